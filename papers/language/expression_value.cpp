// Expressions evaluated as trees.
#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <utility>

#include "graphs/small_graph_text.hpp"
#include "papers/claim.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/expression_node.hpp"
#include "papers/language/operators.hpp"
#include "papers/language/question.hpp"
#include "solve/least_missing.hpp"

namespace gamecert::papers {
namespace {

using Node = Expression::Node;

class Evaluation {
 public:
  Evaluation(const Variables& variables, Surroundings in, int depth = 0)
      : variables_(variables), in_(in), depth_(depth) {}

  std::int64_t of(const Node& node) {
    switch (node.kind) {
      case Node::Kind::number:
        return node.number;
      case Node::Kind::variable:
        return variables_.at(node.name);
      case Node::Kind::bound:
        return bound_.at(node.level);
      case Node::Kind::choice:
        return of(*node.children[of(*node.children[0]) != 0 ? 1 : 2]);
      case Node::Kind::quantified:
        return quantified(node);
      case Node::Kind::recursion:
        return again(node);
      case Node::Kind::question:
        return node.question->answer(variables_, in_).number;
      case Node::Kind::call:
        break;
    }
    return called(node);
  }

  /// Calls visit(k, body) for every k of a quantifier, until it answers false.
  template <class Visit>
  void each(const Node& node, Visit&& visit) {
    const std::int64_t first = of(*node.children[0]), last = of(*node.children[1]);
    const bool down = node.quantifier == Quantifier::greatest;
    const std::int64_t around = bound_.at(node.level);  // an argument of a definition may use the level as well
    const std::int64_t steps = first > last ? -1 : checked_difference(last, first);
    for (std::int64_t i = 0; i <= steps; ++i) {
      if (in_.trial != nullptr) in_.trial->step();
      const std::int64_t k = down ? last - i : first + i;
      bound_.at(node.level) = k;
      if (!visit(k, of(*node.children[2]))) break;
    }
    bound_.at(node.level) = around;
  }

  /// The graph6 of a graph, by its edges.
  std::string graph(const Node& node) {
    const std::int64_t first = of(*node.children[0]), last = of(*node.children[1]);
    const std::int64_t order = first > last ? 0 : checked_sum(checked_difference(last, first), 1);
    if (order > graphs::SmallGraph::max_order) refuse_number("a graph of at most 64 vertices", order);
    graphs::SmallGraph made{.order = static_cast<int>(order)};
    for (int v = 0; v < made.order; ++v) {
      for (int u = 0; u < v; ++u) {
        bound_.at(node.level) = first + u;
        bound_.at(node.level + 1) = first + v;
        if (of(*node.children[2]) != 0) made.add_edge(u, v);
      }
    }
    return graphs::write_graph6(made);
  }

