// Order after order; every worker keeps its own count, and offers its counterexamples for the least of all.
#include "sweeps/sweep.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <mutex>
#include <tuple>
#include <utility>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "sweeps/class_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

/// Of one order. Least first: fewest edges, then canonical text in the order of bytes.
struct Counterexample {
  int size;
  std::string text;  // graph6 or digraph6
  SmallGraph graph;  // canonical
  bool operator<(const Counterexample& other) const { return std::tie(size, text) < std::tie(other.size, other.text); }
};

/// The least counterexample of an order that any worker has met.
class Least {
 public:
  /// Takes it if it is less than all before. Whether it is; the offer is then, or else becomes, the least.
  bool take(Counterexample& offer) {
    const std::lock_guard lock(mutex_);
    const bool less = !least_ || offer < *least_;
    if (less) least_ = offer;
    if (!less) offer = *least_;
    return less;
  }
  std::optional<Counterexample> now() const {
    const std::lock_guard lock(mutex_);
    return least_;
  }

 private:
  mutable std::mutex mutex_;
  std::optional<Counterexample> least_;
};

class Tally {
 public:
  /// The census may be missing.
  Tally(Evaluator evaluator, const SweepRequest& request, Least& least, std::optional<Census> census)
      : evaluator_(std::move(evaluator)),
        conditions_(request),
        most_(request.most()),
        seconds_(request.seconds_a_graph),
        least_(&least),
        census_(std::move(census)) {}

  Seen look(const SmallGraph& graph) {
    if (census_) census_->look(graph);
    InstanceTruth instance = InstanceTruth::none;
    bool meant = true;
    const CountRefused counted(refused_);
    const auto limit = given_up(seconds_, [&](const solve::Limits* limits) {
      if (limits != nullptr) evaluator_.within(*limits);
      meant = conditions_.hold(graph, limits);
      if (meant) instance = evaluator_.instance(graph);
    });
    if (limit) return give_up(graph, *limit), Seen::passes;
    meant_ += meant;
    const bool fails = instance == InstanceTruth::fails;
    if (instance != InstanceTruth::none) ++instances_;
    const bool less = fails && keep(graph);
    if (record_ != nullptr) record_->look(graph, instance != InstanceTruth::none, fails);
    return less ? Seen::news : fails ? Seen::fails : Seen::passes;
  }
  /// The graphs of a piece, as its ledger has them.
  void take(const certificates::LedgerPiece& piece, const certificates::Ledger& ledger) {
    meant_ += ledger.words.size();
    if (evaluator_.formula().word != "->") instances_ += ledger.words.size();
    for (const std::string& text : ledger.failures) {
      const SmallGraph graph = graphs::read_small_graph(text);
      if (evaluator_.instance(graph) != InstanceTruth::fails)
        throw text::InputError("the ledger of " + certificates::text(piece) +
                               ": expected graphs at which the conjecture is false, found " + text);
      keep(graph);
    }
    if (!census_) return;
    for (const graphs::Word word : ledger.words) census_->look(piece.graph_of(word));
  }
  /// Writes every graph down there, too.
  void write_to(LedgerRecord& record) { record_ = &record; }

  std::uint64_t instances() const { return instances_; }
  /// Of the graphs, those that fit the conditions.
  std::uint64_t meant() const { return meant_; }
  std::vector<Undecided>& undecided() { return undecided_; }
  /// Those of this worker that are wanted, and perhaps more.
  std::vector<Counterexample>& counterexamples() { return counterexamples_; }
  std::optional<Census>& census() { return census_; }
  const RefusedOfGame& refused() const { return refused_; }

 private:
  void give_up(const SmallGraph& graph, const std::string& reason) {
    undecided_.push_back({graphs::canonical_form(graph).graph, reason});
    if (record_ != nullptr) record_->give_up();
  }

  /// Whether it is less than all counterexamples before.
  bool keep(const SmallGraph& graph) {
    const int size = graph.size();
    if (size > greatest_size_) return false;
    SmallGraph canonical = graphs::canonical_form(graph).graph;
    std::string text = graphs::write_small_graph(canonical);
    Counterexample found{size, std::move(text), canonical};
    if (most_ > 1) collect(found);
    if (known_ && !(found < *known_)) return false;
    const bool less = least_->take(found);
    known_ = std::move(found);
    if (most_ == 1) greatest_size_ = known_->size;
    return less;
  }

  /// Leaves out, now and then, what is greater than as many as are wanted.
  void collect(const Counterexample& found) {
    constexpr std::size_t room = 64;
    counterexamples_.push_back(found);
    if (most_ > counterexamples_.size() || counterexamples_.size() - most_ < room) return;
    const auto last = counterexamples_.begin() + static_cast<std::ptrdiff_t>(most_ - 1);
    std::ranges::nth_element(counterexamples_, last, std::less<>());
    greatest_size_ = last->size;
    counterexamples_.resize(most_);
  }

  Evaluator evaluator_;
  ScopeConditions conditions_;
  std::size_t most_;                                     // counterexamples wanted of an order
  int greatest_size_ = std::numeric_limits<int>::max();  // of those that may be wanted yet
  double seconds_;                                       // for a graph
  Least* least_;
  std::optional<Counterexample> known_;  // the least, when it was last looked at
  std::optional<Census> census_;
  LedgerRecord* record_ = nullptr;
  std::uint64_t instances_ = 0, meant_ = 0;
  RefusedOfGame refused_;
  std::vector<Counterexample> counterexamples_;
  std::vector<Undecided> undecided_;
};

class Sweep {
 public:
  explicit Sweep(const SweepRequest& request)
      : request_(request), evaluator_(request.conjecture, request.evaluation()) {
    conjectures::require_about(request.conjecture, request.subject());
  }

