// Attributes are drawn by their shape, whatever game they belong to.
#include "verify/pictures.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "certificates/grounds.hpp"
#include "certificates/impartial/simulation.hpp"
#include "certificates/kind.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/subject.hpp"
#include "games/texts/known_texts.hpp"
#include "graphs/nauty/known_graphs.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/triangulation.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "verify/certificate_moves.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::verify {
namespace {

using games::AttributeInfo;
using pictures::Layout;
using pictures::numbered;
using pictures::Picture;
using Colour = Picture::Colour;

constexpr int most_vertices = 1000;
constexpr int most_colours = 1'000'000;

/// Without arcs' directions.
graphs::Graph drawn_graph(const games::Instance& instance) {
  if (const auto* graph = std::get_if<graphs::Graph>(&instance.board())) return *graph;
  if (const auto* heaps = std::get_if<graphs::Heaps>(&instance.board())) return heaps->rows;
  const auto& digraph = std::get<graphs::Digraph>(instance.board());
  std::vector<graphs::Edge> edges;
  for (const auto& [from, to] : digraph.arcs()) {
    if (from < to || !digraph.arc(to, from)) edges.emplace_back(std::min(from, to), std::max(from, to));
  }
  return {digraph.order(), edges};
}

/// As their coordinates have it, but stretched where one side would be less than half of the other, which keeps
/// straight what is straight, and as large as room between the points needs, up to a limit.
std::vector<pictures::PagePoint> places_of_points(const graphs::PointSet& points) {
  if (points.is_polygon()) return pictures::places_inside(graphs::Graph(points.order(), {}), points.hull());
  constexpr double usual = 6, room = 0.65, most = 5;  // times as large
  const auto [left, right] = std::ranges::minmax_element(points.coordinates(), {}, &graphs::Point::x);
  const auto [low, high] = std::ranges::minmax_element(points.coordinates(), {}, &graphs::Point::y);
  const auto wide = static_cast<double>(right->x - left->x), tall = static_cast<double>(high->y - low->y);
  const double extent = std::max({1.0, wide, tall});
  const auto scale = [&](double side) { return usual * std::max(1.0, extent / 2 / std::max(side, 1.0)) / extent; };
  const double across = wide > 0 ? scale(wide) : 1, up = tall > 0 ? scale(tall) : 1;
  std::vector<pictures::PagePoint> result;
  for (const auto& [x, y] : points.coordinates())
    result.push_back({across * static_cast<double>(x), up * static_cast<double>(y)});
  double nearest = room;
  for (std::size_t i = 0; i < result.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j)
      nearest = std::min(nearest, std::hypot(result[i].x - result[j].x, result[i].y - result[j].y));
  }
  const double larger = std::min(most, room / std::max(nearest, 1e-3));
  for (pictures::PagePoint& at : result) at = {at.x * larger, at.y * larger};
  return result;
}

/// Where an edge would pass under a vertex otherwise, points are drawn as the disc that they triangulate.
std::vector<pictures::PagePoint> places_of_triangulation(const graphs::Triangulation& triangulation) {
  if (triangulation.points() && !triangulation.points()->is_polygon()) {
    std::vector<pictures::PagePoint> given = places_of_points(*triangulation.points());
    if (pictures::is_clear(triangulation.graph(), given)) return given;
  }
  std::vector<pictures::PagePoint> result = pictures::places_inside(triangulation.graph(), triangulation.boundary());
  if (std::ssize(triangulation.boundary()) < triangulation.graph().order())
    pictures::settle(triangulation.graph(), result);
  return result;
}

