// Diamonds on the links of small multigraphs, in every way.
//
// A diamond is K4 without an edge. docs/CUBIC.md proves that a connected cubic graph is prime exactly if every edge is
// a bridge or ends in a diamond, or the graph is K4; so it is a ring of diamonds, or arises from a connected cubic
// multigraph by putting diamonds on links, one at least on each that is no bridge. A multigraph of m vertices has
// m/2 + 1 such links at least, and so the graph 3m + 4 vertices: the multigraphs are few and small.
#include "graphs/nauty/prime_cubic.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "graphs/nauty/canonical.hpp"
#include "text/deadline.hpp"

namespace gamecert::graphs {
namespace {

/// Edges of a multigraph are called links; one from a vertex to itself counts twice.
struct Link {
  int u, v;
};
using Links = std::vector<Link>;

/// Adds a chain of so many diamonds between u and v; an edge if there are none.
void add_diamonds(SmallGraph& graph, int u, int v, int diamonds) {
  for (; diamonds > 0; --diamonds) {
    const int tip = graph.order, left = tip + 1, right = tip + 2, end = tip + 3;
    graph.order += 4;
    graph.add_edge(u, tip);
    for (const int middle : {left, right}) {
      graph.add_edge(tip, middle);
      graph.add_edge(middle, end);
    }
    graph.add_edge(left, right);
    u = end;
  }
  graph.add_edge(u, v);
}

/// Whether the links without one of them leave a connected multigraph.
bool connected_without(const Links& links, int order, std::size_t without) {
  VertexSet reached = 1;
  for (VertexSet before = 0; before != reached;) {
    before = reached;
    for (std::size_t i = 0; i < links.size(); ++i) {
      const VertexSet ends = single(links[i].u) | single(links[i].v);
      if (i != without && (reached & ends) != 0) reached |= ends;
    }
  }
  return reached == first_vertices(order);
}

class Primes {
 public:
  explicit Primes(int order) : order_(order) {}

  std::vector<SmallGraph> all() {
    if (order_ % 4 == 0) add_ring();
    for (int vertices = 2; 3 * vertices + 4 <= order_; vertices += 2) {
      if ((order_ - vertices) % 4 != 0) continue;
      Links links;
      std::vector<int> ends(static_cast<std::size_t>(vertices), 3);
      add_links(0, 0, ends, links);
    }
    std::vector<SmallGraph> result;
    for (const Rows& rows : found_) {
      SmallGraph& graph = result.emplace_back(SmallGraph{.order = order_});
      std::ranges::copy(rows, graph.rows.begin());
    }
    return result;
  }

 private:
  using Rows = std::vector<VertexSet>;

  void keep(const SmallGraph& graph) {
    const SmallGraph canonical = canonical_form(graph).graph;
    found_.insert({canonical.rows.begin(), canonical.rows.begin() + order_});
  }

  /// Of one diamond: K4.
  void add_ring() {
    SmallGraph graph{.order = 4};
    for (const auto& [u, v] : {Link{0, 1}, Link{0, 2}, Link{1, 2}, Link{1, 3}, Link{2, 3}}) graph.add_edge(u, v);
    add_diamonds(graph, 3, 0, order_ / 4 - 1);
    keep(graph);
  }

  /// All cubic multigraphs whose links come in ascending order: `ends` says how many each vertex still needs.
  void add_links(int u, int v, std::vector<int>& ends, Links& links) {
    text::pause();
    const int vertices = static_cast<int>(ends.size());
    while (u < vertices && ends[static_cast<std::size_t>(u)] == 0) v = ++u;
    if (u == vertices) return put_diamonds(links, vertices);
    for (; v < vertices; ++v) {
      int& at_u = ends[static_cast<std::size_t>(u)];
      int& at_v = ends[static_cast<std::size_t>(v)];
      if (u == v ? at_u < 2 : at_v == 0) continue;
      --at_u, --at_v;
      links.push_back({u, v});
      add_links(u, v, ends, links);
      links.pop_back();
      ++at_u, ++at_v;
    }
  }

  void put_diamonds(const Links& links, int vertices) {
    if (!connected_without(links, vertices, links.size())) return;
    std::vector<int> least;  // of diamonds, on each link
    for (std::size_t i = 0; i < links.size(); ++i) least.push_back(connected_without(links, vertices, i) ? 1 : 0);
    const int spare = (order_ - vertices) / 4 - static_cast<int>(std::ranges::count(least, 1));
    if (spare >= 0) put_diamonds(links, least, 0, spare, {.order = vertices});
  }

  /// On links from `next` on: the least number on each, and `spare` more.
  void put_diamonds(const Links& links, const std::vector<int>& least, std::size_t next, int spare,
                    const SmallGraph& graph) {
    if (next == links.size()) {
      if (spare == 0) keep(graph);
      return;
    }
    for (int more = 0; more <= spare; ++more) {
      SmallGraph larger = graph;
      add_diamonds(larger, links[next].u, links[next].v, least[next] + more);
      put_diamonds(links, least, next + 1, spare - more, larger);
    }
  }

  int order_;
  std::set<Rows> found_;
};

}  // namespace

std::vector<SmallGraph> prime_cubic_graphs(int order) { return Primes(order).all(); }

}  // namespace gamecert::graphs
