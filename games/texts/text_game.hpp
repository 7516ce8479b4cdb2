// The handle of a game whose rules are a text.
#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "games/play/live_cells.hpp"
#include "games/play/packed_base.hpp"
#include "games/play/word_plane.hpp"
#include "games/texts/text_rules.hpp"

namespace gamecert::games {

/// What is known of a text before there is a board. It outlives the games made of it.
struct ReadyText {
  explicit ReadyText(GameText text);
  ReadyText(const ReadyText&) = delete;
  ReadyText& operator=(const ReadyText&) = delete;
  CompiledText compiled;
  std::optional<TextMeasure> measure;  // null where the author names a number that falls, or nothing does
  std::optional<Striking> strikes;     // of symmetric form
  std::vector<Way> ways;               // by part
  std::string why_no_parts;            // empty where Theorem 4 holds
  GameInfo info;
  Refinements refinements;

 private:
  void describe();
  void describe_given();
  std::deque<std::string> meanings_;  // of what is given
};

/// Which clause `move` of the text a move of such a game belongs to. std::logic_error for another game.
std::size_t clause_of(const Game& game, int move);

/// Where the parts of the text lie in positions of such a game. std::logic_error for another game.
const TextLayout& layout_of(const Game& game);

/// Whether play has ended in a loss of whoever has just moved; false of games that are no texts.
bool lost(const Game& game, PositionView at);

/// A position behind an error that is met at it; null in checkers.
inline std::string (*text_of_position)(const GameText& rules, const TextBoardLists& board, const TextLayout& layout,
                                       PositionView at) = nullptr;

/// Ready to play. InputError for what its rules find wrong with the board; LimitError for a board too large.
std::unique_ptr<Game> make_text_game(const ReadyText& text, const Instance& instance, const Parameters& parameters);

}  // namespace gamecert::games
