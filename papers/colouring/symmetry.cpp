// Involutions by trying all of them; strategies by trying every move against them.
#include "papers/colouring/symmetry.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

int colour(const Colours& at, int v) { return at[static_cast<std::size_t>(v)]; }
Colours after(Colours at, Painted move) {
  at[static_cast<std::size_t>(move.vertex)] = move.colour;
  return at;
}

class Search {
 public:
  Search(const Rules& rules, VertexSet left_out, Trial& trial) : rules_(rules), left_out_(left_out), trial_(trial) {}
  /// Whether the mover has the last move; `hers` if the mover is the one with vertices left out.
  bool wins(const Colours& at, bool hers) {
    const auto [place, fresh] = known_.try_emplace({at, hers}, false);
    if (!fresh) return place->second;
    trial_.look();
    bool found = false;
    for (const Painted move : rules_.moves(at)) {
      if (hers && (left_out_ >> move.vertex & 1) != 0) continue;
      if (!wins(after(at, move), !hers)) found = true;
      if (found) break;
    }
    return known_[{at, hers}] = found;
  }

 private:
  const Rules& rules_;
  VertexSet left_out_;
  Trial& trial_;
  std::map<std::pair<Colours, bool>, bool> known_;
};

}  // namespace

void each_involution(const SmallGraph& graph, const std::function<void(const Involution&)>& visit) {
  for (const Involution& s : own_inverses(graph.order)) {
    if (automorphism(graph, s)) visit(s);
  }
}

bool one_fixed_and_apart(const SmallGraph& graph, const Involution& s) {
  if (fixed_vertices(s) != 1) return false;
  for (int v = 0; v < graph.order; ++v) {
    if (graph.adjacent(v, s[static_cast<std::size_t>(v)])) return false;
  }
  return true;
}

bool no_fixed_vertex(const SmallGraph&, const Involution& s) { return fixed_vertices(s) == 0; }

void each_symmetric(int order, Symmetric symmetric, Trial& trial,
                    const std::function<void(const SmallGraph&, const Involution&)>& visit) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    trial.look();
    each_involution(graph, [&](const Involution& s) {
      if (symmetric(graph, s)) visit(graph, s);
    });
  }
}

void check_symmetric(int order, Symmetric symmetric, std::span<const int> colours, OutcomeClass expected,
                     Trial& trial) {
  std::set<std::pair<std::string, int>> right;  // graphs and colours: another involution asks the same
  each_symmetric(order, symmetric, trial, [&](const SmallGraph& graph, const Involution&) {
    const std::string name = graphs::write_graph6(graph);
    for (const int k : colours) {
      if (right.emplace(name, k).second) {
        outcome_is(expected, proper(name, k), trial);
      } else {
        trial.count();
      }
    }
  });
}

bool Rules::legal(const Colours& at, Painted move) const {
  if (move.vertex < 0 || move.vertex >= conflicts.order || colour(at, move.vertex) != 0) return false;
  bool free = true;
  graphs::each(conflicts.neighbours(move.vertex), [&](int u) { free = free && colour(at, u) != move.colour; });
  return free;
}

std::vector<Painted> Rules::moves(const Colours& at) const {
  std::vector<Painted> result;
  for (int v = 0; v < conflicts.order; ++v) {
    for (int c = 1; c <= colours; ++c) {
      if (legal(at, {v, c})) result.push_back({v, c});
    }
  }
  return result;
}

std::optional<StuckStrategy> where_stuck(const Rules& rules, const Colours& start, const StrategyAnswers& answers,
                                         VertexSet left_out) {
  std::set<Colours> seen{start};
  std::vector<Colours> open{start};
  while (!open.empty()) {
    const Colours at = std::move(open.back());
    open.pop_back();
    for (const Painted move : rules.moves(at)) {
      if ((left_out >> move.vertex & 1) != 0) continue;
      const Colours moved = after(at, move);
      const std::vector<Painted> possible = answers(at, move);
      if (possible.empty()) return StuckStrategy{at, move};
      for (const Painted answer : possible) {
        if (!rules.legal(moved, answer)) return StuckStrategy{at, move};
        const Colours next = after(moved, answer);
        if (seen.insert(next).second) open.push_back(next);
      }
    }
  }
  return std::nullopt;
}

bool wins_without(const Rules& rules, VertexSet left_out, Trial& trial) {
  return Search(rules, left_out, trial).wins(Colours(static_cast<std::size_t>(rules.conflicts.order)), true);
}

void never_stuck(const Rules& rules, const Colours& start, const StrategyAnswers& answers,
                 Failure (*failure)(const GameQuestion&, std::string_view), const GameQuestion& asked, Trial& trial,
                 VertexSet left_out) {
  const auto stuck = where_stuck(rules, start, answers, left_out);
  trial.instance(!stuck, [&] {
    return failure(asked, "after" + painted("", stuck->at) + " the move " + std::to_string(stuck->move.vertex) + ":" +
                              std::to_string(stuck->move.colour) + " has no answer");
  });
}

}  // namespace gamecert::papers
