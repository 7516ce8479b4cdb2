// Every worker keeps its own count, and offers its counterexamples for the least of all.
#include "sweeps/statements/statement_tally.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"

namespace gamecert::sweeps {

bool LeastCounterexample::take(CounterexampleOfOrder& offer) {
  const std::lock_guard lock(mutex_);
  const bool less = !least_ || offer < *least_;
  if (less) least_ = offer;
  if (!less) offer = *least_;
  size_.store(least_->size, std::memory_order_relaxed);
  return less;
}

std::optional<CounterexampleOfOrder> LeastCounterexample::now() const {
  const std::lock_guard lock(mutex_);
  return least_;
}

bool StatementTally::keep(const graphs::SmallGraph& graph) {
  const int size = graph.size();
  if (size > greatest_size_) return false;
  graphs::SmallGraph canonical = graphs::canonical_form(graph).graph;
  std::string text = graphs::write_small_graph(canonical);
  CounterexampleOfOrder found{size, std::move(text), canonical};
  if (most_ > 1) collect(found);
  if (known_ && !(found < *known_)) return false;
  const bool less = least_->take(found);
  known_ = std::move(found);
  if (most_ == 1) greatest_size_ = known_->size;
  return less;
}

/// Leaves out, now and then, what is greater than as many as are wanted.
void StatementTally::collect(const CounterexampleOfOrder& found) {
  constexpr std::size_t room = 64;
  counterexamples_.push_back(found);
  if (most_ > counterexamples_.size() || counterexamples_.size() - most_ < room) return;
  const auto last = counterexamples_.begin() + static_cast<std::ptrdiff_t>(most_ - 1);
  std::ranges::nth_element(counterexamples_, last, std::less<>());
  greatest_size_ = last->size;
  counterexamples_.resize(most_);
}

void StatementTally::give_up(const graphs::SmallGraph& graph, const std::string& reason) {
  undecided_.push_back({graphs::canonical_form(graph).graph, reason});
}

}  // namespace gamecert::sweeps
