// A conjecture, or several, tested on every graph of a class, up to isomorphism.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "solve/verdict.hpp"
#include "sweeps/completeness.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "sweeps/scope.hpp"
#include "sweeps/statements/statement_ledgers.hpp"
#include "sweeps/undecided.hpp"

namespace gamecert::sweeps {

struct SweepRequest : Scope {
  language::Formula conjecture;
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
  RefusedOfGame refused = {};        // of the graphs of whole orders that were looked at
};

/// The result depends on the request but not on its jobs, unless there is a reason for its end. An interrupt
/// (text::interrupted) or an engine's limit ends it as FAILS if a counterexample was met, else as UNKNOWN,
/// with the orders gone through. A shard goes through all its orders; without a counterexample it ends as UNKNOWN.
/// With undecided graphs it is no HOLDS but UNKNOWN. InputError for orders below 1,
/// beyond the class or none at all, and from the conjecture (a word that is not about such graphs);
/// std::logic_error if an enumeration is not complete.
SweepResult sweep(const SweepRequest& request);

/// Several statements in one pass: each graph is made once, and asked by the statements that have no counterexample at
/// a lower order.
struct StatementsRequest : Scope {
  std::vector<language::Formula> statements;
  /// In place of `ledgers`: where the ledgers of those that hold are kept, if there. Then there are no conditions.
  StatementLedgers* kept = nullptr;
  /// As in SweepRequest, with the number of the statement.
  std::function<void(std::size_t statement, const graphs::SmallGraph&)> news = {};
};

/// What sweep() gives for each of the statements, but for what a counterexample ends: graphs are those of the orders
/// gone through while the statement stood. A limit that a statement meets leaves it undecided at the graph, and the
/// others go on.
std::vector<SweepResult> sweep(const StatementsRequest& request);

}  // namespace gamecert::sweeps
