// Runs of claims: stages in order, several claims at once, results in the order asked.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <future>
#include <limits>
#include <optional>
#include <thread>

#include "papers/claim.hpp"
#include "solve/threads.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using Clock = std::chrono::steady_clock;

/// Where a run ends if no limit ends it.
int last_stage(const PrintedClaim& claim, const RunRequest& request) {
  if (request.seconds > 0) return claim.stages.most;
  return request.brief ? claim.stages.brief.value_or(claim.stages.last) : claim.stages.last;
}

void go_through(const PrintedClaim& claim, int last, Trial& trial, Result& result) {
  try {
    for (int stage = claim.stages.first; stage <= last; ++stage) {
      result.failing_stage = stage;
      trial.look();
      claim.check(stage, trial);
      trial.look();  // what ends after the limit does not count
      result.complete_through = stage;
      result.instances = trial.instances();
    }
  } catch (Failure& failure) {
    result.instances = trial.instances();
    result.failure = std::move(failure);
    result.verdict = result.failure.missing.empty() ? solve::Verdict::fails : solve::Verdict::evidence;
    result.reason = result.failure.missing;
    result.interrupted = text::interrupted && !result.failure.missing.empty();
    return;
  } catch (const text::LimitError& limit) {
    // The range stops before this stage, whoever met the limit.
    if (text::interrupted || result.complete_through < claim.stages.last) {
      result.interrupted = text::interrupted;
      result.reason = trial.limit().value_or(limit.what());
      return;
    }
  }
  const bool nothing = result.instances == 0 && trial.certificates().empty();
  result.verdict = nothing ? solve::Verdict::vacuous : claim.worth;
  // What is proved has evidence that the checker accepts.
  if (result.verdict == solve::Verdict::proved && trial.certificates().empty()) result.verdict = solve::Verdict::holds;
}

/// Whether more time would have shown more: the run is no answer and ended where a run without a budget does.
bool stopped_at_usual_range(const PrintedClaim& claim, const RunRequest& request, const Result& result) {
  return solve::exit_status(result.verdict) != 0 && result.failure.where.empty() && request.seconds <= 0 &&
         result.complete_through == claim.stages.last && claim.stages.last < claim.stages.most;
}

Result run_one(const PrintedClaim& claim, const RunRequest& request) {
  Result result;
  result.complete_through = claim.stages.first - 1;
  result.reason = claim.known;
  if (!claim.check) return result;
  if (last_stage(claim, request) < claim.stages.first) {
    result.reason = "takes too long for a short run";
    return result;
  }
  solve::Limits limits;
  if (request.seconds > 0) limits.seconds = request.seconds;
  const auto start = Clock::now();
  Trial trial(limits, claim.kind == ClaimKind::table);
  go_through(claim, last_stage(claim, request), trial, result);
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  result.remarks = trial.remarks();
  result.cells = trial.cells();
  result.certificates = trial.certificates();
  if (result.verdict == solve::Verdict::proved && !claim.because.empty()) result.reason = claim.because;
  if (result.verdict == solve::Verdict::holds && result.instances == 0)
    result.reason =
        "no instance, but a certificate of all whole numbers; with a line 'proof' that says so it is PROVED";
  if (stopped_at_usual_range(claim, request, result))
    result.reason += (result.reason.empty() ? "" : "; ") + std::string("with --budget a run goes further");
  return result;
}

/// Threads that take claims in order, and a caller who takes results in order.
class Queue {
 public:
  Queue(const std::vector<const PrintedClaim*>& claims, const RunRequest& request)
      : claims_(claims), request_(request), results_(claims.size()) {
    for (int i = std::min(solve::threads_for(request.jobs), static_cast<int>(claims.size())); i > 0; --i)
      threads_.emplace_back([this] { work(); });
  }
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  ~Queue() { stopped_ = true; }

  /// Nothing if an interrupt came before the claim was begun. After an error the other threads end their claims.
  std::optional<Result> take(std::size_t number) { return results_[number].get_future().get(); }

