// Laying gadgets out on one board, and which moves are whose.
#include "reductions/gadgets/gadget_board.hpp"

#include <algorithm>
#include <utility>

#include "games/instances/parameters.hpp"
#include "reductions/gadgets/signature.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using games::Locality;
using graphs::Edge;

/// Where the vertices of a gadget are on the board, and then those that stand for the host, one at each boundary
/// vertex.
struct Place {
  int first = 0, order = 0, boundary = 0;
  int boundary_vertex(int v) const { return v >= first && v < first + boundary ? v - first : -1; }
  bool inner(int v) const { return v >= first + boundary && v < first + order; }
  bool host(int v) const { return v >= first + order && v < first + order + boundary; }
};

}  // namespace

void require_fitting(const Gadget& gadget, const Gadget& first, const games::GameInfo& info, int reach) {
  const std::string game(info.name);
  const bool arcs = info.board == games::BoardKind::digraph;
  if (gadget.boundary > boundary_limit || gadget.inner > inner_limit)
    throw text::LimitError("a gadget may have " + std::to_string(boundary_limit) + " boundary and " +
                           std::to_string(inner_limit) + " inner vertices");
  if (gadget.boundary != first.boundary)
    throw text::InputError("expected a gadget on " + std::to_string(first.boundary) +
                           " boundary vertices, found one on " + std::to_string(gadget.boundary));
  if (std::ranges::count(gadget.green, 0) != gadget.inner)
    throw text::InputError("expected no colours in a gadget of " + game + ", found some");
  if (!gadget.edges.empty() && gadget.arcs != arcs)
    throw text::InputError("expected " + std::string(arcs ? "arcs" : "edges") + " in a gadget of " + game + ", found " +
                           (arcs ? "edges" : "arcs"));
  const auto apart = distances(gadget, reach + 1), apart_first = distances(first, reach + 1);
  for (std::size_t u = 0; std::cmp_less(u, reach == 1 ? 0 : gadget.boundary); ++u)
    if (!std::equal(apart[u].begin(), apart[u].begin() + gadget.boundary, apart_first[u].begin()))
      throw text::InputError("expected boundary vertices as far from vertex " + std::to_string(u) +
                             " in both gadgets, found them at other distances");
  if (!for_points(info) && !gadget.painted.empty())
    throw text::InputError("expected no painted edge in a gadget of " + game + ", found one");
  for (const auto& [u, v] : gadget.edges)
    if (reach == 1 && std::max(u, v) < gadget.boundary)
      throw text::InputError("expected no edge between boundary vertices in a gadget of " + game + ", found " +
                             std::to_string(u) + (arcs ? ">" : "-") + std::to_string(v));
}

const games::Entry& local_game(std::string_view name) {
  const games::Entry& entry = games::find(name);
  if (entry.info.local.moves == Locality::Moves::none)
    throw text::InputError("expected ello or a game that is local (docs/LEMMAS.md), found " + std::string(name) + ": " +
                           std::string(entry.info.local.why_not));
  return entry;
}

bool for_points(const games::GameInfo& info) { return info.stuck == games::Stuck::ends; }

int reach(const games::GameInfo& info, const std::map<std::string, int>& parameters) {
  return info.painting ? info.painting->reach(games::Parameters(info, parameters)).value().near : 1;
}

std::vector<std::vector<int>> distances(const Gadget& gadget, int most) {
  const auto order = static_cast<std::size_t>(gadget.order());
  std::vector<std::vector<int>> result(order, std::vector<int>(order, most));
  for (std::size_t v = 0; v < order; ++v) result[v][v] = 0;
  for (const auto& [u, v] : gadget.edges)
    for (const auto& [a, b] : {Edge{u, v}, Edge{v, u}}) {
      int& one = result[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
      one = std::min(one, 1);
    }
  for (std::size_t through = 0; through < order; ++through)
    for (std::size_t u = 0; u < order; ++u)
      for (std::size_t v = 0; v < order; ++v)
        result[u][v] = std::min(result[u][v], result[u][through] + result[through][v]);
  return result;
}

unsigned open_boundary(const Gadget& gadget, int reach) {
  const auto apart = distances(gadget, reach);
  unsigned result = 0;
  for (int b = 0; b < gadget.boundary; ++b) {
    const std::vector<int>& from = apart[static_cast<std::size_t>(b)];
    if (std::all_of(from.begin() + gadget.boundary, from.end(), [&](int distance) { return distance >= reach; }))
      result |= 1U << b;
  }
  return result;
}

GadgetBoard::GadgetBoard(const games::Entry& game, const std::map<std::string, int>& parameters,
                         const std::vector<Gadget>& gadgets) {
  const games::GameInfo& info = local_game(game.info.name).info;
  if (for_points(info))
    throw text::InputError("expected an impartial game, found " + std::string(info.name) + ", which is for points");
  const bool on_edges = info.local.moves == Locality::Moves::on_edges;
  std::vector<Place> places;
  std::vector<Edge> edges;
  int order = 0;
  for (const Gadget& gadget : gadgets) {
    require_fitting(gadget, gadgets.front(), info, reach(info, parameters));
    const Place place{order, gadget.order(), gadget.boundary};
    for (const auto& [u, v] : gadget.edges) edges.emplace_back(order + u, order + v);
    for (int b = 0; on_edges && b < gadget.boundary; ++b) edges.emplace_back(order + b, order + gadget.order() + b);
    order += gadget.order() + (on_edges ? gadget.boundary : 0);
    places.push_back(place);
  }
  const games::Instance instance(info.board == games::BoardKind::digraph ? games::Board(graphs::Digraph(order, edges))
                                                                         : games::Board(graphs::Graph(order, edges)),
                                 "");
  game_ = games::make(game, instance, parameters);
  const std::vector<Edge> listed = on_edges ? instance.graph().edges() : std::vector<Edge>{};
  const int each = on_edges || order == 0 ? 1 : game_->codes() / order;  // moves at a vertex
  boundary_.resize(gadgets.size());
  for (int move = 0; move < game_->codes(); ++move) {
    const Edge ends = on_edges ? listed[static_cast<std::size_t>(move)] : Edge(move / each, move / each);
    const auto of = std::ranges::find_if(places, [&](const Place& place) {
      return ends.first >= place.first && ends.first < place.first + place.order;
    });
    const auto gadget = static_cast<std::size_t>(of - places.begin());
    const bool boundary = on_edges ? of->host(ends.second) : of->boundary_vertex(ends.first) >= 0;
    gadget_of_.push_back(gadget);
    inner_.push_back(boundary ? 0 : 1);
    if (boundary) boundary_[gadget].push_back(move);
  }
}

}  // namespace gamecert::reductions
