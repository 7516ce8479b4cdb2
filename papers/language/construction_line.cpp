// Pairs of graphs, and what is made of them.
#include "papers/language/construction_line.hpp"

#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/graph_property.hpp"
#include "papers/language/board_sets.hpp"

namespace gamecert::papers {
namespace {

Property read_property(const LinePiece& words) {
  return words.read([](std::string_view text) { return property(text); });
}

/// The graphs on one side.
class Side {
 public:
  Side(const LinePiece& line, const Names& known) {
    constexpr std::string_view graph = "graph ";
    if (line.starts_with(graph)) {
      boards_.emplace(line.part(graph.size()), known);
    } else if (line.starts_with("every ")) {
      boards_.emplace(line, known);
    } else {
      const auto [words, order] = line.split_or_refuse(" of order ");
      if (words.text != "edgeless") property_ = read_property(words);
      order_.emplace(order.expression(known, Sort::whole));
    }
  }

  /// What the graphs have; of those that are given nothing is said.
  const Property& property() const { return property_; }
  std::vector<SmallGraph> graphs(const Variables& at, Trial& trial) const {
    std::vector<SmallGraph> result;
    const auto keep = [&](const SmallGraph& graph) { result.push_back(graph); };
    if (boards_) {
      boards_->each_graph(at, trial, keep);
      return result;
    }
    const int order = order_->number(at, &trial);
    if (!property_.test) return {SmallGraph{.order = order}};
    each_graph_with(property_, order, trial, keep);
    return result;
  }

 private:
  Property property_;
  std::optional<Expression> order_;
  std::optional<BoardSet> boards_;
};

/// What is made of two graphs with properties has a property.
struct Construction {
  std::string name;
  Property first, second;
  SmallGraph (*make)(const SmallGraph&, const SmallGraph&);
  Property made;

  void check(const SmallGraph& one, const SmallGraph& other, Trial& trial) const {
    const SmallGraph graph = make(one, other);
    trial.instance(made.of(graph, trial.left()), [&] {
      const std::string what =
          "the " + name + " of " + graphs::write_small_graph(one) + " and " + graphs::write_small_graph(other);
      return lacks(graph, made, what, {{one, first}, {other, second}});
    });
  }
};

using Operation = SmallGraph (*)(const SmallGraph&, const SmallGraph&);
Operation operation_of(std::string_view word) {
  if (word == "join") return graphs::join;
  return word == "product" ? graphs::cartesian_product : graphs::composition;
}

}  // namespace

LineTest read_construction(std::string_view operation, const LinePiece& line, const Names& known) {
  if (!line.starts_with("of ")) line.refuse("'of'");
  const auto [sides, made] = line.part(3).split_or_refuse(": ");
  constexpr std::string_view between = " and ";
  auto [first, rest] = sides.split_or_refuse(between);
  const Side left(first, known);
  std::vector<Side> others;
  for (std::optional<std::pair<LinePiece, LinePiece>> more; (more = rest.split(between)); rest = more->second)
    others.emplace_back(more->first, known);
  const Side right(rest, known);
  const Construction statement{std::string(operation), others.empty() ? left.property() : Property{}, right.property(),
                               operation_of(operation), read_property(made)};
  return [=](const Variables& at, Trial& trial) {
    std::vector<SmallGraph> firsts = left.graphs(at, trial);
    for (const Side& side : others) {
      std::vector<SmallGraph> larger;
      const std::vector<SmallGraph> seconds = side.graphs(at, trial);
      for (const SmallGraph& one : firsts)
        for (const SmallGraph& other : seconds) larger.push_back(statement.make(one, other));
      firsts = std::move(larger);
    }
    if (firsts.empty()) return;
    for (const SmallGraph& other : right.graphs(at, trial)) {
      for (const SmallGraph& one : firsts) statement.check(one, other, trial);
    }
  };
}

}  // namespace gamecert::papers