 private:
  void work() {
    for (std::size_t number = 0; (number = next_++) < claims_.size();) {
      try {
        const bool begin = !text::interrupted && !stopped_;
        results_[number].set_value(begin ? std::optional(run_one(*claims_[number], request_)) : std::nullopt);
      } catch (...) {
        stopped_ = true;
        results_[number].set_exception(std::current_exception());
      }
    }
  }

  const std::vector<const PrintedClaim*>& claims_;
  const RunRequest& request_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> stopped_{false};
  std::vector<std::promise<std::optional<Result>>> results_;
  std::vector<std::jthread> threads_;  // last, so that it ends first
};

}  // namespace

bool run(const std::vector<const PrintedClaim*>& claims, const RunRequest& request,
         const std::function<void(const PrintedClaim&, const Result&)>& done) {
  Queue queue(claims, request);
  bool whole = true;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    const std::optional<Result> result = queue.take(i);
    if (result) done(*claims[i], *result);
    whole = whole && result && !result->interrupted;
  }
  return whole;
}

std::optional<std::string> Trial::limit() {
  try {
    watch_.look();
  } catch (const text::LimitError& limit) {
    return limit.what();
  }
  return std::nullopt;
}

std::string range(const PrintedClaim& claim, const Result& result) {
  const bool failed = !result.failure.where.empty();
  const int last = failed ? result.failing_stage : result.complete_through;
  if (!claim.check || last < claim.stages.first) return !claim.check ? "not finite" : "none completed";
  std::string text(claim.range);
  if (claim.stages.first == claim.stages.most) return text;
  return text + " " + std::to_string(claim.stages.first) + ".." + std::to_string(last);
}

std::span<const std::pair<std::string_view, ClaimKind>> claim_kind_words() {
  using enum ClaimKind;
  static constexpr std::pair<std::string_view, ClaimKind> words[] = {
      {"statement", statement},   {"proof or strategy", strategy},
      {"algorithm", algorithm},   {"table", table},
      {"figure", figure},         {"belief", belief},
      {"open question", question}};
  return words;
}

std::string_view word(ClaimKind kind) {
  return std::ranges::find(claim_kind_words(), kind, &std::pair<std::string_view, ClaimKind>::second)->first;
}

std::span<const std::pair<std::string_view, FaultKind>> fault_words() {
  using enum FaultKind;
  static constexpr std::pair<std::string_view, FaultKind> words[] = {
      {"false statement", statement}, {"false proof", proof}, {"misprint", misprint}, {"corner", corner},
      {"reading", reading},           {"scan", scan}};
  return words;
}

std::string_view word(FaultKind fault) {
  const auto found = std::ranges::find(fault_words(), fault, &std::pair<std::string_view, FaultKind>::second);
  return found == fault_words().end() ? "not known" : found->first;
}

std::span<const std::pair<std::string_view, ProofKind>> proof_words() {
  using enum ProofKind;
  static constexpr std::pair<std::string_view, ProofKind> words[] = {
      {"certificate", certificate}, {"argument", argument}, {"page", page}};
  return words;
}

std::string_view word(ProofKind proof) {
  const auto found = std::ranges::find(proof_words(), proof, &std::pair<std::string_view, ProofKind>::second);
  return found == proof_words().end() ? "" : found->first;
}

std::string_view in_words(ProofKind proof) {
  switch (proof) {
    case ProofKind::none:
      return "";
    case ProofKind::certificate:
      return "by a certificate that carries the statement";
    case ProofKind::argument:
      return "by an argument in words, with certificates of its steps or of samples";
    case ProofKind::page:
      return "by a page's proof, with certificates of samples or of a theorem that it uses";
  }
  return "";
}

std::string origin(const PrintedClaim& claim) {
  std::string text(word(claim.kind));
  if (!claim.where.empty()) text += ", " + claim.where;
  return text;
}

std::string certificate_file(const PrintedClaim& claim) {
  std::string name(claim.id);
  std::ranges::replace(name, '/', '-');
  return name + ".cert";
}

}  // namespace gamecert::papers
