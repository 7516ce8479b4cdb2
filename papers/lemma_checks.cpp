// Lemma files as evidence of claims.
#include <utility>

#include "papers/checks.hpp"
#include "proofs/lemma_check.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

namespace {

/// Where a lemma is false.
Failure failure_of(const reductions::Lemma& lemma, const proofs::Difference& difference, const Trial& trial) {
  return {.where = difference.before.instance() + ": " + difference.answer + ", against the lemma",
          .certificates = proofs::facts(lemma.game, difference, trial.left())};
}

}  // namespace

void prove_lemma(int, const CheckArguments& given, Trial& trial) {
  const reductions::Lemma lemma = reductions::read_lemma(given.text, given.name);
  // Proofs are for all graphs; play on small ones is for what is not proved.
  const proofs::LemmaReport report = proofs::check_lemma(lemma, {.first = 1, .last = 1, .limits = trial.left()});
  if (report.difference) throw failure_of(lemma, *report.difference, trial);
  if (proofs::verdict_of(report, lemma) != solve::Verdict::proved)
    throw text::LimitError(report.limit.empty() ? given.name + " is not proved, and no graph is found where it fails"
                                                : report.limit);
  trial.count();
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
  const reductions::Lemma lemma = reductions::read_lemma(given.text, given.name);
  const proofs::LemmaReport report =
      proofs::check_lemma(lemma, {.first = order, .last = order, .limits = trial.left()});
  if (!report.limit.empty()) throw text::LimitError(report.limit);
  trial.count(report.games);
  if (!report.difference) return;
  throw failure_of(lemma, *report.difference, trial);
}

}  // namespace gamecert::papers
