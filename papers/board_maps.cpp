// The maps of the papers, and both sides solved.
#include "papers/board_maps.hpp"

#include <algorithm>
#include <stdexcept>

#include "certificates/reductions/grounding.hpp"
#include "conjectures/language.hpp"
#include "encode/cone.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/geodetic/trees.hpp"
#include "papers/lists.hpp"
#include "papers/statements.hpp"
#include "papers/triangulations/boards.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/sat_answers.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;
using reductions::Level;
using Visit = std::function<void(const BoardPair&)>;

std::string heaps(const std::vector<int>& sizes) {
  std::string text = "heaps:";
  for (const int size : sizes) text += (text.back() == ':' ? "" : ",") + std::to_string(size);
  return text;
}

/// EG(T): a vertex for every edge of T, adjacent if they are sides of a face.
void edge_graphs(int points, Trial& trial, const Visit& visit) {
  each_board("every disc of order n with at most n - 3 inner points", points, trial, [&](const EdgeBoard& board) {
    visit(
        {by_rules("triangle-colouring", board.name), by_rules("node-kayles", graphs::write_graph6(edge_graph(board)))});
  });
}

void kayles_heaps(int points, Trial& trial, const Visit& visit) {
  each_board("every simple-branching triangulation of order n", points, trial, [&](const EdgeBoard& board) {
    visit({by_rules("triangle-colouring", board.name), by_rules("kayles", heaps(arrays(board)))});
  });
}

void dawson_heap(int points, Trial&, const Visit& visit) {
  visit({by_rules("triangle", "convex:" + std::to_string(points) + ":"), by_rules("dawson-kayles", heaps({points}))});
}

/// Every tree after every first move.
void hackendot(int order, Trial& trial, const Visit& visit) {
  each_tree(order, trial, [&](const SmallGraph& tree) {
    trial.look();
    for (int u = 0; u < order; ++u) {
      visit({{"geodetic", graphs::write_graph6(tree) + " labelled=" + std::to_string(u), {{"reading", 0}}},
             {"hackendot", hackendot_after_root(tree, u)},
             [u](int v) { return v < u ? v : v - 1; }});
    }
  });
}

/// G with a new vertex joined to the green ones, and which of G are.
void cones(int order, Trial& trial, const Visit& visit) {
  each_graph(order, trial, [&](const SmallGraph& graph) {
    for (graphs::VertexSet green = 0; green <= graph.vertices(); ++green) {
      SmallGraph cone = graph;
      cone.order = order + 1;
      graphs::each(green, [&](int v) { cone.add_edge(v, order); });
      visit({{"ello", conjectures::ello_question(graph, green).instance},
             {"odd-elimination", graphs::write_graph6(cone)}});
    }
  });
}

constexpr BoardMap maps[] = {
    {"ello.cone", "ELLO to odd-degeneracy: a new vertex is joined to the green ones", "order", 1, 20,
     Level::equal_outcome, cones},
    {"geo.thm-1", "Geodetic contraction on a tree, after a first move, to Hackendot", "order", 1,
     graphs::SmallGraph::max_order, Level::isomorphic, hackendot},
    {"tri.eg", "Triangle-colouring to Node-Kayles on the graph EG(T) of edges in a common triangle", "points", 3,
     graphs::PointSet::most_points, Level::equal_nimber, edge_graphs},
    {"tri.thm-1", "Triangle-colouring on simple-branching triangulations to heaps of Kayles", "points", 3,
     graphs::PointSet::most_points, Level::equal_nimber, kayles_heaps},
    {"tri.thm-2", "The monochromatic triangle game on points in convex position to a heap of Dawson's Kayles", "points",
     3, graphs::PointSet::most_points, Level::equal_nimber, dawson_heap},
};

/// `first` and `second` are N and P.
std::string value(const GameQuestion& asked, bool nimber, const Trial& trial) {
  solve::Request request{.nimber = nimber, .engine = asked.engine, .limits = trial.left()};
  const solve::Answer answer =
      solve::solve({games::find(asked.game), games::Instance(asked.instance), asked.parameters}, request);
  if (answer.certainty != solve::Answer::Certainty::certain) throw text::LimitError(answer.doubt);
  if (answer.statement == "OUTCOME first") return "OUTCOME N";
  return answer.statement == "OUTCOME second" ? "OUTCOME P" : answer.statement;
}

certificates::Certificate certified(const GameQuestion& asked, const Trial& trial) {
  solve::Request request{.engine = asked.engine, .limits = trial.left()};
  return solve::certified({games::find(asked.game), games::Instance(asked.instance), asked.parameters}, request);
}

/// The level at which the games of a pair are the same. Their values go into the result, and certificates if wanted.
Level level_at(const BoardPair& pair, bool certificates, const Trial& trial, BoardMapCheck& result) {
  if (pair.corresponding) {
    auto alike = played_alike(pair.source, pair.target, pair.corresponding, trial);
    if (alike && certificates) result.certificates.push_back(std::move(*alike));
    if (alike) return Level::isomorphic;
  }
  const auto same = [&](bool nimber) {
    result.source_value = value(pair.source, nimber, trial);
    result.target_value = value(pair.target, nimber, trial);
    return result.source_value == result.target_value;
  };
  if (!same(false)) return Level::none;
  const bool solitaire = games::find(pair.source.game).info.players == 1;
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
  Trial trial(limits);
  const auto look_at = [&](const BoardPair& pair) {
    if (result.failing) return;
    trial.look();
    ++result.boards;
    const Level level = level_at(pair, certificates, trial, result);
    result.level = std::min(result.level, level);
    if (level >= map.level) return;
    result.failing = pair;
    result.certificates.clear();
    for (const GameQuestion* asked : {&pair.source, &pair.target})
      result.certificates.push_back(certified(*asked, trial));
  };
  try {
    for (int order = std::max(first_order, map.least); order <= last_order && !result.failing; ++order) {
      map.each(order, trial, look_at);
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

}  // namespace gamecert::papers
