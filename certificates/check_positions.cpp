// Evidence `positions`: entries (position, heap), each a P-position, that decide an impartial game.
#include <algorithm>
#include <tuple>

#include "certificates/checker.hpp"
#include "certificates/position_index.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

using games::Position;
using games::PositionView;

/// What normal and misere play share: the game, the entries, and which of them were looked up.
class Table {
 public:
  explicit Table(const games::Game& game) : game_(game) {}
  virtual ~Table() = default;

  void check_entries() {
    for (at_ = 0; at_ < used_.size(); ++at_) check_entry();
  }
  /// Whether the entries show that the start has that nimber.
  virtual bool start_is(int wanted) = 0;
  /// Whether the entries show that the mover wins from the start.
  virtual bool start_is_won() = 0;

  void reject_unused() {
    if (std::find(used_.begin(), used_.end(), 0) == used_.end()) return;
    mark(game_.start());
    for (at_ = 0; at_ < used_.size(); ++at_) mark_from_entry();
    for (at_ = 0; at_ < used_.size(); ++at_) {
      if (used_[at_] == 0)
        reject(place() + ": expected an entry that the claim or another entry rests on, found one unused");
    }
  }

 protected:
  void require_position(const std::vector<Positions::Entry>& entries, std::size_t i) {
    at_ = i;
    if (!game_.well_formed(entries[i].position)) {
      reject(place() + ": expected planes of " + std::to_string(game_.cells()) + " cells as " +
             std::string(game_.info().name) + " has them, found others");
    }
    if (entries[i].heap < 0)
      reject(place() + ": expected a heap of at least 0, found " + std::to_string(entries[i].heap));
    used_.push_back(0);
  }
  std::string place() const { return "entry " + std::to_string(at_ + 1); }
  std::string place(int move) const { return place() + ", move " + game_.move_name(move); }

  /// The options of a position. Both readings are proved by induction on what remains, so it must fall.
  const games::Options& options(PositionView position, games::Options& out) const {
    game_.options(position, out);
    const int remaining = game_.remaining(position);
    for (std::size_t i = 0; i < out.moves.size(); ++i) {
      if (game_.remaining(out.position(i)) >= remaining)
        reject(place(out.moves[i]) + ": expected less play to remain, found more");
    }
    return out;
  }

  virtual void check_entry() = 0;
  /// Looks up all that an entry can rest on, and all that the claim can.
  virtual void mark_from_entry() = 0;
  virtual void mark(PositionView start) = 0;

  const games::Game& game_;
  std::vector<char> used_;
  std::size_t at_ = 0;  // the entry being checked
  games::Options options_, replies_;
};

// Sound because, by induction on what remains, every entry (C, g) has value g: each option of C
// either is a sum of parts with entries whose values add to something else than g, or has an option
// that is such a sum of value g, so it does not have value g; and every lesser value is that of some
// option. A position is the sum of its parts, and the value of a sum is the nim-sum.
class NormalTable final : public Table {
 public:
  NormalTable(const games::Game& game, const std::vector<Positions::Entry>& entries)
      : Table(game), index_(game.words(), entries.size()) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      require_position(entries, i);
      if (i > 0 && entries[i].position <= entries[i - 1].position) {
        reject(place() + ": expected positions in ascending order, found one that is not greater");
      }
      const auto parts = game.parts(entries[i].position);
      if (parts.size() != 1 || parts.front() != entries[i].position) {
        reject(place() + ": expected a single part, found a position of " + std::to_string(parts.size()) +
               " parts or more cells");
      }
      index_.add(entries[i].position);
      heaps_.push_back(entries[i].heap);
    }
  }

  bool start_is(int wanted) override { return value(game_.start()) == wanted; }
  bool start_is_won() override {
    const Position start = game_.start();
    if (const auto known = value(start)) return *known != 0;
    return reaches(start, 0);
  }

 private:
  /// The nim-sum of the entries of its parts, if all have one.
  std::optional<int> value(PositionView position) {
    int sum = 0;
    const auto parts = game_.parts(position);
    const int remaining = parts.size() > 1 ? game_.remaining(position) : 0;
    numbers_.clear();
    for (const Position& part : parts) {
      const std::size_t number = index_.find(part);
      if (number == PositionIndex::absent) return std::nullopt;
      if (parts.size() > 1 && game_.remaining(part) > remaining)
        reject(place() + ": expected parts with less play, found more");
      numbers_.push_back(number);
      sum ^= heaps_[number];
    }
    for (const std::size_t number : numbers_) used_[number] = 1;
    return sum;
  }

  /// Whether some option is known to have that value.
  bool reaches(PositionView position, int wanted) {
    options(position, replies_);
    for (std::size_t i = 0; i < replies_.moves.size(); ++i) {
      if (value(replies_.position(i)) == wanted) return true;
    }
    return false;
  }

  static constexpr int no_value = -1;

  void check_entry() override {
    const int heap = heaps_[at_];
    options(index_[at_], options_);
    if (static_cast<std::size_t>(heap) > options_.moves.size()) {
      reject(place() + ": expected a heap of at most " + std::to_string(options_.moves.size()) +
             ", the number of options, found " + std::to_string(heap));
    }
    std::vector<char> attained(static_cast<std::size_t>(heap), 0);
    for (std::size_t i = 0; i < options_.moves.size(); ++i) {
      const auto known = value(options_.position(i));
      if (known == heap)
        reject(place(options_.moves[i]) + ": expected a value other than " + std::to_string(heap) + ", found it");
      if (known && *known < heap) attained[static_cast<std::size_t>(*known)] = 1;
      if (!known && !reaches(options_.position(i), heap)) {
        reject(place(options_.moves[i]) + ": expected a reply to value " + std::to_string(heap) + ", found none");
      }
    }
    for (int lesser = 0; lesser < heap; ++lesser) {
      if (attained[static_cast<std::size_t>(lesser)] == 0) {
        reject(place() + ": expected an option of value " + std::to_string(lesser) + ", found none");
      }
    }
  }

  void mark(PositionView start) override {
    value(start);
    reaches(start, no_value);
  }
  void mark_from_entry() override {
    options(index_[at_], options_);
    for (std::size_t i = 0; i < options_.moves.size(); ++i) mark(options_.position(i));
  }

  PositionIndex index_;
  std::vector<int> heaps_;
  std::vector<std::size_t> numbers_;
};