  SweepResult run() {
    result_.complete_through = request_.first_order - 1;
    try {
      for (int order = request_.first_order; order <= request_.last_order; ++order) {
        go_through(order);
        if (result_.counterexamples.size() >= request_.most() && !request_.shard) break;
      }
    } catch (const text::LimitError& limit) {
      result_.reason = limit.what();
      const auto met = least_.now();
      if (met && result_.counterexamples.empty()) result_.counterexamples.push_back(met->graph);
      take_undecided();
    }
    if (const std::size_t doubtful = doubtful_graphs(); doubtful > 0)
      result_.reason += (result_.reason.empty() ? "" : "; ") + undecided_at(doubtful);
    if (request_.shard && result_.counterexamples.empty()) return std::move(result_);
    result_.verdict = !result_.counterexamples.empty()              ? solve::Verdict::fails
                      : !result_.reason.empty()                     ? solve::Verdict::unknown
                      : result_.instances == 0 && !result_.instance ? solve::Verdict::vacuous
                                                                    : solve::Verdict::holds;
    return std::move(result_);
  }

 private:
  void go_through(int order) {
    Enumeration enumeration{.graph_class = request_.graph_class,
                            .order = order,
                            .jobs = request_.jobs,
                            .progress = request_.progress,
                            .news = [&] { tell(); },
                            .failures_before = result_.counterexamples.size(),
                            .worth = request_.worth()};
    std::optional<Census> census;
    if (!request_.shard && !enumeration.worth && Census::affordable(request_.graph_class, order))
      census.emplace(request_.graph_class, order);
    std::optional<LedgerKeeper> keeper;
    if (request_.ledgers != nullptr && LedgerKeeper::possible(request_.graph_class, order)) {
      keeper.emplace(*request_.ledgers, question_, enumeration,
                     [this](int worker, const certificates::LedgerPiece& piece, const certificates::Ledger& ledger) {
                       tallies_[static_cast<std::size_t>(worker)].take(piece, ledger);
                     });
    }
    if (request_.shard)
      enumeration.wanted = wanted_pieces(*request_.shard, request_.graph_class, request_.first_order, order);
    tallies_.assign(static_cast<std::size_t>(workers(enumeration)), Tally(evaluator_, request_, least_, census));
    const std::uint64_t graphs = for_each_graph(enumeration, [&](int worker) -> Visitor {
      if (keeper) tallies_[static_cast<std::size_t>(worker)].write_to(keeper->record(worker));
      return
          [&tally = tallies_[static_cast<std::size_t>(worker)]](const SmallGraph& graph) { return tally.look(graph); };
    });
    if (!request_.shard && !enumeration.worth) add_completeness(order, graphs);
    for (const Tally& tally : tallies_) add(result_.refused, tally.refused());
    for (Counterexample& found : counterexamples()) {
      if (result_.counterexamples.size() < request_.most()) result_.counterexamples.push_back(found.graph);
    }
    take_undecided();
    if (result_.undecided.empty()) {
      result_.generated += graphs;
      if (keeper && !result_.instance) result_.instance = keeper->instance();
      for (const Tally& tally : tallies_) {
        result_.graphs += tally.meant();
        result_.instances += tally.instances();
      }
      result_.complete_through = order;
    }
    tallies_.clear();
  }

  /// Of the order at hand.
  void take_undecided() {
    const auto before = std::ssize(result_.undecided);
    for (Tally& tally : tallies_) std::ranges::move(tally.undecided(), std::back_inserter(result_.undecided));
    std::sort(result_.undecided.begin() + before, result_.undecided.end(),
              [](const Undecided& a, const Undecided& b) { return rank(a.graph) < rank(b.graph); });
  }

  /// How many undecided graphs may change what is said: all, or those that would be lesser counterexamples.
  std::size_t doubtful_graphs() const {
    const auto& undecided = result_.undecided;
    if (result_.counterexamples.size() < request_.most()) return undecided.size();
    const auto last = rank(result_.counterexamples.back());
    const auto is_less = [&](const Undecided& one) { return rank(one.graph) < last; };
    return static_cast<std::size_t>(std::ranges::count_if(undecided, is_less));
  }

  void tell() {
    if (!result_.counterexamples.empty()) return;
    if (request_.news) request_.news(least_.now()->graph);
    if (request_.first) throw text::LimitError("ended at the first counterexample");
  }

  void add_completeness(int order, std::uint64_t graphs) {
    if (!graphs::count_of(request_.graph_class, order)) return;
    result_.completeness.counted.push_back(order);
    result_.completeness.graphs += graphs;
    std::optional<Census>& census = tallies_.front().census();
    if (!census) return;
    for (std::size_t worker = 1; worker < tallies_.size(); ++worker)
      census->join(std::move(*tallies_[worker].census()));
    census->check();
    result_.completeness.labelled.push_back(order);
  }

  /// Of the order at hand: the least ones that are wanted, and perhaps more.
  std::vector<Counterexample> counterexamples() {
    std::vector<Counterexample> found;
    if (request_.most() == 1) {
      if (auto least = least_.now()) found.push_back(std::move(*least));
      return found;
    }
    for (Tally& tally : tallies_) std::ranges::move(tally.counterexamples(), std::back_inserter(found));
    std::ranges::sort(found, std::less<>());
    return found;
  }

  const SweepRequest& request_;
  const certificates::LedgerQuestion question_{request_.conjecture, {}};
  Evaluator evaluator_;
  std::vector<Tally> tallies_;  // by worker, of the order at hand
  Least least_;                 // of the first order with a counterexample
  SweepResult result_;
};

}  // namespace

SweepResult sweep(const SweepRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  return Sweep(request).run();
}

}  // namespace gamecert::sweeps
