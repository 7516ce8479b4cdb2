// Attributes are drawn by their shape, whatever game they belong to.
#include "verify/pictures.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "certificates/gadgets/counterplay.hpp"
#include "certificates/gadgets/signature.hpp"
#include "certificates/impartial/mirror.hpp"
#include "certificates/impartial/simulation.hpp"
#include "certificates/plays/order.hpp"
#include "graphs/small_graph_text.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::verify {
namespace {

using games::AttributeInfo;
using graphs::Picture;
using Colour = Picture::Colour;

constexpr int most_vertices = 1000;
constexpr int most_colours = 1'000'000;

std::vector<graphs::PagePoint> places_of(const games::Instance& instance) {
  if (const auto* graph = std::get_if<graphs::Graph>(&instance.board())) return places(*graph);
  if (const auto* heaps = std::get_if<graphs::Heaps>(&instance.board())) return places(heaps->rows);
  if (const auto* digraph = std::get_if<graphs::Digraph>(&instance.board())) {
    std::vector<graphs::Edge> edges;
    for (const auto& [from, to] : digraph->arcs()) {
      if (from < to || !digraph->arc(to, from)) edges.emplace_back(std::min(from, to), std::max(from, to));
    }
    return places(graphs::Graph(digraph->order(), edges));
  }
  const auto* triangulation = std::get_if<graphs::Triangulation>(&instance.board());
  const graphs::PointSet* points = std::get_if<graphs::PointSet>(&instance.board());
  if (triangulation != nullptr) {
    if (!triangulation->points() || triangulation->points()->is_polygon())
      return places_inside(triangulation->graph(), triangulation->boundary());
    points = &*triangulation->points();
  }
  if (points->is_polygon()) return places_inside(graphs::Graph(points->order(), {}), points->hull());
  std::vector<graphs::PagePoint> result;
  const auto [left, right] = std::ranges::minmax_element(points->coordinates(), {}, &graphs::Point::x);
  const auto [low, high] = std::ranges::minmax_element(points->coordinates(), {}, &graphs::Point::y);
  const auto extent = static_cast<double>(std::max({std::int64_t{1}, right->x - left->x, high->y - low->y}));
  for (const auto& [x, y] : points->coordinates())
    result.push_back({6 * static_cast<double>(x) / extent, 6 * static_cast<double>(y) / extent});
  return result;
}

/// The board without attributes.
Picture bare(const games::Instance& instance) {
  if (instance.order() > most_vertices)
    throw text::InputError("expected a board of at most " + std::to_string(most_vertices) +
                           " vertices to draw, found " + std::to_string(instance.order()));
  Picture picture;
  for (const graphs::PagePoint& at : places_of(instance))
    picture.vertices.push_back({at, std::to_string(picture.vertices.size())});
  if (const auto* digraph = std::get_if<graphs::Digraph>(&instance.board())) {
    for (const auto& [from, to] : digraph->arcs()) picture.lines.push_back({from, to, true});
  } else if (const auto* heaps = std::get_if<graphs::Heaps>(&instance.board())) {
    for (const auto& [from, to] : heaps->rows.edges()) picture.lines.push_back({from, to});
  } else if (!std::holds_alternative<graphs::PointSet>(instance.board())) {
    for (const auto& [from, to] : instance.edges()) picture.lines.push_back({from, to});
  }
  return picture;
}

Colour numbered(int value) {
  constexpr Colour colours[] = {Colour::white,  Colour::blue,   Colour::red,   Colour::green,
                                Colour::orange, Colour::violet, Colour::yellow};
  return colours[value <= 0 ? 0 : (value - 1) % 6 + 1];
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
      const std::vector<int> values = instance.edge_values(attribute.name, 1, most_colours);
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == 0) continue;
        Picture::Line& line = line_of(edges[i], picture);
        line.colour = numbered(values[i]);
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
void show(const games::Instance& instance, const std::string& name, Picture& picture) {
  std::optional<text::InputError> wrong;
  std::vector<std::string_view> known;
  std::set<AttributeInfo::Shape> tried;
  for (const games::Entry& entry : games::registry()) {
    for (const AttributeInfo& attribute : entry.info.attributes) {
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

/// Of ELLO in colours, with dashed edges inside the boundary.
Picture gadget_picture(const reductions::Gadget& gadget, const std::vector<std::string>& names, bool ello) {
  Picture picture;
  const auto between = [&](const graphs::Edge& edge) { return ello && edge.second < gadget.boundary; };
  std::set<graphs::Edge> joined;
  for (const auto& [u, v] : gadget.edges) joined.insert(std::minmax(u, v));
  for (const graphs::PagePoint& at : places(graphs::Graph(gadget.order(), {joined.begin(), joined.end()}))) {
    const std::size_t v = picture.vertices.size();
    const bool outer = v < static_cast<std::size_t>(gadget.boundary);
    picture.vertices.push_back({at, v < names.size() ? names[v] : std::to_string(v)});
    picture.vertices.back().ring = outer;
    if (ello && !outer)
      picture.vertices.back().fill =
          gadget.green[v - static_cast<std::size_t>(gadget.boundary)] != 0 ? Colour::green : Colour::red;
  }
  for (const graphs::Edge& edge : gadget.edges) {
    picture.lines.push_back({edge.first, edge.second, gadget.arcs});
    picture.lines.back().dashed = between(edge);
    if (const auto player = gadget.painted.find(edge); player != gadget.painted.end()) {
      picture.lines.back().colour = numbered(player->second);
      picture.lines.back().bold = true;
    }
  }
  return picture;
}

constexpr std::string_view nimber = "nimber", score = "score";

/// The two sides of one statement; `counted`: the nimber or the score that it is about, empty in ELLO.
std::vector<Picture> sides(const reductions::Gadget& gadget, const reductions::Conclusion& conclusion,
                           const std::vector<std::string>& names, const std::string& title, std::string_view counted) {
  const bool ello = counted.empty();
  Picture before = gadget_picture(gadget, names, ello);
  before.title = title;
  before.first_of_row = true;
  using Kind = reductions::Conclusion::Kind;
  for (std::size_t i = 0; i < conclusion.moves.size(); ++i)
    before.vertices[static_cast<std::size_t>(conclusion.moves[i])].note =
        (conclusion.kind == Kind::first ? "first " : "last ") + std::to_string(i + 1);
  const reductions::Exchange exchange = reductions::exchange(gadget, conclusion);
  if (exchange.dead || conclusion.kind == Kind::unwinnable) {
    before.title += ": unwinnable";
    return {std::move(before)};
  }
  // Of the names of a replacement the gadget knows those of the boundary only.
  Picture after = gadget_picture(
      exchange.gadget, {names.begin(), names.begin() + std::min<std::ptrdiff_t>(gadget.boundary, std::ssize(names))},
      ello);
  after.title = conclusion.kind == Kind::if_after  ? "is winnable if this is"
                : conclusion.kind == Kind::only_if ? "is winnable only if this is"
                                                   : "is winnable exactly if this is";
  if (!ello) after.title = "has the " + std::string(counted) + " of this";
  if (conclusion.plus != 0)
    after.title += (counted == score ? " and points: " : " and a heap of ") + std::to_string(conclusion.plus);
  for (int b = 0; b < gadget.boundary; ++b) {
    if ((exchange.recoloured >> b & 1U) != 0) after.vertices[static_cast<std::size_t>(b)].note = "recoloured";
  }
  return {std::move(before), std::move(after)};
}

/// The same with the names of parts at the vertices that they share.
std::vector<Picture> sides(const reductions::LemmaOfParts& of_parts, const std::string& title) {
  using Kind = reductions::PartStatement::Kind;
  using Old = reductions::Conclusion::Kind;
  const reductions::PartStatement& said = of_parts.statement;
  const bool driven = said.kind >= Kind::driven_same;
  reductions::Conclusion conclusion{Old::same, said.after, said.recoloured};
  if (said.kind == Kind::winnable || said.kind == Kind::unwinnable) conclusion = {Old::unwinnable};
  if (said.kind == Kind::if_after) conclusion.kind = Old::if_after;
  if (said.kind == Kind::only_if) conclusion.kind = Old::only_if;
  std::vector<Picture> result = sides(said.gadget, conclusion, of_parts.names, title, driven ? nimber : "");
  for (std::size_t i = 0; i < said.parts.size(); ++i)
    for (const int v : said.parts[i].at) {
      std::string& note = result[0].vertices[static_cast<std::size_t>(v)].note;
      note += (note.empty() ? "" : ", ") + of_parts.parts[i];
    }
  if (said.kind == Kind::winnable) result[0].title = title + ": winnable";
  if (driven)
    result[1].title = said.kind == Kind::driven_same ? "is parity-driven exactly if this is"
                      : said.kind == Kind::driven_if ? "is parity-driven if this is"
                                                     : "is parity-driven only if this is";
  if (said.plausible_by) result[1].vertices[static_cast<std::size_t>(*said.plausible_by)].note = "plausible";
  return result;
}

/// K2, or an arc where the source game is on digraphs or the reduction tells the ends of an edge apart.
graphs::SmallGraph one_edge(const reductions::Reduction& reduction) {
  try {
    const graphs::SmallGraph edge = graphs::read_small_graph("A_");
    [[maybe_unused]] const reductions::GadgetMap map(reduction, edge);
    return edge;
  } catch (const text::InputError&) {
    return graphs::read_small_graph("&AO");
  }
}

}  // namespace

graphs::Picture picture_of(const games::Instance& instance) {
  Picture picture = bare(instance);
  picture.title = instance.text();
  picture.first_of_row = true;
  for (const std::string& name : given(instance)) show(instance, name, picture);
  return picture;
}

std::vector<graphs::Picture> pictures_of(const certificates::Certificate& certificate) {
  const certificates::Claim& claim = certificate.claim;
  const std::string_view kind = certificate.evidence.kind();
  if (kind == certificates::Signature::kind || kind == certificates::MirrorTriples::kind ||
      kind == certificates::Counterplay::kind)
    return sides(reductions::read_gadget(claim.instance), reductions::read_conclusion(claim.statement), {},
                 certificates::text(claim),
                 kind == certificates::Signature::kind     ? ""
                 : kind == certificates::Counterplay::kind ? score
                                                           : nimber);
  if (claim.game == "reduction") {
    if (claim.instance == "ello.cone")
      throw text::InputError(
          "expected a certificate about boards, gadgets or a reduction made of pieces, found ello.cone");
    const auto* play = certificate.evidence.as<certificates::Order>();
    const reductions::Reduction reduction = reductions::read_reduction(claim.instance);
    return play == nullptr ? pictures_of(reduction)
                           : pictures_of(reduction, graphs::read_small_graph(claim.statement.substr(6)), play->moves);
  }
  const games::Instance instance(claim.instance);
  Picture picture = picture_of(instance);
  picture.title = certificates::text(claim);
  if (claim.game == "ello" && !instance.has("green")) {
    for (Picture::Vertex& vertex : picture.vertices) vertex.fill = Colour::red;
  }
  if (const auto* simulation = certificate.evidence.as<certificates::Simulation>()) {
    Picture other = picture_of(games::Instance(simulation->other.instance));
    other.title = certificates::subject_text(simulation->other);
    other.first_of_row = false;
    return {std::move(picture), std::move(other)};
  }
  const auto* order = certificate.evidence.as<certificates::Order>();
  if (order == nullptr || claim.game == "conjecture") return {std::move(picture)};
  const bool of_vertices = !games::find(claim.game).refinements.move_name;
  for (std::size_t i = 0; of_vertices && i < order->moves.size(); ++i) {
    const auto v = static_cast<std::size_t>(order->moves[i]);
    if (v < picture.vertices.size()) picture.vertices[v].note = std::to_string(i + 1);
  }
  return {std::move(picture)};
}

std::vector<graphs::Picture> pictures_of(const reductions::Reduction& reduction, const graphs::SmallGraph& source,
                                         const std::vector<int>& moves) {
  const reductions::Replay replay(reduction, source);
  const reductions::GadgetMap& map = replay.map();
  Picture before = picture_of(games::Instance(map.source()));
  before.title = "source " + map.source();
  Picture after = picture_of(games::Instance(map.target()));
  after.title = "target";
  after.first_of_row = false;
  std::vector<int> painting = map.painted();
  for (int v = 0; v < map.order(); ++v) {
    after.vertices[static_cast<std::size_t>(v)].note = map.name(v);
    after.vertices[static_cast<std::size_t>(v)].label = "";
  }
  const std::optional<std::string> difference = reductions::difference_after(replay, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const reductions::Paint paint = replay.paint(reduction.target, moves[i]);
    after.vertices[static_cast<std::size_t>(paint.vertex)].label = "#" + std::to_string(i + 1);
    after.title += (i == 0 ? " after " : ", ") + replay.target_move(moves[i]);
    painting[static_cast<std::size_t>(paint.vertex)] = paint.colour;
  }
  if (difference) after.title += ": " + *difference;
  for (int v = 0; v < map.order(); ++v)
    after.vertices[static_cast<std::size_t>(v)].fill = numbered(painting[static_cast<std::size_t>(v)]);
  return {std::move(before), std::move(after)};
}

std::vector<graphs::Picture> pictures_of(const reductions::Reduction& reduction) {
  return pictures_of(reduction, one_edge(reduction), {});
}

std::vector<graphs::Picture> pictures_of(const reductions::Lemma& lemma) {
  if (lemma.statements.empty() && lemma.of_parts.empty())
    throw text::InputError("expected a lemma about some graph, found " + lemma.name +
                           ", which is vacuous: " + (lemma.vacuous.empty() ? "no case" : lemma.vacuous.front()));
  std::vector<Picture> pictures;
  for (const reductions::Statement& statement : lemma.statements) {
    const std::string title = lemma.name + (statement.name.empty() ? "" : " " + statement.name);
    for (Picture& side : sides(statement.gadget, statement.conclusion, statement.names, title,
                               !lemma.game.local()       ? ""
                               : lemma.game.for_points() ? score
                                                         : nimber))
      pictures.push_back(std::move(side));
  }
  for (const reductions::LemmaOfParts& one : lemma.of_parts)
    for (Picture& side : sides(one, lemma.name + (one.name.empty() ? "" : " " + one.name)))
      pictures.push_back(std::move(side));
  return pictures;
}

}  // namespace gamecert::verify
