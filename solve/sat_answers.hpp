// Solitaires decided by a SAT solver on the formulas of encode/.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "encode/lrat.hpp"
#include "encode/solitaires/questions.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Whether a formula has a model.
struct SatVerdict {
  std::optional<std::vector<char>> model = {};  // by variable; none at 0
  std::optional<encode::Lrat> refutation = {};  // if there is no model and the proof could be elaborated
  std::string missing = {};                     // why it could not
};
/// Keeps the making of a formula within the limits of time and memory; the watch must outlive it.
encode::Checkpoint formula_watch(Watch& watch);

/// With the refutation if it is wanted. LimitError where the solver comes to no end; why is its message. Throws
/// logic_error for a refutation that is none.
SatVerdict decide_formula(const encode::Cnf& cnf, bool refutation, const Limits& limits);

/// Decides a game of one player, for a goal or for points. Throws InputError for games of two players and where all
/// winning moves are asked for; LimitError.
Answer solve_by_sat(const games::Setup& setup, const Request& request);

}  // namespace gamecert::solve
