// Final colourings of pairings, and search for goals of a final colouring.
#include "papers/capture/pairs.hpp"

#include <algorithm>
#include <stdexcept>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"

namespace gamecert::papers {
namespace {

int sign(int number) { return (number > 0) - (number < 0); }

int score_of(const std::vector<int>& balances) {
  int score = 0;
  for (const int balance : balances) score += sign(balance);
  return score;
}

/// Goes through the pairs one after another and keeps the balances.
class PairColourings {
 public:
  PairColourings(const SmallGraph& graph, const Pairing& pairing, Trial& trial)
      : edges_(edges_of(graph)),
        pairs_(pairing.pairs),
        trial_(trial),
        balances_(balances(graph, pairing.red)),
        score_(score_of(balances_)) {
    for (const auto& [e, f] : pairs_) {  // both count as blue so far
      tip(e, 1);
      tip(f, 1);
    }
    colour_from(0);
  }
  ScoreRange range() const { return range_; }

 private:
  void tip(int e, int side) {
    const auto& [u, v] = edges_[static_cast<std::size_t>(e)];
    for (const int w : {u, v}) {
      int& balance = balances_[static_cast<std::size_t>(w)];
      score_ -= sign(balance);
      balance += side;
      score_ += sign(balance);
    }
  }
  void colour_from(std::size_t pair) {
    trial_.step();
    if (pair == pairs_.size()) {
      range_ = {std::min(range_.least, score_), std::max(range_.greatest, score_)};
      return;
    }
    const auto [e, f] = pairs_[pair];
    for (const int side : {1, -1}) {
      tip(e, side);
      tip(f, -side);
      colour_from(pair + 1);
      tip(e, -side);
      tip(f, side);
    }
  }

  std::vector<graphs::Edge> edges_;
  const std::vector<std::pair<int, int>>& pairs_;
  Trial& trial_;
  std::vector<int> balances_;
  int score_;
  ScoreRange range_{SmallGraph::max_order, -SmallGraph::max_order};
};

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
  return PairColourings(graph, pairing, trial).range();
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
  if (first) result.red = EdgeSet{1} << number(*first);
  return result;
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
