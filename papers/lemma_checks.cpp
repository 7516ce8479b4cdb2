// Lemma files as evidence of claims.
#include <stdexcept>

#include "papers/checks.hpp"
#include "proofs/lemma_check.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

void prove_lemma(int, const CheckArguments& given, Trial& trial) {
  const reductions::Lemma lemma =
      reductions::read_lemma(reductions::text_of(reductions::built_in_lemmas(), given.name), given.name);
  for (const reductions::Statement& statement : lemma.statements)
    if (!lemma.game.local() && !reductions::proved(statement.gadget, statement.conclusion))
      throw std::logic_error("tables do not prove " + lemma.name + " " + statement.name);
  for (const reductions::LemmaOfParts& one : lemma.of_parts)
    if (!one.proof.proved) throw std::logic_error("behaviours do not prove " + lemma.name + " " + one.name);
  for (certificates::Certificate& certificate : proofs::proofs(lemma)) trial.keep(std::move(certificate));
  const auto counted = [](std::size_t count, const char* what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
  };
  if (lemma.game.local())
    return trial.remark(lemma.title + ": proved of all graphs, by play of the two sides against each other");
  trial.remark("for all graphs whatever, by " +
               (lemma.of_parts.empty() ? "the tables of " + counted(lemma.statements.size(), "gadget")
                                       : "all that parts can do in " + counted(lemma.of_parts.size(), "statement")));
}

void play_lemma(int order, const CheckArguments& given, Trial& trial) {
  const reductions::Lemma lemma =
      reductions::read_lemma(reductions::text_of(reductions::built_in_lemmas(), given.name), given.name);
  const proofs::LemmaReport report =
      proofs::check_lemma(lemma, {.first = order, .last = order, .limits = trial.left()});
  if (!report.limit.empty()) throw text::LimitError(report.limit);
  trial.count(report.games);
  if (!report.difference) return;
  const proofs::Difference& difference = *report.difference;
  throw Failure{.where = difference.before.instance() + ": " + difference.answer + ", against the lemma",
                .certificates = proofs::facts(lemma.game, difference, trial.left())};
}

}  // namespace gamecert::papers
