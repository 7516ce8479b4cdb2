// A question about a game decided: what may be said of it, and the certificate that says it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "certificates/certificate.hpp"
#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"
#include "solve/answer.hpp"

namespace gamecert::verify {

struct GameDecision {
  std::string verdict = {};    // empty for a certain answer, else EVIDENCE or UNKNOWN
  std::string statement = {};  // OUTCOME N; empty for UNKNOWN
  std::string reason = {};     // the bound of error, what is missing, the limit met
  solve::Answer answer = {};   // with moves and opinions; its evidence is in the certificate
  std::optional<certificates::Certificate> certificate = {};  // if it was wanted and is there; the checker accepts it
};

/// Decides. An answer whose certificate was wanted and cannot be had is EVIDENCE. InputError as solve::solve;
/// std::logic_error if engines disagree, or if the checker rejects.
GameDecision decide(const games::Setup& setup, const solve::Request& request);

/// The same by a symmetry given with the board, if it exchanges any vertices: as solve::solve_by_exchange.
GameDecision decide(const games::Setup& setup, const solve::Request& request,
                    const std::vector<graphs::Edge>& exchange);

/// What is said of it in a line: `OUTCOME N`, `EVIDENCE WINNABLE error<=2^-47`, `UNKNOWN time limit ...`.
std::string text(const GameDecision& decision);
/// What follows from a value, by name: `left-stop`, `right-stop`, `mean`, `temperature` as `-1/2`, and `outcome`.
std::vector<std::pair<std::string, std::string>> value_facts(const solve::ValueFacts& facts);
/// Moves of the answer as users write them.
std::vector<std::string> move_names(const games::Setup& setup, const solve::Answer& answer,
                                    const std::vector<int>& moves);

/// UNKNOWN, for that reason.
GameDecision undecided(const std::string& reason);

}  // namespace gamecert::verify
