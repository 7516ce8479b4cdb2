// Completeness by the order before: every graph of a class is one with a vertex less, and a vertex more.
#pragma once

#include <optional>
#include <vector>

#include "certificates/grounds.hpp"
#include "graphs/canonical_word.hpp"
#include "graphs/graph_class.hpp"

namespace gamecert::certificates {

/// Theorem 4 of docs/LEDGERS.md.
extern const Ground theorem_of_extension;

/// The least class that holds this one and that induced subgraphs keep, connected ones where it is of connected graphs:
/// the same without least degrees, least sizes and regularity. Nothing for a class of a kind of graphs.
std::optional<graphs::GraphClass> hull_of(const graphs::GraphClass& graph_class);

/// Throws Rejection if some graph of the class is one of `smaller`, words of all graphs of order - 1 of its hull, with
/// a vertex more, and none of `words`, ascending words of that order.
void require_extensions(const graphs::GraphClass& graph_class, int order, const std::vector<graphs::Word>& smaller,
                        const std::vector<graphs::Word>& words);

/// All graphs of an order of a hull, made from those of the order before, from the null graph on.
class GrowingList {
 public:
  explicit GrowingList(const graphs::GraphClass& hull) : hull_(hull) {}

  /// From now on these are all graphs of the order, which is above that of the list.
  void take(int order, std::vector<graphs::Word> words);
  /// Grows to the order. False if, to go on from there to the next order, too many graphs with a vertex more would have
  /// to be looked at that nobody has handed in; the list may then be of a lower order. The list is not of a higher one.
  bool reach(int order);
  const std::vector<graphs::Word>& words() const { return words_; }

 private:
  /// Graphs with a vertex more that are looked at to go on.
  double steps() const;

  graphs::GraphClass hull_;
  int order_ = 0;
  std::vector<graphs::Word> words_{0};
  double steps_before_ = 1;  // of the order before
};

}  // namespace gamecert::certificates
