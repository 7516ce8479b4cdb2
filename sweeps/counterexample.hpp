// The certificate of a counterexample: the facts on which the failure rests, each with evidence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph.hpp"
#include "language/formula.hpp"
#include "solve/limits.hpp"
#include "sweeps/witness.hpp"

namespace gamecert::sweeps {

/// The certificate of an answer to a question. LimitError, with the question, if there is no evidence
/// or a limit is met; std::logic_error if the engines answer otherwise.
certificates::Certificate prove_fact(const conjectures::GameAtom& question, const std::string& answer,
                                     const solve::Limits& limits);

/// For a conjecture that is false at the graph: claim and evidence that the checker accepts. Facts
/// are kept few: one witness where one is enough. Nothing, with the reason, if a fact has no evidence
/// or a limit is met. std::logic_error if the conjecture is not false there, or engines disagree.
struct Proof {
  std::optional<certificates::Certificate> certificate;
  std::string missing;
  /// What settles the quantifiers outside of terms, the outermost first; none if a limit was met before that.
  std::vector<Witness> witnesses;
};
Proof prove_counterexample(const language::Formula& conjecture, const graphs::SmallGraph& graph,
                           const solve::Limits& limits);

}  // namespace gamecert::sweeps
