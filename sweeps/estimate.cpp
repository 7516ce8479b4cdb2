// Parts gone through, timed graph by graph, and the estimators.
#include "sweeps/estimate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "certificates/checker.hpp"
#include "certificates/writing/sealed_ledger.hpp"
#include "certificates/writing/writer.hpp"
#include "graphs/nauty/pruned.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "solve/limits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

constexpr int graphs_of_part = 1000;
constexpr int least_parts = 20;
constexpr double grace = 5;        // seconds more, for the parts that are needed at least
constexpr double quantile = 2.09;  // of Student's t, 19 degrees of freedom, 0.95 on two sides

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// A number without a common divisor that steps evenly through 0..count-1.
std::uint64_t stride(std::uint64_t count) {
  auto step = static_cast<std::uint64_t>(0.618033988749895 * static_cast<double>(count));
  for (step = std::max<std::uint64_t>(step, 1); std::gcd(step, count) != 1;) ++step;
  return step;
}

/// What one part says of its graphs.
struct SampledPart {
  double graphs = 0;
  double making = 0, checking = 0;  // seconds, of all of them
};

/// Of the ledgers written.
struct WrittenWords {
  double graphs = 0, characters = 0;
};

/// Parts of the graphs of a large order. geng extends graphs vertex by vertex; of each order below, a part extends
/// those whose number among the ones it meets leaves a given remainder. So every graph lies in exactly one part, and
/// none goes through all graphs of any large order.
class Descents {
 public:
  /// Nothing where the graphs are not counted.
  static std::optional<Descents> of(int order) {
    Descents result;
    double extended = 1;  // graphs of the order before
    for (int k = 2; k < order; ++k) {
      const auto made = growth(k), next = growth(k + 1);
      if (!made || !next) return std::nullopt;
      // One of order k has 2^k sets of neighbours for a new vertex.
      const double wanted =
          k == order - 1 ? std::max(1.0, graphs_of_part / *next) : std::clamp(std::ldexp(1, 20 - k), 4.0, 128.0);
      const double modulus = std::max(1.0, std::round(extended * *made / wanted));
      extended *= *made / modulus;
      result.moduli_[static_cast<std::size_t>(k)] = static_cast<std::uint64_t>(modulus);
      result.count_ *= modulus;
    }
    return result;
  }
  double count() const { return count_; }

  /// The same part for the same number.
  void begin(int number) {
    std::mt19937_64 random(static_cast<std::uint64_t>(number));  // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (std::size_t k = 0; k < moduli_.size(); ++k) met_[k] = random() % moduli_[k];
  }
  bool extends(const SmallGraph& graph) {
    const auto k = static_cast<std::size_t>(graph.order);
    return met_[k]++ % moduli_[k] == 0;
  }

 private:
  using Numbers = std::array<std::uint64_t, SmallGraph::max_order + 1>;  // by order

  Descents() { moduli_.fill(1); }
  /// Graphs of the order over those of the order before.
  static std::optional<double> growth(int order) {
    const auto graphs = graphs::count_of(graphs::GraphClass::all, order);
    const auto before = graphs::count_of(graphs::GraphClass::all, order - 1);
    if (!graphs || !before) return std::nullopt;
    return static_cast<double>(*graphs) / static_cast<double>(*before);
  }

  Numbers moduli_{}, met_{};
  double count_ = 1;
};

/// The sum of a quantity over all parts, from some of them; its time by the ratio to the graphs if their number is
/// known.
EstimatedTime whole(const std::vector<SampledPart>& sample, double SampledPart::*time, double parts,
                    double known_graphs) {
  const auto m = static_cast<double>(sample.size());
  double graphs = 0, seconds = 0;
  for (const SampledPart& part : sample) graphs += part.graphs, seconds += part.*time;
  if (graphs == 0) return {};
  const bool ratio = known_graphs > 0;
  double squares = 0;
  for (const SampledPart& part : sample) {
    const double expected = ratio ? seconds / graphs * part.graphs : seconds / m;
    squares += (part.*time - expected) * (part.*time - expected);
  }
  const double spread = m < 2 ? 0 : std::sqrt(squares / (m - 1) / m * (1 - m / parts));
  return {.seconds = ratio ? seconds / graphs * known_graphs : seconds / m * parts,
          .error = quantile * spread * (ratio ? known_graphs / (graphs / m) : parts)};
}

