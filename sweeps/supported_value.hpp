// Values of formulas at a graph, with the questions about games on which they rest.
//
// Mirrors conjectures::evaluate: definitions are expanded down to the same questions, and a
// connective or quantifier rests on as few of them as Kleene's values allow: one instance, or one
// side, where that is enough, and the one with the fewest questions.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "conjectures/formula.hpp"
#include "conjectures/played_values.hpp"
#include "conjectures/words.hpp"
#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"
#include "sweeps/graph_properties.hpp"

namespace gamecert::sweeps {

/// The choice that settles a quantifier: the body of `forall` is false there, or that of `exists` true.
struct SettlingInstance {
  const conjectures::Formula* quantified;
  graphs::VertexSet
      chosen;  // of the whole graph: the vertex, the ends of the edge, the green vertices, or a PlaceOrder
};

struct SupportedValue {
  std::int64_t value = 0;                        // truth is 1 and falsity 0
  std::vector<int> questions = {};               // numbers, ascending
  std::vector<SettlingInstance> instances = {};  // of the formula's own quantifiers, the outermost first
};

class SupportedEvaluator {
 public:
  /// The watch outlives this.
  SupportedEvaluator(const graphs::SmallGraph& graph, solve::Watch& watch);
  SupportedEvaluator(const SupportedEvaluator&) = delete;
  SupportedEvaluator& operator=(const SupportedEvaluator&) = delete;

  /// Of a closed formula, which outlives the value. LimitError.
  SupportedValue settle(const conjectures::Formula& formula);

  /// A question that values rest on, and the answer the engines give.
  struct Asked {
    conjectures::GameAtom question;
    std::string answer;
  };
  const std::vector<Asked>& asked() const { return asked_; }

 private:
  using Formula = conjectures::Formula;
  struct At {
    GraphProperties& on;
    graphs::VertexSet green;
  };

  SupportedValue settle(const Formula& formula, const At& at);
  SupportedValue both(const Formula& formula, const At& at, bool negate_first, bool negate_second);
  SupportedValue some(const Formula& formula, const At& at, bool negated);
  SupportedValue joined_values(conjectures::Meaning meaning, const Formula& formula, const At& at);
  SupportedValue asked(const Formula& formula, const At& at);
  SupportedValue let(const Formula& formula, const At& at);
  SupportedValue changed(const conjectures::LanguageWord& word, const Formula& formula, const At& at);
  SupportedValue term(const conjectures::Term& term, const At& at);
  bool winnable(const At& at);
  /// What an instance of the quantifier has chosen.
  graphs::VertexSet chosen(const Formula& quantifier, const At& instance) const;
  template <class Visit>
  void each_instance(const Formula& quantifier, const At& at, Visit&& visit);
  SupportedValue question(conjectures::GameAtom question, std::int64_t value, const std::string& answer);

  solve::Watch& watch_;
  std::map<const GraphProperties*, conjectures::PlayedValues> played_;  // of digraphs
  std::map<conjectures::Deletions, GraphProperties> remainders_;        // what deletions have left of the whole
  GraphProperties& whole_;
  std::map<std::pair<const GraphProperties*, const conjectures::Term*>, SupportedValue> defined_;
  std::vector<std::pair<std::string, SupportedValue>> bound_;  // variables, the innermost last
  std::vector<Asked> asked_;
  std::map<std::string, int> numbers_;  // of questions, by their text
};

}  // namespace gamecert::sweeps
