// Verdicts beside known ones.
#include "sweeps/statements/known_status.hpp"

namespace gamecert::sweeps {
namespace {

std::string order_text(int order) { return "order " + std::to_string(order); }

std::string of_failure(const KnownStatus& known, KnownRefutation graph, int order) {
  using Kind = KnownStatus::Kind;
  switch (known.kind) {
    case Kind::nothing:
      return "-";
    case Kind::open:
      return "news: refuted";
    case Kind::refuted:
      if (graph == KnownRefutation::outside) return "the known graph is not of the class";
      return order < known.order
                 ? "news: refuted at " + order_text(order) + ", where " + order_text(known.order) + " was known"
                 : "agrees";
    case Kind::theorem:
      return "contradicts: said to be true";
    case Kind::to_order:
      return order <= known.order ? "contradicts: said to be true to " + order_text(known.order) : "news: refuted";
  }
  return "-";
}

std::string of_truth(const KnownStatus& known, KnownRefutation graph, int through, bool from_first) {
  using Kind = KnownStatus::Kind;
  switch (known.kind) {
    case Kind::nothing:
      return "-";
    case Kind::open:
    case Kind::theorem:
      return "agrees";
    case Kind::refuted:
      if (graph == KnownRefutation::refutes) return "agrees: the known graph refutes it";
      if (graph == KnownRefutation::undecided) return "the known graph is undecided";
      if (graph == KnownRefutation::outside) return "the known graph is not of the class";
      if (known.order == 0 || through < known.order) return "agrees";
      return from_first ? "contradicts: no counterexample to " + order_text(through) : "-";
    case Kind::to_order:
      return from_first && through > known.order ? "news: true to " + order_text(through) : "agrees";
  }
  return "-";
}

}  // namespace

std::string beside_known(const KnownStatus& known, KnownRefutation graph, const SweepResult& result, bool from_first) {
  if (graph == KnownRefutation::does_not) return "contradicts: the known graph does not refute it";
  if (result.verdict == solve::Verdict::fails) return of_failure(known, graph, result.counterexamples.front().order);
  if (result.verdict == solve::Verdict::holds || result.verdict == solve::Verdict::vacuous)
    return of_truth(known, graph, result.complete_through, from_first);
  return "-";
}

}  // namespace gamecert::sweeps
