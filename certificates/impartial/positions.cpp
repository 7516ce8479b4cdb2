// Evidence `positions`: entries (position, heap), each a P-position, that decide an impartial game.
//
// Write (C, g) for the position C beside a heap of g. At most one g makes it a P-position: call it
// the value of C; if there is none, C is loony. If it is known, (C, h) is no P-position for any other h: for
// h > g the heap goes down to g, and for h < g it is shown below. A position without a move has value 0 in
// normal play and 1 in misere play, where its heap of 1 must be taken.
#include "certificates/impartial/positions.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/kind.hpp"
#include "certificates/position_text.hpp"
#include "games/play/coins_and_strings.hpp"
#include "games/play/parts.hpp"
#include "games/play/position_index.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground misere_form{Ground::Kind::theorems, "misere form of the theorem of Sprague and Grundy",
                         "nimbers of misere play, as heaps beside which a position is a P-position"};

const Ground theorem_on_coins{Ground::Kind::theorems, "theorem on coins and strings of docs/PARTS.md",
                              "loony pairs, captures, and walls between which a position falls into pieces"};

using games::Position;
using games::PositionView;

class Table {
 public:
  Table(const games::Game& game, bool misere, const std::vector<Positions::Entry>& entries)
      : game_(game), misere_(misere), index_(game.words(), entries.size()), used_(entries.size(), 0) {
    if (game.refinements().coins) strings_.emplace(game, misere);
    for (at_ = 0; at_ < entries.size(); ++at_) {
      const auto& [position, heap] = entries[at_];
      if (!game.well_formed(position))
        fail("a position of " + std::string(game.info().name), "cells outside its board");
      if (at_ > 0 && position <= entries[at_ - 1].position) fail("positions in ascending order", "one not greater");
      if (heap < 0 && heap != loony) fail("a heap of at least 0, or loony", std::to_string(heap));
      if (const auto parts = plain_parts(position); parts.size() != 1 || parts.front() != position) {
        fail("a single part", "a sum of " + std::to_string(parts.size()) + " parts");
      }
      index_.add(position);
      heaps_.push_back(heap);
    }
    at_ = 0;
  }

  /// The sum of the values of its parts, if all are known; loony if one of them is known to be.
  std::optional<int> value(PositionView position) {
    const std::vector<Position> parts = plain_parts(position);
    if (const auto known = listed_sum(position, parts)) return known;
    if (!strings_) return std::nullopt;
    const auto pieces = strings_->pieces(position);
    const auto known = pieces ? listed_sum(position, *pieces) : loony;
    coins_ = coins_ || known;
    sum_ = sum_ || (pieces && pieces->size() > 1);
    return known;
  }

  /// Whether the position is known to be won for the mover beside a heap of `heap`.
  bool wins(PositionView position, int heap) {
    options(position, replies_);
    for (std::size_t i = 0; i < replies_.moves.size(); ++i) {
      if (replies_.won[i] != 0) return true;
      const auto known = value(replies_.position(i));
      if (known && (*known == heap) != (replies_.again[i] != 0)) return true;
    }
    return false;
  }

  // Sound because, by induction on what remains and the heap, every entry (C, g) is a P-position, and no
  // (C, h) for a loony C. Of (C, g): no option wins; one that keeps the turn has value g; one that passes it
  // has a known value other than g, or the opponent a reply; and from (C, h) with h < g, some option that
  // passes the turn has value h, or one that keeps it has value g. In misere play there is an option. In
  // normal play a position is the sum of its parts: values add as nim-sums, and a loony part makes it loony. Where
  // the rules have coins, what is not listed part by part has the value of the sum of its pieces, in both kinds of
  // play.
  void check_entries() {
    for (at_ = 0; at_ < index_.size(); ++at_) {
      options(index_[at_], options_);
      if (heaps_[at_] == loony) {
        check_loony();
      } else if (options_.moves.empty()) {
        const int value = value_without_moves();
        if (heaps_[at_] != value)
          fail("a heap of " + std::to_string(value) + " beside a position without a move", std::to_string(heaps_[at_]));
      } else {
        check_heap(heaps_[at_]);
      }
    }
  }