 private:
  std::int64_t called(const Node& node) {
    const auto argument = [&](std::size_t i) { return of(*node.children[i]); };
    if (node.children.size() == 1) return node.function->value(std::array{argument(0)}, in_);
    if (node.children.size() == 2) return node.function->value(std::array{argument(0), argument(1)}, in_);
    std::vector<std::int64_t> values;
    for (std::size_t i = 0; i < node.children.size(); ++i) values.push_back(argument(i));
    return node.function->value(values, in_);
  }
  /// A value of a recursion, found once.
  std::int64_t again(const Node& node) {
    constexpr int deepest = 500;
    if (depth_ == deepest) refuse_number("a recursion at most 500 calls deep", depth_ + 1);
    static const Variables none;
    Evaluation inside(none, in_, depth_ + 1);
    RecursionArguments arguments{};
    for (std::size_t i = 0; i < node.children.size(); ++i)
      inside.bound_.at(i) = arguments.at(i) = of(*node.children[i]);
    const std::lock_guard lock(node.recursion->mutex);
    auto& values = in_.graph != nullptr ? in_.graph->values_of(node.recursion) : node.recursion->known;
    const auto known = values.find(arguments);
    if (known != values.end()) return known->second;
    if (in_.trial != nullptr) in_.trial->step();
    return values[arguments] = inside.of(*node.recursion->body);
  }
  /// The least number from 0 that is none of the values.
  std::int64_t mex(const Node& node) {
    std::vector<std::int64_t> values;
    for (const Node* part = &node; part != nullptr;
         part = part->children.size() > 3 ? part->children[3].get() : nullptr) {
      each(*part, [&](std::int64_t, std::int64_t body) {
        values.push_back(body);
        return true;
      });
    }
    return solve::least_missing(values);
  }
  /// The first k with the body, in the direction of the quantifier.
  std::optional<std::int64_t> found(const Node& node, bool wanted) {
    std::optional<std::int64_t> result;
    each(node, [&](std::int64_t k, std::int64_t body) {
      if ((body != 0) == wanted) result = k;
      return !result;
    });
    return result;
  }
  template <class Add>
  std::int64_t folded(const Node& node, Add&& add) {
    std::optional<std::int64_t> result;
    each(node, [&](std::int64_t, std::int64_t body) {
      result = result ? add(*result, body) : body;
      return true;
    });
    return result.value_or(0);
  }
  std::int64_t let(const Node& node) {
    const std::int64_t value = of(*node.children[0]), around = std::exchange(bound_.at(node.level), value);
    const std::int64_t result = of(*node.children[1]);
    bound_.at(node.level) = around;
    return result;
  }
  std::int64_t quantified(const Node& node) {
    using A = std::int64_t;
    switch (node.quantifier) {
      case Quantifier::forall:
        return found(node, false) ? 0 : 1;
      case Quantifier::exists:
        return found(node, true) ? 1 : 0;
      case Quantifier::least:
        return found(node, true).value_or(checked_sum(of(*node.children[1]), 1));
      case Quantifier::greatest:
        return found(node, true).value_or(checked_difference(of(*node.children[0]), 1));
      case Quantifier::sum:
        return folded(node, checked_sum);
      case Quantifier::nim_sum:
        return folded(node, [](A a, A b) { return a ^ b; });
      case Quantifier::max:
        return folded(node, [](A a, A b) { return std::max(a, b); });
      case Quantifier::min:
        return folded(node, [](A a, A b) { return std::min(a, b); });
      case Quantifier::mex:
        return mex(node);
      case Quantifier::let:
        return let(node);
      case Quantifier::count:
      case Quantifier::all:
      case Quantifier::graph:
        break;
    }
    A count = 0;
    each(node, [&](A, A body) {
      count += body != 0 ? 1 : 0;
      return true;
    });
    return count;
  }

  const Variables& variables_;
  Surroundings in_;
  int depth_;                                      // of recursion
  std::array<std::int64_t, most_levels> bound_{};  // by level
};

}  // namespace

std::int64_t Expression::value(const Variables& variables, Surroundings in) const {
  return Evaluation(variables, in).of(*root_);
}

std::string TextTemplate::text(const Variables& variables, Surroundings in, std::string_view between) const {
  std::string result;
  for (const auto& piece : pieces_) {
    if (const auto* words = std::get_if<std::string>(&piece)) result += *words;
    if (const auto* edges = std::get_if<Edges>(&piece)) {
      const EdgeBoard& board = in.graph->board();
      std::string list;
      const auto set = static_cast<EdgeSet>(edges->set.value(variables, in));
      if (board.size() < 64 && set >> board.size() != 0)
        refuse_number("a set of edges", edges->set.value(variables, in));
      graphs::each(set, [&](int e) { list += (list.empty() ? "" : std::string(between)) + board.edge_name(e); });
      result += list;
    }
    const auto* number = std::get_if<Expression>(&piece);
    if (number == nullptr) continue;
    const Node& root = *number->root_;
    const bool quantified = root.kind == Node::Kind::quantified;
    Evaluation all(variables, in);
    if (quantified && root.quantifier == Quantifier::graph) {
      result += all.graph(root);
      continue;
    }
    if (!quantified || root.quantifier != Quantifier::all) {
      result += std::to_string(all.of(root));
      continue;
    }
    std::string list;
    all.each(root, [&](std::int64_t k, std::int64_t body) {
      if (body == 0) return true;
      list += list.empty() ? "" : between;
      list += std::to_string(root.children.size() == 3 ? k : all.of(*root.children[3]));
      if (root.children.size() > 4) list += ":" + std::to_string(all.of(*root.children[4]));
      return true;
    });
    result += list;
  }
  return result;
}

}  // namespace gamecert::papers
