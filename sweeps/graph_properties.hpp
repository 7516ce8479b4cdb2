// A graph with what has been found out about it: every engine is asked at most once.
//
// Theorems that stand in for definitions here; Evaluator::notes() names them to the user.
// - A graph is an oddity exactly if it is odd-degenerate. Sound because in a game with one green
//   vertex that vertex comes first and everything later has an odd number of neighbours before it:
//   a winning order read backwards deletes odd degrees. The converse is the theorem on dual-critical
//   graphs (Frank and Kiraly 2002; Balazs Szegedy and Christian Szegedy, Combinatorica 26, 2006).
// - A graph of order at least 2 is an event exactly if every degree is even and some G - x is
//   odd-degenerate (from the same theorem). The null graph is an event, K_1 is not.
// - The games that win are those of the parity of order + size but for the ones found not to win.
//   Sound because no game of the other parity wins (the ELLO paper, Thm 1.5) and an odd-degenerate
//   graph is an oddity (Prop 3.5).
// - A graph is plausibility-driven exactly if every component is. Sound because plausible and
//   winnable are both asked component by component, and every connected graph has a plausible
//   colouring. In a connected graph of odd type parity makes every game nontrivial and its
//   reflection too, so plausible is parity-plausible, and plausibility-driven is oddity.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "conjectures/formula.hpp"
#include "conjectures/subgraph.hpp"
#include "graphs/small_graph.hpp"
#include "solve/boards/node_kayles.hpp"
#include "solve/ello/odd.hpp"
#include "solve/ello/unwinnable.hpp"
#include "solve/limits.hpp"

namespace gamecert::sweeps {

class GraphProperties {
 public:
  /// Winnable games are found by play alone, by none of the theorems: for formulas with every term expanded.
  void by_play() { by_play_ = true; }
  /// What finding the winnable games of a graph, and of what is left of it, may take. LimitError beyond it.
  void within(const solve::Limits& limits) { limits_ = limits; }
  /// Forgets the graph before.
  void reset(const graphs::SmallGraph& whole);
  /// The same: the graph is now what is left of another without a vertex or edge that it contains.
  void reset(const GraphProperties& larger, conjectures::Element gone);

  const graphs::SmallGraph& graph() const { return graph_; }
  /// What it is of the whole.
  const conjectures::Subgraph& subgraph() const { return subgraph_; }

  bool odd_degenerate();
  bool event();
  /// Of odd type and odd-degenerate, or of even type and an event.
  bool parity_driven();
  bool special();
  bool plausibility_driven();
  /// Of `nimber GAME` or `score GAME`; LimitError if search meets a limit.
  std::int64_t value_of(const conjectures::Formula& asks);
  std::int64_t winnable_count();
  const std::vector<graphs::VertexSet>& components();

  /// Bit g % 64 of word g / 64 for every green set g; order at most 20. Bits past the last green set mean nothing.
  std::uint64_t winnable(std::size_t word);
  std::uint64_t plausible(std::size_t word);
  std::uint64_t parity_plausible(std::size_t word) const;
  static std::uint64_t nontrivial(std::size_t word) { return word == 0 ? ~std::uint64_t{1} : ~std::uint64_t{0}; }
  std::size_t colouring_words() const;
  /// The bits of every word that are green sets.
  std::uint64_t colourings() const;

 private:
  void forget();
  /// Of the subgraph induced on `on`.
  bool odd_degenerate(graphs::VertexSet on);
  solve::OddDegenerate& odd_sets();
  bool decide_event();
  bool decide_special();
  bool decide_plausibility_driven();
  bool every_plausible_is_winnable();
  bool plausible_colouring(graphs::VertexSet green);

  graphs::SmallGraph graph_;
  conjectures::Subgraph subgraph_;
  bool by_play_ = false;
  solve::Limits limits_;
  solve::OddDegenerate odd_sets_;
  bool odd_sets_asked_ = false;  // about this graph
  std::optional<bool> odd_degenerate_, event_, special_, plausibility_driven_;
  std::optional<int> node_kayles_;
  std::map<std::string, std::int64_t> games_asked_;  // values by the text of the formula
  solve::NodeKaylesNimbers nimbers_;
  /// The games of right parity that do not win; null for orders beyond UnwinnableGames.
  const std::vector<graphs::VertexSet>* unwinnable();
  void take_winnable();
  solve::UnwinnableGames games_;
  const std::vector<graphs::VertexSet>* unwinnable_ = nullptr;  // of games_; null if not asked yet
  bool winnable_known_ = false;
  std::vector<std::uint64_t> winnable_;  // as solve::winnable_colourings
  bool components_known_ = false;
  std::vector<graphs::VertexSet> components_;
};

}  // namespace gamecert::sweeps