/// The usual picture of a connected graph that is a member of a family, whatever its text is.
std::optional<std::vector<pictures::PagePoint>> known_places(const graphs::Graph& graph) {
  if (graph.order() > graphs::SmallGraph::max_order) return std::nullopt;
  const auto known = graphs::known_graph(graphs::small(graph));
  if (!known || known->family.empty()) return std::nullopt;
  const auto in_member = [&](int v) { return known->position[static_cast<std::size_t>(v)]; };
  std::vector<graphs::Edge> edges;
  for (const auto& [u, v] : graph.edges()) edges.emplace_back(in_member(u), in_member(v));
  const auto usual = pictures::usual_places(known->family, graphs::Graph(graph.order(), edges));
  if (!usual) return std::nullopt;
  std::vector<pictures::PagePoint> places;
  for (int v = 0; v < graph.order(); ++v) places.push_back((*usual)[static_cast<std::size_t>(in_member(v))]);
  return places;
}

std::vector<pictures::PagePoint> places_of(const games::Instance& instance, Layout layout) {
  if (const auto* plane = std::get_if<graphs::PlaneBoard>(&instance.board()))
    return plane->points ? places_of_points(*plane->points) : places_of_triangulation(*plane->triangulation);
  const graphs::Graph graph = drawn_graph(instance);
  const std::string_view family = std::string_view(instance.text()).substr(0, instance.text().find(' '));
  if (layout == Layout::best)
    if (auto usual = pictures::usual_places(family, graph)) return *std::move(usual);
  return pictures::places(graph, layout, known_places);
}

/// The board without attributes.
Picture bare(const games::Instance& instance, Layout layout) {
  if (instance.order() > most_vertices)
    throw text::InputError("expected a board of at most " + std::to_string(most_vertices) +
                           " vertices to draw, found " + std::to_string(instance.order()));
  Picture picture;
  for (const pictures::PagePoint& at : places_of(instance, layout))
    picture.vertices.push_back({at, std::to_string(picture.vertices.size())});
  if (const auto* digraph = std::get_if<graphs::Digraph>(&instance.board())) {
    for (const auto& [from, to] : digraph->arcs()) picture.lines.push_back({from, to, true});
  } else if (const auto* heaps = std::get_if<graphs::Heaps>(&instance.board())) {
    for (const auto& [from, to] : heaps->rows.edges()) picture.lines.push_back({from, to});
  } else if (const auto* plane = std::get_if<graphs::PlaneBoard>(&instance.board())) {
    for (const auto& [from, to] : plane->graph.edges()) picture.lines.push_back({from, to});
  } else {
    for (const auto& [from, to] : instance.edges()) picture.lines.push_back({from, to});
  }
  return picture;
}

/// The line between the ends of an edge, added where bare points have none.
Picture::Line& line_of(const graphs::Edge& edge, Picture& picture) {
  const auto [u, v] = edge;
  for (Picture::Line& line : picture.lines) {
    if (line.from == u && line.to == v) return line;
  }
  return picture.lines.emplace_back(Picture::Line{u, v});
}

void show(const games::Instance& instance, const AttributeInfo& attribute, Picture& picture) {
  switch (attribute.shape) {
    case AttributeInfo::Shape::vertices: {
      const bool green = attribute.name == "green";
      for (Picture::Vertex& vertex : picture.vertices) {
        if (green) vertex.fill = Colour::red;
      }
      for (const int v : instance.vertices(attribute.name))
        picture.vertices[static_cast<std::size_t>(v)].fill = green                     ? Colour::green
                                                             : attribute.name == "lit" ? Colour::yellow
                                                                                       : Colour::blue;
      break;
    }
    case AttributeInfo::Shape::vertex_values: {
      const std::vector<int> values = instance.vertex_values(attribute.name, -most_colours, most_colours, 0);
      for (std::size_t v = 0; v < values.size(); ++v) {
        if (values[v] == 0) continue;
        picture.vertices[v].fill = numbered(values[v]);
        picture.vertices[v].note = std::to_string(values[v]);
      }
      break;
    }
    case AttributeInfo::Shape::edge_values: {
      const std::vector<graphs::Edge> edges = instance.edges();
      const bool by_player = attribute.name == "painted";
      const std::vector<int> players =
          instance.edge_values(attribute.name, by_player ? 1 : -most_colours, by_player ? 2 : most_colours);
      for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i] == 0) continue;
        Picture::Line& line = line_of(edges[i], picture);
        if (!by_player) line.note = std::to_string(players[i]);
        if (by_player) line.colour = pictures::of_player(players[i] - 1);
        line.bold = true;
      }
      break;
    }
    case AttributeInfo::Shape::edges: {
      const std::vector<graphs::Edge> edges = instance.edges();
      for (const int i : instance.edge_set(attribute.name)) {
        Picture::Line& line = line_of(edges[static_cast<std::size_t>(i)], picture);
        line.colour = Colour::green;
        line.bold = true;
      }
      break;
    }
    case AttributeInfo::Shape::order: {
      const std::vector<int> order = instance.ordering(attribute.name);
      for (std::size_t i = 0; i < order.size(); ++i)
        picture.vertices[static_cast<std::size_t>(order[i])].note = std::to_string(i + 1);
      break;
    }
  }
}