/// One order of a question.
class Sample {
 public:
  Sample(const Scope& scope, const certificates::LedgerQuestion& question, int order, double seconds)
      : scope_(scope),
        question_(question),
        order_(order),
        pieces_(ledger_pieces(scope.graph_class, order)),
        seconds_(seconds),
        record_(question) {
    if (question.columns.empty()) evaluators_.emplace_back(question.conjecture, scope.evaluation());
    for (const conjectures::Column& column : question.columns)
      evaluators_.emplace_back(column.formula, scope.evaluation());
    constexpr int small_order = 10;  // all graphs of two orders below are made within moments
    const auto known = graphs::count_of(scope.graph_class, order);
    if (known) known_ = static_cast<double>(*known);
    double parts = known ? known_ / graphs_of_part : pieces_ == 1 ? 1 : 64.0 * pieces_;
    parts = std::clamp(parts, static_cast<double>(pieces_), 3e7);
    even_parts_ = pieces_ == 1 && parts < least_parts ? 1 : 8 * (static_cast<int>(parts) / 8 + 1);
    const bool plain = scope.graph_class.kind == graphs::GraphClass::Kind::graphs && scope.graph_class.plain();
    if (plain && order > small_order) descents_ = Descents::of(order);
    parts_ = descents_ ? descents_->count() : even_parts_;
  }

  void add_to(Estimate& all) {
    const double end = begin_ + 0.75 * seconds_;
    std::vector<SampledPart> sample;
    for (; sampled_ < parts_ && (sampled_ < least_parts || processor_seconds() < end); ++sampled_)
      sample.push_back(look(sampled_));
    double graphs = 0;
    for (const SampledPart& part : sample) graphs += part.graphs;
    const double total = known_ > 0 ? known_ : graphs / static_cast<double>(sample.size()) * parts_;
    add(all.making, whole(sample, &SampledPart::making, parts_, known_));
    add(all.making, {.seconds = generating(total)});
    add(all.checking, whole(sample, &SampledPart::checking, parts_, known_));
    all.graphs += total;
    all.largest_piece = std::max(all.largest_piece, total / pieces_);
    // Differences of words are shorter in a piece, which has more of them.
    if (written_.graphs > 0) all.bytes += total * written_.characters / written_.graphs + 400.0 * pieces_;
    all.pieces += pieces_;
    all.pieces_of_last_order = pieces_;
    all.sampled_graphs += static_cast<std::uint64_t>(written_.graphs);
    all.sampled_parts += static_cast<int>(sample.size());
  }

 private:
  static void add(EstimatedTime& sum, const EstimatedTime& more) {
    sum.seconds += more.seconds;
    sum.error += more.error;
  }

  graphs::Piece part(int index, int count) const { return {.index = index, .count = count, .even = count % 8 == 0}; }

  /// LimitError if interrupted, or if what is needed at least takes too long.
  void go_on() const {
    text::pause();
    if (processor_seconds() < begin_ + seconds_ + grace) return;
    throw text::LimitError("time limit of the sample of order " + std::to_string(order_) + " reached with " +
                           std::to_string(sampled_) + " of " + std::to_string(least_parts) +
                           " parts; give it more by --sample");
  }

  /// Visits graphs of the part until told to stop. Looks at the clock now and then, which takes longer than a graph.
  template <class Visit>
  void go_through(int number, Visit&& visit) {
    constexpr std::uint64_t now_and_then = 256;
    std::uint64_t calls = 0;
    const auto look = [&] {
      if (++calls % now_and_then == 0) go_on();
      return true;
    };
    const auto next = [&](const SmallGraph& graph) { return look() && visit(graph); };
    if (!descents_) {
      const auto count = static_cast<std::uint64_t>(even_parts_);
      const auto index = static_cast<int>(static_cast<std::uint64_t>(number) * stride(count) % count);
      graphs::enumerate(scope_.graph_class, order_, part(index, even_parts_), next, look);
      return;
    }
    descents_->begin(number);
    const auto worth = [&](const SmallGraph& graph) { return look() && descents_->extends(graph); };
    graphs::enumerate_pruned(scope_.graph_class, order_, {}, worth, next);
  }