// Sound because, by induction on what remains and the heap, every entry (A, h) is a misere
// P-position: it has a move, and every move leads either to where no move is left, which wins for
// the mover, or to where some move leads to an entry again. Nothing is split.
class MisereTable final : public Table {
 public:
  MisereTable(const games::Game& game, const std::vector<Positions::Entry>& entries)
      : Table(game), index_(game.words() + 1, entries.size()), words_(game.words()) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      require_position(entries, i);
      if (i > 0 &&
          std::tie(entries[i].position, entries[i].heap) <= std::tie(entries[i - 1].position, entries[i - 1].heap)) {
        reject(place() + ": expected entries in ascending order, found one that is not greater");
      }
      index_.add(keyed(entries[i].position, entries[i].heap));
    }
  }

  bool start_is(int wanted) override { return listed(game_.start(), wanted); }
  bool start_is_won() override {
    const Position start = game_.start();
    options(start, options_);
    return options_.moves.empty() || reaches(options_, 0);
  }

 private:
  PositionView keyed(PositionView position, int heap) {
    key_.assign(position.begin(), position.end());
    key_.push_back(static_cast<games::Word>(heap));
    return key_;
  }
  bool listed(PositionView position, int heap) {
    const std::size_t number = index_.find(keyed(position, heap));
    if (number != PositionIndex::absent) used_[number] = 1;
    return number != PositionIndex::absent;
  }
  bool reaches(const games::Options& from, int heap) {
    for (std::size_t i = 0; i < from.moves.size(); ++i) {
      if (listed(from.position(i), heap)) return true;
    }
    return false;
  }
  /// Whether taking from the heap of that size beside the position leads to an entry.
  bool reaches_by_heap(PositionView position, int heap) {
    for (int lesser = 0; lesser < heap; ++lesser) {
      if (listed(position, lesser)) return true;
    }
    return false;
  }
  /// The mover wins at the position, whose options are given, beside a heap of that size.
  bool won(PositionView position, const games::Options& from, int heap) {
    return (from.moves.empty() && heap == 0) || reaches(from, heap) || reaches_by_heap(position, heap);
  }

  PositionView position() const { return index_[at_].first(words_); }
  int heap() const { return static_cast<int>(index_[at_].back()); }

  void check_entry() override {
    options(position(), options_);
    if (options_.moves.empty() && heap() == 0) reject(place() + ": expected a move, found none");
    for (std::size_t i = 0; i < options_.moves.size(); ++i) {
      if (!won(options_.position(i), options(options_.position(i), replies_), heap())) {
        reject(place(options_.moves[i]) + ": expected a reply to an entry, found none");
      }
    }
    for (int lesser = 0; lesser < heap(); ++lesser) {
      if (!won(position(), options_, lesser)) {
        reject(place() + ", heap to " + std::to_string(lesser) + ": expected a reply to an entry, found none");
      }
    }
  }

  void mark(PositionView start) override {
    options(start, options_);
    for (std::size_t i = 0; i < options_.moves.size(); ++i) listed(options_.position(i), 0);
  }
  void mark_from_entry() override {
    options(position(), options_);
    for (std::size_t i = 0; i < options_.moves.size(); ++i) {
      for (int lesser = 0; lesser < heap(); ++lesser) listed(options_.position(i), lesser);
      options(options_.position(i), replies_);
      for (std::size_t k = 0; k < replies_.moves.size(); ++k) listed(replies_.position(k), heap());
    }
  }

  PositionIndex index_;
  std::size_t words_;
  Position key_;
};

void check_claim(Table& table, const Claim& claim) {
  constexpr std::string_view nimber = "NIMBER ";
  bool proved = false;
  if (claim.statement == "OUTCOME P") {
    proved = table.start_is(0);
  } else if (claim.statement == "OUTCOME N") {
    proved = table.start_is_won();
  } else if (claim.statement.starts_with(nimber)) {
    const auto heap = whole_number(std::string_view(claim.statement).substr(nimber.size()));
    if (!heap) reject("expected NIMBER and a number, found " + shown(claim.statement));
    proved = table.start_is(*heap);
  } else {
    reject("expected OUTCOME N, OUTCOME P or NIMBER and a number for this evidence, found " + shown(claim.statement));
  }
  if (!proved) reject("expected entries from which " + claim.statement + " follows, found others");
}

}  // namespace

void check_positions(const Claim& claim, const Positions& evidence) {
  const Subject subject = subject_of(claim);
  require(subject, claim, 2, claim.statement);
  const auto game = games::make(subject.entry, subject.instance, claim.parameters);
  const games::Refinements refined = game->refinements();
  if (refined.won || refined.moves_again || refined.gain || refined.turn ||
      subject.entry.info.stuck != games::Stuck::loses) {
    reject("expected an impartial game that the last move decides, found " + claim.game);
  }
  std::unique_ptr<Table> table;
  if (claim.misere) {
    table = std::make_unique<MisereTable>(*game, evidence.entries);
  } else {
    table = std::make_unique<NormalTable>(*game, evidence.entries);
  }
  check_claim(*table, claim);
  table->check_entries();
  table->reject_unused();
}

}  // namespace gamecert::certificates
