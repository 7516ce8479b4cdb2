// The maps of the papers, and both sides solved.
#include "proofs/maps/board_maps.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "certificates/reductions/grounding.hpp"
#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "encode/cone.hpp"
#include "graphs/components.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/boards/convex_games.hpp"
#include "solve/boards/dual_tree.hpp"
#include "solve/sat_answers.hpp"
#include "solve/simulation.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::Triangulation;
using reductions::Level;
using solve::Engine;
using Visit = std::function<void(const std::string&)>;

games::Setup game(std::string_view name, const games::Instance& board) { return {games::find(name), board}; }
games::Setup game(std::string_view name, const std::string& board) { return game(name, games::Instance(board)); }

void require(bool fits, const char* expected, const games::Instance& found) {
  if (!fits) throw text::InputError(std::string("expected ") + expected + ", found " + text::quoted(found.text()));
}
/// What is said of boards without attributes.
void require_bare(const games::Instance& board) {
  require(board.text().find(' ') == std::string::npos, "a board without attributes", board);
}

std::string heaps(const std::vector<int>& sizes) {
  std::string text = "heaps:";
  for (const int size : sizes) text += (text.back() == ':' ? "" : ",") + std::to_string(size);
  return text;
}

/// EG(T): a vertex for every edge of T, adjacent if they are sides of a face.
graphs::Graph edge_graph(const Triangulation& board) {
  std::set<graphs::Edge> edges;
  for (const auto& [a, b, c] : solve::DualTree(board).sides)
    for (const auto& [u, v] : {std::minmax(a.edge, b.edge), std::minmax(a.edge, c.edge), std::minmax(b.edge, c.edge)})
      edges.emplace(u, v);
  return {static_cast<int>(board.graph().size()), {edges.begin(), edges.end()}};
}

BoardPair to_edge_graph(const games::Instance& board) {
  require_bare(board);
  return {game("triangle-colouring", board),
          game("node-kayles", graphs::write_graph6(edge_graph(board.triangulation())))};
}

void triangulations(int points, solve::Watch& watch, const Visit& visit) {
  for (int inner = 0; points - inner >= 3; ++inner) {
    for (const Triangulation& board : graphs::disc_classes(points - inner, inner)) {
      watch.look();
      visit(graphs::text(board));
    }
  }
}

BoardPair to_kayles_heaps(const games::Instance& board) {
  require_bare(board);
  const Triangulation triangulation = board.triangulation();
  require(solve::convex_position(triangulation) && solve::simple_branching(triangulation),
          "a simple-branching triangulation", board);
  return {game("triangle-colouring", board), game("kayles", heaps(solve::arrays(triangulation)))};
}

void simple_branching(int points, solve::Watch& watch, const Visit& visit) {
  for (const Triangulation& board : graphs::convex_classes(points, graphs::ConvexKind::simple_branching)) {
    watch.look();
    visit(graphs::text(board));
  }
}

BoardPair to_dawson_heap(const games::Instance& board) {
  require_bare(board);
  require(solve::convex_position(board.points()), "points in convex position", board);
  return {game("triangle", board), game("dawson-kayles", heaps({board.points().order()}))};
}

void convex_points(int points, solve::Watch&, const Visit& visit) { visit("convex:" + std::to_string(points) + ":"); }

void each_graph(const graphs::GraphClass& graph_class, int order, solve::Watch& watch,
                const std::function<void(const SmallGraph&)>& visit) {
  graphs::enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
    watch.look();
    visit(graph);
    return true;
  });
}

BoardPair to_hackendot(const games::Instance& board) {
  const std::vector<int> labelled = board.vertices("labelled");
  require(board.graph().size() == board.order() - 1 && graphs::components(board.graph()) == 1 && labelled.size() == 1 &&
              board.order() <= SmallGraph::max_order,
          "a tree of order at most 64 with one vertex labelled", board);
  const int u = labelled.front();
  return {games::Setup(games::find("geodetic"), board, {{"reading", 0}}),
          game("hackendot", hackendot_after_root(graphs::small(board.graph()), u)),
          [u](int v) { return v < u ? v : v - 1; }};
}

void trees_after_first_moves(int order, solve::Watch& watch, const Visit& visit) {
  each_graph(graphs::GraphClass::trees, order, watch, [&](const SmallGraph& tree) {
    for (int u = 0; u < order; ++u) visit(graphs::write_graph6(tree) + " labelled=" + std::to_string(u));
  });
}

/// G with a new vertex joined to the green ones.
BoardPair to_cone(const games::Instance& board) {
  std::vector<graphs::Edge> edges = board.graph().edges();
  for (const int v : board.vertices("green")) edges.emplace_back(v, board.order());
  return {game("ello", board), game("odd-elimination", graphs::write_graph6(graphs::Graph(board.order() + 1, edges)))};
}

void colourings(int order, solve::Watch& watch, const Visit& visit) {
  each_graph(graphs::GraphClass::all, order, watch, [&](const SmallGraph& graph) {
    for (graphs::VertexSet green = 0; green <= graph.vertices(); ++green)
      visit(conjectures::ello_question(graph, green).instance);
  });
}

