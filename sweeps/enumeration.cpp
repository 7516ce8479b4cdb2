// Pieces taken in turn by threads, watched by the caller's thread.
#include "sweeps/enumeration.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "graphs/nauty/pruned.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "solve/limits.hpp"
#include "solve/threads.hpp"
#include "sweeps/completeness.hpp"
#include "sweeps/time_left.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;
using graphs::SmallGraph;

constexpr std::chrono::milliseconds progress_interval{200};

std::uint64_t known_total(const Enumeration& enumeration) {
  const auto known = graphs::count_of(enumeration.graph_class, enumeration.order);
  return known && *known <= std::numeric_limits<std::uint64_t>::max() ? static_cast<std::uint64_t>(*known) : 0;
}

int pieces_of(const Enumeration& enumeration) {
  return (enumeration.keeper != nullptr ? ledger_pieces : pieces)(enumeration.graph_class, enumeration.order);
}

/// The pieces that are wanted, the first ones spread over all.
std::vector<int> wanted_order(const Enumeration& enumeration) {
  std::vector<int> order = spread(pieces_of(enumeration));
  if (enumeration.wanted) std::erase_if(order, [&](int piece) { return !enumeration.wanted(piece); });
  return order;
}

class Threads {
 public:
  Threads(const Enumeration& enumeration, const std::function<Visitor(int)>& visitor)
      : enumeration_(enumeration),
        pieces_(pieces_of(enumeration)),
        order_(wanted_order(enumeration)),
        total_(enumeration.wanted || enumeration.worth ? 0 : known_total(enumeration)),
        counters_(static_cast<std::size_t>(workers(enumeration))),
        time_left_(static_cast<int>(order_.size()), total_),
        under_way_(counters_.size()) {
    for (int w = 0; w < workers(enumeration); ++w) {
      visitors_.push_back(visitor(w));
      worth_.push_back(enumeration.worth ? enumeration.worth(w) : nullptr);
    }
  }

  std::uint64_t run() {
    {
      const StopOnLeaving guard(*this);
      for (std::size_t w = 0; w < counters_.size(); ++w) threads_.emplace_back([this, w] { work(w); });
      watch();
    }
    if (error_) std::rethrow_exception(error_);
    if (news_) enumeration_.news();
    if (enumeration_.progress) report();
    return sum(&Counters::graphs);
  }

 private:
  /// Written by one worker, read by the watcher.
  struct alignas(64) Counters {
    std::atomic<std::uint64_t> graphs{0}, failures{0};
    void add(std::uint64_t more_graphs, std::uint64_t more_failures) {
      constexpr auto relaxed = std::memory_order_relaxed;
      if (more_failures > 0) failures.store(failures.load(relaxed) + more_failures, relaxed);
      graphs.store(graphs.load(relaxed) + more_graphs, relaxed);
    }
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

  /// A piece, since when, and the worker's graphs before it.
  struct UnderWay {
    std::chrono::steady_clock::time_point since;
    std::uint64_t before;
  };

  void work(std::size_t worker) {
    int piece = 0;
    try {
      for (std::size_t next = 0; !stop_ && (next = next_++) < order_.size();) {
        piece = order_[next];
        begin(worker);
        end(worker, go_through(worker, piece));
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!error_ || piece < error_piece_) error_ = std::current_exception(), error_piece_ = piece;
      stop_ = true;
    }
    const std::lock_guard lock(mutex_);
    ++finished_;
    changed_.notify_one();
  }

  void begin(std::size_t worker) {
    const std::lock_guard lock(mutex_);
    under_way_[worker] = {std::chrono::steady_clock::now(), counters_[worker].graphs};
  }

  void end(std::size_t worker, bool enumerated) {
    const std::lock_guard lock(mutex_);
    if (enumerated) {
      time_left_.finish(cost(worker));
    } else {
      time_left_.leave_out(counters_[worker].graphs - under_way_[worker]->before);
    }
    under_way_[worker].reset();
  }

  /// Of the piece under way, so far.
  PieceCost cost(std::size_t worker) const {
    const UnderWay& piece = *under_way_[worker];
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - piece.since;
    return {.seconds = time.count(), .graphs = static_cast<double>(counters_[worker].graphs - piece.before)};
  }

  std::optional<double> seconds_left() {
    const std::lock_guard lock(mutex_);
    if (finished_ == counters_.size()) return 0;
    std::vector<PieceCost> costs;
    for (std::size_t worker = 0; worker < under_way_.size(); ++worker) {
      if (under_way_[worker]) costs.push_back(cost(worker));
    }
    return time_left_.seconds(costs, static_cast<int>(counters_.size()));
  }

