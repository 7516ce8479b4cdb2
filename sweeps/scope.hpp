// The graphs that a sweep or a table goes through: class, conditions, orders, shard.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "graphs/graph_class.hpp"
#include "graphs/small_graph.hpp"
#include "language/about.hpp"
#include "language/formula.hpp"
#include "solve/limits.hpp"
#include "sweeps/enumeration.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/piece_keeper.hpp"

namespace gamecert::sweeps {

/// The graphs that are gone through, and how.
struct Scope {
  Evaluator::Mode mode = Evaluator::Mode::fast;
  graphs::GraphClass graph_class = graphs::GraphClass::connected;      // that is generated
  std::vector<language::Formula> conditions = {};                      // of graphs that are meant; not with ledgers
  static constexpr int every_order = std::numeric_limits<int>::max();  // as the last one: there is none
  int first_order = 1, last_order = 1;
  int jobs = 0;                                   // threads; 0 for all cores
  std::function<void(const Progress&)> progress;  // now and then and after each order, from one thread
  LedgerStore* ledgers = nullptr;                 // where the ledger of every piece is kept, if there
  std::optional<Shard> shard;                     // with ledgers: the pieces of this shard alone
  /// What one graph may take; one that takes longer is undecided, and its piece gets no ledger.
  double seconds_a_graph = std::numeric_limits<double>::infinity();

  /// Digraphs are always evaluated by definition: engines and theorems are about graphs.
  Evaluator::Mode evaluation() const { return graph_class.directed() ? Evaluator::Mode::definition : mode; }
  /// What formulas are about.
  language::GraphKind subject() const {
    return graph_class.directed() ? language::GraphKind::digraphs : language::GraphKind::graphs;
  }
  /// The class of the graphs that are meant, in full, as class_text.hpp reads it.
  std::string class_name() const;
  /// Of the conditions those that are hereditary: only graphs that fit them are extended. Empty where all are
  /// generated, as cubic graphs are.
  std::vector<language::Formula> pruning() const;
  /// Whether a smaller graph is worth extending, for Enumeration; null where all are.
  std::function<std::function<bool(const graphs::SmallGraph&)>(int worker)> worth() const;
  /// What was generated and what was left out, `generated 5974 connected graphs, by extending those alone with planar;
  /// filtered 5973 with planar & size > 0`; empty without conditions.
  std::string generation_text(std::uint64_t generated, std::uint64_t members) const;
  /// `shard 3/40 of order 1..9 connected graphs: 12 pieces, 6527 graphs`
  std::string shard_text(std::uint64_t graphs) const;
  /// InputError unless 1 <= first <= last <= largest, naming the class that goes no further.
  void require_orders(int largest) const;
};

/// The conditions of a scope, looked at for one thread.
class ScopeConditions {
 public:
  explicit ScopeConditions(const Scope& scope);
  /// Whether the graph fits all. LimitError beyond the limits, if there are any.
  bool hold(const graphs::SmallGraph& graph, const solve::Limits* limits);

 private:
  std::optional<Evaluator> all_;
};

}  // namespace gamecert::sweeps
