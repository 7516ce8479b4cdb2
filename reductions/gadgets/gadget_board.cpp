// Laying gadgets out on one board, and which moves are whose.
#include "reductions/gadgets/gadget_board.hpp"

#include <algorithm>
#include <utility>

#include "games/play/plane_words.hpp"
#include "games/texts/text_names.hpp"
#include "reductions/gadgets/signature.hpp"
#include "reductions/gadgets/text_conflicts.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using games::Locality;
using graphs::Edge;

/// Where the vertices of a gadget are on the board, and then those that stand for the host.
struct Place {
  int first = 0, order = 0, boundary = 0, host = 0;
  unsigned enclosed = 0;
  bool has(int v) const { return v >= first && v < first + order + host; }
  bool beyond(int v) const { return v >= first + order; }
  bool inner(int v) const { return !beyond(v) && (v >= first + boundary || (enclosed >> (v - first) & 1) != 0); }
};

/// Of a thick boundary the vertices that have no neighbours but those listed, and are as far from each other, up to the
/// reach, as in the gadget, whatever the host.
unsigned enclosed_boundary(const Gadget& gadget, unsigned open, int reach) {
  const auto apart = distances(gadget, reach + 1);
  const auto boundary = static_cast<std::size_t>(gadget.boundary);
  const auto is_open = [&](std::size_t b) { return (open >> b & 1) != 0; };
  unsigned result = 0;
  for (std::size_t u = 0; u < boundary; ++u) {
    bool kept = !is_open(u);
    for (std::size_t v = 0; v < boundary && kept; ++v) {
      // Between different open vertices a host has two edges or more, as the gadget lists those between boundary ones.
      for (std::size_t o = 0; o < boundary && !is_open(v); ++o)
        for (std::size_t p = 0; p < boundary; ++p)
          if (o != p && is_open(o) && is_open(p))
            kept = kept && std::min(apart[u][o] + 2 + apart[p][v], reach + 1) >= apart[u][v];
    }
    if (kept) result |= 1U << u;
  }
  return result;
}

/// By open boundary vertex, how far into the host moves conflict with those of enclosed ones; else 0.
std::vector<int> depths(const Gadget& gadget, unsigned open, unsigned enclosed, int reach) {
  const auto apart = distances(gadget, reach + 1);
  std::vector<int> result(static_cast<std::size_t>(gadget.boundary), 0);
  for (std::size_t o = 0; o < result.size(); ++o)
    for (std::size_t u = 0; u < result.size() && (open >> o & 1) != 0; ++u)
      if ((enclosed >> u & 1) != 0) result[o] = std::max(result[o], reach - apart[o][u]);
  return result;
}

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
  if (const auto pair = reach == 1 ? std::nullopt : other_distance(first, gadget, reach))
    throw text::InputError("expected boundary vertices as far from each other, up to " + std::to_string(reach) +
                           ", in both gadgets, found " + std::to_string(pair->first) + " and " +
                           std::to_string(pair->second) + " at other distances");
  if (!for_points(info) && !gadget.painted.empty())
    throw text::InputError("expected no painted edge in a gadget of " + game + ", found one");
  for (const auto& [u, v] : gadget.edges)
    if (reach == 1 && std::max(u, v) < gadget.boundary)
      throw text::InputError("expected no edge between boundary vertices in a gadget of " + game + ", found " +
                             std::to_string(u) + (arcs ? ">" : "-") + std::to_string(v));
}

const games::TextLocality& form_of_text(const games::GameInfo& info, const std::map<std::string, int>& parameters) {
  const games::Parameters all(info, parameters);
  std::string why_not;
  const games::TextLocality* form =
      games::text_locality(info.name, {all.values().begin(), all.values().end()}, why_not);
  if (form != nullptr) return *form;
  throw text::InputError("expected ello or a game that is local (docs/LEMMAS.md), found " + info.called() + ": " +
                         why_not);
}

const games::Entry& local_game(std::string_view name, const std::map<std::string, int>& parameters) {
  const games::Entry& entry = games::find(name);
  if (games::text_info(entry.info.name) != nullptr) {
    form_of_text(entry.info, parameters);
  } else if (entry.info.local.moves == Locality::Moves::none) {
    throw text::InputError("expected ello or a game that is local (docs/LEMMAS.md), found " + entry.info.called() +
                           ": " + std::string(entry.info.local.why_not));
  }
  return entry;
}

