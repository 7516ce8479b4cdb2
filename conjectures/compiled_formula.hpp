// A formula made ready to be evaluated at many graphs: no text is looked at per graph.
//
// Bodies of `colouring` quantifiers are evaluated for 64 green sets at a time, one bit each;
// whatever is not a connective or a plain property of colourings goes green set by green set.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "conjectures/formula.hpp"
#include "conjectures/graph_values.hpp"
#include "conjectures/words.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::conjectures {

class CompiledFormula {
 public:
  /// A term with a definition is expanded unless the values have another way to it.
  CompiledFormula(const Formula& formula, MakeGameValues make);

  /// The graph that the next values are about.
  void ask(const graphs::SmallGraph& graph);
  std::int64_t value() { return value(0, {*asked_.front(), 0}); }
  /// Of an argument of the outermost word.
  std::int64_t argument(std::size_t i) { return value(nodes_[0].children[i], {*asked_.front(), 0}); }

 private:
  using VertexSet = graphs::VertexSet;
  struct Node {
    const LanguageWord* word = nullptr;  // null for numbers and terms
    const Term* term = nullptr;
    GameValues::Way way = nullptr;           // to the term, if it is not by its own functions
    GameValues::WordWay computed = nullptr;  // of strict words
    bool winnable = false;
    std::int64_t number = 0;
    Formula asks = {};  // a game; the children are the sets of its attributes
    std::shared_ptr<const graphs::SmallGraph> pattern = nullptr;
    std::size_t children[3] = {0, 0, 0};
    Range range = Range::colourings;  // of a quantifier
    std::size_t variable = 0;         // bound or meant, by depth of its quantifier
    bool is_variable = false;
    bool coloured = false;    // depends on the colouring around it
    bool last_first = false;  // the second argument is the cheaper one
  };
  struct At {
    GameValues& on;
    VertexSet green;
  };

  std::size_t compile(const Formula& formula, std::vector<std::string>& variables);
  void compile_arguments(Node& node, const Formula& formula, std::vector<std::string>& variables);
  std::int64_t value(std::size_t node, const At& at);
  std::int64_t over_colourings(const Node& node, GameValues& on);
  std::int64_t over_parts(const Node& node, const At& at);
  std::int64_t asked(const Node& node, const At& at);
  std::int64_t changed(const Node& node, const At& at);
  /// Truth for the green sets 64 word + bit, where `wanted` has the bit.
  std::uint64_t truths(std::size_t node, GameValues& on, std::size_t word, std::uint64_t wanted);
  /// What deletions have made of the whole: asked once.
  GameValues& left(const PlacedGraph& graph);

  MakeGameValues make_;
  std::vector<Node> nodes_;                          // the whole formula first
  std::vector<Number> bound_;                        // by variable
  std::vector<std::unique_ptr<GameValues>> asked_;   // the graph, then what is left after deletions; reused
  std::size_t used_ = 0;                             // of them, for the graph at hand
  std::map<Deletions, std::size_t> left_;            // where in asked_ they are
  std::vector<std::unique_ptr<GameValues>> remade_;  // by the child that is about them
};

}  // namespace gamecert::conjectures
