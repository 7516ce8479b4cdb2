// The paper on impartial colouring games, Section 2: PROPER k-COLORING.
#include "papers/colouring/proper.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/colouring/games.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {

namespace {

std::string path(int order) { return "path:" + std::to_string(order); }
std::string cycle(int order) { return "cycle:" + std::to_string(order); }

Colours unpainted(int order) { return Colours(static_cast<std::size_t>(order)); }

void mirrored_from_the_fixed_vertex(int order, std::span<const int> colours, Trial& trial) {
  each_symmetric(order, one_fixed_and_apart, trial, [&](const SmallGraph& graph, const Involution& s) {
    for (const int k : colours) check_first_mirrors(graph, s, k, trial);
  });
}

void mirrored_in_the_other_colour(int order, Trial& trial) {
  each_symmetric(order, no_fixed_vertex, trial, [&](const SmallGraph& graph, const Involution& s) {
    never_stuck({graph, 2}, unpainted(order), mirrored(s, other_of_two), outcome_failure,
                proper(graphs::write_graph6(graph), 2), trial);
  });
}

}  // namespace

int same_colour(int colour) { return colour; }
int other_of_two(int colour) { return 3 - colour; }

StrategyAnswers mirrored(Involution s, Recolour recolour) {
  return [s = std::move(s), recolour](const Colours&, Painted move) {
    return std::vector<Painted>{{s[static_cast<std::size_t>(move.vertex)], recolour(move.colour)}};
  };
}

void check_first_mirrors(const SmallGraph& graph, const Involution& s, int colours, Trial& trial) {
  const auto fixed = static_cast<std::size_t>(
      std::ranges::find_if(s, [&, v = 0](int image) mutable { return image == v++; }) - s.begin());
  Colours start = unpainted(graph.order);
  for (int c = 1; c <= colours; ++c) {
    start[fixed] = c;
    never_stuck({graph, colours}, start, mirrored(s, same_colour), outcome_failure,
                proper(graphs::write_graph6(graph), colours), trial);
  }
}

void check_odd_cycle(int order, Recolour recolour, Trial& trial) {
  Colours start = unpainted(order);
  start[0] = 1;
  start[2] = 2;
  Involution s;
  for (int v = 0; v < order; ++v) s.push_back((2 - v + order) % order);
  never_stuck({family(cycle(order)), 2}, start, mirrored(s, recolour), outcome_failure, proper(cycle(order), 2), trial);
}

void check_odd_path_strategy(int order, std::span<const int> colours, Trial& trial) {
  SmallGraph both = family(path(order));
  const int other = both.order++;
  const int centre = order / 2;
  for (const int k : colours) {
    const Rules rules{both, k};
    const StrategyAnswers answers = [&](const Colours& at, Painted move) {
      std::vector<Painted> result;
      if (move.vertex != centre && move.vertex != other)
        return std::vector{Painted{order - 1 - move.vertex, move.colour}};
      const int answer = move.vertex == centre ? other : centre;
      for (const Painted possible : rules.moves(at)) {
        if (possible.vertex == answer) result.push_back(possible);
      }
      return result;
    };
    never_stuck(rules, unpainted(both.order), answers, nimber_failure, proper(path(order), k), trial);
  }
}

std::vector<CheckFunction> colouring_proper() {
  return {
      check("symmetric-starts", check_symmetric,
            choice<Symmetric>("involution",
                              {{"one-fixed-and-apart", one_fixed_and_apart}, {"no-fixed-vertex", no_fixed_vertex}}),
            numbers("colours"), choice<OutcomeClass>("outcome", {{"N", OutcomeClass::n}, {"P", OutcomeClass::p}})),
      check("mirrored-from-the-fixed-vertex", mirrored_from_the_fixed_vertex, numbers("colours")),
      check("mirrored-in-the-other-colour", mirrored_in_the_other_colour),
      check("odd-cycle-strategy", check_odd_cycle,
            choice<Recolour>("answer", {{"same-colour", same_colour}, {"other-colour", other_of_two}})),
      check("odd-path-strategy", check_odd_path_strategy, numbers("colours")),
  };
}

}  // namespace gamecert::papers