  /// Entries that nothing looked up may still be ones that other replies lead to.
  void reject_unused() {
    if (std::ranges::find(used_, 0) == used_.end()) return;
    mark(game_.start());
    for (std::size_t i = 0; i < index_.size(); ++i) {
      options(index_[i], options_);
      for (std::size_t k = 0; k < options_.moves.size(); ++k) mark(options_.position(k));
    }
    at_ = static_cast<std::size_t>(std::ranges::find(used_, 0) - used_.begin());
    if (at_ < used_.size()) fail("an entry that the claim or another entry rests on", "one unused");
  }

  void add_theorems(Grounds& grounds) const {
    if (apart_ || loony_sum_) grounds.add(theorem_on_parts);
    if (sum_) grounds.add(theorem_of_sums);
    if (coins_) grounds.add(theorem_on_coins);
  }

 private:
  void check_heap(int heap) {
    const std::size_t most = options_.moves.size();
    if (heap > greatest_heap()) fail("a heap of at most " + std::to_string(greatest_heap()), std::to_string(heap));
    const std::string number = std::to_string(heap);
    std::vector<char> reached(static_cast<std::size_t>(heap), 0);
    bool keeps = false;
    for (std::size_t i = 0; i < most; ++i) {
      const std::string move = "move " + game_.move_name(options_.moves[i]);
      if (options_.won[i] != 0) fail("no move that wins", move);
      const auto known = value(options_.position(i));
      if (options_.again[i] != 0) {
        keeps = true;
        if (known != heap) fail("value " + number + " after every move that keeps the turn", move);
        continue;
      }
      if (known == heap) fail("no option of value " + number, move);
      if (known && *known >= 0 && *known < heap) reached[static_cast<std::size_t>(*known)] = 1;
      if (!known && !wins(options_.position(i), heap)) fail("a reply to value " + number + " to " + move, "none");
    }
    const auto missing = std::ranges::find(reached, 0);
    if (!keeps && missing != reached.end())
      fail("an option of value " + std::to_string(missing - reached.begin()), "none");
  }

  void check_loony() {
    std::optional<int> kept;
    for (std::size_t i = 0; i < options_.moves.size(); ++i) {
      if (options_.won[i] != 0) return;
      if (options_.again[i] == 0) continue;
      const auto known = value(options_.position(i));
      if (!known) continue;
      if (*known == loony || (kept && *kept != *known)) return;
      kept = known;
    }
    for (std::size_t i = 0; i < options_.moves.size() && kept; ++i) {
      if (options_.again[i] == 0 && value(options_.position(i)) == kept) return;
    }
    fail("a move that wins or keeps the turn and so makes the position loony", "none");
  }

