// Evidence `implausible`: a component in which ELLO breaks a necessary condition.
#include "certificates/structure/implausible.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "graphs/reached.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground parity_condition{
    Ground::Kind::theorems, "theorem 1.5",
    "of the ELLO paper: a game that can be won has order + size even or odd as its number of green vertices"};

// Sound because a winning order of the whole wins every component, and a game that can be won has order + size even or
// odd as its number of green vertices (Theorem 1.5 of the ELLO paper), some green vertex for its first move, and some
// in the reflection, which can be won too (Cor 1.4).
void check_implausible(const Claim& claim, const Implausible& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_on_graph(subject, "ello");
  require_solitaire(subject, claim, "UNWINNABLE");
  const graphs::Graph& graph = subject.instance().graph();
  const int vertex = evidence.vertex;
  if (vertex < 0 || vertex >= graph.order()) {
    reject("expected a vertex below " + std::to_string(graph.order()) + ", found " + std::to_string(vertex));
  }
  if (evidence.reason == Implausible::Reason::parity) grounds.add(parity_condition);
  if (evidence.reason == Implausible::Reason::reflection_all_red) grounds.add(corollary_1_4);
  std::vector<int> marks(static_cast<std::size_t>(graph.order()), -1);
  const auto members = graphs::reached(vertex, marks, [&](int v) { return graph.neighbours(v); });
  require_least(members, vertex);
  std::vector<char> green(static_cast<std::size_t>(graph.order()), 0);
  for (const int v : subject.instance().vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  std::int64_t greens = 0;
  std::int64_t reflected_greens = 0;
  std::int64_t degrees = 0;
  for (const int v : members) {
    const int degree = graph.degree(v);
    const bool is_green = green[static_cast<std::size_t>(v)] != 0;
    greens += is_green;
    reflected_greens += is_green != (degree % 2 != 0);
    degrees += degree;
  }
  const std::int64_t order = std::ssize(members);
  const std::string where = " in the component of " + std::to_string(vertex);
  switch (evidence.reason) {
    case Implausible::Reason::parity:
      if ((order + degrees / 2 + greens) % 2 != 0) return;
      reject("expected order + size + greens to be odd" + where + ", found " + std::to_string(order) + " + " +
             std::to_string(degrees / 2) + " + " + std::to_string(greens));
    case Implausible::Reason::all_red:
      if (greens == 0) return;
      reject("expected no green vertex" + where + ", found " + std::to_string(greens));
    case Implausible::Reason::reflection_all_red:
      if (reflected_greens == 0) return;
      reject("expected no green vertex of the reflection" + where + ", found " + std::to_string(reflected_greens));
  }
  reject("expected a known reason" + where + ", found another");
}

Implausible read_implausible(Lines& lines, const Claim&) {
  Implausible implausible;
  implausible.vertex = lines.number("a vertex");
  const std::string reason = lines.name("a reason");
  const auto found = std::ranges::find(Implausible::reasons, reason);
  if (found == std::end(Implausible::reasons))
    lines.fail("parity, all-red or reflection-all-red", text::quoted(reason));
  implausible.reason = static_cast<Implausible::Reason>(found - std::begin(Implausible::reasons));
  return implausible;
}

}  // namespace

Kind implausible_kind() {
  return kind_of<Implausible>(read_implausible, check_implausible, {}, {parity_condition, corollary_1_4});
}

}  // namespace gamecert::certificates
