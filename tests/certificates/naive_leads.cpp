// Games for points on graphs with leads, by brute force: every play, and every way to count edges for their ends.
#include <algorithm>
#include <map>

#include "certificates/claim.hpp"
#include "games/play/lead_graph.hpp"
#include "naive.hpp"

namespace gamecert::naive {
namespace {

using certificates::Leads;
using certificates::Strategy;
using games::LeadGraph;
using Side = Strategy::Side;

/// Leads of the mover, and the ends of the edges left, -1 for one out of the graph.
struct Play {
  std::vector<int> leads;
  std::vector<std::pair<int, int>> edges;
  friend auto operator<=>(const Play&, const Play&) = default;
};

int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

int score(const Play& at, std::map<Play, int>& known) {
  int total = 0;
  for (const int lead : at.leads) total += sign(lead);
  if (at.edges.empty()) return total;
  if (const auto found = known.find(at); found != known.end()) return found->second;
  int best = -1000;
  for (std::size_t e = 0; e < at.edges.size(); ++e) {
    Play next = at;
    next.edges.erase(next.edges.begin() + static_cast<std::ptrdiff_t>(e));
    for (const int end : {at.edges[e].first, at.edges[e].second})
      if (end >= 0) ++next.leads[static_cast<std::size_t>(end)];
    for (int& lead : next.leads) lead = -lead;
    best = std::max(best, -score(next, known));
  }
  return known[at] = best;
}

Play play_of(const LeadGraph& graph) {
  Play play;
  for (int v = 0; v < graph.order(); ++v) play.leads.push_back(graph.lead(v));
  for (const auto& [v, w] : graph.edges()) play.edges.emplace_back(v, w.value_or(-1));
  return play;
}

LeadGraph start_of(const games::Game& game, const std::string& line) {
  const games::Instance instance(line);
  return {instance.order(), instance.edges(), game, game.start()};
}

Side other(Side side) { return side == Side::at_least ? Side::at_most : Side::at_least; }

/// Every entry that the bound of a position rests on, with the first move in their order that is good.
void list(LeadGraph at, Side side, std::map<std::pair<std::vector<games::Word>, Side>, Leads::Entry>& entries) {
  at.strike();
  const int value = score_by_play(at);
  if (at.empty() || !entries.emplace(std::pair(at.words(), side), Leads::Entry{at.words(), side, value, {}}).second)
    return;
  for (const LeadGraph::Edge& edge : at.edges()) {
    const LeadGraph next = at.played(edge);
    if (side == Side::at_least && -score_by_play(next) < value) continue;
    list(next, other(side), entries);
    if (side == Side::at_least) return;
  }
}

}  // namespace

int score_by_play(const LeadGraph& graph) {
  std::map<Play, int> known;
  return score(play_of(graph), known);
}

int best_by_pairs(const LeadGraph& graph, bool mover_follows, std::vector<games::Word>& pairs) {
  const std::vector<LeadGraph::Edge> edges = graph.edges();
  int best = -1000;
  for (unsigned later = 0; later < 1U << edges.size(); ++later) {
    std::vector<int> counted(static_cast<std::size_t>(graph.order()), 0);
    std::vector<games::Word> sets(static_cast<std::size_t>(graph.order()), 0);
    bool each_has_an_end = true;
    for (std::size_t e = 0; e < edges.size(); ++e) {
      const auto& [v, w] = edges[e];
      const bool for_later = (later >> e & 1) != 0;
      each_has_an_end = each_has_an_end && (w || !for_later);
      const auto end = static_cast<std::size_t>(for_later && w ? *w : v);
      ++counted[end];
      if (for_later && w) sets[end] |= games::Word{1} << v;
    }
    if (!each_has_an_end) continue;
    int sum = 0;
    for (int v = 0; v < graph.order(); ++v)
      sum +=
          sign((mover_follows ? 1 : -1) * graph.lead(v) - graph.left(v) + counted[static_cast<std::size_t>(v)] / 2 * 2);
    if (sum <= best) continue;
    best = sum;
    pairs.assign(sets.begin() + (sets.empty() ? 0 : 1), sets.end());
  }
  return best;
}

certificates::Certificate certify_leads(const std::string& instance) {
  certificates::Claim of = claim("capture", instance, "");
  const LeadGraph start = start_of(*game_of(of), instance);
  of.statement = "SCORE " + std::to_string(score_by_play(start));
  std::map<std::pair<std::vector<games::Word>, Side>, Leads::Entry> entries;
  for (const Side side : {Side::at_least, Side::at_most}) list(start, side, entries);
  Leads leads;
  for (const auto& [key, entry] : entries) leads.entries.push_back(entry);
  return {of, leads};
}

certificates::Certificate certify_pairs(const std::string& instance, Side side) {
  certificates::Claim of = claim("capture", instance, "");
  LeadGraph start = start_of(*game_of(of), instance);
  const int points = start.strike();
  std::vector<games::Word> pairs;
  const bool below = side == Side::at_least;
  const int least = best_by_pairs(start, below, pairs), bound = below ? least : -least;
  of.statement = (below ? "SCORE >= " : "SCORE <= ") + std::to_string(points + bound);
  return {of, Leads{{{start.words(), side, bound, pairs}}}};
}

bool leads_right(const Leads& evidence) {
  return std::ranges::all_of(evidence.entries, [](const Leads::Entry& entry) {
    const int value = score_by_play(LeadGraph(entry.graph));
    return entry.side == Side::at_least ? entry.bound <= value : entry.bound >= value;
  });
}

}  // namespace gamecert::naive
