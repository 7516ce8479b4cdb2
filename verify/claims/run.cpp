// Runs of claims: stages in order, several claims at once, results in the order asked.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>

#include "graphs/errors.hpp"
#include "verify/claims/claim.hpp"

namespace gamecert::verify::claims {
namespace {

using Clock = std::chrono::steady_clock;

void go_through(const Claim& claim, bool all_stages, Trial& trial, Result& result) {
  const int last = all_stages ? claim.stages.most : claim.stages.last;
  try {
    for (int stage = claim.stages.first; stage <= last; ++stage) {
      result.failing_stage = stage;
      claim.check(stage, trial);
      result.complete_through = stage;
      result.instances = trial.instances();
    }
  } catch (Failure& failure) {
    result.instances = trial.instances();
    result.failure = std::move(failure);
    result.verdict = result.failure.missing.empty() ? Verdict::fails : Verdict::evidence;
    result.reason = result.failure.missing;
    return;
  } catch (const LimitError& limit) {
    if (solve::Watch::interrupted) throw;
    if (result.complete_through < claim.stages.last) {
      result.reason = limit.what();
      return;
    }
  }
  result.verdict = result.instances == 0 ? Verdict::vacuous : claim.worth;
}

Result run_one(const Claim& claim, const RunRequest& request) {
  Result result;
  result.complete_through = claim.stages.first - 1;
  result.reason = claim.known;
  if (claim.check == nullptr) return result;
  solve::Limits limits;
  if (request.seconds > 0) limits.seconds = request.seconds;
  const auto start = Clock::now();
  Trial trial(limits);
  go_through(claim, request.seconds > 0, trial, result);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  result.remarks = trial.remarks();
  result.certificates = trial.certificates();
  return result;
}

/// Threads that take claims in order, and a caller who takes results in order.
class Queue {
 public:
  Queue(const std::vector<const Claim*>& claims, const RunRequest& request)
      : claims_(claims), request_(request), results_(claims.size()) {
    int jobs = request.jobs > 0 ? request.jobs : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    jobs = std::min(jobs, static_cast<int>(claims.size()));
    for (int i = 0; i < jobs; ++i) threads_.emplace_back([this] { work(); });
  }
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  ~Queue() { next_ = claims_.size(); }

  Result take(std::size_t number) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return error_ || results_[number]; });
    if (!results_[number]) std::rethrow_exception(error_);
    return std::move(*results_[number]);
  }

 private:
  void work() {
    for (std::size_t number = 0; (number = next_++) < claims_.size();) {
      std::optional<Result> result;
      std::exception_ptr error;
      try {
        result = run_one(*claims_[number], request_);
      } catch (...) {
        error = std::current_exception();
        next_ = claims_.size();
      }
      const std::lock_guard lock(mutex_);
      results_[number] = std::move(result);
      if (error && !error_) error_ = error;
      changed_.notify_one();
    }
  }

  const std::vector<const Claim*>& claims_;
  const RunRequest& request_;
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_;  // of the three below
  std::condition_variable changed_;
  std::vector<std::optional<Result>> results_;
  std::exception_ptr error_;
  std::vector<std::jthread> threads_;  // last, so that it ends first
};

}  // namespace

void run(const std::vector<const Claim*>& claims, const RunRequest& request,
         const std::function<void(const Claim&, const Result&)>& done) {
  Queue queue(claims, request);
  for (std::size_t i = 0; i < claims.size(); ++i) done(*claims[i], queue.take(i));
}

std::string range(const Claim& claim, const Result& result) {
  const bool failed = !result.failure.where.empty();
  const int last = failed ? result.failing_stage : result.complete_through;
  if (claim.check == nullptr || last < claim.stages.first) return claim.check == nullptr ? "not finite" : "nothing";
  std::string text(claim.range);
  if (claim.stages.first == claim.stages.most) return text;
  return text + " " + std::to_string(claim.stages.first) + ".." + std::to_string(last);
}

std::string certificate_file(const Claim& claim) {
  std::string name(claim.id);
  std::ranges::replace(name, '/', '-');
  return name + ".cert";
}

}  // namespace gamecert::verify::claims
