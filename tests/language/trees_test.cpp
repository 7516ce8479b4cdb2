// What parts tell of a tree is what the formula says of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "graphs/canonical_word.hpp"
#include "graphs/small_graph.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/arithmetic.hpp"
#include "language/compiled_formula.hpp"
#include "language/no_games.hpp"
#include "language/numbers/roots.hpp"
#include "language/terms.hpp"
#include "language/trees/forest_words.hpp"
#include "language/trees/formula_parts.hpp"
#include "language/trees/tree_types.hpp"
#include "text/errors.hpp"

namespace gamecert::language::trees {
namespace {

using graphs::SmallGraph;

/// One tree of each isomorphism class: every vertex but 0 is joined to an earlier one.
std::vector<SmallGraph> trees_of_order(int order) {
  std::vector<SmallGraph> result;
  std::set<graphs::Word> met;
  std::vector<int> above(static_cast<std::size_t>(order), 0);
  const std::function<void(int)> grow = [&](int v) {
    if (v < order) {
      for (above[static_cast<std::size_t>(v)] = 0; above[static_cast<std::size_t>(v)] < v;
           ++above[static_cast<std::size_t>(v)])
        grow(v + 1);
      return;
    }
    SmallGraph tree{.order = order};
    for (int u = 1; u < order; ++u) tree.add_edge(u, above[static_cast<std::size_t>(u)]);
    if (met.insert(graphs::tree_word(tree).word).second) result.push_back(tree);
  };
  grow(1);
  return result;
}

/// The truth of a formula at a tree, part by part, from a root on.
class ByParts {
 public:
  explicit ByParts(const Formula& formula)
      : formula_(on_forests(formula)),
        program_(formula_),
        part_(FormulaParts(program_, parts_).of_truth(program_.root())) {}

  bool at(const SmallGraph& tree, int root) { return part_->value(state(tree, root, -1)) != 0; }

 private:
  State state(const SmallGraph& tree, int root, int parent) {
    State result = part_->of_vertex(0);
    graphs::each(tree.neighbours(root), [&](int branch) {
      if (branch != parent) result = part_->joined(result, state(tree, branch, root));
    });
    return result;
  }

