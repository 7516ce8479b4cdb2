// Evidence `implausible`: a component in which ELLO breaks a necessary condition.
#include "certificates/checker.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {

// Sound because of Cor 1.7 of the ELLO paper: in a winnable game every component has order + size
// even or odd as its number of green vertices, some green vertex, and some in the reflection.
void check_implausible(const Claim& claim, const Implausible& evidence) {
  const Subject subject = subject_of(claim);
  require_on_graph(subject, "ello");
  require_solitaire(subject, claim, "UNWINNABLE");
  const graphs::Graph& graph = subject.instance.graph();
  const int vertex = evidence.vertex;
  if (vertex < 0 || vertex >= graph.order()) {
    reject("expected a vertex below " + std::to_string(graph.order()) + ", found " + std::to_string(vertex));
  }
  reductions::ReducedGame game(graph, subject.instance.vertices("green"));
  const std::vector<int> members = game.component(vertex);
  require_least(members, vertex);
  std::int64_t greens = 0;
  std::int64_t reflected_greens = 0;
  std::int64_t degrees = 0;
  for (const int v : members) {
    const int degree = graph.degree(v);
    greens += game.green(v);
    reflected_greens += game.green(v) != (degree % 2 != 0);
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

}  // namespace gamecert::certificates