  SampledPart look(int number) {
    constexpr std::size_t most_kept = 50'000;
    std::vector<SmallGraph> graphs;  // of the part, every so manieth
    std::uint64_t met = 0, apart = 1;
    go_through(number, [&](const SmallGraph& graph) {
      if (met++ % apart == 0) graphs.push_back(graph);
      if (graphs.size() < most_kept) return true;
      for (std::size_t i = 0; i < most_kept / 2; ++i) graphs[i] = graphs[2 * i];
      graphs.resize(most_kept / 2);
      apart *= 2;
      return true;
    });
    SampledPart result{.graphs = static_cast<double>(met)};
    if (graphs.empty()) return result;
    const std::uint64_t step = stride(graphs.size());
    std::vector<SmallGraph> some;
    const double start = processor_seconds();
    double time = 0;
    record_.begin(piece());
    for (std::size_t count = 1; some.size() < graphs.size() && time < share(); count *= 2) {
      go_on();
      while (some.size() < std::min(count, graphs.size())) {
        some.push_back(graphs[some.size() * step % graphs.size()]);
        write_down(some.back());
      }
      time = processor_seconds() - start;
    }
    const certificates::Certificate ledger = certificates::sealed(piece(), question_, record_.finish());
    result.making = (processor_seconds() - start) / static_cast<double>(some.size()) * result.graphs;
    result.checking = checked(some) * result.graphs;
    written_.graphs += static_cast<double>(some.size());
    written_.characters += static_cast<double>(certificates::write(ledger).size());
    written_.characters -=
        static_cast<double>(certificates::write(certificates::sealed(piece(), question_, {})).size());
    return result;
  }

  /// Seconds a graph: of as many as fit into the share, the number doubled from one on.
  double checked(const std::vector<SmallGraph>& graphs) {
    double time = 0;
    for (std::size_t count = 1;; count = std::min(2 * count, graphs.size())) {
      go_on();
      record_.begin(piece());
      for (std::size_t i = 0; i < count; ++i) write_down(graphs[i]);
      const certificates::Certificate ledger = certificates::sealed(piece(), question_, record_.finish());
      const double start = processor_seconds();
      certificates::check(ledger);
      time = processor_seconds() - start;
      if (count == graphs.size() || 2 * time > share()) return time / static_cast<double>(count);
    }
  }

  void write_down(const SmallGraph& graph) {
    if (question_.columns.empty()) {
      const InstanceTruth instance = evaluators_[0].instance(graph);
      return record_.look(graph, instance != InstanceTruth::none, instance == InstanceTruth::fails);
    }
    record_.look(graph, true, false);
    std::vector<std::int64_t> values;
    for (Evaluator& evaluator : evaluators_) values.push_back(evaluator.number(graph));
    record_.add(values);
  }

  /// Seconds that generating all graphs takes, from a piece or the first graphs of it.
  double generating(double total) {
    constexpr std::uint64_t stretch = 1000;  // of graphs between looks at the clock, which takes longer than a graph
    const double start = processor_seconds();
    std::uint64_t graphs = 0;
    const auto look = [&] {
      go_on();
      return graphs == 0 || processor_seconds() - start < seconds_ / 4;
    };
    graphs::enumerate(
        scope_.graph_class, order_, part(pieces_ / 2, pieces_),
        [&](const SmallGraph&) { return ++graphs % stretch != 0 || look(); }, look);
    const double time = processor_seconds() - start;
    return graphs == 0 ? time * pieces_ : time / static_cast<double>(graphs) * total;
  }

  certificates::LedgerPiece piece() const {
    return {.graph_class = scope_.graph_class, .order = order_, .index = 0, .count = pieces_};
  }
  double share() const { return seconds_ / least_parts / 3; }

  const Scope& scope_;
  const certificates::LedgerQuestion& question_;
  int order_;
  int pieces_;
  double seconds_;
  const double begin_ = processor_seconds();
  double known_ = 0;  // graphs; 0 if not known
  int even_parts_ = 1;
  std::optional<Descents> descents_;  // if there, these are the parts
  double parts_ = 1;
  int sampled_ = 0;  // parts
  std::vector<Evaluator> evaluators_;
  LedgerRecord record_;
  WrittenWords written_;
};

}  // namespace

Estimate estimate(const Scope& scope, const certificates::LedgerQuestion& question, double seconds) {
  scope.require_orders(graphs::largest_order(scope.graph_class));
  Estimate all;
  for (int order = scope.first_order; order <= scope.last_order; ++order)
    Sample(scope, question, order, seconds).add_to(all);
  return all;
}

}  // namespace gamecert::sweeps
