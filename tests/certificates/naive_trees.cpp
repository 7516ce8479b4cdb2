// Statements at all trees, tree by tree.
#include "conjectures/questions.hpp"
#include "graphs/small_graph.hpp"
#include "tests/certificates/naive.hpp"

namespace gamecert::naive {
namespace {

constexpr int most = 6;  // of what is said of larger trees no more is looked at

/// Calls visit for all trees in which every vertex but 0 is joined to an earlier one.
void each_tree(graphs::SmallGraph tree, int joined, const std::function<void(const graphs::SmallGraph&)>& visit) {
  if (joined == tree.order) return visit(tree);
  for (int v = 0; v < joined; ++v) {
    graphs::SmallGraph more = tree;
    more.add_edge(v, joined);
    each_tree(more, joined + 1, visit);
  }
}

/// Whether it is true at all of them, and its hypotheses, if it has any, at one.
std::pair<bool, bool> at_trees(const language::Formula& formula, int first, int last) {
  std::pair<bool, bool> result{true, formula.word != "->"};
  for (int order = first; order <= std::min(last, most); ++order)
    each_tree({.order = order}, 1, [&](const graphs::SmallGraph& tree) {
      const auto truth = [&](const language::Formula& one) { return conjectures::evaluate(one, tree, answer) == true; };
      result.first = result.first && truth(formula);
      result.second = result.second || truth(formula.arguments[0]);
    });
  return result;
}

}  // namespace

bool trees_right(const certificates::Claim& claim) {
  const std::size_t space = claim.statement.find(' ');
  const language::Formula formula = conjectures::read_prefix(claim.statement.substr(space + 1));
  const std::string orders = claim.instance.substr(std::string("trees order ").size());
  const std::size_t dots = orders.find("..");
  const std::string last = orders.substr(dots + 2);
  const auto [holds, supposed] = at_trees(formula, std::stoi(orders), last.empty() ? most : std::stoi(last));
  return holds && supposed == (claim.statement.substr(0, space) == "HOLDS");
}

certificates::Certificate certify_trees(const std::string& orders, const std::string& formula) {
  certificates::Claim all = claim("sweep", "trees order " + orders, "HOLDS " + formula);
  if (!trees_right(all)) all.statement = "VACUOUS " + formula;
  return {all, certificates::TypesOfTrees{}};
}

}  // namespace gamecert::naive
