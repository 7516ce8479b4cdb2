// A formula made ready to be evaluated at many graphs: no text is looked at per graph.
//
// Bodies of `colouring` quantifiers are evaluated for 64 green sets at a time, one bit each;
// whatever is not a connective or a plain property of colourings goes green set by green set.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "conjectures/formula.hpp"
#include "conjectures/words.hpp"
#include "graphs/small_graph.hpp"
#include "sweeps/graph_properties.hpp"
#include "sweeps/term_values.hpp"

namespace gamecert::sweeps {

/// A value: copies share nothing.
class FastFormula {
 public:
  /// `by_play`: every term that has a definition is expanded, and winnable games are found by play.
  explicit FastFormula(const conjectures::Formula& formula, bool by_play = false);

  /// For the games of the graphs asked from now on.
  void within(const solve::Limits& limits) { asked_.front().within(limits); }
  /// The graph that the next values are about.
  void ask(const graphs::SmallGraph& graph);
  std::int64_t value() { return value(0, {asked_.front(), 0}); }
  /// Of an argument of the outermost word.
  std::int64_t argument(std::size_t i) { return value(nodes_[0].children[i], {asked_.front(), 0}); }

 private:
  using VertexSet = graphs::VertexSet;
  struct Node {
    const conjectures::LanguageWord* word = nullptr;  // null for numbers and terms
    const TermValue* term = nullptr;
    std::int64_t number = 0;
    conjectures::Formula asks = {};  // `nimber GAME` or `score GAME`
    std::size_t children[2] = {0, 0};
    conjectures::Range range = conjectures::Range::colourings;  // of a quantifier
    std::size_t variable = 0;                                   // bound or deleted, by depth of its quantifier
    bool coloured = false;                                      // depends on the colouring around it
  };
  struct At {
    GraphProperties& on;
    VertexSet green;
  };

  std::size_t compile(const conjectures::Formula& formula, std::vector<std::string>& variables);
  std::int64_t value(std::size_t node, const At& at);
  std::int64_t quantified(const Node& node, const At& at);
  std::int64_t over_colourings(const Node& node, GraphProperties& on);
  std::int64_t over_parts(const Node& node, const At& at);
  /// Truth for the green sets 64 word + bit, where `wanted` has the bit.
  std::uint64_t truths(std::size_t node, GraphProperties& on, std::size_t word, std::uint64_t wanted);
  GraphProperties& without(GraphProperties& on, conjectures::Element part);
  /// Where in asked_ the rest is; used_ if it is new.
  std::size_t number_without(const conjectures::Subgraph& subgraph, conjectures::Element part);

  bool by_play_;
  bool every_instance_;                                     // quantifiers go on when their value is known
  std::vector<Node> nodes_;                                 // the whole formula first
  std::vector<conjectures::Element> bound_;                 // by variable
  std::deque<GraphProperties> asked_;                       // the graph, then what is left after deletions; reused
  std::size_t used_ = 0;                                    // of them, for the graph at hand
  std::vector<std::pair<VertexSet, std::size_t>> induced_;  // by vertices kept
  std::map<conjectures::Subgraph, std::size_t> cut_;        // those with edges deleted, and what follows from them
};

}  // namespace gamecert::sweeps
