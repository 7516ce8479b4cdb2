// The values of positions of an impartial game, by P-positions of sums with a heap.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "solve/search/play_graph.hpp"

namespace gamecert::solve {

/// The value of a class C is the one g for which C + *g is a P-position, or loony: an N-position with every heap, which
/// only extra moves and wins at once can make. A search asks whether C + *g is a P-position, depth first or by proof
/// numbers; where both are at work each has its turn, longer every time, and what either finds serves both. In misere
/// play only coins split, and a position without moves is won by the mover.
class ImpartialValues {
 public:
  using Class = PlayGraph::Class;

  /// Positions of the graph are sums if they `split`.
  ImpartialValues(const games::Refinements& refinements, PlayGraph& graph, bool misere, bool split, Watch& watch);

  /// Of a sum of classes; `certificates::loony` if one of them is.
  int value(std::span<const Class> sum);
  /// Whether the sum with a heap is a P-position.
  bool loses(std::span<const Class> sum, int heap);
  /// Whether it has been found to be one, for that or another question.
  bool is_known_to_lose(std::span<const Class> sum, int heap);

 private:
  static constexpr int unknown = -2;
  static constexpr std::uint32_t solved = 0, never = ~std::uint32_t{0};  // efforts

  struct Known {
    int value = unknown;         // the heap with which the class loses, or loony, if found
    std::uint64_t excluded = 0;  // heaps below 64 with which it does not
  };
  /// A sum with what is known of its parts taken into the heap.
  struct Sum {
    int heap = 0;
    bool is_loony = false;
    std::vector<Class> open = {};
  };
  /// The same without a list of the parts that are open.
  struct Glance {
    int heap = 0;
    bool is_loony = false;
    int open = 0;       // how many they are
    Class last = 0;     // of them
    int remaining = 0;  // of all of them
  };
  /// How many positions have to be looked at, at least, to show that the mover wins, or loses.
  struct Effort {
    std::uint32_t to_win = 1, to_lose = 1;
  };
  struct SpentAll : std::exception {};  // what a search throws that may look at no more positions

  template <class Search>
  auto in_turns(const Search& search);
  const Known& known(Class part);
  bool excluded(Class part, int heap);
  void found(Class part, int heap, bool loses);
  /// What is still open of a sum beside a heap: `see` is called for each such part.
  template <class Folded, class See>
  Folded folded(std::span<const Class> sum, int heap, const See& see);
  Sum fold(std::span<const Class> sum, int heap);
  Glance glance(std::span<const Class> sum, int heap);
  std::optional<bool> decided(const Glance& sum);
  void spend();

  bool part_loses(Class part, int heap);
  int part_value(Class part);
  bool fold_and_search(std::span<const Class> parts, int heap);
  void fold_all_but_largest(Sum& sum);

  bool search_loses(Class part, int heap);
  bool all_moves_lose(Class part, int heap);

  bool may_be_loony(Class part);
  int value_with_extra_moves(Class part);
  bool all_moves_that_keep_lose(Class part, int heap);
  bool passes_to(Class part, int value);

  Effort effort(const Glance& sum);
  void narrow(Class part, int heap, Effort bound);

  PlayGraph& graph_;
  bool misere_;
  bool loony_positions_;  // there may be some
  bool split_coins_;      // the game is of coins, and positions split
  Watch& watch_;
  std::vector<Known> known_;                           // by class
  std::unordered_set<std::uint64_t> excluded_above_;   // classes with heaps of 64 and more with which they do not lose
  std::unordered_map<std::uint64_t, Effort> efforts_;  // by class and heap
  bool by_effort_ = false;                             // which search is at work
  std::uint64_t left_ = 0;                             // positions it may still look at
};

}  // namespace gamecert::solve
