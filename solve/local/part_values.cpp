// Rounds of search, each twice as long as the one before it.
#include "solve/local/part_values.hpp"

#include <deque>
#include <mutex>
#include <thread>

#include "solve/local/part_search.hpp"

namespace gamecert::solve {
namespace {

template <std::size_t words>
class Rounds final : public PartValues {
 public:
  using Cells = CellSet<words>;

  Rounds(const graphs::Graph& conflicts, const Limits& limits, int threads)
      : board_(conflicts), table_(limits.megabytes * 1024 * 1024) {
    Limits each = limits;
    if (!each.since) each.since = std::chrono::steady_clock::now();
    for (int i = 0; i < threads; ++i) searches_.emplace_back(board_, table_, each, stop_);
  }

  bool loses(const Vertices& open, int heap) override {
    return answer([&, at = cells(open)](PartSearch<words>& search) { return search.loses(at, heap) ? 1 : 0; }) != 0;
  }
  bool is_known_to_lose(const Vertices& open, int heap) override {
    return searches_.front().is_known_to_lose(cells(open), heap);
  }
  std::vector<std::size_t> known_to_lose(const Vertices& open, int heap) override {
    const Cells losing = searches_.front().known_to_lose(cells(open), heap);
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < open.size(); ++i)
      if (losing.contains(open[i])) result.push_back(i);
    return result;
  }
  int value(const Vertices& open) override {
    return answer([&, at = cells(open)](PartSearch<words>& search) { return search.value(at); });
  }
  std::uint64_t nodes() const override {
    std::uint64_t total = 0;
    for (const auto& search : searches_) total += search.nodes();
    return total;
  }
  Watch& watch() override { return searches_.front().watch(); }

 private:
  static constexpr std::uint64_t first_budget = 512, worth_a_thread = 16384, long_round = 65536;  // by proof numbers

  static Cells cells(const Vertices& open) {
    Cells result;
    for (const int v : open) result.add(v);
    return result;
  }

  template <class Question>
  int answer(const Question& question) {
    for (std::uint64_t budget = first_budget;; budget *= 2) {
      table_.make_room(4 * (nodes() + budget));  // two for each position, half of them free
      const bool side_by_side = searches_.size() > 1 && budget >= worth_a_thread;
      const auto result = side_by_side ? at_once(question, budget) : in_turn(question, budget);
      if (result) return *result;
    }
  }

  template <class Question>
  std::optional<int> in_turn(const Question& question, std::uint64_t budget) {
    for (const bool by_effort : {false, true}) {
      try {
        searches_.front().begin(by_effort, by_effort ? budget : budget / (budget < long_round ? 4 : 16));
        return question(searches_.front());
      } catch (const typename PartSearch<words>::SpentAll&) {
        continue;
      }
    }
    return std::nullopt;
  }

  template <class Question>
  std::optional<int> at_once(const Question& question, std::uint64_t budget) {
    std::mutex first;
    std::optional<int> result;
    std::exception_ptr failure;
    stop_ = false;
    const auto search = [&](std::size_t i) {
      try {
        searches_[i].begin(i % 2 == 0, budget);
        const int found = question(searches_[i]);
        const std::lock_guard guard(first);
        result = found;
        stop_ = true;
      } catch (const typename PartSearch<words>::SpentAll&) {
      } catch (const typename PartSearch<words>::Stopped&) {
      } catch (...) {
        const std::lock_guard guard(first);
        failure = std::current_exception();
        stop_ = true;
      }
    };
    {
      std::vector<std::jthread> threads;
      for (std::size_t i = 1; i < searches_.size(); ++i) threads.emplace_back(search, i);
      search(0);
    }
    stop_ = false;
    if (!result && failure) std::rethrow_exception(failure);
    return result;
  }

  ConflictBoard<words> board_;
  PartTable<words> table_;
  std::atomic<bool> stop_{false};
  std::deque<PartSearch<words>> searches_;
};

}  // namespace

std::unique_ptr<PartValues> part_values(const graphs::Graph& conflicts, const Limits& limits, int threads) {
  switch ((conflicts.order() + 63) / 64) {
    case 0:
    case 1:
      return std::make_unique<Rounds<1>>(conflicts, limits, threads);
    case 2:
      return std::make_unique<Rounds<2>>(conflicts, limits, threads);
    case 3:
      return std::make_unique<Rounds<3>>(conflicts, limits, threads);
    default:
      return std::make_unique<Rounds<4>>(conflicts, limits, threads);
  }
}

}  // namespace gamecert::solve
