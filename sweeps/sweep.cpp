// Order after order, each graph shown to one of the workers.
#include "sweeps/sweep.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "sweeps/class_text.hpp"
#include "sweeps/statements/statement_tally.hpp"
#include "sweeps/statements/together_keeper.hpp"
#include "sweeps/statements/worker.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

/// What is asked of all statements in the same way.
struct LoopRequest {
  const Scope& scope;
  const std::vector<language::Formula>& statements;
  std::size_t most = 1;              // counterexamples wanted of each
  bool first = false;                // end at the first counterexample met
  bool together = false;             // statements that fell are not asked of larger orders
  StatementLedgers* kept = nullptr;  // together
  std::function<void(std::size_t, const SmallGraph&)> news;
};

class Loop {
 public:
  explicit Loop(const LoopRequest& request)
      : request_(request),
        scope_(request.scope),
        question_{request.statements.front(), {}},
        least_(request.statements.size()),
        told_(request.statements.size()),
        results_(request.statements.size()) {
    for (const language::Formula& each : request.statements) conjectures::require_about(each, scope_.subject());
  }

  std::vector<SweepResult> run() {
    for (SweepResult& result : results_) result.complete_through = scope_.first_order - 1;
    std::string reason;
    try {
      for (int order = scope_.first_order; order <= scope_.last_order && !standing().empty(); ++order)
        go_through(order);
    } catch (const text::LimitError& limit) {
      reason = limit.what();
      take_undecided();
    }
    for (std::size_t i = 0; i < results_.size(); ++i) conclude(i, reason);
    return std::move(results_);
  }

 private:
  /// The statements that the next order is asked about.
  std::vector<std::size_t> standing() const {
    std::vector<std::size_t> result;
    const bool always = scope_.shard && !request_.together;
    for (std::size_t i = 0; i < results_.size(); ++i)
      if (always || results_[i].counterexamples.size() < request_.most) result.push_back(i);
    // A shard has all its pieces, whatever falls in it.
    if (result.empty() && scope_.shard && request_.together) result.push_back(0);
    return result;
  }

  void go_through(int order) {
    asked_ = standing();
    Enumeration enumeration{.graph_class = scope_.graph_class,
                            .order = order,
                            .jobs = scope_.jobs,
                            .progress = scope_.progress,
                            .news = [&] { tell(); },
                            .failures_before = counterexamples_before(),
                            .worth = scope_.worth()};
    std::optional<Census> census;
    if (!scope_.shard && !enumeration.worth && Census::affordable(scope_.graph_class, order))
      census.emplace(scope_.graph_class, order);
    const auto worker = [this](int number) -> SweepWorker& { return workers_[static_cast<std::size_t>(number)]; };
    const bool possible = LedgerKeeper::possible(scope_.graph_class, order);
    std::optional<LedgerKeeper> keeper;
    std::optional<TogetherKeeper> together;
    if (request_.together && request_.kept != nullptr && possible)
      together.emplace(*request_.kept, enumeration, worker);
    if (!request_.together && scope_.ledgers != nullptr && possible) {
      keeper.emplace(*scope_.ledgers, question_, enumeration,
                     [worker](int number, const certificates::LedgerPiece& piece, const certificates::Ledger& ledger) {
                       worker(number).take(piece, ledger);
                     });
    }
    if (scope_.shard) enumeration.wanted = wanted_pieces(*scope_.shard, scope_.graph_class, scope_.first_order, order);
    workers_.clear();
    for (int w = 0; w < workers(enumeration); ++w)
      workers_.emplace_back(request_.statements, scope_, tallies(), request_.together, census);
    const std::uint64_t graphs = for_each_graph(enumeration, [&](int number) -> Visitor {
      if (keeper) worker(number).write_to(keeper->record(number));
      if (together) worker(number).write_to(together->record(number));
      return [&mine = worker(number)](const SmallGraph& graph) { return mine.look(graph); };
    });
    if (!scope_.shard && !enumeration.worth) add_completeness(order, graphs);
    for (const SweepWorker& each : workers_)
      for (const std::size_t i : asked_) add(results_[i].refused, each.refused());
    take_counterexamples();
    take_undecided();
    for (const std::size_t i : asked_) {
      SweepResult& result = results_[i];
      if (!result.undecided.empty()) continue;
      result.generated += graphs;
      if (keeper && !result.instance) result.instance = keeper->instance();
      for (SweepWorker& each : workers_) {
        result.graphs += each.meant();
        result.instances += tally_of(each, i).instances();
      }
      result.complete_through = order;
    }
    workers_.clear();
  }

  std::vector<StatementTally> tallies() {
    std::vector<StatementTally> result;
    for (const std::size_t i : asked_) result.emplace_back(i, request_.most, least_[i]);
    return result;
  }
  static StatementTally& tally_of(SweepWorker& worker, std::size_t statement) {
    return *std::ranges::find(worker.tallies(), statement, &StatementTally::statement);
  }
  std::size_t counterexamples_before() const {
    std::size_t sum = 0;
    for (const SweepResult& result : results_) sum += result.counterexamples.size();
    return sum;
  }

