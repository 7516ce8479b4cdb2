// Making graphs on which Node-Kayles is played smaller: small gadgets in them are exchanged for smaller ones and heaps.
//
// From each vertex sets of inner vertices are grown, those with a small boundary first, along edges and across boundary
// vertices. A set whose boundary counts as at most two vertices, those with the same neighbours in the set counting as
// one, is a piece. The smallest piece of its class that is known takes its place. The known ones are all pieces with
// few inner vertices, and those met so far. Vertices that are touched, and those around, are looked at again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/gadgets/exchanged_graph.hpp"
#include "solve/local/mirror_classes.hpp"

namespace gamecert::solve {

/// The smallest pieces known, class by class. To be shared by reductions of one graph after another.
class SmallestPieces {
 public:
  explicit SmallestPieces(Watch& watch);

  /// A smaller piece and a heap that may take the place of the piece, if one is known.
  struct Exchange {
    SmallGadget after;
    int heap = 0;
  };
  std::optional<Exchange> exchange(const SmallGadget& piece);

 private:
  struct Smallest {
    SmallGadget piece;
    int heap = 0;
  };
  void learn_all(int inner, unsigned boundary);

  MirrorClasses classes_;
  std::unordered_map<MirrorClasses::Number, Smallest> smallest_;
};

/// One exchange of a reduction.
struct GadgetStep {
  SmallGadget before, after;
  int boundary = 0;  // vertices: 0 to 2
  int heap = 0;
  std::vector<int> inner;  // of the graph, in the order of `before`
};

class GadgetReduction {
 public:
  /// Reduces the graph as far as it can; the same on every machine. LimitError.
  GadgetReduction(const graphs::Graph& graph, SmallestPieces& pieces, Watch& watch);

  const std::vector<GadgetStep>& steps() const { return steps_; }
  /// The nimber of the graph is that of what is left, plus this as nim-sums go.
  int heap() const { return heap_; }
  reductions::ExchangedGraph& left() { return left_; }
  /// Whether the vertex was never inside a gadget that was exchanged.
  bool untouched(int v) const { return touched_[static_cast<std::size_t>(v)] == 0; }

 private:
  using Vertices = std::vector<int>;
  struct Grown {
    std::size_t around = 0;
    Vertices inner;  // ascending
    auto operator<=>(const Grown&) const = default;
  };

  void reduce_twins();
  bool reduce_groups(const std::vector<std::uint64_t>& hashes, std::size_t group);
  bool reduce_at(int v);
  bool exchanged(const Vertices& inner);
  void look_around(const Vertices& inner);
  void forget_around(const Vertices& inner);
  void grow(const Grown& from, int added, std::set<Grown>& waiting, std::set<Vertices>& met);
  void look_again(int v);

  reductions::ExchangedGraph left_;
  SmallestPieces& pieces_;
  Watch& watch_;
  std::vector<GadgetStep> steps_;
  int heap_ = 0;
  std::vector<char> touched_, waits_;
  std::vector<int> waiting_;    // vertices to be looked at, the next one first
  std::vector<unsigned> mask_;  // of a vertex around the set looked at: the inner ones adjacent to it, else 0
  std::vector<int> place_;      // of a vertex in the set looked at, else -1
  Vertices around_;             // of the set looked at
};

}  // namespace gamecert::solve
