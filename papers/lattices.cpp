// Grids and cylinders: small ones by all of their games, others by the deletion of odd vertices.
#include "papers/lattices.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "games/game.hpp"
#include "graphs/families.hpp"
#include "papers/statements.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

constexpr int greatest_by_definition = 20;

/// LimitError if the search ends without an answer.
bool odd_degenerate(const std::string& name, const graphs::Graph& graph, const Trial& trial) {
  const games::Entry& game = games::find("odd-elimination");
  const solve::Answer answer = solve::solve({game, games::Instance(name)}, {.limits = trial.left()});
  if (answer.certainty == solve::Answer::Certainty::unknown) throw text::LimitError(name + ": " + answer.doubt);
  return odd_elimination(graph, answer.moves);
}

void lattice(const std::string& name, Trial& trial) {
  trial.look();
  const auto graph = std::get<graphs::Graph>(graphs::make_family(name));
  if (graph.order() > greatest_by_definition) {
    trial.instance(odd_degenerate(name, graph, trial),
                   [&] { return Failure{.where = name, .missing = "no odd-elimination order; it may be an oddity"}; });
    return;
  }
  const SmallGraph small = graphs::small(graph);
  trial.instance(oddity(small, trial.left()), [&] { return lacks(small, is_oddity, name); });
}

}  // namespace

bool odd_elimination(const graphs::Graph& graph, std::span<const int> order) {
  std::vector<char> left(static_cast<std::size_t>(graph.order()), 1);
  for (const int v : order) {
    const auto degree =
        std::ranges::count_if(graph.neighbours(v), [&](int u) { return left[static_cast<std::size_t>(u)] != 0; });
    if (left[static_cast<std::size_t>(v)] == 0 || degree % 2 == 0) return false;
    left[static_cast<std::size_t>(v)] = 0;
  }
  return std::ranges::count(left, 1) == 1;
}

void every_lattice(const Lattices& lattices, int longer, Trial& trial) {
  for (int m = lattices.least_m; m <= longer; ++m) {
    for (int n = m == longer ? 1 : longer; n <= longer; ++n) {
      if (lattices.sides(m, n)) {
        lattice(std::string(lattices.family) + ":" + std::to_string(m) + "x" + std::to_string(n), trial);
      }
    }
  }
}

std::string how_decided() {
  return "by definition up to order " + std::to_string(greatest_by_definition) +
         "; larger ones are odd-degenerate, hence oddities by Proposition 3.5 (i)";
}

void grids(int longer, Trial& trial) {
  constexpr Lattices odd{"grid", 1, [](int m, int) { return m % 2 != 0; }};
  if (longer == 1) trial.remark(how_decided());
  every_lattice(odd, longer, trial);
}

void cylinders(int longer, Trial& trial) {
  constexpr Lattices odd_by_even{"cylinder", 3, [](int m, int n) { return m % 2 != 0 && n % 2 == 0; }};
  if (longer == 3) trial.remark(how_decided());
  every_lattice(odd_by_even, longer, trial);
}

}  // namespace gamecert::papers