  /// Of the order at hand.
  void take_undecided() {
    for (const std::size_t i : asked_) {
      std::vector<Undecided>& all = results_[i].undecided;
      const auto before = std::ssize(all);
      for (SweepWorker& worker : workers_) std::ranges::move(tally_of(worker, i).undecided(), std::back_inserter(all));
      std::sort(all.begin() + before, all.end(),
                [](const Undecided& a, const Undecided& b) { return rank(a.graph) < rank(b.graph); });
    }
  }

  /// How many undecided graphs may change what is said: all, or those that would be lesser counterexamples.
  std::size_t doubtful_graphs(const SweepResult& result) const {
    const auto& undecided = result.undecided;
    if (result.counterexamples.size() < request_.most) return undecided.size();
    const auto last = rank(result.counterexamples.back());
    const auto is_less = [&](const Undecided& one) { return rank(one.graph) < last; };
    return static_cast<std::size_t>(std::ranges::count_if(undecided, is_less));
  }

  void tell() {
    for (const std::size_t i : asked_) {
      if (!results_[i].counterexamples.empty()) continue;
      const auto least = least_[i].now();
      if (!least || least->text == told_[i]) continue;
      told_[i] = least->text;
      if (request_.news) request_.news(i, least->graph);
    }
    if (request_.first) throw text::LimitError("ended at the first counterexample");
  }

  void add_completeness(int order, std::uint64_t graphs) {
    if (!graphs::count_of(scope_.graph_class, order)) return;
    std::optional<Census>& census = workers_.front().census();
    if (census) {
      for (std::size_t worker = 1; worker < workers_.size(); ++worker)
        census->join(std::move(*workers_[worker].census()));
      census->check();
    }
    for (const std::size_t i : asked_) {
      Completeness& completeness = results_[i].completeness;
      completeness.counted.push_back(order);
      completeness.graphs += graphs;
      if (census) completeness.labelled.push_back(order);
    }
  }

  /// Of the order at hand.
  void take_counterexamples() {
    for (const std::size_t i : asked_) {
      std::vector<SmallGraph>& all = results_[i].counterexamples;
      for (const CounterexampleOfOrder& found : counterexamples(i))
        if (all.size() < request_.most) all.push_back(found.graph);
    }
  }
  /// The least ones that are wanted, and perhaps more.
  std::vector<CounterexampleOfOrder> counterexamples(std::size_t statement) {
    std::vector<CounterexampleOfOrder> found;
    if (request_.most == 1) {
      if (auto least = least_[statement].now()) found.push_back(std::move(*least));
      return found;
    }
    for (SweepWorker& worker : workers_)
      std::ranges::move(tally_of(worker, statement).counterexamples(), std::back_inserter(found));
    std::ranges::sort(found, std::less<>());
    return found;
  }

  /// `reason`: why the run ended before its last order.
  void conclude(std::size_t statement, const std::string& reason) {
    SweepResult& result = results_[statement];
    const bool fell = request_.together && !result.counterexamples.empty();  // before the end
    if (!fell) result.reason = reason;
    if (const auto met = least_[statement].now(); met && !reason.empty() && result.counterexamples.empty())
      result.counterexamples.push_back(met->graph);
    if (const std::size_t doubtful = doubtful_graphs(result); doubtful > 0)
      result.reason += (result.reason.empty() ? "" : "; ") + undecided_at(doubtful);
    if (scope_.shard && result.counterexamples.empty()) return;
    result.verdict = !result.counterexamples.empty()             ? solve::Verdict::fails
                     : !result.reason.empty()                    ? solve::Verdict::unknown
                     : result.instances == 0 && !result.instance ? solve::Verdict::vacuous
                                                                 : solve::Verdict::holds;
  }

  const LoopRequest& request_;
  const Scope& scope_;
  const certificates::LedgerQuestion question_;  // of a single statement
  std::vector<std::size_t> asked_;               // of the order at hand
  std::deque<SweepWorker> workers_;
  std::deque<LeastCounterexample> least_;  // by statement: of the first order with a counterexample
  std::vector<std::string> told_;          // by statement: the counterexample told last
  std::vector<SweepResult> results_;       // by statement
};

}  // namespace

SweepResult sweep(const SweepRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  const auto news = [&](std::size_t, const SmallGraph& graph) {
    if (request.news) request.news(graph);
  };
  const std::vector<language::Formula> statements{request.conjecture};
  const LoopRequest loop{request, statements, request.most(), request.first, false, nullptr, news};
  return std::move(Loop(loop).run().front());
}

std::vector<SweepResult> sweep(const StatementsRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  const LoopRequest loop{request, request.statements, 1, false, true, request.kept, request.news};
  return Loop(loop).run();
}

}  // namespace gamecert::sweeps
