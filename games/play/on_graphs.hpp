// Rule texts asked about one graph after another: games whose board is a graph (`any_graph`) of order at most 64.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/arenas/graph_arena.hpp"
#include "games/play/word_plane.hpp"
#include "graphs/small_graph.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {

/// What is known of positions. To forget all takes no time.
template <std::size_t planes>
class PositionValues {
 public:
  using Key = std::array<Word, planes>;

  void forget() {
    ++round_;
    used_ = 0;
  }
  std::size_t size() const { return used_; }
  std::optional<int> find(const Key& key) const {
    for (std::size_t at = place(key); slots_[at].round == round_; at = (at + 1) & (slots_.size() - 1)) {
      if (slots_[at].key == key) return slots_[at].value;
    }
    return {};
  }
  /// Of a position that is not known.
  void add(const Key& key, int value) {
    if (2 * ++used_ > slots_.size()) grow();
    put({key, round_, value});
  }

 private:
  struct Slot {
    Key key{};
    std::uint64_t round = 0;
    int value = 0;
  };
  std::size_t place(const Key& key) const {
    Word mixed = 0;
    for (const Word word : key) mixed = (mixed ^ word) * 0x9e3779b97f4a7c15;
    return (mixed >> 32) & (slots_.size() - 1);
  }
  void put(const Slot& slot) {
    std::size_t at = place(slot.key);
    while (slots_[at].round == round_) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = slot;
  }
  void grow() {
    std::vector<Slot> before(2 * slots_.size());
    before.swap(slots_);
    for (const Slot& slot : before) {
      if (slot.round == round_) put(slot);
    }
  }

  std::vector<Slot> slots_ = std::vector<Slot>(1024);
  std::uint64_t round_ = 1;
  std::size_t used_ = 0;
};

template <template <class> class Rules>
class OnGraphs {
 public:
  using P = WordPlane<1>;
  using R = Rules<P>;
  using Board = typename R::Board;
  static_assert(R::refinements.any_graph);

  /// The next questions are about this graph; of a digraph the neighbours are the heads.
  void ask(const graphs::SmallGraph& graph) {
    std::vector<P> rows;
    rows.reserve(static_cast<std::size_t>(graph.order));
    for (int v = 0; v < graph.order; ++v) rows.push_back(plane(graph.neighbours(v)));
    rules_.on = GraphArena<P>({}, std::move(rows));
    values_.forget();
  }

  static P plane(graphs::VertexSet vertices) { return std::bit_cast<P>(vertices); }
  /// What is changed of it is kept until it is changed again.
  R& rules() { return rules_; }

  /// Of a solitaire that has a goal: whether it can be reached.
  bool winnable(const Board& at) {
    if (truth(rules_.won(at))) return true;
    const Key key = key_of(at);
    if (const auto known = values_.find(key)) return *known != 0;
    bool found = false;
    for (P left = rules_.moves(at); !found && truth(any(left)); left = left - least(left))
      found = winnable(rules_.play(at, least_cell(left)));
    add(key, found);
    return found;
  }

  /// Of an impartial game that the last move decides, in normal play.
  int nimber(const Board& at) {
    static_assert(!R::refinements.won && !R::refinements.moves_again && !R::refinements.turn);
    const Key key = key_of(at);
    if (const auto known = values_.find(key)) return *known;
    Word seen = 0;  // an option has fewer moves than there are cells, 64 at most
    for (P left = rules_.moves(at); truth(any(left)); left = left - least(left))
      seen |= Word{1} << nimber(rules_.play(at, least_cell(left)));
    const int value = std::countr_one(seen);
    add(key, value);
    return value;
  }

 private:
  static constexpr std::size_t planes = sizeof(Board) / sizeof(P);
  using Key = typename PositionValues<planes>::Key;

  void add(const Key& key, int value) {
    values_.add(key, value);
    text::pause();
  }
  static Key key_of(const Board& at) { return std::bit_cast<Key>(at); }
  static int least_cell(const P& cells) { return std::countr_zero(std::bit_cast<Word>(cells)); }

  R rules_ = R({}, Instance("@"), Parameters(R::info(), {}));
  PositionValues<planes> values_;
};

}  // namespace gamecert::games
