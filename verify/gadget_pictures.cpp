// Lemmas, and reductions on one edge or on a board.
#include <algorithm>
#include <optional>
#include <set>

#include "certificates/gadgets/counterplay.hpp"
#include "certificates/gadgets/signature.hpp"
#include "certificates/impartial/mirror.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/glued_board.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/replay.hpp"
#include "text/errors.hpp"
#include "verify/pictures.hpp"

namespace gamecert::verify {
namespace {

using pictures::numbered;
using pictures::Picture;
using Colour = Picture::Colour;

/// Of ELLO in colours, with dashed edges inside the boundary. A second circle is around what the rest of a graph may be
/// joined to: the boundary vertices that are `open`.
Picture gadget_picture(const reductions::Gadget& gadget, const std::vector<std::string>& names, bool ello,
                       unsigned open) {
  Picture picture;
  const auto between = [&](const graphs::Edge& edge) { return ello && edge.second < gadget.boundary; };
  std::set<graphs::Edge> joined;
  for (const auto& [u, v] : gadget.edges) joined.insert(std::minmax(u, v));
  for (const pictures::PagePoint& at :
       pictures::places(graphs::Graph(gadget.order(), {joined.begin(), joined.end()}))) {
    const std::size_t v = picture.vertices.size();
    const bool outer = v < static_cast<std::size_t>(gadget.boundary);
    picture.vertices.push_back({at, v < names.size() ? names[v] : std::to_string(v)});
    picture.vertices.back().ring = outer && (open >> v & 1U) != 0;
    if (ello && !outer)
      picture.vertices.back().fill =
          gadget.green[v - static_cast<std::size_t>(gadget.boundary)] != 0 ? Colour::green : Colour::red;
  }
  for (const graphs::Edge& edge : gadget.edges) {
    picture.lines.push_back({edge.first, edge.second, gadget.arcs});
    picture.lines.back().dashed = between(edge);
    if (const auto player = gadget.painted.find(edge); player != gadget.painted.end()) {
      picture.lines.back().colour = pictures::of_player(player->second - 1);
      picture.lines.back().bold = true;
    }
  }
  return picture;
}

constexpr std::string_view nimber = "nimber", score = "score";

/// Of the vertices of a gadget, and of the inner vertices of what replaces it.
struct VertexNames {
  std::vector<std::string> before, after;

