// What one worker has seen of one statement at the graphs of an order.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "graphs/small_graph.hpp"
#include "sweeps/undecided.hpp"

namespace gamecert::sweeps {

/// Of one order. Least first: fewest edges, then canonical text in the order of bytes.
struct CounterexampleOfOrder {
  int size;
  std::string text;          // graph6 or digraph6
  graphs::SmallGraph graph;  // canonical
  bool operator<(const CounterexampleOfOrder& other) const {
    return std::tie(size, text) < std::tie(other.size, other.text);
  }
};

/// The least counterexample of an order that any worker has met.
class LeastCounterexample {
 public:
  /// Takes it if it is less than all before. Whether it is; the offer is then, or else becomes, the least.
  bool take(CounterexampleOfOrder& offer);
  std::optional<CounterexampleOfOrder> now() const;
  bool met() const { return size() < none; }
  /// Its edges; `none` of none.
  int size() const { return size_.load(std::memory_order_relaxed); }
  static constexpr int none = std::numeric_limits<int>::max();

 private:
  mutable std::mutex mutex_;
  std::atomic<int> size_{none};
  std::optional<CounterexampleOfOrder> least_;
};

class StatementTally {
 public:
  /// Of statement number `statement`, of which so many counterexamples are wanted.
  StatementTally(std::size_t statement, std::size_t most, LeastCounterexample& least)
      : statement_(statement), most_(most), least_(&least) {}

  std::size_t statement() const { return statement_; }
  const LeastCounterexample& least() const { return *least_; }
  /// So many graphs satisfy the hypotheses.
  void count_instances(std::uint64_t graphs = 1) { instances_ += graphs; }
  /// A counterexample. Whether it is less than all before.
  bool keep(const graphs::SmallGraph& graph);
  void give_up(const graphs::SmallGraph& graph, const std::string& reason);

  std::uint64_t instances() const { return instances_; }
  std::vector<Undecided>& undecided() { return undecided_; }
  /// Those of this worker that are wanted, and perhaps more.
  std::vector<CounterexampleOfOrder>& counterexamples() { return counterexamples_; }

 private:
  void collect(const CounterexampleOfOrder& found);

  std::size_t statement_;
  std::size_t most_;
  int greatest_size_ = LeastCounterexample::none;  // of those that may be wanted yet
  LeastCounterexample* least_;
  std::optional<CounterexampleOfOrder> known_;  // the least, when it was last looked at
  std::uint64_t instances_ = 0;
  std::vector<CounterexampleOfOrder> counterexamples_;
  std::vector<Undecided> undecided_;
};

}  // namespace gamecert::sweeps
