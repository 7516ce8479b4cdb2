// Whether an enumeration left nothing out: what it gave against counts that know nothing of it.
//
// 1. The number of graphs is count_of.
// 2. Every graph is in the class, their canonical forms are pairwise distinct, and the sum of n!/|Aut| is
//    labelled_count. This costs a call of nauty a graph.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "graphs/graph_class.hpp"
#include "graphs/labelled_counting.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::sweeps {

/// Whether the number was known; std::logic_error if it is another.
bool check_count(const graphs::GraphClass& graph_class, int order, std::uint64_t graphs);

/// The graphs of one class and order that a thread has seen, for the second comparison.
class Census {
 public:
  /// Larger classes are not gone through in this way.
  static constexpr std::uint64_t most_graphs = 300'000;
  static bool affordable(const graphs::GraphClass& graph_class, int order);

  Census(const graphs::GraphClass& graph_class, int order) : graph_class_(graph_class), order_(order) {}
  /// std::logic_error if the graph is not one of the class and order.
  void look(const graphs::SmallGraph& graph);
  /// Takes over what another thread has seen.
  void join(Census&& other);
  /// std::logic_error unless every graph was seen, none of them twice.
  void check();

 private:
  [[noreturn]] void fail(const std::string& reason) const;

  graphs::GraphClass graph_class_;
  int order_;
  graphs::Count labelled_ = 0;      // the sum of n!/|Aut|
  std::vector<std::string> forms_;  // canonical, as text
};

/// What was compared in a sweep.
struct Completeness {
  std::vector<int> counted;   // the orders whose number of graphs was right, ascending
  std::vector<int> labelled;  // of these, the orders with a census
  std::uint64_t graphs = 0;   // of the orders counted
};

/// One line for each thing that was compared or was not, without `c `.
std::vector<std::string> lines(const Completeness& completeness, const graphs::GraphClass& graph_class);

}  // namespace gamecert::sweeps
