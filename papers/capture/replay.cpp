// All plays against a strategy, with its results by position.
#include "papers/capture/replay.hpp"

#include <limits>

namespace gamecert::papers {

int PlayedStrategy::worst(const Coloured& at, Trial& trial) {
  if (at.open == 0) return value(at.red);
  const auto found = known_.find(at);
  if (found != known_.end()) return found->second;
  trial.step();
  int result = side_ * std::numeric_limits<int>::max();
  graphs::each(at.open, [&](int e) {
    const EdgeSet edge = EdgeSet{1} << e;
    const EdgeSet red = side_ > 0 ? at.red : at.red | edge;
    result = worse(result, after_replies(at.open & ~edge, red, e, trial));
  });
  return known_[at] = result;
}

int PlayedStrategy::after_replies(EdgeSet open, EdgeSet red, int last, Trial& trial) {
  if (open == 0) return value(red);
  int result = side_ * std::numeric_limits<int>::max();
  graphs::each(replies_(open, last), [&](int reply) {
    const EdgeSet edge = EdgeSet{1} << reply;
    result = worse(result, worst({open & ~edge, side_ > 0 ? red | edge : red}, trial));
  });
  return result;
}

Replies answer_pairs(std::vector<std::pair<int, int>> pairs) {
  return [pairs = std::move(pairs)](EdgeSet open, int last) {
    for (const auto& [e, f] : pairs) {
      const int partner = last == e ? f : last == f ? e : -1;
      if (partner >= 0 && (open >> partner & 1) != 0) return EdgeSet{1} << partner;
    }
    return open;
  };
}

Replies hold_vertices(const SmallGraph& graph, VertexSet set) {
  const std::vector<graphs::Edge> edges = edges_of(graph);
  std::vector<EdgeSet> answers(edges.size());  // the edges that share an end in the set with an edge
  for (std::size_t e = 0; e < edges.size(); ++e) {
    const VertexSet ends = (graphs::single(edges[e].first) | graphs::single(edges[e].second)) & set;
    for (std::size_t f = 0; f < edges.size(); ++f) {
      const bool shared = ((graphs::single(edges[f].first) | graphs::single(edges[f].second)) & ends) != 0;
      if (e != f && shared) answers[e] |= EdgeSet{1} << f;
    }
  }
  return [answers](EdgeSet open, int last) {
    const EdgeSet wanted = open & answers[static_cast<std::size_t>(last)];
    return wanted != 0 ? wanted : open;
  };
}

}  // namespace gamecert::papers
