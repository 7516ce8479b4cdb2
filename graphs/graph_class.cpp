// The words for classes in one table, their conjunction, and membership.
#include "graphs/graph_class.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "graphs/invariants.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"

namespace gamecert::graphs {
namespace {

using enum GraphClass::Kind;
using Kind = GraphClass::Kind;
using Range = GraphClass::Range;
using enum ClassWord::Takes;

constexpr ClassWord base(std::string_view name, std::array<std::string_view, 2> also, GraphClass says,
                         std::string_view meaning) {
  return {name, also, nothing, true, says, meaning};
}
constexpr ClassWord condition(std::string_view name, ClassWord::Takes takes, GraphClass says,
                              std::string_view meaning) {
  return {name, {}, takes, false, says, meaning};
}

constexpr ClassWord words[] = {
    base("connected", {}, GraphClass::connected,
         "any two vertices are joined by a path; in a digraph, of the underlying graph"),
    base("all", {}, GraphClass::all, "no condition, connected or not"),
    base("trees", {"tree"}, GraphClass::trees, "connected graphs without a cycle"),
    condition("bipartite", nothing, {.only_bipartite = true}, "no odd cycle"),
    condition("triangle-free", nothing, {.only_triangle_free = true}, "no triangle"),
    condition("regular", perhaps_degree, {.only_regular = true}, "all degrees are equal, or equal to D"),
    condition("min-degree", least_degree, {}, "every degree is at least D"),
    condition("max-degree", greatest_degree, {}, "every degree is at most D"),
    condition("size", sizes, {}, "the number of edges, or of arcs, is A or lies in A..B"),
    base("mops", {"mop", "maximal-outerplanar"}, {.kind = mops}, "maximal outerplanar graphs: triangulated polygons"),
    base("linear-mops", {"linear-mop"}, {.kind = linear_mops},
         "maximal outerplanar graphs whose triangles form a path"),
    base("triangulations", {"triangulation", "maximal-planar"}, {.kind = triangulations},
         "triangulations of the sphere: planar graphs of order 3 and more to which no edge can be added"),
    base("digraphs", {"digraph"}, {.kind = digraphs}, "no loops, no arc twice"),
    base("orientations", {"orientation"}, {.kind = orientations}, "digraphs with at most one arc between two vertices"),
    base("tournaments", {"tournament"}, {.kind = tournaments}, "digraphs with exactly one arc between two vertices"),
};

/// What the word says with these numbers behind it.
GraphClass said(const ClassWord& word, Range numbers) {
  GraphClass result = word.says;
  if (word.takes == perhaps_degree) result.degrees = numbers;
  if (word.takes == least_degree) result.degrees.first = numbers.first;
  if (word.takes == greatest_degree) result.degrees.last = numbers.last;
  if (word.takes == sizes) result.sizes = numbers;
  return result;
}

/// Of a kind that has a word of its own.
std::string kind_name(Kind kind) {
  return std::string(std::ranges::find(words, kind, [](const ClassWord& word) { return word.says.kind; })->name);
}

/// The kind that holds it; graphs, the kind of words that leave it open, holds all.
Kind above(Kind kind) {
  if (kind == linear_mops) return mops;
  if (kind == tournaments) return orientations;
  return kind == orientations ? digraphs : graphs;
}

bool within(Kind inner, Kind outer) { return inner == outer || (inner != graphs && within(above(inner), outer)); }

Range intersection(Range a, Range b) { return {std::max(a.first, b.first), std::min(a.last, b.last)}; }

/// What keeps two classes from having a graph in common by what their words say; empty if nothing does.
std::string conflict(const GraphClass& a, const GraphClass& b) {
  if (!within(a.kind, b.kind) && !within(b.kind, a.kind)) {
    const bool triangle =
        (within(a.kind, mops) && b.kind == triangulations) || (within(b.kind, mops) && a.kind == triangulations);
    return triangle ? "the triangle alone is both" : "no graph is both";
  }
  const Range degrees = intersection(a.degrees, b.degrees);
  const Range sizes = intersection(a.sizes, b.sizes);
  if (degrees.first > degrees.last || sizes.first > sizes.last) return "no graph is both";
  const bool of_graphs = a.only_bipartite || b.only_bipartite || a.only_triangle_free || b.only_triangle_free ||
                         a.only_regular || b.only_regular || degrees != GraphClass::any_degree;
  return (a.directed() || b.directed()) && of_graphs ? "digraphs go with connected and size alone" : "";
}

GraphClass conjunction(const GraphClass& a, const GraphClass& b) {
  return {.kind = within(a.kind, b.kind) ? a.kind : b.kind,
          .only_connected = a.only_connected || b.only_connected,
          .only_bipartite = a.only_bipartite || b.only_bipartite,
          .only_triangle_free = a.only_triangle_free || b.only_triangle_free,
          .only_regular = a.only_regular || b.only_regular,
          .degrees = intersection(a.degrees, b.degrees),
          .sizes = intersection(a.sizes, b.sizes)};
}

/// Without conditions that others imply, so that a class is one value.
GraphClass reduced(GraphClass graph_class) {
  if (graph_class.kind == trees || graph_class.kind == triangulations || within(graph_class.kind, mops) ||
      graph_class.kind == tournaments)
    graph_class.only_connected = false;
  if (graph_class.kind == trees) graph_class.only_bipartite = true;
  if (graph_class.only_bipartite) graph_class.only_triangle_free = false;
  if (graph_class.kind == trees) graph_class.only_bipartite = false;
  if (graph_class.degrees.first == graph_class.degrees.last) graph_class.only_regular = true;
  return graph_class;
}

/// A word as it was given.
struct Given {
  std::string_view text;
  std::size_t column;  // from 1
  GraphClass says;
  bool base;
};

std::string shown(std::string_view text) { return "'" + std::string(text.substr(0, 40)) + "'"; }

const ClassWord& find(std::string_view name, std::string_view text, std::size_t column) {
  std::vector<std::string_view> known;
  for (const ClassWord& word : words) {
    if (!name.empty() && (name == word.name || name == word.also[0] || name == word.also[1])) return word;
    known.insert(known.end(), {word.name, word.also[0], word.also[1]});
  }
  throw text::InputError("expected a class of graphs such as connected or trees" + text::did_you_mean(name, known) +
                             ", found " + shown(text),
                         column);
}

std::optional<int> number(std::string_view text, int greatest) {
  int result = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
  if (error != std::errc{} || end != text.data() + text.size() || result < 0 || result > greatest) return std::nullopt;
  return result;
}

Range parameter(const ClassWord& word, std::string_view text, std::size_t column) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos && word.takes == perhaps_degree) return GraphClass::any_degree;
  if (colon == std::string_view::npos && word.takes == nothing) return {};
  const Range most = word.takes == sizes ? GraphClass::any_size : GraphClass::any_degree;
  const std::string_view behind = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  const std::size_t dots = word.takes == sizes ? behind.find("..") : std::string_view::npos;
  const auto first = number(behind.substr(0, dots), most.last);
  const auto last = dots == std::string_view::npos ? first : number(behind.substr(dots + 2), most.last);
  if (word.takes != nothing && first && last && *first <= *last) return {*first, *last};
  std::string expected = word.usage();
  expected += word.takes == nothing ? " without a number" : " with numbers 0.." + std::to_string(most.last);
  if (first && last && word.takes != nothing) expected += ", A at most B";
  throw text::InputError("expected " + expected + ", found " + shown(text), column);
}

