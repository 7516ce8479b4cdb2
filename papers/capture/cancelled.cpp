// Evidence `cancellation` in one step, which is an involution.
#include "papers/capture/cancelled.hpp"

#include <string>
#include <utility>
#include <vector>

#include "certificates/gadgets/cancellation.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/game_question.hpp"
#include "reductions/gadgets/painted_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

void keep_cancelled(const SmallGraph& graph, const Images& images, VertexSet rest, int score, Trial& trial) {
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < graph.order; ++v) {
    const int image = images[static_cast<std::size_t>(v)];
    if ((rest >> v & 1) == 0 && v <= image) pairs.emplace_back(v, image);
  }
  const std::string board = graphs::write_graph6(graph);
  reductions::PaintedGraph left{games::Instance(board)};
  if (const auto reason = left.cancel_fails(pairs)) throw capture_failure(graph, "does not cancel: " + *reason);
  Failure of_rest =
      outcome_failure({.game = "capture", .instance = left.instance(), .engine = solve::Engine::search}, "");
  if (!of_rest.missing.empty()) throw text::LimitError(of_rest.missing);
  certificates::Certificate& base = of_rest.certificates.front();
  certificates::Claim claim = base.claim;
  if (claim.statement != "SCORE " + std::to_string(score))
    throw capture_failure(graph, "cancels but for " + base.claim.instance + ", which has the " + claim.statement);
  if (pairs.empty()) return trial.keep(std::move(base));  // nothing cancels
  claim.instance = board;
  certificates::Cancellation evidence{{}, {{.pairs = std::move(pairs)}}, {}};
  evidence.base.push_back(std::move(base));
  trial.keep({std::move(claim), std::move(evidence)});
}

}  // namespace gamecert::papers
