// A conjecture tested on every graph of a class, up to isomorphism.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "conjectures/formula.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/small_graph.hpp"
#include "solve/verdict.hpp"
#include "sweeps/completeness.hpp"
#include "sweeps/enumeration.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/piece_keeper.hpp"
#include "sweeps/undecided.hpp"

namespace gamecert::sweeps {

/// The graphs that are gone through, and how.
struct Scope {
  Evaluator::Mode mode = Evaluator::Mode::fast;
  graphs::GraphClass graph_class = graphs::GraphClass::connected;  // that is generated
  std::vector<conjectures::Formula> conditions = {};               // of graphs that are meant; not with ledgers
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
  conjectures::GraphKind subject() const {
    return graph_class.directed() ? conjectures::GraphKind::digraphs : conjectures::GraphKind::graphs;
  }
  /// The class of the graphs that are meant, in full, as class_text.hpp reads it.
  std::string class_name() const;
  /// Of the conditions those that are hereditary: only graphs that fit them are extended. Empty where all are
  /// generated.
  std::vector<conjectures::Formula> pruning() const;
  /// What was generated and what was left out, `generated 5974 graphs of connected, from graphs with planar; ...`;
  /// empty without conditions.
  std::string generation_text(std::uint64_t generated, std::uint64_t members) const;
  /// `shard 3/40 of order 1..9 connected graphs: 12 pieces, 6527 graphs`
  std::string shard_text(std::uint64_t graphs) const;
  /// InputError unless 1 <= first <= last <= largest, naming the class that goes no further.
  void require_orders(int largest) const;
};

/// Says whether the condition is true at a graph; for one thread.
std::function<bool(const graphs::SmallGraph&)> worth(const conjectures::Formula& condition, Evaluator::Mode mode);

struct SweepRequest : Scope {
  conjectures::Formula conjecture;
  bool all = false;    // go on after a counterexample: count them all, list them all
  bool first = false;  // end at the first counterexample met
  /// Without `all`: go on till there are so many counterexamples, the least ones.
  std::size_t count = 1;
  /// How many are wanted.
  std::size_t most() const { return all ? std::numeric_limits<std::size_t>::max() : count; }
  /// Told of a counterexample, canonical, that is less than those before it, from the calling thread, soon after it is
  /// met; at last of the least one. Not told of larger orders than the first with one.
  std::function<void(const graphs::SmallGraph&)> news = {};
};

struct SweepResult {
  solve::Verdict verdict = solve::Verdict::unknown;
  std::uint64_t graphs = 0;     // meant, of the orders up to complete_through
  std::uint64_t generated = 0;  // for them
  std::uint64_t instances = 0;  // of them satisfying the hypotheses (the left of a top-level ->, or all)
  /// With ledgers and hypotheses, where pieces that were there are not counted: a graph that satisfies them, the first
  /// of the first piece with one.
  std::optional<graphs::SmallGraph> instance;
  int complete_through = 0;  // every order from the first to this one was gone through whole, all decided
  /// Why not all graphs were decided: interrupted, the limit met, or that the first counterexample was wanted.
  /// Then a counterexample is perhaps not the least, and counterexamples are perhaps not all. Of an EVIDENCE, what was
  /// not found.
  std::string reason;
  /// Without `all` the least counterexamples, `count` of them if there are so many (fewest vertices, then edges, then
  /// canonical graph6); with it every counterexample of the orders gone through whole, in that order. If these have
  /// none, the least met in the order broken off. Canonical graphs.
  std::vector<graphs::SmallGraph> counterexamples;
  std::vector<Undecided> undecided;  // in that order; of all orders gone into
  Completeness completeness;         // of the orders gone through whole
};

/// The result depends on the request but not on its jobs, unless there is a reason for its end. An interrupt
/// (solve::Watch::interrupted) or an engine's limit ends it as FAILS if a counterexample was met, else as UNKNOWN,
/// with the orders gone through. A shard goes through all its orders; without a counterexample it ends as UNKNOWN.
/// With undecided graphs it is no HOLDS but UNKNOWN. InputError for orders below 1,
/// beyond the class or none at all, and from the conjecture (a word that is not about such graphs);
/// std::logic_error if an enumeration is not complete.
SweepResult sweep(const SweepRequest& request);

}  // namespace gamecert::sweeps
