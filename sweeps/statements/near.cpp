// The line of graphs that wait for being changed.
#include "sweeps/statements/near.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <queue>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/statements/graph_changes.hpp"
#include "sweeps/statements/slack.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

constexpr std::size_t most_graphs = 2'000'000;  // that are remembered

struct Waiting {
  bool hypotheses_fail;
  double slack;
  int order, size;
  std::uint64_t number;  // in the order in which they were met
  bool operator>(const Waiting& other) const {
    return std::tie(hypotheses_fail, slack, order, size, number) >
           std::tie(other.hypotheses_fail, other.slack, other.order, other.size, other.number);
  }
};

class NearSearch {
 public:
  explicit NearSearch(const NearRequest& request)
      : request_(request),
        truth_(request.statement, request.scope.evaluation()),
        slack_(request.statement, request.scope.evaluation()),
        conditions_(request.scope) {}

  NearResult run() {
    try {
      const text::Deadline within(request_.seconds);
      for (const SmallGraph& start : request_.starts) look(start, true);
      while (!found_ && !texts_.empty() && next()) continue;
      if (!found_) result_.reason = "no graph is left to change";
    } catch (const text::LimitError& limit) {
      result_.reason = limit.what();
    }
    if (found_) result_.refutation = smaller(*found_);
    return std::move(result_);
  }

 private:
  solve::Limits limits() const {
    const double seconds = std::min(request_.scope.seconds_a_graph, 1e9);
    return {.seconds = std::isinf(request_.scope.seconds_a_graph) ? 1.0 : seconds,
            .since = text::Deadline::Clock::now()};
  }
  bool of_class(const SmallGraph& graph) {
    const solve::Limits within = limits();
    return graph.order >= request_.scope.first_order && graph.order <= request_.scope.last_order &&
           graphs::member(request_.scope.graph_class, graph) && conditions_.hold(graph, &within);
  }
  InstanceTruth truth(const SmallGraph& graph) {
    truth_.within(limits());
    return truth_.instance(graph);
  }
  /// Throws on what ends the whole search: the limit of a single graph does not.
  void give_up() {
    text::look();
    ++result_.undecided;
  }

  void look(const SmallGraph& changed, bool start) {
    if (found_) return;
    text::look();
    const SmallGraph graph = graphs::canonical_form(changed).graph;
    std::string text = graphs::write_small_graph(graph);
    if (!seen_.insert(text).second) return;
    if (seen_.size() > most_graphs)
      throw text::LimitError("limit of " + std::to_string(most_graphs) + " graphs reached");
    try {
      if (!of_class(graph)) {
        if (start) wait(true, 0, graph, std::move(text));
        return;
      }
      ++result_.tried;
      const InstanceTruth is = truth(graph);
      if (is == InstanceTruth::fails) {
        found_ = graph;
        return;
      }
      const bool hypotheses_fail = is == InstanceTruth::none;
      const double slack = slack_.at(graph, limits());
      if (!hypotheses_fail && slack_.known() && (!result_.least_slack || slack < *result_.least_slack)) {
        result_.least_slack = slack;
        result_.nearest = text;
      }
      wait(hypotheses_fail, slack, graph, std::move(text));
    } catch (const text::LimitError&) {
      give_up();
    }
  }

  void wait(bool hypotheses_fail, double slack, const SmallGraph& graph, std::string text) {
    const std::uint64_t number = texts_.size();
    texts_.push_back(std::move(text));
    best_.push({hypotheses_fail, slack, graph.order, graph.size(), number});
  }

  /// Changes the next graph; false if all have been.
  bool next() {
    constexpr std::uint64_t turns = 4;
    std::uint64_t number = texts_.size();
    if (++turn_ % turns == 0) {
      while (longest_ < texts_.size() && texts_[longest_].empty()) ++longest_;
      number = longest_;
    } else {
      while (!best_.empty() && texts_[best_.top().number].empty()) best_.pop();
      if (!best_.empty()) number = best_.top().number;
    }
    if (number >= texts_.size()) return !best_.empty();
    const SmallGraph graph = graphs::read_small_graph(std::exchange(texts_[number], std::string()));
    each_change(graph, request_.scope.last_order, [&](const SmallGraph& changed) { look(changed, false); });
    return true;
  }

  /// As long as a vertex or an edge can go.
  SmallGraph smaller(SmallGraph graph) {
    constexpr double longest = 30;
    try {
      const text::Deadline within(longest);
      for (bool less = true; less;) {
        less = false;
        each_smaller(SmallGraph(graph), [&](const SmallGraph& part) {
          try {
            if (!less && of_class(part) && truth(part) == InstanceTruth::fails) graph = part, less = true;
          } catch (const text::LimitError&) {
            text::look();
          }
        });
      }
    } catch (const text::LimitError&) {
    }
    return graphs::canonical_form(graph).graph;
  }

  const NearRequest& request_;
  Evaluator truth_;
  Slack slack_;
  ScopeConditions conditions_;
  std::unordered_set<std::string> seen_;
  std::vector<std::string> texts_;  // of those that waited, by number; empty once changed
  std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> best_;
  std::uint64_t turn_ = 0, longest_ = 0;
  std::optional<SmallGraph> found_;
  NearResult result_;
};

}  // namespace

NearResult refute_near(const NearRequest& request) { return NearSearch(request).run(); }

}  // namespace gamecert::sweeps
