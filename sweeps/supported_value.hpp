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
#include "graphs/small_graph.hpp"
#include "solve/limits.hpp"
#include "sweeps/definition.hpp"
#include "sweeps/graph_properties.hpp"

namespace gamecert::sweeps {

struct Settled {
  std::int64_t value = 0;      // truth is 1 and falsity 0
  std::vector<int> questions;  // numbers, ascending
};

class Settler {
 public:
  /// The watch outlives this.
  Settler(const graphs::SmallGraph& graph, solve::Watch& watch);
  Settler(const Settler&) = delete;
  Settler& operator=(const Settler&) = delete;

  /// Of a closed formula. LimitError.
  Settled settle(const conjectures::Formula& formula);

  /// A question that values rest on, and the answer the engines give.
  struct Asked {
    conjectures::Question question;
    std::string answer;
  };
  const std::vector<Asked>& asked() const { return asked_; }

 private:
  using Formula = conjectures::Formula;
  struct At {
    AskedGraph& on;
    graphs::VertexSet green;
  };

  Settled settle(const Formula& formula, const At& at);
  Settled both(const Formula& formula, const At& at, bool negate_first, bool negate_second);
  Settled some(const Formula& formula, const At& at, bool negated);
  Settled count(const Formula& formula, const At& at);
  Settled term(const conjectures::Term& term, const At& at);
  bool winnable(const At& at);
  template <class Visit>
  void each_instance(const Formula& quantifier, const At& at, Visit&& visit);
  Settled question(conjectures::Question question, std::int64_t value, const std::string& answer);
  AskedGraph& without(AskedGraph& on, const std::string& variable);

  solve::Watch& watch_;
  PlayedAnswers played_;
  std::map<conjectures::Subgraph, AskedGraph> remainders_;
  AskedGraph& whole_;
  std::map<std::pair<const conjectures::Term*, const AskedGraph*>, Settled> defined_;
  std::vector<std::pair<std::string, conjectures::Part>> bound_;  // variables
  std::vector<Asked> asked_;
  std::map<std::string, int> numbers_;  // of questions, by their text
};

}  // namespace gamecert::sweeps