  /// No value is greater than the moves that are left.
  std::int64_t greatest_heap() const { return std::int64_t{game_.remaining(index_[at_])} + 1; }
  int value_without_moves() const { return misere_ ? 1 : 0; }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("entry " + std::to_string(at_ + 1) + ": expected " + expected + ", found " + found);
  }

  /// Without what is known of coins; in misere play, where values do not add up, the position alone.
  std::vector<Position> plain_parts(PositionView position) {
    std::vector<Position> parts =
        misere_ ? std::vector<Position>{Position(position.begin(), position.end())} : games::parts(game_, position);
    if (parts.empty()) {
      apart_ = apart_ || !game_.moves(position).empty();
    } else {
      apart_ = apart_ || !std::ranges::equal(parts.front(), position);
    }
    sum_ = sum_ || parts.size() > 1;
    return parts;
  }

  void options(PositionView position, games::Options& out) const {
    game_.options(position, out);
    const int remaining = game_.remaining(position);
    for (std::size_t i = 0; i < out.moves.size(); ++i) {
      if (game_.remaining(out.position(i)) >= remaining) fail("less play after a move", "no less");
    }
  }

  /// The sum of the heaps of these summands, if all that have a move are listed; loony if one of them is listed as
  /// that.
  std::optional<int> listed_sum(PositionView position, const std::vector<Position>& summands) {
    int sum = 0;
    bool all_known = true;
    numbers_.clear();
    for (const Position& part : summands) {
      const std::size_t number = index_.find(part);
      if (number == games::PositionIndex::absent) {
        all_known = all_known && game_.moves(part).empty();
        sum ^= value_without_moves();
        continue;
      }
      if (game_.remaining(part) > game_.remaining(position)) fail("parts with no more play than their sum", "more");
      if (heaps_[number] == loony) {
        loony_sum_ = loony_sum_ || summands.size() > 1;
        used_[number] = 1;
        return loony;
      }
      numbers_.push_back(number);
      sum ^= heaps_[number];
    }
    if (!all_known) return std::nullopt;
    for (const std::size_t number : numbers_) used_[number] = 1;
    return sum;
  }

  void mark(PositionView position) {
    value(position);
    options(position, replies_);
    for (std::size_t i = 0; i < replies_.moves.size(); ++i) value(replies_.position(i));
  }

  const games::Game& game_;
  bool misere_;
  std::optional<games::CoinsAndStrings> strings_;  // where the rules declare coins
  games::PositionIndex index_;
  std::vector<int> heaps_;
  std::vector<char> used_;
  std::size_t at_ = 0;  // the entry being checked
  games::Options options_, replies_;
  std::vector<std::size_t> numbers_;
  bool apart_ = false, sum_ = false, loony_sum_ = false;  // what was looked at so far: less than a whole position, ...
  bool coins_ = false;                                    // and a position of which lemmas on coins were needed
};

bool proved(Table& table, PositionView start, std::string_view statement, bool sums) {
  constexpr std::string_view nimber = "NIMBER ";
  if (statement.starts_with(nimber)) {
    if (statement.substr(nimber.size()) == "loony") return table.value(start) == loony;
    if (const auto heap = text::whole_number(statement.substr(nimber.size()))) return table.value(start) == *heap;
  }
  if (statement == "OUTCOME P" && !sums) return table.value(start) == 0;
  if (statement == "OUTCOME N" && !sums) return table.value(start).value_or(0) != 0 || table.wins(start, 0);
  reject("expected " + std::string(sums ? "" : "OUTCOME N, OUTCOME P or ") +
         "NIMBER and a number or loony for this evidence, found " + text::quoted(statement));
}

void check_positions(const Claim& claim, const Positions& evidence, Grounds& grounds) {
  const games::Setup subject = impartial_subject(claim, grounds);
  Table table(subject.game(), claim.misere, evidence.entries);
  if (!proved(table, subject.game().start(), claim.statement, subject.info().sums)) {
    reject("expected entries from which " + claim.statement + " follows, found others");
  }
  table.check_entries();
  table.reject_unused();
  table.add_theorems(grounds);
  if (claim.statement.starts_with("NIMBER")) grounds.add(claim.misere ? misere_form : theorem_of_sums);
}

Positions read_positions(Lines& lines, const Claim& claim) {
  return {read_entries<Positions::Entry>(lines, claim, [&](Position position) {
    const std::string_view heap = lines.token("'*' and a heap, or loony");
    if (heap.front() != '*' && heap != "loony") lines.fail("'*' and a heap, or loony", text::quoted(heap));
    const int size = heap == "loony" ? loony : lines.parse(heap.substr(1), "'*' and a heap");
    return Positions::Entry{std::move(position), size};
  })};
}

}  // namespace

Kind positions_kind() {
  return kind_of<Positions>(read_positions, check_positions, {},
                            {theorem_of_sums, misere_form, theorem_on_parts, theorem_on_coins});
}

}  // namespace gamecert::certificates
