// Splits by going through all subsets of the vertices.
#include "papers/ello/splits.hpp"

#include <string>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/ello/instances.hpp"

namespace gamecert::papers {
namespace {

Failure split_failure(const SmallGraph& graph, std::string_view what, std::string_view missing) {
  return {.where = graphs::write_graph6(graph) + ": " + std::string(what), .missing = std::string(missing)};
}

}  // namespace

bool joined_oddly(int edges) { return edges % 2 != 0; }

Splits::Splits(const ElloGames& games, Joined joined) : joined_(joined) {
  for (VertexSet on = 0; on <= games.all(); ++on) {
    size_.push_back(games.size(on));
    oddity_.push_back(games.oddity(on));
  }
}

bool Splits::down_to_vertices() const {
  std::vector<bool> down(size_.size(), false);
  for (VertexSet on = 1; on < down.size(); ++on) {
    down[on] =
        std::popcount(on) == 1 || some(on, [&](VertexSet part, VertexSet rest) { return down[part] && down[rest]; });
  }
  return down.back();
}

void check_prop_3_5_iii(int order, Joined joined, Trial& trial) {
  bool all_split = true;
  bool all_degenerate = true;
  for (int smaller = 1; smaller <= order; ++smaller) {
    each_games(smaller, trial, [&](const ElloGames& games) {
      const bool oddity = games.oddity(games.all());
      if (!oddity && smaller < order) return;
      const Splits splits(games, joined);
      const bool degenerate = games.odd_degenerate(games.all());
      all_split = all_split && (!oddity || smaller == 1 || splits.into_oddities(games.all()));
      all_degenerate = all_degenerate && (!oddity || degenerate);
      if (smaller < order) return;
      trial.instance(splits.down_to_vertices() == degenerate, [&] {
        return split_failure(games.graph(),
                             degenerate ? "odd-degenerate, and does not split down to vertices"
                                        : "splits down to vertices, and is not odd-degenerate",
                             "no certificate is about splits");
      });
    });
  }
  trial.instance(all_split == all_degenerate, [&] {
    return Failure{
        .where = "oddities of order at most " + std::to_string(order) +
                 (all_split ? ": all split, not all are odd-degenerate" : ": all are odd-degenerate, not all split"),
        .missing = "no certificate is about splits"};
  });
}

}  // namespace gamecert::papers
