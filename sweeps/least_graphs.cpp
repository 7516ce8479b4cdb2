// Every worker keeps its own least graphs, put together after each order.
#include "sweeps/least_graphs.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/questions.hpp"
#include "graphs/nauty/canonical.hpp"
#include "sweeps/enumeration.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

/// The least graphs that were offered.
class KeptGraphs {
 public:
  explicit KeptGraphs(std::size_t count) : count_(count) {}
  void offer(const SmallGraph& graph, std::int64_t value = 0) {
    if (kept_.size() == count_ && kept_.back().size_and_order < size_and_order(graph)) return;
    const SmallGraph canonical = graphs::canonical_form(graph).graph;
    take({size_and_order(graph), graphs::write_small_graph(canonical), canonical, value});
  }
  void join(const KeptGraphs& other) {
    for (const Kept& one : other.kept_) take(one);
  }
  void clear() { kept_.clear(); }

  std::vector<SmallGraph> graphs() const {
    std::vector<SmallGraph> result;
    for (const Kept& one : kept_) result.push_back(one.graph);
    return result;
  }
  std::vector<std::int64_t> values() const {
    std::vector<std::int64_t> result;
    for (const Kept& one : kept_) result.push_back(one.value);
    return result;
  }

 private:
  struct Kept {
    std::pair<int, int> size_and_order;
    std::string text;
    SmallGraph graph;
    std::int64_t value;
    bool operator<(const Kept& other) const {
      return std::tie(size_and_order, text) < std::tie(other.size_and_order, other.text);
    }
  };
  static std::pair<int, int> size_and_order(const SmallGraph& graph) { return {graph.order, graph.size()}; }

  void take(const Kept& one) {
    kept_.insert(std::ranges::upper_bound(kept_, one, std::less<>()), one);
    if (kept_.size() > count_) kept_.pop_back();
  }

  std::size_t count_;
  std::vector<Kept> kept_;  // ascending
};

/// The least or the greatest value, and the least graph that has it.
struct Extreme {
  bool greatest;
  std::int64_t value = 0;
  KeptGraphs at{1};
  bool empty = true;

  void offer(const SmallGraph& graph, std::int64_t found) {
    if (!worth(found)) return;
    at.offer(graph);
  }
  void join(const Extreme& other) {
    if (!other.empty && worth(other.value)) at.join(other.at);
  }

 private:
  bool worth(std::int64_t found) {
    if (!empty && (greatest ? found < value : found > value)) return false;
    if (empty || found != value) at.clear();
    value = found;
    empty = false;
    return true;
  }
};

struct ValuesSeen {
  explicit ValuesSeen(std::size_t count) : true_at(count), false_at(count), instances_at(count), first(count) {}

  std::uint64_t graphs = 0, truths = 0, instances = 0;
  KeptGraphs true_at, false_at, instances_at, first;
  Extreme least{.greatest = false}, greatest{.greatest = true};
  std::vector<Undecided> undecided;

  void join(ValuesSeen&& other) {
    graphs += other.graphs;
    truths += other.truths;
    instances += other.instances;
    true_at.join(other.true_at);
    false_at.join(other.false_at);
    instances_at.join(other.instances_at);
    first.join(other.first);
    least.join(other.least);
    greatest.join(other.greatest);
    std::ranges::move(other.undecided, std::back_inserter(undecided));
  }
};

/// One worker's.
class ValuesTally {
 public:
  ValuesTally(const LeastGraphsRequest& request, Evaluator evaluator)
      : seen(request.count), request_(request), evaluator_(std::move(evaluator)), conditions_(request) {}

  void look(const SmallGraph& graph) {
    const auto limit = given_up(request_.seconds_a_graph, [&](const solve::Limits* limits) {
      if (limits != nullptr) evaluator_.within(*limits);
      if (!conditions_.hold(graph, limits)) return;
      if (request_.truth) {
        add(graph, evaluator_.instance(graph));
      } else {
        add(graph, evaluator_.number(graph));
      }
    });
    if (!limit) return;
    ++seen.graphs;
    seen.undecided.push_back({graphs::canonical_form(graph).graph, *limit});
  }

  ValuesSeen seen;

 private:
  void add(const SmallGraph& graph, InstanceTruth truth) {
    ++seen.graphs;
    const bool holds = truth != InstanceTruth::fails;
    seen.truths += holds;
    (holds ? seen.true_at : seen.false_at).offer(graph);
    if (truth == InstanceTruth::none) return;
    ++seen.instances;
    if (evaluator_.formula().word == "->") seen.instances_at.offer(graph);
  }
  void add(const SmallGraph& graph, std::int64_t value) {
    ++seen.graphs;
    seen.first.offer(graph, value);
    seen.least.offer(graph, value);
    seen.greatest.offer(graph, value);
  }

  const LeastGraphsRequest& request_;
  Evaluator evaluator_;
  ScopeConditions conditions_;
};

ValuesSeen of_order(const LeastGraphsRequest& request, const Evaluator& evaluator, int order) {
  const Enumeration enumeration{.graph_class = request.graph_class,
                                .order = order,
                                .jobs = request.jobs,
                                .progress = request.progress,
                                .worth = request.worth()};
  std::vector<ValuesTally> tallies;
  for (int worker = 0; worker < workers(enumeration); ++worker) tallies.emplace_back(request, evaluator);
  for_each_graph(enumeration, [&](int worker) -> Visitor {
    return [&tally = tallies[static_cast<std::size_t>(worker)]](const SmallGraph& graph) {
      tally.look(graph);
      return Seen::passes;
    };
  });
  ValuesSeen seen(request.count);
  for (ValuesTally& tally : tallies) seen.join(std::move(tally.seen));
  return seen;
}

}  // namespace

LeastGraphs least_graphs(const LeastGraphsRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  conjectures::require_about(request.formula, request.subject());
  const Evaluator evaluator(request.formula, request.evaluation());
  ValuesSeen seen(request.count);
  LeastGraphs result;
  result.complete_through = request.first_order - 1;
  try {
    for (int order = request.first_order; order <= request.last_order; ++order) {
      seen.join(of_order(request, evaluator, order));
      result.complete_through = order;
    }
  } catch (const text::LimitError& limit) {
    result.reason = limit.what();
  }
  result.graphs = seen.graphs;
  result.truths = seen.truths;
  result.instances = seen.instances;
  result.true_at = seen.true_at.graphs();
  result.false_at = seen.false_at.graphs();
  result.instances_at = seen.instances_at.graphs();
  result.first = seen.first.graphs();
  result.values = seen.first.values();
  result.least = seen.least.value;
  result.greatest = seen.greatest.value;
  result.least_at = seen.least.at.graphs();
  result.greatest_at = seen.greatest.at.graphs();
  std::ranges::sort(seen.undecided, std::less<>(), [](const Undecided& one) { return rank(one.graph); });
  result.undecided = std::move(seen.undecided);
  return result;
}

}  // namespace gamecert::sweeps