bool mop(SmallGraph graph) {
  const int order = graph.order;
  if (order < 3 || graph.size() != 2 * order - 3) return false;
  for (int u = 0; u < order; ++u)
    for (int v = 0; v < u; ++v)
      if (graph.adjacent(u, v) && std::popcount(graph.neighbours(u) & graph.neighbours(v)) > 2) return false;
  while (graph.order > 3) {
    int ear = 0;
    while (ear < graph.order && graph.degree(ear) != 2) ++ear;
    if (ear == graph.order) return false;
    bool triangle = false;
    each(graph.neighbours(ear), [&](int u) { triangle = (graph.neighbours(u) & graph.neighbours(ear)) != 0; });
    if (!triangle) return false;
    graph = induced(graph, graph.vertices() & ~single(ear));
  }
  return graph.size() == 3;
}

bool linear(const SmallGraph& graph) {
  int ears = 0;
  for (int v = 0; v < graph.order; ++v) ears += graph.degree(v) == 2;
  return graph.order == 3 || ears == 2;
}

/// Whether three vertices, any two of them adjacent, leave a connected graph.
bool face(const SmallGraph& graph, int u, int v, int w) {
  const VertexSet others = graph.vertices() & ~(single(u) | single(v) | single(w));
  return component(graph, others, std::countr_zero(others)) == others;
}

// Sound by docs/LEDGERS.md, triangulations of the sphere: their faces are those of their triangles that leave a
// connected graph, and triangles that go once around every vertex make a sphere if there are 3n - 6 edges.
bool triangulation(const SmallGraph& graph) {
  if (graph.order < 3 || graph.size() != 3 * graph.order - 6 || !connected(graph)) return false;
  for (int v = 0; v < graph.order && graph.order > 3; ++v) {
    const VertexSet around = graph.neighbours(v);
    SmallGraph link{.order = graph.order};  // of two neighbours, whether they make a face with v
    each(around, [&](int u) {
      each(graph.neighbours(u) & around & first_vertices(u), [&](int w) {
        if (face(graph, u, v, w)) link.add_edge(u, w);
      });
    });
    bool once = component(link, around, std::countr_zero(around)) == around;
    each(around, [&](int u) { once = once && link.degree(u) == 2; });
    if (!once) return false;
  }
  return true;
}