bool for_points(const games::GameInfo& info) { return info.stuck == games::Stuck::ends; }

int reach(const games::GameInfo& info, const std::map<std::string, int>& parameters) {
  if (games::text_info(info.name) != nullptr) return form_of_text(info, parameters).reach;
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

std::optional<Edge> other_distance(const Gadget& one, const Gadget& other, int reach) {
  const auto apart = distances(one, reach + 1), apart_other = distances(other, reach + 1);
  for (std::size_t u = 0; std::cmp_less(u, one.boundary); ++u)
    for (std::size_t v = u + 1; std::cmp_less(v, one.boundary); ++v)
      if (apart[u][v] != apart_other[u][v]) return Edge(u, v);
  return std::nullopt;
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
  const games::GameInfo& info = local_game(game.info.name, parameters).info;
  if (for_points(info))
    throw text::InputError("expected an impartial game, found " + std::string(info.name) + ", which is for points");
  const bool text = games::text_info(info.name) != nullptr;
  const bool on_edges = (text ? form_of_text(info, parameters).moves : info.local.moves) == Locality::Moves::on_edges;
  const int far = reach(info, parameters);
  unsigned open = ~0U;
  for (const Gadget& gadget : gadgets) {
    require_fitting(gadget, gadgets.front(), info, far);
    open &= open_boundary(gadget, far);
  }
  const unsigned enclosed = far > 1 ? enclosed_boundary(gadgets.front(), open, far) : 0;
  const std::vector<int> paths = on_edges ? std::vector<int>(static_cast<std::size_t>(gadgets.front().boundary), 1)
                                          : depths(gadgets.front(), open, enclosed, far);
  std::vector<Place> places;
  std::vector<Edge> edges;
  int order = 0;
  for (const Gadget& gadget : gadgets) {
    Place place{order, gadget.order(), gadget.boundary, 0, enclosed};
    for (const auto& [u, v] : gadget.edges) edges.emplace_back(order + u, order + v);
    order += gadget.order();
    for (std::size_t b = 0; b < paths.size(); ++b)
      for (int i = 0; i < paths[b]; ++i, ++order, ++place.host)
        edges.emplace_back(i == 0 ? place.first + static_cast<int>(b) : order - 1, order);
    places.push_back(place);
  }
  const games::Instance instance(info.board == games::BoardKind::digraph ? games::Board(graphs::Digraph(order, edges))
                                                                         : games::Board(graphs::Graph(order, edges)),
                                 "");
  setup_.emplace(game, instance, parameters);
  if (text) {
    graphs::Graph conflicts = text_conflicts(*setup_);
    setup_.emplace(games::find("node-kayles"), games::Instance(games::Board(std::move(conflicts)), ""));
  }
  const std::vector<Edge> listed = on_edges ? instance.graph().edges() : std::vector<Edge>{};
  const int each = on_edges || order == 0 ? 1 : setup_->game().codes() / order;  // moves at a vertex
  boundary_.resize(gadgets.size());
  for (int move = 0; move < setup_->game().codes(); ++move) {
    const Edge ends = on_edges ? listed[static_cast<std::size_t>(move)] : Edge(move / each, move / each);
    const auto of = std::ranges::find_if(places, [&](const Place& place) { return place.has(ends.first); });
    const auto gadget = static_cast<std::size_t>(of - places.begin());
    const bool inner = on_edges ? !of->beyond(ends.second) : of->inner(ends.first);
    gadget_of_.push_back(gadget);
    inner_.push_back(inner ? 1 : 0);
    if (inner) continue;
    boundary_[gadget].push_back(move);
    if (gadget == 0) beyond_.push_back(!on_edges && of->beyond(ends.first) ? 1 : 0);
  }
}

games::Position GadgetBoard::made(games::PositionView at, std::size_t gadget, int i) const {
  const int made = boundary_move(gadget, i);
  games::Position after = game().play(at, made);
  if (!beyond(i)) return after;
  for (const std::vector<int>& moves : boundary_)
    for (const int move : moves)
      if (move != made && games::contains(at.data(), move)) games::add_cell(after.data(), move);
  return after;
}

}  // namespace gamecert::reductions
