// Evidence `implausible`: a component in which ELLO breaks a necessary condition.
#include <algorithm>

#include "certificates/checker.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

/// The component of v, v first.
std::vector<int> component(const graphs::Graph& graph, int v) {
  std::vector<int> members = {v};
  std::vector<char> seen(static_cast<std::size_t>(graph.order()), 0);
  seen[static_cast<std::size_t>(v)] = 1;
  for (std::size_t i = 0; i < members.size(); ++i) {
    for (const int u : graph.neighbours(members[i])) {
      char& known = seen[static_cast<std::size_t>(u)];
      if (known == 0) members.push_back(u);
      known = 1;
    }
  }
  return members;
}

}  // namespace

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
  const std::vector<int> members = component(graph, vertex);
  if (const int least = *std::ranges::min_element(members); least != vertex) {
    reject("expected " + std::to_string(least) + ", the least vertex of its component, found " +
           std::to_string(vertex));
  }
  std::vector<char> green(static_cast<std::size_t>(graph.order()), 0);
  for (const int v : subject.instance.vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  std::int64_t greens = 0;
  std::int64_t reflected_greens = 0;
  std::int64_t degrees = 0;
  for (const int v : members) {
    const bool is_green = green[static_cast<std::size_t>(v)] != 0;
    const int degree = graph.degree(v);
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

}  // namespace gamecert::certificates
