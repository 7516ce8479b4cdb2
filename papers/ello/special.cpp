// The ELLO paper, Section 3, Proposition 3.13 to its end: special graphs.
#include <algorithm>
#include <string>
#include <vector>

#include "graphs/invariants.hpp"
#include "papers/operations.hpp"
#include "papers/sections.hpp"
#include "papers/substitution.hpp"

namespace gamecert::papers {
namespace {

void substitutions(const Property& property, bool (*degrees)(const SmallGraph&), int order, Trial& trial) {
  const VertexDeleted deleted(property, order, trial);
  const auto part = [&](const ElloGames& games, VertexSet on) {
    return deleted.contains(graphs::induced(games.graph(), on));
  };
  every_substitution({.part = part, .part_words = {}, .quotient = property, .whole = degrees, .made = property}, order,
                     trial);
}

void special_substitutions(int order, Trial& trial) {
  substitutions(property("special & event"), graphs::all_even, order, trial);
  substitutions(property("special & oddity"), graphs::all_odd, order, trial);
}

/// Every partition of `left` into even numbers of at most `greatest`, after `parts`.
void multipartite(int left, int greatest, std::size_t fewest, std::vector<int>& parts, Trial& trial) {
  if (left == 0 && parts.size() >= fewest) {
    const SmallGraph graph = complete_multipartite(parts);
    const Property wanted = property("special & event");
    trial.instance(wanted.of(graph, trial.left()), [&] {
      std::string what = "complete multipartite with parts";
      for (const int part : parts) what += " " + std::to_string(part);
      return lacks(graph, wanted, what);
    });
  }
  for (int part = 2; part <= std::min(left, greatest); part += 2) {
    parts.push_back(part);
    multipartite(left - part, part, fewest, parts, trial);
    parts.pop_back();
  }
}

void even_multipartite(int order, int fewest, Trial& trial) {
  std::vector<int> parts;
  multipartite(order, order, static_cast<std::size_t>(fewest), parts, trial);
}

}  // namespace

std::vector<CheckFunction> ello_special() {
  return {
      check("substituted-special-graphs", special_substitutions),
      check("even-multipartite-graphs", even_multipartite, number("parts")),
  };
}

}  // namespace gamecert::papers
