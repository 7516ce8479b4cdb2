// Pieces taken from a shared counter by threads, watched by the caller's thread.
#include "verify/enumeration.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "graphs/errors.hpp"
#include "solve/limits.hpp"

namespace gamecert::verify {
namespace {

using graphs::GraphClass;
using graphs::SmallGraph;

// From order 1.
constexpr std::uint64_t connected_counts[] = {
    1, 1, 2, 6, 21, 112, 853, 11'117, 261'080, 11'716'571, 1'006'700'565, 164'059'830'476};
constexpr std::uint64_t all_counts[] = {
    1, 2, 4, 11, 34, 156, 1'044, 12'346, 274'668, 12'005'168, 1'018'997'864, 165'091'172'592};
constexpr std::uint64_t tree_counts[] = {1,   1,   1,     2,     3,     6,      11,     23,      47,      106,
                                         235, 551, 1'301, 3'159, 7'741, 19'320, 48'629, 123'867, 317'955, 823'065};

constexpr std::chrono::milliseconds progress_interval{200};

class Threads {
 public:
  Threads(const Enumeration& enumeration, const std::function<Visitor(int)>& visitor)
      : enumeration_(enumeration),
        pieces_(pieces(enumeration.graph_class, enumeration.order)),
        counters_(static_cast<std::size_t>(workers(enumeration))) {
    for (int w = 0; w < workers(enumeration); ++w) visitors_.push_back(visitor(w));
  }

  std::uint64_t run() {
    {
      const StopOnLeaving guard(*this);
      for (std::size_t w = 0; w < counters_.size(); ++w) threads_.emplace_back([this, w] { work(w); });
      watch();
    }
    if (error_) std::rethrow_exception(error_);
    if (enumeration_.progress) report(sum(&Counters::graphs));
    return sum(&Counters::graphs);
  }

 private:
  /// Written by one worker, read by the watcher.
  struct alignas(64) Counters {
    std::atomic<std::uint64_t> graphs{0}, failures{0};
  };
  struct StopOnLeaving {
    explicit StopOnLeaving(Threads& threads) : threads_(threads) {}
    ~StopOnLeaving() {
      threads_.stop_ = true;
      threads_.threads_.clear();
    }
    StopOnLeaving(const StopOnLeaving&) = delete;
    StopOnLeaving& operator=(const StopOnLeaving&) = delete;
    Threads& threads_;
  };

  void work(std::size_t worker) {
    int piece = 0;
    try {
      while (!stop_ && (piece = next_piece_++) < pieces_) go_through(piece, visitors_[worker], counters_[worker]);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!error_ || piece < error_piece_) error_ = std::current_exception(), error_piece_ = piece;
      stop_ = true;
    }
    const std::lock_guard lock(mutex_);
    ++finished_;
    changed_.notify_one();
  }

  void go_through(int piece, const Visitor& visit, Counters& counters) {
    const auto next = [&](const SmallGraph& graph) {
      if (solve::Watch::interrupted.load(std::memory_order_relaxed)) throw LimitError("interrupted");
      if (visit(graph))
        counters.failures.store(counters.failures.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
      counters.graphs.store(counters.graphs.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
      return !stop_.load(std::memory_order_relaxed);
    };
    graphs::enumerate(enumeration_.graph_class, enumeration_.order, {.index = piece, .count = pieces_}, next);
  }

  void watch() {
    const std::uint64_t total = known_count(enumeration_.graph_class, enumeration_.order).value_or(0);
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, progress_interval, [&] { return finished_ == counters_.size(); })) {
      if (!enumeration_.progress) continue;
      lock.unlock();
      report(total);
      lock.lock();
    }
  }

  void report(std::uint64_t total) const {
    const std::uint64_t done = sum(&Counters::graphs);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
    enumeration_.progress({.order = enumeration_.order,
                           .done = done,
                           .total = total,
                           .failures = enumeration_.failures_before + sum(&Counters::failures),
                           .rate = static_cast<double>(done) / std::max(elapsed.count(), 1e-9)});
  }

  std::uint64_t sum(std::atomic<std::uint64_t> Counters::*counter) const {
    std::uint64_t result = 0;
    for (const Counters& counters : counters_) result += (counters.*counter).load(std::memory_order_relaxed);
    return result;
  }

  const Enumeration& enumeration_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  const int pieces_;
  std::vector<Visitor> visitors_;
  std::vector<Counters> counters_;  // by worker
  std::atomic<int> next_piece_{0};
  std::atomic<bool> stop_{false};
  std::mutex mutex_;  // of the four below
  std::condition_variable changed_;
  std::size_t finished_ = 0;  // workers
  std::exception_ptr error_;
  int error_piece_ = 0;
  std::vector<std::jthread> threads_;  // last, so that it ends first
};

}  // namespace

int pieces(GraphClass graph_class, int order) {
  if (graph_class == GraphClass::trees) return order <= 12 ? 1 : order <= 18 ? 16 : 256;
  return order <= 6 ? 1 : order <= 8 ? 16 : order == 9 ? 64 : order == 10 ? 256 : 2048;
}

int workers(const Enumeration& enumeration) {
  int jobs = enumeration.jobs;
  if (jobs <= 0) jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  return std::min(jobs, pieces(enumeration.graph_class, enumeration.order));
}

std::optional<std::uint64_t> known_count(GraphClass graph_class, int order) {
  std::span<const std::uint64_t> counts = connected_counts;
  if (graph_class == GraphClass::all) counts = all_counts;
  if (graph_class == GraphClass::trees) counts = tree_counts;
  if (order < 1 || order > std::ssize(counts)) return std::nullopt;
  return counts[static_cast<std::size_t>(order) - 1];
}

std::uint64_t for_each_graph(const Enumeration& enumeration, const std::function<Visitor(int)>& visitor) {
  const std::uint64_t graphs = Threads(enumeration, visitor).run();
  const auto known = known_count(enumeration.graph_class, enumeration.order);
  if (known && *known != graphs) {
    throw std::logic_error("the enumeration of order " + std::to_string(enumeration.order) + " gave " +
                           std::to_string(graphs) + " graphs where " + std::to_string(*known) + " exist");
  }
  return graphs;
}

}  // namespace gamecert::verify
