// Final colourings of pairings, and search for goals of a final colouring.
#include "papers/capture/pairs.hpp"

#include <algorithm>
#include <compare>
#include <map>
#include <stdexcept>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

int sign(int number) { return (number > 0) - (number < 0); }

int score_of(const std::vector<int>& balances) {
  int score = 0;
  for (const int balance : balances) score += sign(balance);
  return score;
}

/// How many more edges at a vertex are red than blue: so many outside the pairs, and by the number of a pair so many
/// more if its first edge is red, so many fewer if it is blue.
struct Balance {
  int outside = 0;
  std::map<std::size_t, int> of_pairs;
  auto operator<=>(const Balance&) const = default;
};

std::vector<Balance> balances_of(const SmallGraph& graph, const Pairing& pairing) {
  const std::vector<graphs::Edge> edges = edges_of(graph);
  std::vector<Balance> result(static_cast<std::size_t>(graph.order));
  std::vector<bool> paired(edges.size());
  const auto each_end = [&](int e, const auto& visit) {
    for (const int v : {edges[static_cast<std::size_t>(e)].first, edges[static_cast<std::size_t>(e)].second})
      visit(result[static_cast<std::size_t>(v)]);
  };
  for (std::size_t pair = 0; pair < pairing.pairs.size(); ++pair) {
    for (const auto& [e, side] : {std::pair(pairing.pairs[pair].first, 1), {pairing.pairs[pair].second, -1}}) {
      paired[static_cast<std::size_t>(e)] = true;
      each_end(e, [&, by = side](Balance& at) { at.of_pairs[pair] += by; });
    }
  }
  for (int e = 0; e < static_cast<int>(edges.size()); ++e) {
    if (!paired[static_cast<std::size_t>(e)])
      each_end(e, [&](Balance& at) { at.outside += pairing.first == e ? 1 : -1; });
  }
  for (Balance& at : result) std::erase_if(at.of_pairs, [](const auto& pair) { return pair.second == 0; });
  return result;
}

/// Without vertices of opposite balances.
std::vector<Balance> without_opposites(const std::vector<Balance>& balances) {
  std::vector<Balance> result;
  for (const Balance& at : balances) {
    Balance opposite{-at.outside, at.of_pairs};
    for (auto& [pair, by] : opposite.of_pairs) by = -by;
    const auto found = std::ranges::find(result, opposite);
    if (found == result.end()) {
      result.push_back(at);
    } else {
      result.erase(found);
    }
  }
  return result;
}

}  // namespace

std::vector<graphs::Edge> edges_of(const SmallGraph& graph) { return graphs::large(graph).edges(); }

int capture_score(const SmallGraph& graph, const Trial& trial) {
  return score({"capture", graphs::write_graph6(graph)}, trial);
}

std::vector<int> balances(const SmallGraph& graph, EdgeSet red) {
  std::vector<int> balances(static_cast<std::size_t>(graph.order));
  EdgeSet edge = 1;
  for (const auto& [u, v] : edges_of(graph)) {
    const int side = (red & edge) != 0 ? 1 : -1;
    balances[static_cast<std::size_t>(u)] += side;
    balances[static_cast<std::size_t>(v)] += side;
    edge <<= 1;
  }
  return balances;
}

int final_score(const SmallGraph& graph, EdgeSet red) { return score_of(balances(graph, red)); }

ScoreRange scores_of_pairing(const SmallGraph& graph, const Pairing& pairing, Trial& trial) {
  const std::vector<Balance> balances = without_opposites(balances_of(graph, pairing));
  std::map<std::size_t, int> places;  // of the pairs at these vertices
  for (const Balance& at : balances) {
    for (const auto& [pair, by] : at.of_pairs) places.try_emplace(pair, static_cast<int>(places.size()));
  }
  if (places.size() > 40) throw text::LimitError("more than 40 pairs to go through");
  ScoreRange range{SmallGraph::max_order, -SmallGraph::max_order};
  for (EdgeSet red = 0; red >> places.size() == 0; ++red) {  // pairs whose first edge is red
    trial.step();
    int score = 0;
    for (const Balance& at : balances) {
      int balance = at.outside;
      for (const auto& [pair, by] : at.of_pairs) balance += (red >> places.at(pair) & 1) != 0 ? by : -by;
      score += sign(balance);
    }
    range = {std::min(range.least, score), std::max(range.greatest, score)};
  }
  return range;
}

int edge_number(const SmallGraph& graph, int u, int v) {
  const std::vector<graphs::Edge> edges = edges_of(graph);
  const auto found = std::ranges::find(edges, graphs::Edge(std::min(u, v), std::max(u, v)));
  if (found == edges.end()) throw std::out_of_range("edge_number: no edge");
  return static_cast<int>(found - edges.begin());
}

Pairing pairing(const SmallGraph& graph, const EdgePairs& pairs, std::optional<graphs::Edge> first) {
  const auto number = [&](const graphs::Edge& edge) { return edge_number(graph, edge.first, edge.second); };
  Pairing result;
  for (const auto& [e, f] : pairs) result.pairs.emplace_back(number(e), number(f));
  if (first) result.first = number(*first);
  return result;
}

Coloured opening(const SmallGraph& graph, const Pairing& pairing) {
  const EdgeSet red = pairing.first ? EdgeSet{1} << *pairing.first : 0;
  return {graphs::first_vertices(graph.size()) & ~red, red};
}

GoalGame::GoalGame(const SmallGraph& graph, std::function<bool(EdgeSet)> goal, EdgeSet forbidden_to_first)
    : all_(graphs::first_vertices(graph.size())), forbidden_(forbidden_to_first), goal_(std::move(goal)) {}

bool GoalGame::forces(const Coloured& at, Trial& trial) {
  if (at.open == 0) return goal_(at.red);
  const auto found = known_.find(at);
  if (found != known_.end()) return found->second;
  trial.step();
  const bool first = std::popcount(all_ & ~at.open) % 2 == 0;
  bool result = !first;
  for (EdgeSet left = first ? at.open & ~forbidden_ : at.open; left != 0 && result != first; left &= left - 1) {
    const EdgeSet edge = left & -left;
    result = forces({at.open & ~edge, first ? at.red | edge : at.red}, trial);
  }
  return known_[at] = result;
}

bool wins_by_two_without(const SmallGraph& graph, EdgeSet edges, Trial& trial) {
  return GoalGame(
             graph, [&](EdgeSet red) { return final_score(graph, red) >= 2; }, edges)
      .first_forces(trial);
}

bool barely_captured_in_a_draw(const SmallGraph& graph, int u, int v, Trial& trial) {
  const auto spoilt = [&](EdgeSet red) {
    const std::vector<int> at = balances(graph, red);
    const int at_u = at[static_cast<std::size_t>(u)], at_v = at[static_cast<std::size_t>(v)];
    return score_of(at) > 0 || at_u != -at_v || (at_u != 1 && at_u != -1);
  };
  return !GoalGame(graph, spoilt).first_forces(trial);
}

}  // namespace gamecert::papers
