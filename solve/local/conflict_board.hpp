// The board of a local game as an engine sees it: what a move closes, what falls apart, and what is played alike.
//
// A part of a position is a connected set of vertices of the graph of conflicts. It is placed: of its images under the
// automorphisms of the whole graph, each moved down as far as the graph repeats itself, the least is taken. So parts
// of a path or of a grid are known again wherever they lie, and need no canonical form. Sound because a shift is only
// applied inside a set of vertices on which it keeps both edges and their absence.
#pragma once

#include <algorithm>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/local/automorphisms.hpp"
#include "solve/local/cell_set.hpp"

namespace gamecert::solve {

/// A shift v to v - by that keeps edges and their absence within `inside`, a connected set and not a small one.
struct Shift {
  int by = 0;
  std::vector<char> inside = {};  // by vertex
};
/// The widest, and the widest of those that are no repetition of it.
std::vector<Shift> shifts(const graphs::Graph& graph);

template <std::size_t words>
class ConflictBoard {
 public:
  using Cells = CellSet<words>;

  explicit ConflictBoard(const graphs::Graph& conflicts) {
    for (int v = 0; v < conflicts.order(); ++v) {
      Cells& around = neighbours_.emplace_back();
      for (const int u : conflicts.neighbours(v)) around.add(u);
    }
    for (const Shift& shift : shifts(conflicts)) add(shift);
    for (const std::vector<int>& images : some_automorphisms(conflicts)) add(images);
  }

  Cells after(const Cells& at, int move) const {
    Cells result = at - neighbours_[static_cast<std::size_t>(move)];
    Cells played;
    played.add(move);
    return result - played;
  }

  template <class Visit>
  void each_part(Cells at, Visit&& visit) const {
    while (!at.empty()) {
      Cells part = at.least();
      for (Cells edge = part; !edge.empty();) {
        Cells next;
        edge.each([&](int v) { next |= neighbours_[static_cast<std::size_t>(v)]; });
        edge = (next & at) - part;
        part |= edge;
      }
      visit(part);
      at = at - part;
    }
  }

  /// The part that stands for all that are seen to be played like this one.
  Cells placed(const Cells& part) const {
    Cells least = moved_down(part);
    for (const Images& images : symmetries_) {
      const Cells other = moved_down(image(images, part));
      if (other < least) least = other;
    }
    return least;
  }

  /// Of a connected set of at most three vertices: a path of three is worth 2, all others 1.
  int small_value(const Cells& part, int count) const {
    if (count < 3) return 1;
    bool complete = true;
    part.each([&](int v) { complete = complete && (neighbours_[static_cast<std::size_t>(v)] & part).count() == 2; });
    return complete ? 1 : 2;
  }

 private:
  static constexpr std::size_t nibbles = words * 16;
  using Images = std::vector<Cells>;  // of every set of vertices 4i .. 4i+3, at 16i and the set
  struct Steps {
    int by;
    Cells inside;
  };

  void add(const Shift& shift) {
    Cells inside;
    for (std::size_t v = 0; v < shift.inside.size(); ++v)
      if (shift.inside[v] != 0) inside.add(static_cast<int>(v));
    const std::size_t first = steps_.size();
    for (int by = shift.by; !inside.empty(); by *= 2) {
      steps_.push_back({by, inside});
      Cells twice;
      inside.each([&](int v) {
        if (v >= by && inside.contains(v - by)) twice.add(v);
      });
      inside = twice;
    }
    std::reverse(steps_.begin() + static_cast<std::ptrdiff_t>(first), steps_.end());
  }
  void add(const std::vector<int>& images) {
    Images& table = symmetries_.emplace_back(nibbles * 16);
    for (std::size_t v = 0; v < images.size(); ++v)
      for (std::size_t set = 0; set < 16; ++set)
        if ((set >> (v % 4) & 1) != 0) table[v / 4 * 16 + set].add(images[v]);
  }

  Cells moved_down(Cells part) const {
    for (const Steps& step : steps_)
      if ((part - step.inside).empty()) part = part.lowered(step.by);
    return part;
  }
  static Cells image(const Images& images, const Cells& part) {
    Cells result;
    for (std::size_t i = 0; i < words; ++i) {
      std::size_t nibble = i * 16;
      for (std::uint64_t word = part.bits[i]; word != 0; word >>= 4, ++nibble)
        result |= images[nibble * 16 + (word & 15)];
    }
    return result;
  }

  std::vector<Cells> neighbours_;
  std::vector<Steps> steps_;  // of each shift the powers of two of it, the largest first
  std::vector<Images> symmetries_;
};

}  // namespace gamecert::solve
