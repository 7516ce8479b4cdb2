// Evidence `determinant`: a point at which the determinant of a game of ELLO is not zero.
#include "certificates/structure/determinant.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"
#include "reductions/determinant.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

constexpr int order_limit = 4096;

// Sound by the theorem of docs/DETERMINANT.md, whose conditions are that the elements are nonzero and different: the
// determinant is then a sum over the winning orders, so if it is not 0 there is one.
void check_determinant(const Claim& claim, const Determinant& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_on_graph(subject, "ello");
  require_solitaire(subject, claim, "WINNABLE");
  const graphs::Graph& graph = subject.instance().graph();
  if (graph.order() > order_limit) {
    throw text::LimitError("expected an order of at most " + std::to_string(order_limit) + ", found " +
                           std::to_string(graph.order()));
  }
  if (evidence.point.size() != static_cast<std::size_t>(graph.order())) {
    reject("expected " + std::to_string(graph.order()) + " elements, one a vertex, found " +
           std::to_string(evidence.point.size()));
  }
  std::vector<std::uint64_t> sorted = evidence.point;
  std::ranges::sort(sorted);
  if (!sorted.empty() && sorted.front() == 0) reject("expected nonzero elements, found 0");
  if (std::ranges::adjacent_find(sorted) != sorted.end()) reject("expected different elements, found one twice");
  if (reductions::determinant(graph, subject.instance().vertices("green"), evidence.point) == 0)
    reject("expected a nonzero determinant, found 0");
}

}  // namespace

Kind determinant_kind() {
  return kind_of<Determinant>([](Lines& lines, const Claim&) { return Determinant{read_elements(lines)}; },
                              check_determinant, {theorem_of_determinant});
}

}  // namespace gamecert::certificates
