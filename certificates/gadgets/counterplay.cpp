// Evidence `counterplay`: every move of the challenger is answered as it is written, and they gain no more than they
// may.
#include "certificates/gadgets/counterplay.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "certificates/claim.hpp"
#include "certificates/gadget_claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/position_text.hpp"
#include "games/play/position_index.hpp"
#include "reductions/gadgets/difference_board.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground counterplay{Ground::Kind::theorems, "theorem of counterplay",
                         "two gadgets of a game for points that gain nothing against each other make the same score in "
                         "every graph, up to some points: docs/LEMMAS.md"};

using games::Position;
using games::PositionView;
using Bound = std::int64_t;  // sums of bounds and gains do not overflow
using Entries = std::vector<Counterplay::Entry>;

class Replay {
 public:
  Replay(const reductions::DifferenceBoard& board, const Entries& entries, std::string_view name)
      : board_(board),
        game_(board.game()),
        entries_(entries),
        name_(name),
        numbers_(game_.words(), entries.size()),
        used_(entries.size(), 0) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      stand_at(i);
      if (!game_.well_formed(entries[i].position)) fail("a position of the board", "cells outside of it");
      if (i > 0 && entries[i].position <= entries[i - 1].position)
        fail("positions in ascending order", "one not greater");
      numbers_.add(entries[i].position);
    }
  }

  // Sound by the theorem of counterplay in docs/LEMMAS.md: every move of the challenger has an answer, after which less
  // is left to play and they are to move again, so play ends after an answer, with no more than the bound.
  void check(Bound bound) {
    at_ = std::string(name_) + ", the start";
    require(game_.start(), bound - game_.head_start());
    for (std::size_t i = 0; i < entries_.size(); ++i) check_entry(i);
    at_ = name_;
    if (std::ranges::count(used_, 0) != 0) fail("entries that something leads to", "one that nothing does");
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject(at_ + ": expected " + expected + ", found " + found);
  }
  void stand_at(std::size_t number) { at_ = std::string(name_) + ", entry " + std::to_string(number + 1); }

  /// The challenger, to move, is known to gain no more than the bound.
  void require(PositionView position, Bound bound) {
    if (game_.moves(position).empty()) {
      if (board_.beside_rules(position) > bound)
        fail("at most " + std::to_string(bound) + " points at the boundary in the end",
             std::to_string(board_.beside_rules(position)));
      return;
    }
    const std::size_t number = numbers_.find(position);
    if (number == games::PositionIndex::absent || entries_[number].bound > bound)
      fail("an entry with a bound of at most " + std::to_string(bound) + " after every move and answer", "none");
    used_[number] = 1;
  }

  void check_entry(std::size_t number) {
    stand_at(number);
    const auto& [position, bound, answers] = entries_[number];
    game_.options(position, options_);
    if (options_.moves.empty()) fail("a position with a move", "one without");
    if (options_.moves.size() != answers.size())
      fail("an answer to each of " + std::to_string(options_.moves.size()) + " moves", std::to_string(answers.size()));
    for (std::size_t i = 0; i < answers.size(); ++i) {
      const PositionView after = options_.position(i);
      game_.options(after, replies_);
      const auto reply = std::ranges::find(replies_.moves, answers[i]);
      if (reply == replies_.moves.end())
        fail("a move that is left as the answer to " + game_.move_name(options_.moves[i]), std::to_string(answers[i]));
      const auto chosen = static_cast<std::size_t>(reply - replies_.moves.begin());
      const PositionView next = replies_.position(chosen);
      if (game_.remaining(next) >= game_.remaining(position)) fail("less play after a move and its answer", "no less");
      require(next, Bound{bound} - options_.gains[i] + replies_.gains[chosen]);
    }
  }

  const reductions::DifferenceBoard& board_;
  const games::Game& game_;
  const Entries& entries_;
  std::string_view name_;
  games::PositionIndex numbers_;
  std::vector<char> used_;
  std::string at_;
  games::Options options_, replies_;
};

// Sound by the theorem of counterplay, used for both players. Where no edge is painted the two boards are the same but
// for the numbers of vertices, so a bound on the one is a bound on the other.
void check_counterplay(const Claim& claim, const Counterplay& evidence, Grounds& grounds) {
  const auto& [game, before, after, plus] = gadget_claim(claim, grounds);
  const reductions::DifferenceBoard board(game, claim.parameters, before, after);
  if (before.painted.empty() && after.painted.empty()) {
    if (!evidence.against_after.empty()) reject("expected entries of one board where no edge is painted, found more");
    return Replay(board, evidence.against_before, "the first board").check(-std::abs(plus));
  }
  Replay(board, evidence.against_before, "the first board").check(plus);
  const reductions::DifferenceBoard exchanged(game, claim.parameters, after, before);
  Replay(exchanged, evidence.against_after, "the second board").check(-Bound{plus});
}

Entries read_board(Lines& lines, int count, std::size_t words) {
  Entries entries;
  for (int i = 0; i < count; ++i) {
    lines.next_line("an entry");
    Position position = read_position(lines, words, Counterplay::planes);
    const std::string_view bound = lines.token("'<=' and a bound");
    const auto number = bound.starts_with("<=") ? text::integer(bound.substr(2)) : std::nullopt;
    if (!number) lines.fail("'<=' and a bound", text::quoted(bound));
    entries.push_back({std::move(position), *number, lines.numbers_of_line("an answer")});
  }
  return entries;
}

Counterplay read_counterplay(Lines& lines, const Claim&) {
  const int before = lines.number("a number of entries"), after = lines.number("a number of entries");
  const std::size_t words = read_words(lines);
  if (before + std::int64_t{after} == 0 && words != 1)
    lines.fail("1 word a plane where there is no entry", std::to_string(words));
  Counterplay result;
  result.against_before = read_board(lines, before, words);
  result.against_after = read_board(lines, after, words);
  return result;
}

}  // namespace

Kind counterplay_kind() {
  return kind_of<Counterplay>(read_counterplay, check_counterplay, {definitions_of_gadgets, counterplay});
}

}  // namespace gamecert::certificates
