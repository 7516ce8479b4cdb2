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
  for (certificates::Certificate& certificate : proofs::proofs(lemma)) trial.keep(std::move(certificate));
  trial.remark("for all graphs whatever, by the tables of " + std::to_string(lemma.statements.size()) +
               (lemma.statements.size() == 1 ? " gadget" : " gadgets"));
}

}  // namespace gamecert::papers
