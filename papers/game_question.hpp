// Games of two players as claims ask about them.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "papers/claim.hpp"
#include "solve/solve.hpp"

namespace gamecert::papers {

/// A game on an instance: {"proper", "path:5", {{"colours", 3}}}.
struct GameQuestion {
  std::string_view game;
  std::string instance;
  std::map<std::string, int> parameters = {};
  bool misere = false;
  solve::Engine engine = solve::Engine::best;
};

/// A question that is answered by search over the rules alone: engines may rest on what a paper says.
GameQuestion by_rules(std::string_view game, std::string instance);

/// The number behind the word in a statement such as NIMBER 3.
int number_in(const std::string& statement, std::string_view word);

// Answers by search, within the time of the trial; LimitError at a limit, InputError if the game refuses the instance.

/// `first`, `second` or `tie`, of a game that a win ends; N or P; of a game of one player `won`, once the moves found
/// have been played, or `lost`.
std::string outcome(const GameQuestion& asked, const Trial& trial);
int nimber(const GameQuestion& asked, const Trial& trial);
/// First minus second.
int score(const GameQuestion& asked, const Trial& trial);
/// The winning first moves of the first player, of a game for points the best ones, as users write them.
std::vector<std::string> winning_moves(const GameQuestion& asked, const Trial& trial);

/// A certificate that the two games, both of the last move, are played alike, every move of the first answered by
/// the move `corresponding` of the second; nothing if they are not.
std::optional<certificates::Certificate> played_alike(const GameQuestion& first, const GameQuestion& second,
                                                      const std::function<int(int)>& corresponding, const Trial& trial);

// Failures that rest on one answer: `where` is the game and the instance, then `what`; the certificate is of the
// answer.

/// Of the outcome, or of the score.
Failure outcome_failure(const GameQuestion& asked, std::string_view what);
Failure nimber_failure(const GameQuestion& asked, std::string_view what);

}  // namespace gamecert::papers
