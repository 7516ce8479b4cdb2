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
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "conjectures/questions.hpp"
#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "language/graph_values.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "solve/boards/node_kayles.hpp"
#include "solve/boards/small_games.hpp"
#include "solve/ello/odd.hpp"
#include "solve/ello/unwinnable.hpp"
#include "solve/limits.hpp"
#include "solve/points/lead_search.hpp"
#include "sweeps/engines/graph_words.hpp"
#include "sweeps/engines/set_formulas.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

/// The refusal of a graph that a formula asks a game about, with the game and the instance in front.
inline text::InputError refused(const conjectures::GameAtom& question, const text::InputError& error) {
  return text::InputError(conjectures::text(question) + ": " + error.what());
}

/// Orders of colourings up to 20.
class GraphProperties : public language::GameValues {
 public:
  GraphProperties() : GraphProperties(std::make_shared<solve::Limits>()) {}
  /// The limits, which may change, are those of what is asked then.
  explicit GraphProperties(std::shared_ptr<const solve::Limits> limits) : limits_(std::move(limits)) {}

  bool odd_degenerate();
  /// LimitError if search meets a limit, too.
  std::int64_t asked(const language::Formula& asks, std::span<const graphs::VertexSet> sets) override;
  std::uint64_t truths(const language::Formula& asks, std::size_t word, std::uint64_t wanted) override;
  /// Whatever the term is called: by its expanded text.
  Way way_to(const language::Term& term) const override;
  WordWay way_to(const language::LanguageWord& word) const override { return engine_of(word); }
  /// Of formulas that go through sets of vertices.
  Engine engine_for(const language::Formula& formula) const override {
    Engine engine = engine_of(formula);
    return engine ? engine : engine_by_sets(formula);
  }

  bool event();
  /// Of odd type and odd-degenerate, or of even type and an event.
  bool parity_driven();
  bool special();
  bool plausibility_driven();
  std::int64_t winnable_count();

 private:
  using VertexSet = graphs::VertexSet;
  void forget() override;
  /// Of the subgraph induced on `on`.
  bool odd_degenerate(VertexSet on);
  solve::OddDegenerate& odd_sets();
  bool decide_event();
  bool decide_special();
  bool decide_plausibility_driven();
  bool every_plausible_is_winnable();
  /// The games of right parity that do not win; null for orders beyond UnwinnableGames.
  const std::vector<VertexSet>* unwinnable();
  /// Those of the green sets 64 word + bit that win.
  std::uint64_t winnable(std::size_t word);
  void take_winnable();
  /// A game without attributes that is played by an engine of its own on graphs of this order.
  struct SmallGame {
    language::Formula game;
    int order = 0;
    std::unique_ptr<solve::SmallGame> play;  // null if there is none
    bool asked = false;                      // about this graph
    std::optional<int> nimber = {};
    std::optional<bool> misere_loss = {};
  };
  /// Null if there is none.
  SmallGame* small_game(const language::Formula& asks);

  std::shared_ptr<const solve::Limits> limits_;
  solve::OddDegenerate odd_sets_;
  bool odd_sets_asked_ = false;  // about this graph
  std::optional<bool> odd_degenerate_, event_, special_, plausibility_driven_;
  std::optional<int> node_kayles_;
  std::vector<SmallGame> small_games_;
  std::map<std::string, std::int64_t> games_asked_;  // values by word and question
  solve::NodeKaylesNimbers nimbers_;
  std::unique_ptr<solve::LeadScores> scores_;
  solve::UnwinnableGames games_;
  const std::vector<VertexSet>* unwinnable_ = nullptr;  // of games_; null if not asked yet
  bool winnable_known_ = false;
  std::vector<std::uint64_t> winnable_;  // as solve::winnable_colourings
};

}  // namespace gamecert::sweeps