/// Arcs between two vertices: some, at most one, exactly one.
bool of_directed_kind(Kind kind, const SmallGraph& graph) {
  for (int u = 0; u < graph.order; ++u) {
    if (graph.adjacent(u, u)) return false;
    for (int v = 0; v < u; ++v) {
      const int arcs = graph.adjacent(u, v) + graph.adjacent(v, u);
      if ((kind != digraphs && arcs == 2) || (kind == tournaments && arcs == 0)) return false;
    }
  }
  return graph.directed;
}

bool of_kind(Kind kind, const SmallGraph& graph) {
  if (kind >= digraphs) return of_directed_kind(kind, graph);
  for (int v = 0; v < graph.order; ++v) {
    VertexSet back = 0;
    each(graph.neighbours(v), [&](int u) { back |= VertexSet{graph.adjacent(u, v)} << u; });
    if (back != graph.neighbours(v) || graph.adjacent(v, v)) return false;
  }
  if (graph.directed) return false;
  if (kind == trees) return tree(graph);
  if (kind == triangulations) return triangulation(graph);
  return kind == graphs || (mop(graph) && (kind == mops || linear(graph)));
}

void append(std::string& text, const std::string& word) { text += (text.empty() ? "" : ",") + word; }

std::string with_size(Range sizes) {
  std::string text = "size:" + std::to_string(sizes.first);
  return sizes.first == sizes.last ? text : text + ".." + std::to_string(sizes.last);
}

}  // namespace

std::string ClassWord::usage() const {
  const std::string text(name);
  if (takes == perhaps_degree) return text + "[:D]";
  return text + (takes == nothing ? "" : takes == sizes ? ":A or " + text + ":A..B" : ":D");
}

std::span<const ClassWord> class_words() { return words; }

GraphClass graph_class(std::string_view text) {
  std::vector<Given> given;
  text::Cursor in(text, {0, 1}, " ");
  do {
    const std::size_t column = in.column();
    const std::string_view padded = in.take_until(",");
    const std::string_view part = padded.substr(0, padded.find_last_not_of(' ') + 1);
    const ClassWord& word = find(part.substr(0, part.find(':')), part, column);
    given.push_back({part, column, said(word, parameter(word, part, column)), word.base});
    for (const Given& before : given) {
      const std::string reason = conflict(before.says, given.back().says);
      if (reason.empty()) continue;
      throw text::InputError(
          "expected words that go together, found " + shown(before.text) + " and " + shown(part) + ": " + reason,
          column);
    }
  } while (in.take(","));
  GraphClass result = std::ranges::any_of(given, &Given::base) ? GraphClass::all : GraphClass::connected;
  for (const Given& word : given) result = conjunction(result, word.says);
  return reduced(result);
}

std::string name(const GraphClass& graph_class) {
  const auto& [kind, connected, bipartite, triangle_free, regular, degrees, sizes] = graph_class;
  std::string text;
  if (connected) append(text, "connected");
  if (!connected && kind == graphs) append(text, "all");
  if (kind != graphs) append(text, kind_name(kind));
  if (bipartite) append(text, "bipartite");
  if (triangle_free) append(text, "triangle-free");
  const bool one_degree = degrees.first == degrees.last;
  if (regular) append(text, one_degree ? "regular:" + std::to_string(degrees.first) : "regular");
  if (!one_degree && degrees.first > 0) append(text, "min-degree:" + std::to_string(degrees.first));
  if (!one_degree && degrees.last < GraphClass::any_degree.last)
    append(text, "max-degree:" + std::to_string(degrees.last));
  if (sizes != GraphClass::any_size) append(text, with_size(sizes));
  return text;
}

bool GraphClass::plain() const { return *this == GraphClass{.kind = kind, .only_connected = only_connected}; }

bool member(const GraphClass& graph_class, const SmallGraph& graph) {
  if (!of_kind(graph_class.kind, graph) || !graph_class.sizes.contains(graph.size())) return false;
  if (graph_class.only_connected && !connected(graph)) return false;
  if (graph_class.directed() || graph.order == 0) return true;
  const int least = min_degree(graph);
  const int greatest = max_degree(graph);
  return (!graph_class.only_bipartite || bipartite(graph)) &&
         (!graph_class.only_triangle_free || triangle_free(graph)) &&
         (!graph_class.only_regular || least == greatest) && least >= graph_class.degrees.first &&
         greatest <= graph_class.degrees.last;
}

}  // namespace gamecert::graphs