  /// False for a piece that was known.
  bool go_through(std::size_t worker, int piece) {
    const Visitor& visit = visitors_[worker];
    Counters& counters = counters_[worker];
    PieceKeeper* const keeper = enumeration_.keeper;
    text::pause();
    const auto go_on = [&] {
      text::pause();
      return !stop_.load(std::memory_order_relaxed);
    };
    const auto next = [&](const SmallGraph& graph) {
      if (!go_on()) return false;
      const Seen seen = visit(graph);
      counters.add(1, seen == Seen::passes ? 0 : 1);
      if (seen == Seen::news) tell();
      return true;
    };
    if (const auto known = keeper == nullptr ? std::nullopt : keeper->find(static_cast<int>(worker), piece)) {
      counters.add(known->graphs, known->failures);
      return false;
    }
    const bool ended = graphs::enumerate_pruned(enumeration_.graph_class, enumeration_.order,
                                                {.index = piece, .count = pieces_, .even = keeper != nullptr},
                                                worth_[worker], next, go_on);
    if (keeper != nullptr && ended) keeper->finish(static_cast<int>(worker), piece);
    return true;
  }

  void tell() {
    const std::lock_guard lock(mutex_);
    news_ = true;
    changed_.notify_one();
  }

  void watch() {
    std::unique_lock lock(mutex_);
    while (finished_ < counters_.size()) {
      changed_.wait_for(lock, progress_interval, [&] { return news_ || finished_ == counters_.size(); });
      if (finished_ == counters_.size()) return;
      const bool news = std::exchange(news_, false);
      lock.unlock();
      if (news) enumeration_.news();
      if (!news && enumeration_.progress) report();
      lock.lock();
    }
  }

  void report() {
    const std::uint64_t done = sum(&Counters::graphs);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
    enumeration_.progress({.order = enumeration_.order,
                           .done = done,
                           .total = total_,
                           .failures = enumeration_.failures_before + sum(&Counters::failures),
                           .rate = static_cast<double>(done) / std::max(elapsed.count(), 1e-9),
                           .seconds_left = seconds_left()});
  }

  std::uint64_t sum(std::atomic<std::uint64_t> Counters::*counter) const {
    std::uint64_t result = 0;
    for (const Counters& counters : counters_) result += (counters.*counter).load(std::memory_order_relaxed);
    return result;
  }

  const Enumeration& enumeration_;
  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  const int pieces_;
  const std::vector<int> order_;
  const std::uint64_t total_;  // 0 if not known
  std::vector<Visitor> visitors_;
  std::vector<std::function<bool(const SmallGraph&)>> worth_;  // by worker; empty ones if all graphs are
  std::vector<Counters> counters_;                             // by worker
  std::atomic<std::size_t> next_{0};                           // of order_
  std::atomic<bool> stop_{false};
  std::mutex mutex_;  // of those below
  std::condition_variable changed_;
  std::size_t finished_ = 0;  // workers
  bool news_ = false;         // not passed on yet
  TimeLeft time_left_;
  std::vector<std::optional<UnderWay>> under_way_;  // by worker
  std::exception_ptr error_;
  int error_piece_ = 0;
  std::vector<std::jthread> threads_;  // last, so that it ends first
};

/// Each goes through the smaller graphs to some orders below.
int pieces_of_cubic(int order) {
  return order <= 18 ? 16 : order <= 20 ? 64 : order <= 22 ? 256 : order <= 24 ? 1024 : 4096;
}

}  // namespace

int pieces(const GraphClass& graph_class, int order) {
  using enum GraphClass::Kind;
  if (graph_class.by_cubic_generator(order)) return pieces_of_cubic(order);
  switch (graph_class.kind) {
    case graphs:
      // Every piece goes through the smaller graphs again, which conditions make the greater part of the work.
      if (!graph_class.plain()) return order <= 8 ? 1 : 16;
      return order <= 6 ? 1 : order <= 9 ? 16 : order == 10 ? 64 : 2048;
    case trees:
      return order <= 12 ? 1 : order <= 18 ? 16 : 256;
    case mops:
    case linear_mops:
      return order <= 12 ? 1 : order <= 16 ? 16 : 64;
    case triangulations:
      return order <= 10 ? 1 : order <= 12 ? 16 : 64;
    case digraphs:
      return order <= 4 ? 1 : order == 5 ? 8 : 64;
    case orientations:
      return order <= 5 ? 1 : order == 6 ? 16 : 64;
    case tournaments:
      return order <= 7 ? 1 : order == 8 ? 16 : 64;
  }
  return 1;
}

int ledger_pieces(const GraphClass& graph_class, int order) {
  if (graph_class.kind != GraphClass::Kind::graphs || order < 9) return pieces(graph_class, order);
  if (graph_class.by_cubic_generator(order)) return (order <= 18 ? 1 : 2) * pieces_of_cubic(order);
  if (!graph_class.plain()) return order <= 12 ? pieces(graph_class, order) : 256;
  return order == 9 ? 80 : order == 10 ? 120 : order == 11 ? 1000 : 8000;
}

int workers(const Enumeration& enumeration) {
  return std::min(solve::threads_for(enumeration.jobs), pieces_of(enumeration));
}

std::uint64_t for_each_graph(const Enumeration& enumeration, const std::function<Visitor(int)>& visitor) {
  const std::uint64_t graphs = Threads(enumeration, visitor).run();
  if (!enumeration.wanted && !enumeration.worth) check_count(enumeration.graph_class, enumeration.order, graphs);
  return graphs;
}

}  // namespace gamecert::sweeps
