// Pairs of graphs, and what is made of them.
#include "papers/made_graphs.hpp"

#include "games/game.hpp"
#include "papers/operations.hpp"
#include "papers/statements.hpp"

namespace gamecert::papers {
namespace {

Property read_property(const LinePiece& words) {
  return words.read([](std::string_view text) { return property(text); });
}

/// The graphs on one side.
class Side {
 public:
  Side(const LinePiece& line, const Names& known) {
    if (line.starts_with("graph ")) {
      board_.emplace(line.part(6).words(known));
      return;
    }
    const auto [words, order] = line.split_or_refuse(" of order ");
    if (words.text != "edgeless") property_ = read_property(words);
    order_.emplace(order.expression(known));
  }

  /// What the graphs have; of those that are given nothing is said.
  const Property& property() const { return property_; }
  std::vector<SmallGraph> graphs(const Variables& at, Trial& trial) const {
    if (board_) return {graphs::small(games::Instance(board_->text(at)).graph())};
    const int order = static_cast<int>(order_->value(at));
    if (!property_.of) return {edgeless(order)};
    std::vector<SmallGraph> result;
    each_graph_with(property_, order, trial, [&](const SmallGraph& graph) { result.push_back(graph); });
    return result;
  }

 private:
  Property property_;
  std::optional<Expression> order_;
  std::optional<TextTemplate> board_;
};

using Operation = SmallGraph (*)(const SmallGraph&, const SmallGraph&);
Operation operation_of(std::string_view word) {
  if (word == "join") return join;
  return word == "product" ? cartesian_product : composition;
}

}  // namespace

LineTest read_construction(std::string_view operation, const LinePiece& line, const Names& known) {
  if (!line.starts_with("of ")) line.refuse("'of'");
  const auto [sides, made] = line.part(3).split_or_refuse(": ");
  const auto [first, second] = sides.split_or_refuse(" and ");
  const Side left(first, known), right(second, known);
  const Construction statement{std::string(operation), left.property(), right.property(), operation_of(operation),
                               read_property(made)};
  return [=](const Variables& at, Trial& trial) {
    const std::vector<SmallGraph> firsts = left.graphs(at, trial);
    if (firsts.empty()) return;
    for (const SmallGraph& other : right.graphs(at, trial)) {
      for (const SmallGraph& one : firsts) one_pair(statement, one, other, trial);
    }
  };
}

}  // namespace gamecert::papers
