// Evidence `frontiers`: ELLO gone along a layout of the vertices, in all orders of a few of them at a time.
#include "certificates/structure/frontiers.hpp"

#include <string>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"
#include "reductions/frontier.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

const Ground theorem_of_frontiers{
    Ground::Kind::theorems, "theorem on frontiers of docs/ELLO.md",
    "whether some order wins can be seen along a layout of the vertices from the orders of its frontiers"};

/// Rejects a list that does not have every vertex once.
void require_layout(const std::vector<int>& layout, int order) {
  const auto count = static_cast<std::size_t>(order);
  if (layout.size() != count)
    reject("expected " + std::to_string(order) + " vertices, found " + std::to_string(layout.size()));
  std::vector<char> met(count, 0);
  for (const int v : layout) {
    if (v < 0 || v >= order)
      reject("expected a vertex below " + std::to_string(order) + ", found " + std::to_string(v));
    char& before = met[static_cast<std::size_t>(v)];
    if (before != 0) reject("expected each vertex once, found " + std::to_string(v) + " twice");
    before = 1;
  }
}

// Sound by Proposition 1.1 of the ELLO paper, which says what orders win, and the theorem on frontiers of docs/ELLO.md.
void check_frontiers(const Claim& claim, const Frontiers& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_on_graph(subject, "ello");
  require_solitaire(subject, claim, "UNWINNABLE");
  const graphs::Graph& graph = subject.instance().graph();
  require_layout(evidence.layout, graph.order());
  if (const int greatest = reductions::greatest_frontier(graph, evidence.layout);
      greatest > reductions::most_frontier) {
    throw text::LimitError("expected frontiers of at most " + std::to_string(reductions::most_frontier) +
                           " vertices, found one of " + std::to_string(greatest));
  }
  if (reductions::winnable_along(graph, subject.instance().vertices("green"), evidence.layout))
    reject("expected no order to win, found one along the layout");
}

}  // namespace

Kind frontiers_kind() {
  return kind_of<Frontiers>([](Lines& lines, const Claim&) { return Frontiers{read_numbers(lines, "a vertex")}; },
                            check_frontiers, {proposition_1_1, theorem_of_frontiers});
}

}  // namespace gamecert::certificates
