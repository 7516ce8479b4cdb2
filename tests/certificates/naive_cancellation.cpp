// Steps of a cancellation on plain sets of edges, each judged by the scores before and after it.
#include <algorithm>
#include <map>
#include <set>

#include "certificates/gadgets/cancellation.hpp"
#include "games/instances/instance.hpp"
#include "graphs/formats.hpp"
#include "naive.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::naive {

using certificates::Cancellation;
using certificates::Certificate;
using certificates::Claim;
using graphs::Edge;

namespace {

struct Drawn {
  std::set<int> vertices;
  std::map<Edge, int> edges;  // with their player, or 0

  explicit Drawn(const games::Instance& instance) {
    const std::vector<int> players = instance.edge_values("painted", 1, 2);
    for (int v = 0; v < instance.order(); ++v) vertices.insert(v);
    std::size_t e = 0;
    for (const Edge& edge : instance.edges()) edges[edge] = players[e++];
  }
  void drop(const std::set<int>& gone) {
    for (const int v : gone) vertices.erase(v);
    std::erase_if(
        edges, [&](const auto& edge) { return gone.contains(edge.first.first) || gone.contains(edge.first.second); });
  }
  std::string instance() const {
    std::vector<Edge> list;
    std::string painted;
    const auto number = [&](int v) { return static_cast<int>(std::distance(vertices.begin(), vertices.find(v))); };
    for (const auto& [edge, player] : edges) {
      list.emplace_back(number(edge.first), number(edge.second));
      if (player == 0) continue;
      painted += (painted.empty() ? " painted=" : ",") + std::to_string(list.back().first) + "-" +
                 std::to_string(list.back().second) + ":" + std::to_string(player);
    }
    return graphs::write_graph6(graphs::Graph(static_cast<int>(vertices.size()), list)) + painted;
  }
  int score() const {
    const auto game = game_of(claim("capture", instance(), ""));
    return game->head_start() + naive::score(*game, game->start());
  }
};

/// Makes the step; false if it is none.
bool make(Drawn& board, const Cancellation& evidence, const Cancellation::Step& step) {
  std::set<int> taken;
  if (step.lemma < 0) {
    for (const auto& [x, y] : step.pairs) taken.insert({x, y});
    if (!std::ranges::includes(board.vertices, taken)) return false;
    board.drop(taken);
    return true;
  }
  const Certificate& lemma = evidence.lemmas.at(static_cast<std::size_t>(step.lemma));
  const auto before = reductions::read_gadget(lemma.claim.instance);
  const auto after = reductions::read_conclusion(lemma.claim.statement).after;
  const auto named = [&](const Edge& edge) {
    const int u = step.vertices.at(static_cast<std::size_t>(edge.first)),
              v = step.vertices.at(static_cast<std::size_t>(edge.second));
    return Edge(std::min(u, v), std::max(u, v));
  };
  for (std::size_t i = static_cast<std::size_t>(before.boundary); i < step.vertices.size(); ++i)
    taken.insert(step.vertices[i]);
  std::map<Edge, int> there, wanted;
  for (const auto& [edge, player] : board.edges)
    if (taken.contains(edge.first) || taken.contains(edge.second)) there[edge] = player;
  for (const Edge& edge : before.edges)
    wanted[named(edge)] = before.painted.contains(edge) ? before.painted.at(edge) : 0;
  if (there != wanted) return false;
  board.drop(taken);
  for (int i = before.boundary; i < after.order(); ++i)
    board.vertices.insert(step.vertices[static_cast<std::size_t>(i)]);
  for (const Edge& edge : after.edges)
    board.edges[named(edge)] = after.painted.contains(edge) ? after.painted.at(edge) : 0;
  return true;
}

}  // namespace

Certificate certify_cancelled(const std::string& instance,
                              const std::vector<std::pair<std::string, std::string>>& lemmas,
                              const std::vector<Cancellation::Step>& steps, const std::string& left) {
  Cancellation evidence;
  for (const auto& [gadget, conclusion] : lemmas) evidence.lemmas.push_back(certify_counterplay(gadget, conclusion));
  evidence.steps = steps;
  evidence.base.push_back(certify("capture", left));
  return {claim("capture", instance, "SCORE " + std::to_string(Drawn(games::Instance(instance)).score())), evidence};
}

bool cancellation_right(const Claim& of, const Cancellation& evidence) {
  Drawn board{games::Instance(of.instance)};
  if (of.statement != "SCORE " + std::to_string(board.score())) return false;
  for (const Certificate& lemma : evidence.lemmas)
    if (!right(lemma)) return false;
  for (const Cancellation::Step& step : evidence.steps) {
    const int score = board.score();
    if (!make(board, evidence, step)) return false;
    const int points =
        step.lemma < 0
            ? 0
            : reductions::read_conclusion(evidence.lemmas[static_cast<std::size_t>(step.lemma)].claim.statement).plus;
    if (board.score() + points != score) return false;
  }
  return right(evidence.base.front()) && evidence.base.front().claim.instance == board.instance();
}

}  // namespace gamecert::naive
