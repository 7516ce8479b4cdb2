// Lemma files as evidence of claims.
#include "papers/ello/lemmas.hpp"

#include <algorithm>
#include <stdexcept>

#include "proofs/lemma_check.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"

namespace gamecert::papers {

void prove_lemma(std::string_view name, Trial& trial) {
  const auto file = std::ranges::find(reductions::built_in_lemmas(), name, &reductions::BuiltIn::name);
  const reductions::Lemma lemma = reductions::read_lemma(file->text, std::string(name));
  for (const reductions::Statement& statement : lemma.statements)
    if (!reductions::proved(statement.gadget, statement.conclusion))
      throw std::logic_error("tables do not prove " + lemma.name + " " + statement.name);
  for (const reductions::LemmaOfParts& one : lemma.of_parts)
    if (!one.proof.proved) throw std::logic_error("behaviours do not prove " + lemma.name + " " + one.name);
  for (certificates::Certificate& certificate : proofs::proofs(lemma)) trial.keep(std::move(certificate));
  const auto counted = [](std::size_t count, const char* what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
  };
  trial.remark("for all graphs whatever, by " +
               (lemma.of_parts.empty() ? "the tables of " + counted(lemma.statements.size(), "gadget")
                                       : "all that parts can do in " + counted(lemma.of_parts.size(), "statement")));
}

}  // namespace gamecert::papers
