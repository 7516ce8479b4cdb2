// A graph some of whose edges have a player, while pieces of it cancel and gadgets in it are exchanged.
//
// Every step keeps the score of a local game for points, up to the points of a lemma (docs/LEMMAS.md).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/instances/instance.hpp"
#include "graphs/graph.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::reductions {

class PaintedGraph {
 public:
  /// The graph of an instance with its attribute `painted`.
  explicit PaintedGraph(const games::Instance& instance);

  bool alive(int v) const { return v >= 0 && v < order() && alive_[static_cast<std::size_t>(v)] != 0; }
  int order() const { return static_cast<int>(near_.size()); }
  /// The player of the edge to each neighbour, 0 where it is to be played.
  const std::map<int, int>& neighbours(int v) const { return near_[static_cast<std::size_t>(v)]; }

  /// Deletes the vertices in the pairs, or says why they do not cancel, "expected X, found Y". Exchanging the two of
  /// each pair, which may be one vertex, takes every edge at them to another one, played for by the other player or to
  /// be played as well.
  std::optional<std::string> cancel_fails(const std::vector<graphs::Edge>& pairs);

  /// Puts `after` in the place of `before`, or says why that cannot be. Vertex i of `before` is vertices[i]; the inner
  /// ones of `after` take the places of the first inner ones, and those beyond are deleted.
  std::optional<std::string> exchange_fails(const Gadget& before, const Gadget& after,
                                            const std::vector<int>& vertices);

  /// What is left as an instance line, its vertices numbered in their order: graph6, of more than 62 vertices sparse6.
  std::string instance() const;
  /// The vertices left, ascending.
  std::vector<int> vertices() const;

 private:
  std::optional<std::string> misfit(const Gadget& before, const Gadget& after, const std::vector<int>& vertices) const;
  void isolate(int v);

  std::vector<std::map<int, int>> near_;
  std::vector<char> alive_;
};

}  // namespace gamecert::reductions
