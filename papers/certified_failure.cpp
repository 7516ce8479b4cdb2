// Failures and the certificates they rest on.
#include "papers/certified_failure.hpp"

#include <utility>

#include "conjectures/questions.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/counterexample.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

Failure ello_failure(const graphs::SmallGraph& graph, graphs::VertexSet green, bool winnable, std::string_view what) {
  const conjectures::GameAtom question = conjectures::ello_question(graph, green);
  Failure failure{question.instance + ": " + std::string(what)};
  try {
    failure.certificates.push_back(sweeps::prove_fact(question, winnable ? "WINNABLE" : "UNWINNABLE", {}));
  } catch (const text::LimitError& limit) {
    failure.missing = limit.what();
  }
  return failure;
}

Failure graph_failure(const graphs::SmallGraph& graph, const language::Formula& conjecture, std::string_view what) {
  Failure failure{graphs::write_small_graph(graph) + ": " + std::string(what)};
  sweeps::Proof proof = sweeps::prove_counterexample(conjecture, graph, {});
  if (proof.certificate) failure.certificates.push_back(std::move(*proof.certificate));
  failure.missing = proof.missing;
  return failure;
}

void keep(Failure fact, Trial& trial) {
  if (!fact.missing.empty()) throw text::LimitError(fact.missing);
  for (certificates::Certificate& certificate : fact.certificates) trial.keep(std::move(certificate));
}

}  // namespace gamecert::papers
