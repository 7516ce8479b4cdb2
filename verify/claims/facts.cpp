// Failures and the certificates they rest on.
#include "verify/claims/facts.hpp"

#include <iterator>
#include <utility>

#include "graphs/errors.hpp"
#include "graphs/formats.hpp"
#include "verify/language.hpp"
#include "verify/prove.hpp"

namespace gamecert::verify::claims {

std::string game(const graphs::SmallGraph& graph, graphs::VertexSet green) {
  return conjectures::ello_question(graph, green).instance;
}

Failure ello_failure(const graphs::SmallGraph& graph, graphs::VertexSet green, bool winnable, std::string_view what) {
  const conjectures::Question question = conjectures::ello_question(graph, green);
  Failure failure{question.instance + ": " + std::string(what)};
  try {
    failure.certificates.push_back(prove_fact(question, winnable ? "WINNABLE" : "UNWINNABLE", {}));
  } catch (const LimitError& limit) {
    failure.missing = limit.what();
  }
  return failure;
}

Failure graph_failure(const graphs::SmallGraph& graph, std::string_view conjecture, std::string_view what) {
  Failure failure{graphs::write_graph6(graph) + ": " + std::string(what)};
  Proof proof = prove_counterexample(parse_conjecture(conjecture), graph, {});
  if (proof.certificate) failure.certificates.push_back(std::move(*proof.certificate));
  failure.missing = proof.missing;
  return failure;
}

Failure also(Failure first, Failure second) {
  std::ranges::move(second.certificates, std::back_inserter(first.certificates));
  if (first.missing.empty()) first.missing = second.missing;
  return first;
}

}  // namespace gamecert::verify::claims
