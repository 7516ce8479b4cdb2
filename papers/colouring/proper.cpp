// The paper on impartial colouring games, Section 2: PROPER k-COLORING.
#include "papers/colouring/proper.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;

namespace {

/// Instances, each with its number of colours.
using Boards = std::set<std::pair<std::string, int>>;

/// Keeps a certificate of the outcome of a board that is not yet among those kept.
void keep_outcome(const GameQuestion& asked, Boards& kept, Trial& trial) {
  if (!kept.emplace(asked.instance, asked.parameters.at("colours")).second) return;
  Failure of_board = outcome_failure(asked, "");
  if (!of_board.missing.empty()) throw text::LimitError(of_board.missing);
  for (certificates::Certificate& certificate : of_board.certificates) trial.keep(std::move(certificate));
}

/// The first player paints the fixed vertex, in every colour, and mirrors colour by colour. Certified of colour 1.
void mirrored_from_the_fixed_vertex(int order, std::span<const int> colours, Trial& trial) {
  Boards kept;
  each_symmetric(order, one_fixed_and_apart, trial, [&](const SmallGraph& graph, const Involution& s) {
    int fixed = 0;
    while (s[static_cast<std::size_t>(fixed)] != fixed) ++fixed;
    const std::string start = graphs::write_graph6(graph) + " painted=" + std::to_string(fixed) + ":";
    for (const int k : colours) {
      for (int c = 1; c <= k; ++c) never_stuck(proper(start + std::to_string(c), k), mirrored(s, same_colour), trial);
      keep_outcome(proper(start + "1", k), kept, trial);
    }
  });
}

void mirrored_in_the_other_colour(int order, Trial& trial) {
  Boards kept;
  each_symmetric(order, no_fixed_vertex, trial, [&](const SmallGraph& graph, const Involution& s) {
    const GameQuestion asked = proper(graphs::write_graph6(graph), 2);
    never_stuck(asked, mirrored(s, other_of_two), trial);
    keep_outcome(asked, kept, trial);
  });
}

}  // namespace

bool one_fixed_and_apart(const SmallGraph& graph, const Involution& s) {
  if (fixed_vertices(s) != 1 || !automorphism(graph, s)) return false;
  for (int v = 0; v < graph.order; ++v) {
    if (graph.adjacent(v, s[static_cast<std::size_t>(v)])) return false;
  }
  return true;
}

bool no_fixed_vertex(const SmallGraph& graph, const Involution& s) {
  return fixed_vertices(s) == 0 && automorphism(graph, s);
}

void check_symmetric(int order, Symmetric symmetric, std::span<const int> colours, OutcomeClass expected,
                     Trial& trial) {
  Boards right, kept;  // another involution asks the same
  each_symmetric(order, symmetric, trial, [&](const SmallGraph& graph, const Involution&) {
    for (const int k : colours) {
      const GameQuestion asked = proper(graphs::write_graph6(graph), k);
      const bool is_right =
          !right.emplace(asked.instance, k).second || first_player_wins(asked, trial) == (expected == OutcomeClass::n);
      trial.instance(is_right, [&] { return outcome_failure(asked, "is in the other class"); });
      keep_outcome(asked, kept, trial);
    }
  });
}

int same_colour(int colour) { return colour; }
int other_of_two(int colour) { return 3 - colour; }

PaintAnswers mirrored(Involution s, Recolour recolour) {
  return [s = std::move(s), recolour](Painted move, const std::vector<Painted>&) {
    return std::vector<Painted>{{s[static_cast<std::size_t>(move.vertex)], recolour(move.colour)}};
  };
}

void check_odd_cycle(int order, Recolour recolour, Trial& trial) {
  Involution s;
  for (int v = 0; v < order; ++v) s.push_back((2 - v + order) % order);
  never_stuck(proper("cycle:" + std::to_string(order) + " painted=0:1,2:2", 2), mirrored(s, recolour), trial);
}

void check_odd_path_strategy(int order, std::span<const int> colours, Trial& trial) {
  const std::string path = "path:" + std::to_string(order);
  SmallGraph both = family(path);
  const int other = both.order++, centre = order / 2;
  const PaintAnswers answers = [=](Painted move, const std::vector<Painted>& legal) {
    if (move.vertex != centre && move.vertex != other)
      return std::vector{Painted{order - 1 - move.vertex, move.colour}};
    std::vector<Painted> there = legal;
    const int answer = move.vertex == centre ? other : centre;
    std::erase_if(there, [&](Painted painted) { return painted.vertex != answer; });
    return there;
  };
  for (const int k : colours) {
    const std::string where = where_stuck(proper(graphs::write_graph6(both), k), answers, trial);
    trial.instance(where.empty(), [&] { return nimber_failure(proper(path, k), where); });
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
