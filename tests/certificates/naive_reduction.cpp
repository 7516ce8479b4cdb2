// Reductions by play on every small graph, and refutations of their obligations by cases.
#include "encode/reductions/grounding.hpp"
#include "graphs/small_graph_text.hpp"
#include "naive.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/replay.hpp"

namespace gamecert::naive {

using namespace certificates;
using reductions::Reduction;

namespace {

Claim claim_of(const Reduction& reduction, const std::string& statement) {
  Claim claim;
  claim.game = "reduction";
  claim.instance = reductions::text(reduction);
  claim.statement = statement;
  return claim;
}

/// Every position that play of the target reaches corresponds.
bool alike(const reductions::Replay& replay, const reductions::Together& at, bool one_to_one) {
  if (replay.difference(at) || (one_to_one && !replay.one_to_one(at))) return false;
  for (const int move : replay.target().moves(at.target)) {
    if (!alike(replay, replay.after(at, move), one_to_one)) return false;
  }
  return true;
}

/// On every labelled graph of the order, in every way to name ends where that matters.
bool alike_on_all(const Reduction& reduction, int order, bool one_to_one) {
  const bool directed = reduction.source.directed || reduction.tells_ends_apart();
  const unsigned ways = !directed ? 2 : reduction.source.directed ? 4 : 3;  // none, forth, back, both
  unsigned total = 1;
  for (int pairs = order * (order - 1) / 2; pairs > 0; --pairs) total *= ways;
  for (unsigned code = 0; code < total; ++code) {
    graphs::SmallGraph graph{.order = order, .directed = directed};
    unsigned rest = code;
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u, rest /= ways) {
        const unsigned way = rest % ways;
        if (!directed && way == 1) graph.add_edge(u, v);
        if (directed && (way & 1) != 0) graph.rows[static_cast<std::size_t>(u)] |= graphs::single(v);
        if (directed && (way & 2) != 0) graph.rows[static_cast<std::size_t>(v)] |= graphs::single(u);
      }
    }
    if (!reductions::GadgetMap(reduction, graph).assumed()) continue;
    const reductions::Replay replay(reduction, graph);
    if (!alike(replay, replay.start(), one_to_one)) return false;
  }
  return true;
}

}  // namespace

Certificate certify_grounding(const std::string& text, bool isomorphic) {
  const Reduction reduction = reductions::read_reduction(text);
  Grounding evidence{{}, encode::grounding_version};
  for (const reductions::Obligation& obligation : reductions::obligations(reduction, isomorphic)) {
    evidence.refutations.push_back(refuted(encode::denial(reduction, obligation).cnf));
  }
  return {claim_of(reduction, isomorphic ? "PROVED isomorphic" : "PROVED corresponding"), evidence};
}

Certificate certify_difference(const std::string& text, const std::string& graph, const std::vector<int>& moves) {
  return {claim_of(reductions::read_reduction(text), "FAILS " + graph), Order{moves}};
}

bool reduction_right(const Certificate& certificate) {
  const Reduction reduction = reductions::read_reduction(certificate.claim.instance);
  const std::string& statement = certificate.claim.statement;
  if (const auto* order = certificate.evidence.as<Order>()) {
    const reductions::Replay replay(reduction, graphs::read_small_graph(statement.substr(6)));
    return statement.starts_with("FAILS ") && difference_after(replay, order->moves).has_value();
  }
  const bool isomorphic = statement == "PROVED isomorphic";
  if (!isomorphic && statement != "PROVED corresponding") return false;
  for (int order = 1; order <= 3; ++order) {
    if (!alike_on_all(reduction, order, isomorphic)) return false;
  }
  return true;
}

}  // namespace gamecert::naive