/// The attributes the line gives, by name.
std::vector<std::string> given(const games::Instance& instance) {
  std::vector<std::string> names;
  std::string_view rest = instance.text();
  for (std::size_t space = rest.find(' '); space != std::string_view::npos; space = rest.find(' ')) {
    rest.remove_prefix(space + 1);
    names.emplace_back(rest.substr(0, rest.find('=')));
  }
  return names;
}

/// Shows one attribute in the first of its shapes, over all games that have one of that name, in which it can be read.
void show(const games::Instance& instance, const std::string& name, const games::GameInfo* game, Picture& picture) {
  if (game != nullptr) {
    const auto own = std::ranges::find(game->attributes, name, &AttributeInfo::name);
    if (own != game->attributes.end()) return show(instance, *own, picture);
  }
  std::optional<text::InputError> wrong;
  std::vector<std::string_view> known;
  std::set<AttributeInfo::Shape> tried;
  for (const games::Entry* entry : games::all_games()) {
    for (const AttributeInfo& attribute : entry->info.attributes) {
      known.push_back(attribute.name);
      if (attribute.name != name || !tried.insert(attribute.shape).second) continue;
      try {
        return show(instance, attribute, picture);
      } catch (const text::InputError& error) {
        if (!wrong) wrong = error;
      }
    }
  }
  if (wrong) throw *wrong;
  throw text::InputError("expected an attribute of some game" + text::did_you_mean(name, known) + ", found '" + name +
                         "'");
}

/// Of evidence that knows a good first move: at its vertex, or on its line, a 1.
void show_first_move(const certificates::Certificate& certificate, Picture& picture) {
  if (!CertificateMoves::are_in(certificate)) return;
  certificates::Grounds grounds;
  const games::Setup setup = certificates::subject_of(certificate.claim, grounds);
  const CertificateMoves moves(certificate, setup);
  if (moves.player() != 0) return;
  const games::Game& game = setup.game();
  games::Options options;
  game.options(game.start(), options);
  const auto answer = moves.answer(game.start(), options);
  if (!answer) return;
  const PositionPictures positions(setup);
  const MovePlace place = positions.place(options.moves[*answer]);
  if (place.number < 0) return;
  const std::string more = place.paint ? "colour " + std::to_string(*place.paint) : place.more;
  const std::string note = more.empty() ? "1" : "1: " + more;
  if (!place.line) {
    Picture::Vertex& vertex = picture.vertices[static_cast<std::size_t>(place.number)];
    vertex.note = note;
    vertex.ring = true;
    return;
  }
  const Picture::Line& of_board = positions.board().lines[static_cast<std::size_t>(place.number)];
  Picture::Line& line = line_of({of_board.from, of_board.to}, picture);
  line.note = note;
  line.bold = true;
}

}  // namespace

Picture picture_of(const games::Instance& instance, Layout layout, const games::GameInfo* game) {
  Picture picture = bare(instance, layout);
  picture.title = instance.text();
  picture.first_of_row = true;
  for (const std::string& name : given(instance)) show(instance, name, game, picture);
  return picture;
}

