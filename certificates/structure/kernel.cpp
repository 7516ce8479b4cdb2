// Evidence `kernel`: a set of vertices whose lit members stay odd in number, whatever is pressed.
#include "certificates/structure/kernel.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/number_text.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

// Sound because every press switches an even number of the set, so that the number of its members
// that are lit, odd at the start, never becomes zero.
void check_kernel(const Claim& claim, const Kernel& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_on_graph(subject, "lights-out");
  require_solitaire(subject, claim, "UNWINNABLE");
  const graphs::Graph& graph = subject.instance().graph();
  std::vector<char> odd(static_cast<std::size_t>(graph.order()), 0);  // members in the closed neighbourhood, mod 2
  std::vector<char> member(odd);
  int previous = -1;
  for (const int v : evidence.vertices) {
    if (v <= previous || v >= graph.order()) {
      reject("expected vertices below " + std::to_string(graph.order()) + " in ascending order, found " +
             std::to_string(v));
    }
    previous = v;
    member[static_cast<std::size_t>(v)] = 1;
    odd[static_cast<std::size_t>(v)] ^= 1;
    for (const int u : graph.neighbours(v)) odd[static_cast<std::size_t>(u)] ^= 1;
  }
  for (int v = 0; v < graph.order(); ++v) {
    if (odd[static_cast<std::size_t>(v)] != 0) {
      reject("expected an even number of the set in the closed neighbourhood of " + std::to_string(v) +
             ", found an odd one");
    }
  }
  int lit = 0;
  for (const int v : subject.instance().vertices("lit")) lit += member[static_cast<std::size_t>(v)];
  if (lit % 2 == 0) reject("expected an odd number of lit vertices in the set, found " + std::to_string(lit));
}

}  // namespace

Kind kernel_kind() {
  return kind_of<Kernel>([](Lines& lines, const Claim&) { return Kernel{read_numbers(lines, "a vertex")}; },
                         check_kernel);
}

}  // namespace gamecert::certificates
