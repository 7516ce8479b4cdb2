// Reductions by play on every small graph, and refutations of their obligations by cases.
#include "encode/reductions/grounding.hpp"
#include "graphs/small_graph_text.hpp"
#include "naive.hpp"
#include "reductions/constant_pieces.hpp"
#include "reductions/reduction_lines.hpp"
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
  const std::vector<int> moves = replay.target().moves(at.target);
  if (replay.difference(at)) return false;
  if (one_to_one && moves.size() != replay.source().moves(at.source).size()) return false;
  for (const int move : moves) {
    if (!alike(replay, replay.after(at, move), one_to_one)) return false;
  }
  return true;
}

/// Whether right(replay) on every labelled graph of the order, in every way to name ends where that matters.
template <class Right>
bool on_all(const Reduction& reduction, int order, Right&& right) {
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
    if (!right(reductions::Replay(reduction, graph))) return false;
  }
  return true;
}

bool alike_on_all(const Reduction& reduction, int order, bool one_to_one) {
  return on_all(reduction, order,
                [&](const reductions::Replay& replay) { return alike(replay, replay.start(), one_to_one); });
}

/// ` plus 1 n + 2 m + 3`
reductions::NimHeaps heaps(const std::string& plus) {
  if (plus.empty()) return {};
  return reductions::read_reduction(
             "source node-kayles ; target node-kayles ; vertex v ; move v:1 means 1 ; "
             "level equal-nimber" +
             plus)
      .plus;
}

bool equal_nimbers_on_all(const Reduction& reduction, int order, const reductions::NimHeaps& plus) {
  return on_all(reduction, order, [&](const reductions::Replay& replay) {
    const auto m = static_cast<std::int64_t>(replay.map().edges().size());
    const int source = value(replay.source(), replay.source().start(), false);
    return value(replay.target(), replay.target().start(), false) == (source ^ reductions::nimber(plus, order, m));
  });
}

}  // namespace

Certificate certify_grounding(const std::string& text, bool isomorphic) {
  const Reduction reduction = reductions::read_reduction(text);
  Grounding evidence{{}, encode::grounding_version};
  for (const reductions::Obligation& obligation : reductions::obligations(reduction, isomorphic)) {
    evidence.refutations.push_back(refuted(encode::denial(reduction, obligation)));
  }
  return {claim_of(reduction, isomorphic ? "PROVED isomorphic" : "PROVED corresponding"), evidence};
}

Certificate certify_replies(const std::string& text, const std::string& plus,
                            const std::array<ReductionReplies::Values, 3>& constants) {
  const Reduction reduction = reductions::read_reduction(text);
  const Reduction rest = reductions::without_constants(reduction);
  ReductionReplies evidence{{}, encode::grounding_version, constants};
  for (const reductions::Obligation& obligation : reductions::obligations(rest, false))
    evidence.refutations.push_back(refuted(encode::denial(rest, obligation)));
  return {claim_of(reduction, "PROVED equal-nimber" + plus), evidence};
}

Certificate certify_difference(const std::string& text, const std::string& fails, const std::vector<int>& moves) {
  return {claim_of(reductions::read_reduction(text), "FAILS " + fails), Order{moves}};
}

bool reduction_right(const Certificate& certificate) {
  const Reduction reduction = reductions::read_reduction(certificate.claim.instance);
  const std::string& statement = certificate.claim.statement;
  if (const auto* order = certificate.evidence.as<Order>()) {
    const std::size_t graph = statement.rfind(' ') + 1;
    const reductions::Replay replay(reduction, graphs::read_small_graph(statement.substr(graph)));
    const auto difference = difference_after(replay, order->moves);
    const char* fails = difference && difference->of_invariant ? "FAILS invariant " : "FAILS corresponding ";
    return difference && statement.substr(0, graph) == fails;
  }
  const std::string nimbers = "PROVED equal-nimber";
  if (statement.starts_with(nimbers)) {
    const reductions::NimHeaps plus = heaps(statement.substr(nimbers.size()));
    return equal_nimbers_on_all(reduction, 1, plus) && equal_nimbers_on_all(reduction, 2, plus);
  }
  const bool isomorphic = statement == "PROVED isomorphic";
  if (!isomorphic && statement != "PROVED corresponding") return false;
  for (int order = 1; order <= 3; ++order) {
    if (!alike_on_all(reduction, order, isomorphic)) return false;
  }
  return true;
}

}  // namespace gamecert::naive
