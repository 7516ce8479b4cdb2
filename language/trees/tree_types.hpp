// A statement at all trees of an order, or at all trees, without a look at each: trees that a statement cannot tell
// apart, whatever is joined to them, are of one type, and types of larger trees follow from those of their parts
// (docs/TREES.md).
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"

namespace gamecert::language::trees {

/// All is asked of statements of which an InputError names a part if they are about more than is known of trees here.
class TreeTypes {
 public:
  static constexpr int largest_order = graphs::SmallGraph::max_order;

  explicit TreeTypes(const Formula& statement);
  TreeTypes(const TreeTypes&) = delete;
  TreeTypes& operator=(const TreeTypes&) = delete;
  ~TreeTypes();

  /// What the statement says of some trees.
  struct Found {
    std::size_t types = 0;
    bool supposed = false;  // hypotheses, the left of a `->` in front, are true of some tree, or there are none
    std::optional<graphs::SmallGraph> counterexample = {};
  };
  /// Of those of the next order, from 1 on. LimitError if the types take too much memory.
  Found next_order();

  /// Of those of the orders from first to last, up to the first with a counterexample: the most types of an order.
  /// `each` is told of what is found of every order from 1 on.
  static Found of_orders(const Formula& statement, int first, int last,
                         const std::function<void(int order, const Found&)>& each = {});
  /// Of all trees of order `first` and more. LimitError if no end of their types is met, or a counterexample of more
  /// than largest_order vertices alone.
  static Found of_all(const Formula& statement, int first);

 private:
  class Table;
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace gamecert::language::trees
