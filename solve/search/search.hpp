// Exact search over any solitaire or impartial game, by its rules alone.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "games/instances/setup.hpp"
#include "solve/answer.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// Decides by the rules: a game whose play may repeat by search_repeating; one in which a player without a move ends it
/// by search_scores (one with sums, where no tie is possible and neither a certificate nor play by the rules alone is
/// wanted, by search_impartial), of others a solitaire by search_solitaire and an impartial game by search_impartial.
/// Throws LimitError.
Answer search(const games::Game& game, const Request& request);

/// WINNABLE with a line of moves, or UNWINNABLE with the closed set of positions.
Answer search_solitaire(const games::Game& game, const Request& request);

/// Outcome or nimber, normal or misere, with the P-positions it rests on; where the game splits,
/// normal play goes part by part. The game has no points; with extra moves or an early win a nimber may be loony.
Answer search_impartial(const games::Game& game, const Request& request);

/// The value of a game of which why_no_values (games/play/partizan.hpp) is empty, with those of all positions that it
/// rests on: VALUE and its text, or `VALUE form` and the digest of its canonical form where the text is too long
/// (games/forms/value_text.hpp).
Answer search_value(const games::Setup& setup, const Request& request);
/// That of a position as Left sees it. Certificates are about the start.
Answer search_value(const games::Setup& setup, games::PositionView at, const Request& request);
/// OUTCOME L, R, N or P of a game of Left and Right that begins as a sum of parts, by their values. Nothing where it
/// has none, where something else is asked, and after half of the time, ten seconds at most.
std::optional<Answer> search_outcome_of_parts(const games::Setup& setup, const Request& request);

/// The score of the first player less that of the second, or of a single player, with a strategy for each bound;
/// of a game that a win ends the outcome, with the strategies that show it.
Answer search_scores(const games::Game& game, const Request& request);
/// The same of a game begun at several starts, which is all in which these games differ: their answers, the first with
/// one strategy for all. No moves are told.
std::vector<Answer> search_starts(const std::vector<const games::Game*>& starts, const Request& request);

/// The outcome of a game whose play may repeat, by retrograde analysis, with the strategies that show it.
Answer search_repeating(const games::Game& game, const Request& request);
/// The same of several starts of one game, the strategies of all in the first answer.
std::vector<Answer> search_repeating_starts(const std::vector<const games::Game*>& starts, const Request& request);

/// Scores of one position after another, in one table: of a game for points, or one that a win ends, also in misere
/// play.
class PositionScores {
 public:
  /// The game must outlive this.
  PositionScores(const games::Game& game, bool misere);
  ~PositionScores();

  /// What the mover gets more than the opponent from there on, by perfect play of both; a win is a point, and in
  /// misere play one lost. The limits are those of this question. LimitError, after which the table is empty.
  int of(games::PositionView at, const Limits& limits);

 private:
  class Search;
  const games::Game& game_;
  const bool misere_;
  std::unique_ptr<Search> search_;
};

}  // namespace gamecert::solve
