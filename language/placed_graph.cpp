// Operations, parts and patterns, each by its definition.
#include "language/placed_graph.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <set>

#include "graphs/invariants.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::language {
namespace {

using graphs::each;
using graphs::single;
using graphs::SmallGraph;

VertexSet& row_at(PlacedGraph& graph, int place) { return graph.rows.rows[static_cast<std::size_t>(place)]; }

int new_place(PlacedGraph& graph) {
  if (graph.rows.order == SmallGraph::max_order)
    throw text::LimitError("the graphs of the formula have more than 64 vertices");
  return graph.rows.order++;
}

void add_vertex(PlacedGraph& graph, VertexSet neighbours) {
  const int v = new_place(graph);
  graph.kept |= single(v);
  row_at(graph, v) = neighbours;
  each(neighbours, [&](int u) { row_at(graph, u) |= single(v); });
  graph.remade = true;
}

/// How many steps a search for a minor may still take.
struct MinorSteps {
  static constexpr std::int64_t most = 20'000'000;
  static constexpr std::int64_t of_a_graph = 100;  // beside those of the injections
  std::int64_t left = most;

  void take(std::int64_t steps) {
    left -= steps;
    if (left < 0) throw text::LimitError("to look for a minor takes more than " + std::to_string(most) + " steps");
  }
};

/// Injections of the vertices `of` of one graph into those of another that keep edges and, if induced, non-edges; of
/// marked vertices to marked ones, and of others to others.
struct Embedding {
  const SmallGraph& pattern;
  VertexSet of;
  const SmallGraph& into;
  bool induced;
  VertexSet marked = 0, marked_images = 0;
  std::array<int, SmallGraph::max_order> image = {};
  MinorSteps* steps = nullptr;  // that each call takes one of, if there

  /// Whether there is one that extends the images of those not left, into the rest.
  bool extends(VertexSet left, VertexSet rest) {
    text::pause();
    if (steps != nullptr) steps->take(1);
    if (left == 0) return true;
    const int v = std::countr_zero(left);
    VertexSet candidates = rest & ((marked >> v & 1) != 0 ? marked_images : ~marked_images);
    each(of & ~left, [&](int u) {
      const VertexSet joined = into.neighbours(image[static_cast<std::size_t>(u)]);
      if (pattern.adjacent(u, v)) candidates &= joined;
      if (induced && !pattern.adjacent(u, v)) candidates &= ~joined;
    });
    for (; candidates != 0; candidates &= candidates - 1) {
      const int w = std::countr_zero(candidates);
      image[static_cast<std::size_t>(v)] = w;
      if (extends(left & (left - 1), rest & ~single(w))) return true;
    }
    return false;
  }
};

/// Sound because an image has no fewer neighbours than its vertex.
bool embeds(const PlacedGraph& graph, const SmallGraph& pattern, bool induced, MinorSteps* steps = nullptr) {
  const int least = graphs::min_degree(pattern);
  VertexSet images = 0;
  each(graph.kept, [&](int v) { images |= graph.rows.degree(v) < least ? 0 : single(v); });
  return Embedding{.pattern = pattern, .of = pattern.vertices(), .into = graph.rows, .induced = induced, .steps = steps}
      .extends(pattern.vertices(), images);
}

/// Every minor is a subgraph of what is left after contractions; `seen` are those looked at.
bool has_minor(const PlacedGraph& graph, const SmallGraph& pattern, std::set<std::vector<VertexSet>>& seen,
               MinorSteps& steps) {
  text::pause();
  if (std::popcount(graph.kept) < pattern.order || graph.rows.size() < pattern.size()) return false;
  std::vector<VertexSet> key{graph.kept};
  each(graph.kept, [&](int v) { key.push_back(graph.rows.neighbours(v)); });
  if (!seen.insert(std::move(key)).second) return false;
  steps.take(MinorSteps::of_a_graph);
  if (embeds(graph, pattern, false, &steps)) return true;
  return std::ranges::any_of(parts(Range::edges, graph), [&](VertexSet edge) {
    PlacedGraph smaller = graph;
    const VertexSet end = edge & (~edge + 1);
    const VertexSet neighbours = neighbourhood(graph, edge);
    delete_vertices(smaller, edge ^ end);
    each(neighbours, [&](int u) { row_at(smaller, u) |= end; });
    row_at(smaller, std::countr_zero(end)) = neighbours;
    return has_minor(smaller, pattern, seen, steps);
  });
}

/// Whether the rest can be coloured too: each of its vertices like some class before, or as the first of a new one.
bool colours_rest(const PlacedGraph& graph, std::vector<VertexSet> classes, VertexSet rest, Number colours) {
  text::pause();
  if (rest == 0) return true;
  const VertexSet vertex = rest & (~rest + 1);
  for (VertexSet& like : classes) {
    if ((graph.row(vertex) & like) != 0) continue;
    like |= vertex;
    if (colours_rest(graph, classes, rest ^ vertex, colours)) return true;
    like ^= vertex;
  }
  if (std::ssize(classes) >= colours) return false;
  classes.push_back(vertex);
  return colours_rest(graph, std::move(classes), rest ^ vertex, colours);
}

/// With the edge: the vertices that no single other vertex parts from it. Sound because of a block only what is
/// connected to it is left without a vertex, and the rest of the graph hangs on a block by one vertex.
VertexSet block_of(const PlacedGraph& graph, VertexSet edge) {
  text::pause();
  VertexSet block = graph.kept;
  each(graph.kept, [&](int x) {
    const int end = std::countr_zero(edge & ~single(x));
    block &= single(x) | graphs::component(graph.rows, graph.kept & ~single(x), end);
  });
  return block;
}

}  // namespace