namespace {

/// The claim; of a counterexample the conjecture as users write it, and what the graph is called.
std::string title_of(const certificates::Certificate& certificate) {
  const certificates::Claim& claim = certificate.claim;
  const certificates::Kind* kind = certificates::find_kind(certificate.evidence.kind(), claim);
  if (claim.game != "conjecture" || kind == nullptr || kind->reads == nullptr) {
    const std::string text = certificates::text(claim);
    return games::names_text(claim.game) ? games::find(claim.game).info.called() + text.substr(claim.game.size())
                                         : text;
  }
  const std::string reads = kind->reads(claim);
  const auto known = graphs::known_graph(graphs::read_small_graph(claim.instance));
  return (reads.empty() ? claim.statement.substr(claim.statement.find(' ') + 1) : reads) + " FAILS at " +
         claim.instance + (known ? ", " + known->name : "");
}

/// Of a game whose rules are a text: 1, 2, ... where the moves are made.
void number_moves(const certificates::Certificate& certificate, const std::vector<int>& moves, Picture& picture) {
  certificates::Grounds grounds;
  const PositionPictures positions(certificates::subject_of(certificate.claim, grounds));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const MovePlace place = positions.place(moves[i]);
    const auto number = static_cast<std::size_t>(place.number);
    if (place.number < 0 || number >= (place.line ? picture.lines.size() : picture.vertices.size())) continue;
    std::string& note = place.line ? picture.lines[number].note : picture.vertices[number].note;
    note += (note.empty() ? "" : ", ") + std::to_string(i + 1);
  }
}

}  // namespace

std::vector<Picture> pictures_of(const certificates::Certificate& certificate, Layout layout) {
  const certificates::Claim& claim = certificate.claim;
  if (auto of_gadgets = pictures_of_gadget(certificate); !of_gadgets.empty()) return of_gadgets;
  if (claim.game == "reduction") {
    if (const proofs::BoardMap* map = proofs::find_board_map(claim.instance)) return pictures_of(*map);
    const auto* play = certificate.evidence.as<certificates::Order>();
    const reductions::Reduction reduction = reductions::read_reduction(claim.instance);
    if (play == nullptr) return pictures_of(reduction);
    const std::string graph = claim.statement.substr(claim.statement.rfind(' ') + 1);
    return pictures_of(reduction, graphs::read_small_graph(graph), play->moves);
  }
  if (claim.game != "conjecture" && games::known(claim.game) == nullptr)
    throw text::InputError("expected a certificate about a board or a gadget to draw, found one about " + claim.game);
  const games::Instance instance(claim.instance);
  const games::Entry* game = games::known(claim.game);
  Picture picture = picture_of(instance, layout, game == nullptr ? nullptr : &game->info);
  picture.title = title_of(certificate);
  if (claim.game == "ello" && !instance.has("green")) {
    for (Picture::Vertex& vertex : picture.vertices) vertex.fill = Colour::red;
  }
  if (const auto* simulation = certificate.evidence.as<certificates::Simulation>()) {
    Picture other = picture_of(games::Instance(simulation->other.instance), layout);
    other.title = certificates::subject_text(simulation->other);
    other.first_of_row = false;
    return {std::move(picture), std::move(other)};
  }
  const auto* order = certificate.evidence.as<certificates::Order>();
  if (order == nullptr || claim.game == "conjecture") {
    show_first_move(certificate, picture);
    return {std::move(picture)};
  }
  if (games::find_text(claim.game) != nullptr) {
    number_moves(certificate, order->moves, picture);
    return {std::move(picture)};
  }
  const bool of_vertices = !games::find(claim.game).refinements.move_name;
  for (std::size_t i = 0; of_vertices && i < order->moves.size(); ++i) {
    const auto v = static_cast<std::size_t>(order->moves[i]);
    if (v < picture.vertices.size()) picture.vertices[v].note = std::to_string(i + 1);
  }
  return {std::move(picture)};
}

}  // namespace gamecert::verify
