// What a claim is about, read and found to make sense: the first step of every check.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

/// Throws Rejection.
[[noreturn]] void reject(const std::string& reason);

/// A parameter's value as it is written: a number or, if the game is known and says so, a word.
std::string value_text(const std::string& game, std::string_view parameter, int value);

struct Subject {
  const games::Entry& entry;
  games::Instance instance;
};

/// The claim's game and instance. Throws Rejection or InputError unless the game is known in this
/// version, the parameters are exactly the game's and in range, the play fits the game, and the
/// instance is one of the game in its canonical text. The rules become grounds.
Subject subject_of(const Claim& claim, Grounds& grounds);

/// Rejects a claim unless it is about a `kind`, conjecture or reduction, of version 1 without parameters and play.
void require_plain(const Claim& claim, const std::string& kind);
/// Rejects a claim unless its game is a solitaire with a goal and its statement is `statement`.
void require_solitaire(const Subject& subject, const Claim& claim, std::string_view statement);
/// The claim's game on its instance. Rejects one that is not impartial and decided by the last move.
std::unique_ptr<games::Game> impartial_game(const Claim& claim, Grounds& grounds);
/// Rejects a vertex that is not the first of its component.
void require_least(const std::vector<int>& component, int vertex);
/// Rejects a subject that is not `game` on a graph.
void require_on_graph(const Subject& subject, std::string_view game);

}  // namespace gamecert::certificates