void PlacedGraph::reset(const SmallGraph& whole) {
  kept = whole.vertices();
  cut.clear();
  remade = false;
  rows.assign(whole);
}

void delete_part(PlacedGraph& graph, VertexSet part) {
  if (std::has_single_bit(part)) return delete_vertices(graph, part);
  const VertexSet end = part & (~part + 1);
  if (part == 0 || (part & ~graph.kept) != 0 || (graph.row(end) & part) == 0) return;
  graph.rows.delete_edge(std::countr_zero(end), std::countr_zero(part ^ end));
  graph.cut.insert(std::ranges::upper_bound(graph.cut, part), part);
}

void delete_vertices(PlacedGraph& graph, VertexSet set) { keep_vertices(graph, ~set); }

void keep_vertices(PlacedGraph& graph, VertexSet set) {
  each(graph.kept & ~set, [&](int v) { row_at(graph, v) = 0; });
  graph.kept &= set;
  each(graph.kept, [&](int v) { row_at(graph, v) &= set; });
  std::erase_if(graph.cut, [&](VertexSet edge) { return (edge & ~set) != 0; });
}

void join(PlacedGraph& graph, VertexSet set) {
  set &= graph.kept;
  each(set, [&](int v) { row_at(graph, v) |= set & ~single(v); });
  graph.remade = true;
}

void contract(PlacedGraph& graph, VertexSet set) {
  set &= graph.kept;
  if (set == 0) return;
  const VertexSet neighbours = neighbourhood(graph, set);
  delete_vertices(graph, set);
  add_vertex(graph, neighbours);
}

void complement(PlacedGraph& graph, VertexSet) {
  each(graph.kept, [&](int v) { row_at(graph, v) ^= graph.kept & ~single(v); });
  graph.remade = true;
}

void square(PlacedGraph& graph, VertexSet) {
  const SmallGraph before = graph.rows;
  each(graph.kept, [&](int v) {
    each(before.neighbours(v), [&](int u) { row_at(graph, v) |= before.neighbours(u) & ~single(v); });
  });
  graph.remade = true;
}

void cone(PlacedGraph& graph, VertexSet) { add_vertex(graph, graph.kept); }

void line(PlacedGraph& graph, VertexSet) {
  const std::vector<VertexSet> edges = parts(Range::edges, graph);
  PairNumbers* const pairs = graph.pairs;
  graph = {};
  graph.pairs = pairs;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    VertexSet meeting = 0;
    for (std::size_t k = 0; k < i; ++k)
      if ((edges[i] & edges[k]) != 0) meeting |= single(static_cast<int>(k));
    add_vertex(graph, meeting);
  }
  graph.remade = true;
}

std::vector<VertexSet> parts(Range range, const PlacedGraph& graph) {
  std::vector<VertexSet> result;
  if (range == Range::components) {
    for (VertexSet left = graph.kept; left != 0; left &= ~result.back())
      result.push_back(graphs::component(graph.rows, graph.kept, std::countr_zero(left)));
    return result;
  }
  if (range == Range::blocks) {
    each(graph.kept, [&](int v) {
      if (graph.rows.neighbours(v) == 0) result.push_back(single(v));
    });
    for (const VertexSet edge : parts(Range::edges, graph)) {
      const bool known = std::ranges::any_of(result, [&](VertexSet block) { return (edge & ~block) == 0; });
      if (!known) result.push_back(block_of(graph, edge));
    }
    return result;
  }
  for (VertexSet left = graph.kept; left != 0; left &= left - 1) {
    const VertexSet end = left & (~left + 1);
    const VertexSet row = range == Range::edges      ? graph.row(end)
                          : range == Range::nonedges ? ~graph.row(end)
                                                     : ~VertexSet{0};
    each(row & (left ^ end), [&](int v) { result.push_back(end | single(v)); });
  }
  return result;
}

