// Target vertices are numbered vertex by vertex of the source, then edge by edge, then those there are once.
#include "reductions/gadget_map.hpp"

#include <algorithm>
#include <set>

#include "games/play/word_plane.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/port_condition.hpp"
#include "reductions/reduction_file.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;

std::vector<Edge> edges_of(const graphs::SmallGraph& graph) {
  std::vector<Edge> edges;
  for (int a = 0; a < graph.order; ++a) {
    graphs::each(graph.neighbours(a), [&](int b) {
      if (graph.directed || a < b) edges.emplace_back(a, b);
    });
  }
  return edges;
}

}  // namespace

template <class Visit>
void GadgetMap::each_piece(Visit&& visit) const {
  for (int v = 0; v < source_order_; ++v) visit(Of::vertex, v, v, -1);
  for (int e = 0; e < static_cast<int>(edges_.size()); ++e) {
    const auto [a, b] = edges_[static_cast<std::size_t>(e)];
    visit(Of::edge, a, b, e);
  }
  visit(Of::graph, -1, -1, -1);
}

GadgetMap::GadgetMap(const Reduction& reduction, const graphs::SmallGraph& graph)
    : reduction_(reduction),
      graph_(reduction.source.directed ? graph : graphs::underlying(graph)),
      source_order_(graph.order),
      edges_(edges_of(graph)) {
  if (graph.order == 0) throw text::InputError("expected a source graph with a vertex, found the null graph");
  const bool both_ways = std::ranges::any_of(
      edges_, [&](const Edge& edge) { return graph.directed && graph.adjacent(edge.second, edge.first); });
  const bool oriented = !reduction.source.directed && reduction.tells_ends_apart();
  if (graph.directed != (reduction.source.directed || oriented) || (oriented && both_ways))
    throw text::InputError(std::string("expected ") +
                           (oriented                    ? "an orientation of a source graph"
                            : reduction.source.directed ? "a digraph"
                                                        : "a graph") +
                           ", found " + graphs::write_small_graph(graph));
  int once = 0;
  for (const Role& role : reduction.roles) {
    place_.push_back(role.of == Of::vertex ? per_vertex_++ : role.of == Of::edge ? per_edge_++ : once++);
  }
  std::set<Edge> joins;
  each_piece([&](Of of, int a, int b, int edge) {
    for (int role = 0; role < static_cast<int>(reduction.roles.size()); ++role) {
      if (reduction.role(role).of == of) origins_.push_back({role, a, b, edge});
    }
    for (const Join& join : reduction.joins) {
      if (join.of != of) continue;
      Edge ends{at(join.from, a, b, edge), at(join.to, a, b, edge)};
      if (!reduction.target.directed && ends.first > ends.second) std::swap(ends.first, ends.second);
      joins.insert(ends);
    }
  });
  joins_.assign(joins.begin(), joins.end());

  given_ = graphs::write_small_graph(graph);
  source_ = graphs::write_small_graph(graph_);
  target_ = reduction.target.directed ? graphs::write_digraph6(graphs::Digraph(order(), joins_))
                                      : graphs::write_graph6(graphs::Graph(order(), joins_));
  const char* before = " painted=";
  for (int x = 0; x < order(); ++x) {
    const int colour = reduction.role(origin(x).role).painted;
    if (colour == 0) continue;
    target_ += before + std::to_string(x) + ":" + std::to_string(colour);
    before = ",";
  }
}

std::string GadgetMap::name(int target_vertex) const {
  const auto [role, a, b, edge] = origin(target_vertex);
  std::string result = reduction_.role(role).name;
  if (a >= 0) result += " of " + std::to_string(a);
  if (a != b) result += "-" + std::to_string(b);
  return result;
}

int GadgetMap::at(Port port, int a, int b, int edge) const {
  const int place = place_[static_cast<std::size_t>(port.role)];
  switch (reduction_.role(port.role).of) {
    case Of::vertex:
      return (port.at == Port::At::b ? b : a) * per_vertex_ + place;
    case Of::edge:
      return source_order_ * per_vertex_ + edge * per_edge_ + place;
    default:
      return source_order_ * per_vertex_ + static_cast<int>(edges_.size()) * per_edge_ + place;
  }
}

std::vector<int> GadgetMap::painted() const {
  std::vector<int> result;
  for (const Origin& origin : origins_) result.push_back(reduction_.role(origin.role).painted);
  return result;
}

bool GadgetMap::holds(const PortCondition& formula, const std::vector<int>& painting, int a, int b, int edge) const {
  return truth(value(formula, games::WordBit(false), [&](Port port, int colour) {
    const int found = painting[static_cast<std::size_t>(at(port, a, b, edge))];
    return games::WordBit(colour == PortCondition::any ? found != 0 : found == colour);
  }));
}

std::vector<int> GadgetMap::board(const std::vector<int>& painting) const {
  std::vector<int> result;
  for (int place = 0; place < source_places(); ++place) {
    const auto [a, b] = ends(place);
    int colour = 0;
    for (int c = 1; c <= reduction_.source.colours; ++c) {
      if (holds(reduction_.boards[static_cast<std::size_t>(c - 1)], painting, a, b, place))
        colour = colour == 0 ? c : -1;
    }
    result.push_back(colour);
  }
  return result;
}

int GadgetMap::source_places() const {
  return reduction_.source.on_edges ? static_cast<int>(edges_.size()) : source_order_;
}

Edge GadgetMap::ends(int place) const {
  return reduction_.source.on_edges ? edges_[static_cast<std::size_t>(place)] : Edge(place, place);
}

std::string GadgetMap::source_place(int place) const {
  const auto [a, b] = ends(place);
  return std::to_string(a) + (a == b ? "" : "-" + std::to_string(b));
}

std::optional<std::string> GadgetMap::broken_invariant(const std::vector<int>& painting) const {
  std::optional<std::string> broken;
  for (std::size_t i = 0; i < reduction_.invariants.size() && !broken; ++i) {
    const Invariant& invariant = reduction_.invariants[i];
    each_piece([&](Of of, int a, int b, int edge) {
      if (of != invariant.of || broken || holds(invariant.formula, painting, a, b, edge)) return;
      const std::string place = std::to_string(a) + (a == b ? "" : "-" + std::to_string(b));
      broken = "invariant " + std::to_string(i + 1) + (a < 0 ? "" : " at " + place) + " does not hold";
    });
  }
  return broken;
}

void GadgetMap::refuse_start(const std::string& reason) const {
  const auto role = std::ranges::find_if(reduction_.roles, [](const Role& each) { return each.painted != 0; });
  throw text::InputError("expected a painted start that is legal, found that on the source graph " + given_ +
                             " the rules refuse it: " + reason,
                         role == reduction_.roles.end() ? text::Place{1, 1} : role->place);
}

bool GadgetMap::assumed() const {
  const auto holds = [&](Assumption assumption) {
    switch (assumption) {
      case Assumption::no_isolated_vertices:
        return graphs::min_degree(graphs::underlying(graph_)) > 0;
      case Assumption::connected:
        return graphs::connected(graph_);
      case Assumption::bipartite:
        return graphs::bipartite(graphs::underlying(graph_));
      default:
        return graphs::triangle_free(graphs::underlying(graph_));
    }
  };
  return std::ranges::all_of(reduction_.assumptions, holds);
}

}  // namespace gamecert::reductions