  VertexNames() = default;
  VertexNames(const std::vector<std::string>& names, const std::vector<reductions::Statement::Successor>& successors)
      : before(names) {
    for (const reductions::Statement::Successor& one : successors) after.push_back(one.name);
  }
  /// Of what stands in its place: without the vertices that are played, where the conclusion speaks of play.
  std::vector<std::string> of_exchange(const reductions::Gadget& gadget,
                                       const reductions::Conclusion& conclusion) const {
    if (before.empty()) return {};
    std::vector<std::string> names(before.begin(), before.begin() + gadget.boundary);
    if (conclusion.moves.empty()) {
      names.insert(names.end(), after.begin(), after.end());
      return names;
    }
    for (int v = gadget.boundary; v < gadget.order(); ++v)
      if (std::ranges::count(conclusion.moves, v) == 0) names.push_back(before[static_cast<std::size_t>(v)]);
    return names;
  }
};

/// The two sides of one statement; `counted`: the nimber or the score that it is about, empty in ELLO.
std::vector<Picture> sides(const reductions::Gadget& gadget, const reductions::Conclusion& conclusion,
                           const VertexNames& names, const std::string& title, std::string_view counted,
                           unsigned open = ~0U) {
  const bool ello = counted.empty();
  Picture before = gadget_picture(gadget, names.before, ello, open);
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
  Picture after = gadget_picture(exchange.gadget, names.of_exchange(gadget, conclusion), ello, open);
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

/// Where clashes look through several edges, not all of the boundary.
unsigned open_in(const reductions::LemmaGame& game, const reductions::Gadget& gadget,
                 const reductions::Conclusion& conclusion) {
  return game.thick() ? proofs::open_boundary(game, gadget, conclusion.after) : ~0U;
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
  std::vector<Picture> result =
      sides(said.gadget, conclusion, {of_parts.names, of_parts.successors}, title, driven ? nimber : "");
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

std::vector<Picture> pictures_of(const reductions::Reduction& reduction, const graphs::SmallGraph& source,
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
  const std::optional<reductions::Mismatch> difference = reductions::difference_after(replay, moves);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const reductions::Paint paint = replay.target_paint(moves[i]);
    after.vertices[static_cast<std::size_t>(paint.place)].label = "#" + std::to_string(i + 1);
    after.title += (i == 0 ? " after " : ", ") + replay.target_move(moves[i]);
    painting[static_cast<std::size_t>(paint.place)] = paint.colour;
  }
  if (difference) after.title += ": " + difference->reason;
  for (int v = 0; v < map.order(); ++v)
    after.vertices[static_cast<std::size_t>(v)].fill = numbered(painting[static_cast<std::size_t>(v)]);
  return {std::move(before), std::move(after)};
}

std::vector<Picture> pictures_of(const reductions::Reduction& reduction) {
  return pictures_of(reduction, one_edge(reduction), {});
}

std::vector<Picture> pictures_of(const reductions::Lemma& lemma) {
  if (lemma.statements.empty() && lemma.of_parts.empty())
    throw text::InputError("expected a lemma about some graph, found " + lemma.name +
                           ", which is vacuous: " + (lemma.vacuous.empty() ? "no case" : lemma.vacuous.front()));
  std::vector<Picture> pictures;
  for (const reductions::Statement& statement : lemma.statements) {
    const std::string title = lemma.name + (statement.name.empty() ? "" : " " + statement.name);
    for (Picture& side : sides(statement.gadget, statement.conclusion, {statement.names, statement.successors}, title,
                               !lemma.game.local()       ? ""
                               : lemma.game.for_points() ? score
                                                         : nimber,
                               open_in(lemma.game, statement.gadget, statement.conclusion)))
      pictures.push_back(std::move(side));
  }
  for (const reductions::LemmaOfParts& one : lemma.of_parts)
    for (Picture& side : sides(one, lemma.name + (one.name.empty() ? "" : " " + one.name)))
      pictures.push_back(std::move(side));
  return pictures;
}

std::vector<Picture> pictures_of_gadget(const certificates::Certificate& certificate) {
  const std::string_view kind = certificate.evidence.kind();
  if (kind != certificates::Signature::kind && kind != certificates::MirrorTriples::kind &&
      kind != certificates::Counterplay::kind)
    return {};
  const certificates::Claim& claim = certificate.claim;
  const reductions::Gadget gadget = reductions::read_gadget(claim.instance);
  const reductions::Conclusion conclusion = reductions::read_conclusion(claim.statement);
  const reductions::LemmaGame game{claim.game.substr(0, claim.game.size() - reductions::gadget_suffix.size()),
                                   claim.parameters};
  return sides(gadget, conclusion, {}, certificates::text(claim),
               kind == certificates::Signature::kind     ? ""
               : kind == certificates::Counterplay::kind ? score
                                                         : nimber,
               open_in(game, gadget, conclusion));
}

std::vector<Picture> pictures_of(const proofs::BoardMap& map) {
  constexpr int order = 5;
  solve::Watch watch({});
  std::string last;
  map.each(std::clamp(order, map.least, map.largest), watch, [&](const std::string& source) { last = source; });
  return pictures_of(map.image(games::Instance(last)));
}

std::vector<Picture> pictures_of(const proofs::BoardPair& pair) {
  std::vector<Picture> result;
  for (const games::Setup* side : {&pair.source, &pair.target}) {
    result.push_back(picture_of(side->instance()));
    result.back().title =
        (result.size() == 1 ? "source " : "target ") + side->info().called() + " " + side->instance().text();
    result.back().first_of_row = result.size() == 1;
  }
  return result;
}

}  // namespace gamecert::verify