Number distance(const PlacedGraph& graph, VertexSet from, VertexSet to) {
  from &= graph.kept;
  to &= graph.kept;
  for (Number steps = 0; from != 0 && to != 0; ++steps) {
    if ((from & to) != 0) return steps;
    const VertexSet more = neighbourhood(graph, from);
    if (more == 0) break;
    from |= more;
  }
  return infinite;
}

Number eccentricity(const PlacedGraph& graph, VertexSet vertex) {
  if ((vertex & graph.kept) == 0) return infinite;
  Number result = 0;
  each(graph.kept, [&](int v) { result = std::max(result, distance(graph, vertex, single(v))); });
  return result;
}

PlaceOrder order_of(const std::vector<int>& vertices) {
  constexpr int most = 10, places = 16;
  PlaceOrder result = 0;
  for (std::size_t i = vertices.size(); i-- > 0;) {
    if (vertices.size() > most || vertices[i] >= places)
      throw text::LimitError("orders of " + std::to_string(vertices.size()) + " vertices; of at most " +
                             std::to_string(most) + " they are gone through");
    result = result << 4 | static_cast<PlaceOrder>(vertices[i]);
  }
  return result << 4 | vertices.size();
}

std::vector<int> vertices_of(PlaceOrder order) {
  std::vector<int> result;
  for (PlaceOrder left = order & 15; left > 0; --left) result.push_back(static_cast<int>((order >>= 4) & 15));
  return result;
}

VertexSet before(const PlacedGraph& graph, VertexSet vertex, PlaceOrder order) {
  VertexSet result = 0;
  for (const int v : vertices_of(order)) {
    if (single(v) == vertex) return result & graph.kept;
    result |= single(v);
  }
  return 0;
}

VertexSet neighbourhood(const PlacedGraph& graph, VertexSet set) {
  VertexSet result = 0;
  each(set & graph.kept, [&](int v) { result |= graph.rows.neighbours(v); });
  return result & ~set;
}

bool alike(const PlacedGraph& graph, VertexSet from, VertexSet to) {
  from &= graph.kept;
  to &= graph.kept;
  if (std::popcount(from) != std::popcount(to)) return false;
  return Embedding{graph.rows, graph.kept, graph.rows, true, from, to}.extends(graph.kept, graph.kept);
}

/// The product over the vertices of the numbers of their images by automorphisms that keep all vertices before.
Number automorphisms(const PlacedGraph& graph) {
  Number result = 1;
  VertexSet rest = graph.kept;
  each(graph.kept, [&](int v) {
    Number images = 0;
    each(rest, [&](int w) {
      Embedding onto{graph.rows, graph.kept, graph.rows, true};
      each(graph.kept & ~rest, [&](int fixed) { onto.image[static_cast<std::size_t>(fixed)] = fixed; });
      onto.marked = single(v);
      onto.marked_images = single(w);
      images += onto.extends(rest, rest);
    });
    rest &= ~single(v);
    if (__builtin_mul_overflow(result, images, &result))
      throw text::LimitError("a number of the formula needs more than 64 bits");
  });
  return result;
}

Number orbits(const PlacedGraph& graph, Range range) {
  std::vector<VertexSet> first;  // of each orbit
  each_part(range, graph, [&](VertexSet part) {
    const bool known = std::ranges::any_of(first, [&](VertexSet other) { return alike(graph, part, other); });
    if (!known) first.push_back(part);
    return true;
  });
  return std::ssize(first);
}

Number longest_cycle(const PlacedGraph& graph) {
  for (int length = std::popcount(graph.kept); length > 2; --length) {
    SmallGraph cycle{.order = length};
    for (int v = 0; v < length; ++v) cycle.add_edge(v, (v + 1) % length);
    if (contains(graph, cycle)) return length;
  }
  return 0;
}

bool colourable(const PlacedGraph& graph, Number colours) {
  return colours >= 0 && colours_rest(graph, {}, graph.kept, colours);
}

bool contains(const PlacedGraph& graph, const SmallGraph& pattern) { return embeds(graph, pattern, false); }
bool contains_induced(const PlacedGraph& graph, const SmallGraph& pattern) { return embeds(graph, pattern, true); }
bool contains_minor(const PlacedGraph& graph, const SmallGraph& pattern) {
  std::set<std::vector<VertexSet>> seen;
  MinorSteps steps;
  return has_minor(graph, pattern, seen, steps);
}

}  // namespace gamecert::language
