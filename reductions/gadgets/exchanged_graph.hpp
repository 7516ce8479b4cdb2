// A graph on which Node-Kayles is played, while gadgets in it are exchanged.
//
// A gadget is found by its inner vertices alone: whatever else is adjacent to them is its boundary, and every boundary
// vertex of the gadget stands for all vertices around that are adjacent to the same inner ones (docs/EXCHANGES.md).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::reductions {

class ExchangedGraph {
 public:
  explicit ExchangedGraph(const graphs::Graph& graph);

  /// Puts `after` in the place of `before`, or says why that cannot be, "expected X, found Y". Inner vertex i of
  /// `before` is inner[i]; that of `after` takes its place, and those beyond are deleted. Both are gadgets on one
  /// boundary, without edges inside it. Takes time for the edges at the inner vertices and at vertices around that lose
  /// some.
  std::optional<std::string> exchange_fails(const Gadget& before, const Gadget& after, const std::vector<int>& inner);

  int order() const { return static_cast<int>(near_.size()); }
  bool alive(int v) const { return v >= 0 && v < order() && alive_[static_cast<std::size_t>(v)] != 0; }
  int degree(int v) const { return degree_[static_cast<std::size_t>(v)]; }
  /// In any order. Of a vertex that is left.
  const std::vector<int>& neighbours(int v);

  /// The vertices left, component by component: each ascending, by their least vertices.
  std::vector<std::vector<int>> components();
  /// The graph on these vertices, numbered in their order.
  graphs::Graph induced(const std::vector<int>& vertices);

 private:
  std::vector<unsigned> joined(const Gadget& before, const std::vector<int>& inner);
  void replace(const Gadget& after, const std::vector<int>& inner, const std::vector<unsigned>& sets,
               const std::vector<unsigned>& joined_before);

  std::vector<std::vector<int>> near_;  // vertices that are gone may stand there
  std::vector<int> degree_;             // without these
  std::vector<char> alive_;
  std::vector<int> place_;         // of a vertex among those looked at, else -1
  std::vector<unsigned> touched_;  // of a vertex around: the inner ones adjacent to it, else 0
  std::vector<int> around_;        // those vertices
};

}  // namespace gamecert::reductions
