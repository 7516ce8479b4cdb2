// Classes of small gadgets of Node-Kayles: those that mirrored play proves equal have one number.
//
// Of a gadget with some boundary vertices open a host notices the inner moves alone: each closes a set T of boundary
// vertices, perhaps empty, and leaves a position. By docs/LEMMAS.md two positions are equal if for every T that is not
// empty the same positions, up to equality, follow the moves that close T, and if every quiet move (T empty) of the one
// leads to what a quiet move of the other leads to, or has a quiet answer that leads back to the other. A heap is a
// position with quiet moves alone. So a position that is equal to what a quiet move and a quiet answer lead to is that
// one; if there is none, it is told by its set of pairs (T, position). Numbers are given to such sets, smaller
// positions first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "reductions/gadgets/gadget.hpp"
#include "solve/limits.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {

/// A gadget on at most two boundary vertices, with few inner ones.
struct SmallGadget {
  static constexpr int most = 8;  // inner vertices
  int inner = 0;
  std::array<std::uint8_t, most> near{};   // inner neighbours of an inner vertex, bit i: inner vertex i
  std::array<std::uint8_t, most> bound{};  // boundary vertices adjacent to it, bit b: boundary vertex b

  /// The edges inside, and those to boundary vertex 0 and 1.
  std::array<int, 3> edges() const;
  /// Tells pieces apart.
  std::uint64_t key() const;
  reductions::Gadget gadget(int boundary) const;
};

class MirrorClasses {
 public:
  using Number = std::uint32_t;

  explicit MirrorClasses(Watch& watch);

  /// A class of gadgets that differ by heaps, and the heap by which the piece differs from the class.
  struct Member {
    Number number = 0;
    int heap = 0;
  };
  Member member(const SmallGadget& piece);
  /// How many positions have numbers.
  std::size_t size() const { return options_.size(); }

 private:
  using Option = std::pair<unsigned, Number>;  // what a move closes, and what it leads to

  /// The number of the position with these options, in any order.
  Number number(std::vector<Option> options);
  Number equal_or_new(const std::vector<Option>& options);
  bool equal(const std::vector<Option>& options, Number other) const;
  Number plus(Number position, int heap);
  /// Quiet options come first.
  std::size_t quiet(const std::vector<Option>& options) const;
  Number position(const SmallGadget& piece, unsigned open, unsigned living);

  std::vector<std::vector<Option>> options_;           // of a position, by its number, ascending
  TranspositionTable<std::optional<Number>> numbers_;  // by options
  TranspositionTable<std::optional<Number>> sums_;     // by position and heap
  TranspositionTable<std::optional<Member>> members_;  // by keys of pieces
  std::vector<std::int64_t> positions_;  // of the piece looked at, by open inner and boundary vertices, or -1
};

}  // namespace gamecert::solve