constexpr BoardMap maps[] = {
    {"ello.cone", "ELLO to odd-degeneracy: a new vertex is joined to the green ones", "order", 1, 20,
     Level::equal_outcome, Engine::best, colourings, to_cone},
    {"geo.thm-1", "Geodetic contraction on a tree, after a first move, to Hackendot", "order", 1, SmallGraph::max_order,
     Level::isomorphic, Engine::best, trees_after_first_moves, to_hackendot},
    {"tri.eg", "Triangle-colouring to Node-Kayles on the graph EG(T) of edges in a common triangle", "points", 3,
     graphs::PointSet::most_points, Level::equal_nimber, Engine::search, triangulations, to_edge_graph},
    {"tri.thm-1", "Triangle-colouring on simple-branching triangulations to heaps of Kayles", "points", 3,
     graphs::PointSet::most_points, Level::equal_nimber, Engine::search, simple_branching, to_kayles_heaps},
    {"tri.thm-2", "The monochromatic triangle game on points in convex position to a heap of Dawson's Kayles", "points",
     3, graphs::PointSet::most_points, Level::equal_nimber, Engine::search, convex_points, to_dawson_heap},
};

/// `first` and `second` are N and P.
std::string value(const games::Setup& asked, const solve::Request& request) {
  const solve::Answer answer = solve::solve(asked, request);
  if (answer.certainty != solve::Answer::Certainty::certain) throw text::LimitError(answer.doubt);
  if (answer.statement == "OUTCOME first") return "OUTCOME N";
  return answer.statement == "OUTCOME second" ? "OUTCOME P" : answer.statement;
}

/// The level at which the games of a pair are the same. Their values go into the result, and certificates if wanted.
Level level_at(const BoardPair& pair, Engine engine, bool certificates, const solve::Watch& watch,
               BoardMapCheck& result) {
  if (pair.corresponding) {
    auto alike = solve::played_alike(pair.source, pair.target, pair.corresponding, watch.left());
    if (alike && certificates) result.certificates.push_back(std::move(*alike));
    if (alike) return Level::isomorphic;
  }
  const auto same = [&](bool nimber) {
    result.source_value = value(pair.source, {.nimber = nimber, .engine = engine, .limits = watch.left()});
    result.target_value = value(pair.target, {.nimber = nimber, .engine = engine, .limits = watch.left()});
    return result.source_value == result.target_value;
  };
  if (!same(false)) return Level::none;
  const bool solitaire = pair.source.info().players == 1;
  return !solitaire && same(true) ? Level::equal_nimber : Level::equal_outcome;
}

}  // namespace

std::span<const BoardMap> board_maps() { return maps; }

const BoardMap* find_board_map(std::string_view name) {
  const auto found = std::ranges::find(maps, name, &BoardMap::name);
  return found == std::end(maps) ? nullptr : found;
}

BoardMapCheck check_board_map(const BoardMap& map, int first_order, int last_order, bool certificates,
                              const solve::Limits& limits) {
  if (last_order > map.largest)
    throw text::InputError("expected " + std::string(map.counted) + " at most " + std::to_string(map.largest) +
                           " for " + std::string(map.name) + ", found " + std::to_string(last_order));
  BoardMapCheck result;
  solve::Watch watch(limits);
  const auto look_at = [&](const std::string& source) {
    if (result.failing) return;
    watch.look();
    ++result.boards;
    const BoardPair pair = map.image(games::Instance(source));
    const Level level = level_at(pair, map.engine, certificates, watch, result);
    result.level = std::min(result.level, level);
    if (level >= map.level) return;
    result.failing = pair;
    result.certificates.clear();
    for (const games::Setup* asked : {&pair.source, &pair.target})
      result.certificates.push_back(solve::certified(*asked, {.engine = map.engine, .limits = watch.left()}));
  };
  try {
    for (int order = std::max(first_order, map.least); order <= last_order && !result.failing; ++order) {
      map.each(order, watch, look_at);
      result.complete_through = order;
    }
    result.verdict = result.failing       ? solve::Verdict::fails
                     : result.boards == 0 ? solve::Verdict::vacuous
                                          : solve::Verdict::holds;
  } catch (const text::LimitError& limit) {
    result.verdict = result.failing ? solve::Verdict::fails : solve::Verdict::unknown;
    result.reason = limit.what();
  }
  return result;
}

BoardMapProof prove_board_map(const BoardMap& map, bool certificate, const solve::Limits& limits) {
  if (map.name != "ello.cone")
    throw text::InputError("expected a reduction made of pieces, or ello.cone, for a proof for all graphs, found " +
                           std::string(map.name) + "; gamecert reduction check plays it");
  solve::Watch watch(limits);
  BoardMapProof result;
  certificates::Grounding evidence;
  for (const encode::Denied& denied : encode::cone_denials()) {
    solve::SatVerdict verdict = solve::decide_formula(denied.cnf(), certificate, watch.left());
    if (verdict.model) throw std::logic_error("ELLO and its cone disagree: not so that " + denied.statement);
    ++result.obligations;
    if (verdict.refutation) evidence.refutations.push_back(std::move(*verdict.refutation));
    if (certificate && !verdict.missing.empty()) result.missing = verdict.missing;
  }
  if (!certificate || !result.missing.empty()) return result;
  certificates::Claim claim;
  claim.game = "reduction";
  claim.instance = map.name;
  claim.statement = "PROVED " + reductions::text(map.level);
  result.certificate = {std::move(claim), std::move(evidence)};
  return result;
}

std::string hackendot_after_root(const SmallGraph& tree, int u) {
  const graphs::VertexSet below = graphs::first_vertices(u), roots = tree.neighbours(u);
  std::string list;
  graphs::each((roots & below) | (roots & ~below) >> 1,
               [&](int v) { list += (list.empty() ? " roots=" : ",") + std::to_string(v); });
  return graphs::write_graph6(graphs::delete_vertex(tree, u)) + list;
}

}  // namespace gamecert::proofs