  Formula formula_;
  Program program_;
  Parts parts_;
  TreePart* part_;
};

CompiledFormula by_definition(const Formula& formula) {
  return CompiledFormula(formula, [] { return std::make_unique<NoGames>(); });
}

/// Nothing for a formula about more than is known of trees.
std::unique_ptr<ByParts> parts_of(const Formula& formula) {
  try {
    return std::make_unique<ByParts>(formula);
  } catch (const text::InputError&) {
    return nullptr;
  }
}

void expect_same(const Formula& formula, ByParts& parts, const SmallGraph& tree, bool expected) {
  for (int root = 0; root < tree.order; root += 3)
    ASSERT_EQ(parts.at(tree, root), expected)
        << prefix(formula) << " at " << graphs::write_graph6(tree) << " from " << root;
}

std::vector<SmallGraph> trees_to_order(int order) {
  std::vector<SmallGraph> all;
  for (int n = 1; n <= order; ++n) std::ranges::copy(trees_of_order(n), std::back_inserter(all));
  return all;
}

/// The number as a formula.
Formula constant(Term::Kind kind, Number value) {
  if (kind == Term::Kind::invariant || value == infinite || value == minus_infinite) return {number_text(value), {}};
  const auto [above, below] = ratio(value);
  return {"/", {{number_text(static_cast<Number>(above)), {}}, {number_text(static_cast<Number>(below)), {}}}};
}

/// `word = value` for each value that it has, at all trees. Whether it can be said.
bool expect_same_numbers(const Term& term, const std::vector<SmallGraph>& trees) {
  const Formula word{std::string(term.name), {}};
  if (parts_of({"=", {word, {"0", {}}}}) == nullptr) return false;
  CompiledFormula direct = by_definition(word);
  std::vector<Number> values;
  for (const SmallGraph& tree : trees) {
    direct.ask(tree);
    values.push_back(direct.value());
  }
  if (term.kind == Term::Kind::fraction && std::ranges::any_of(values, has_roots)) return false;
  for (const Number value : std::set<Number>(values.begin(), values.end())) {
    const Formula equal{"=", {word, constant(term.kind, value)}};
    const auto parts = parts_of(equal);
    for (std::size_t i = 0; i < trees.size(); ++i) expect_same(equal, *parts, trees[i], values[i] == value);
  }
  return true;
}

bool expect_same_truth(const Term& term, const std::vector<SmallGraph>& trees) {
  const Formula word{std::string(term.name), {}};
  const auto parts = parts_of(word);
  if (parts == nullptr) return false;
  CompiledFormula direct = by_definition(word);
  for (const SmallGraph& tree : trees) {
    direct.ask(tree);
    expect_same(word, *parts, tree, direct.value() != 0);
  }
  return true;
}

TEST(Trees, EveryWordThatCanBeSaidIsWhatItsDefinitionSays) {
  const std::set<std::string_view> dear{"metric-dimension", "szeged-index", "revised-szeged-index"};
  const std::vector<SmallGraph> all = trees_to_order(7);
  ASSERT_EQ(all.size(), 1U + 1 + 1 + 2 + 3 + 6 + 11);
  const std::vector<SmallGraph> small = trees_to_order(4);
  int said = 0;
  for (const Term& term : terms()) {
    if (term.of_colouring || term.asks != nullptr || term.kind == Term::Kind::set) continue;
    const std::vector<SmallGraph>& trees = dear.contains(term.name) ? small : all;
    said += (term.kind == Term::Kind::property ? expect_same_truth : expect_same_numbers)(term, trees) ? 1 : 0;
  }
  EXPECT_GE(said, 100);
}

/// The least of second - first at the trees of each order, by definition.
std::vector<Number> least_differences(const std::vector<std::vector<Number>>& first,
                                      const std::vector<std::vector<Number>>& second) {
  std::vector<Number> result;
  for (std::size_t n = 0; n < first.size(); ++n) {
    Number least = infinite;
    for (std::size_t i = 0; i < first[n].size(); ++i) least = std::min(least, second[n][i] - first[n][i]);
    result.push_back(least);
  }
  return result;
}

// What trees are told apart by leaves out what is of no use; so inequalities of all words with each other are compared.
TEST(Trees, InequalitiesFailAtTheOrdersAtWhichTreesRefuteThem) {
  constexpr int first_order = 3, order = 9;
  const std::vector<std::string> words{"independence-number",
                                       "domination-number",
                                       "matching-number",
                                       "total-domination-number",
                                       "leaves",
                                       "roman-domination-number",
                                       "connected-domination-number",
                                       "two-domination-number",
                                       "induced-matching-number",
                                       "independent-domination-number",
                                       "max-leaf-number",
                                       "zero-forcing-number",
                                       "power-domination-number",
                                       "upper-irredundance-number",
                                       "diameter",
                                       "max-degree"};
  std::vector<std::vector<SmallGraph>> trees;
  for (int n = first_order; n <= order; ++n) trees.push_back(trees_of_order(n));
  std::vector<std::vector<std::vector<Number>>> values;
  for (const std::string& word : words) {
    CompiledFormula direct = by_definition({word, {}});
    auto& of_word = values.emplace_back();
    for (const auto& of_order : trees) {
      auto& row = of_word.emplace_back();
      for (const SmallGraph& tree : of_order) {
        direct.ask(tree);
        row.push_back(direct.value());
      }
    }
  }
  for (std::size_t i = 0; i < words.size(); ++i)
    for (std::size_t j = 0; j < words.size(); ++j) {
      if (i == j) continue;
      const std::vector<Number> least = least_differences(values[i], values[j]);
      // True up to some order, false at the next, if that can be.
      const Number slack = *std::min_element(least.begin(), least.end() - 2);
      const Formula statement{"<=", {{"+", {{words[i], {}}, {number_text(slack), {}}}}, {words[j], {}}}};
      TreeTypes types(statement);
      for (int n = 1; n <= order; ++n) {
        const TreeTypes::Found found = types.next_order();
        if (n < first_order) continue;
        ASSERT_EQ(found.counterexample.has_value(), least[static_cast<std::size_t>(n - first_order)] < slack)
            << prefix(statement) << " at order " << n;
        if (!found.counterexample) continue;
        CompiledFormula direct = by_definition(statement);
        direct.ask(*found.counterexample);
        ASSERT_EQ(direct.value(), 0) << prefix(statement);
      }
    }
}

TEST(Trees, WhatIsTrueOfAllIsKnownFromFewTypes) {
  const auto of_all = [](const std::string& text) { return TreeTypes::of_all(read_prefix(text, nullptr), 1); };
  // Ore 1962; Cockayne, Dawes and Hedetniemi 1980; Lemanska 2004; Chellali and Haynes 2006; Koenig 1931.
  for (const char* theorem :
       {"-> > order 1 <= * 2 domination-number order", "-> > order 2 <= * 3 total-domination-number * 2 order",
        "-> > order 1 >= * 3 domination-number - + order 2 leaves",
        "-> > order 2 >= * 2 total-domination-number - + order 2 leaves",
        "= + independence-number matching-number order"}) {
    const TreeTypes::Found found = of_all(theorem);
    EXPECT_FALSE(found.counterexample) << theorem;
    EXPECT_TRUE(found.supposed) << theorem;
    EXPECT_LT(found.types, 100U) << theorem;
  }
  // Of each with less on the greater side there is a counterexample: stars, coronas and what is made of them.
  for (const char* wrong :
       {"-> > order 1 < * 2 domination-number order", "-> > order 2 < * 3 total-domination-number * 2 order",
        "-> > order 1 > * 3 domination-number - + order 2 leaves",
        "-> > order 2 > * 2 total-domination-number - + order 2 leaves", "-> > order 9 <= diameter 3"}) {
    const Formula statement = read_prefix(wrong, nullptr);
    const TreeTypes::Found found = TreeTypes::of_all(statement, 1);
    ASSERT_TRUE(found.counterexample) << wrong;
    CompiledFormula direct = by_definition(statement);
    direct.ask(*found.counterexample);
    EXPECT_EQ(direct.value(), 0) << wrong;
  }
  EXPECT_FALSE(of_all("-> > size order false").supposed);
  EXPECT_TRUE(TreeTypes::of_all(read_prefix("<= * 2 domination-number order", nullptr), 2).types > 0);
  EXPECT_FALSE(TreeTypes::of_all(read_prefix("<= * 2 domination-number order", nullptr), 2).counterexample);
}

// Choices that labels around them make impossible, and quantifiers that do not use their variables.
TEST(Trees, NothingIsTrueForGoodThatALaterVertexMakesFalse) {
  for (const char* text : {"exists vertex u forall vertex v exists vertex w in u v",
                           "-> >= order 3 forall edge e forall edge f exists set S & in e S in f difference V S",
                           "-> >= order 2 forall vertex v exists set S & in v S in S difference V v",
                           "-> >= order 2 forall vertex u forall vertex v exists set S & in u S in v difference V S",
                           "forall set A -> & = induce A size 0 ! same A V exists set B & in A B in B difference V A",
                           "-> >= order 3 exists vertex u forall vertex v exists component C in u v",
                           "exists set T & = card T 1 ! exists set S same T {}",
                           "-> >= order 2 exists vertex u forall vertex v exists vertex w ! in w u",
                           "forall set S exists set T same S difference V T", "forall edge e exists vertex v in v e",
                           "forall vertex v -> exists edge e in v e > order 1"}) {
    const Formula formula = read_prefix(text, nullptr);
    CompiledFormula direct = by_definition(formula);
    TreeTypes types(formula);
    bool all = true;
    for (int order = 1; order <= 5; ++order) {
      bool holds = true;
      for (const SmallGraph& tree : trees_of_order(order)) {
        direct.ask(tree);
        holds = holds && direct.value() != 0;
      }
      ASSERT_EQ(!types.next_order().counterexample, holds) << text << " at order " << order;
      all = all && holds;
    }
    EXPECT_EQ(!TreeTypes::of_all(formula, 1).counterexample, all) << text;
  }
}

TEST(Trees, LargeNumbersAreALimit) {
  for (const char* text : {"= * 65536 * 65536 * 65536 * 65536 order 0", "> * 1000000 * 1000000 * 1000000 order 0",
                           "<= + order 900000000000000000 0", "<= * 65536 * 65536 independence-number 0"})
    EXPECT_THROW(TreeTypes(read_prefix(text, nullptr)), text::LimitError) << text;
}

TEST(Trees, WhatCannotBeToldFromPartsIsRefused) {
  for (const char* text :
       {"= automorphisms 1", "exists order s true", "complement connected", "exists nonedge p join p connected",
        "= degree-sequence 1 2", "forall edge e in e E", "= eigenvalues-above 1 0", "= residue 1"})
    EXPECT_THROW(TreeTypes(read_prefix(text, nullptr)), text::InputError) << text;
}

}  // namespace
}  // namespace gamecert::language::trees
