// A statement at all trees of an order, or at all trees, without a look at each: trees that a statement cannot tell
// apart, whatever is joined to them, are of one type, and types of larger trees follow from those of their parts
// (docs/TREES.md).
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"

namespace gamecert::language::trees {

class TreeTypes {
 public:
  static constexpr int largest_order = graphs::SmallGraph::max_order;

  /// InputError for a statement about more than is known of trees here; names the part.
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

  /// Of all trees of order `first` and more. LimitError if no end of their types is met, or a counterexample of more
  /// than largest_order vertices alone.
  static Found of_all(const Formula& statement, int first);

 private:
  class Table;
  struct Compiled;
  std::unique_ptr<Compiled> compiled_;
};

}  // namespace gamecert::language::trees
