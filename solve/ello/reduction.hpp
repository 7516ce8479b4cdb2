// Reduction of ELLO games of any order by degrees one and two, in linear time.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "reductions/gadgets/derivation.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

class ElloReduction {
 public:
  /// Reduces as far as degrees one and two go. LimitError.
  ElloReduction(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch);

  /// A red vertex is left without neighbours: the game cannot be won. Then there is no more to ask than steps().
  bool lost() const { return lost_ >= 0; }
  /// How often a link was looked at; in proportion to vertices and edges.
  std::uint64_t looks() const { return looks_; }
  /// What is left, if not lost: the game can be won iff this can. Vertex i of it was vertices()[i]; degrees are at
  /// least 3, but for green vertices of degree 2 between vertices that are not adjacent.
  const graphs::Graph& kernel() const { return kernel_; }
  const std::vector<char>& kernel_green() const { return kernel_green_; }
  const std::vector<int>& vertices() const { return vertices_; }

  /// A winning order of the whole graph from one of the kernel.
  std::vector<int> extended(const std::vector<int>& kernel_order) const;

  /// The steps that lead to the component of a vertex of the kernel, or to the vertex that lost the game; no more of
  /// them than it takes.
  std::vector<reductions::DerivationStep> steps(const std::vector<int>& component) const;
  int lost_vertex() const { return lost_; }

 private:
  static constexpr int none = -1;

  /// An edge, or a green vertex whose neighbours are its two ends.
  struct Link {
    int u, v;
    int hub;                           // the green vertex, or `none` for an edge
    int next_u = none, next_v = none;  // the next link at u, and at v; dropped ones may stand there
    bool there = true;
    int far(int from) const { return from == u ? v : u; }
  };
  struct Vertex {
    int first = none;  // of the links at it
    int count = 0;     // links there
    int changes = 0;   // links that came or went since it was settled
    int seen = none;   // a link to it from the vertex that is settled
    char green = 0, alive = 1, queued = 0;
  };
  struct Event {
    enum Kind : char { isolated, pendant, chained, cancelled, doubled };
    Kind kind;
    char green;      // whether `vertex` was
    int vertex;      // that went; of cancelled and doubled: `none`
    int one, other;  // links: those at the vertex; the one that stays and the one that goes
    int made;        // of chained: the link in their place
  };

  int& next(int link, int end) { return links_[link].u == end ? links_[link].next_u : links_[link].next_v; }
  void add_link(Link link);
  void drop_link(int link);
  void change(int v, int by);
  void run(Watch& watch);
  void settle(int v);
  int merged(int kept, int link);
  void take_pendant(int v, int link);
  void take_between(int v, int one, int other);
  void remove(int v, const Event& event);
  void make_kernel();
  reductions::DerivationStep step(const Event& event) const;

  std::vector<Vertex> vertex_;
  std::vector<Link> links_;
  std::vector<int> queue_;
  std::vector<int> near_;  // links at the vertex that is settled
  std::vector<Event> events_;
  int lost_ = none;
  std::uint64_t looks_ = 0;
  graphs::Graph kernel_;
  std::vector<char> kernel_green_;
  std::vector<int> vertices_;
};

}  // namespace gamecert::solve
