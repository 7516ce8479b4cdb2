// Which statements a ledger is of, and the same ledger of others.
#include "verify/files/statement_folder.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "certificates/writing/sealed_ledger.hpp"
#include "certificates/writing/writer.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::verify {
namespace {

using certificates::Ledger;
using certificates::LedgerPiece;
using certificates::LedgerQuestion;
using language::Formula;

/// Names the first graph that satisfies the hypotheses, as ledgers of a statement with some do.
void name_instance(const LedgerPiece& piece, const Formula& statement, Ledger& ledger) {
  ledger.instance = 0;
  if (statement.word != "->") return;
  sweeps::Evaluator hypotheses(statement.arguments[0], piece.graph_class.directed()
                                                           ? sweeps::Evaluator::Mode::definition
                                                           : sweeps::Evaluator::Mode::fast);
  for (std::size_t i = 0; i < ledger.words.size() && ledger.instance == 0; ++i)
    if (hypotheses.truth(piece.graph_of(ledger.words[i]))) ledger.instance = i + 1;
}

/// In halves, as formulas are not nested deep.
Formula joined(const std::vector<Formula>& statements, std::size_t first, std::size_t last) {
  if (last - first == 1) return statements[first];
  const std::size_t middle = first + (last - first) / 2;
  return {"&", {joined(statements, first, middle), joined(statements, middle, last)}};
}

}  // namespace

Formula statement_of(const std::vector<Formula>& statements, const std::vector<bool>& chosen) {
  std::vector<Formula> different;
  for (std::size_t i = 0; i < statements.size(); ++i)
    if (chosen[i] && std::ranges::find(different, statements[i]) == different.end()) different.push_back(statements[i]);
  if (different.empty()) return {"true", {}};
  return joined(different, 0, different.size());
}

StatementFolder::StatementFolder(const std::string& folder, std::vector<Formula> statements,
                                 const graphs::GraphClass& graph_class)
    : folder_(made_directory(folder)), statements_(std::move(statements)), graph_class_(graph_class) {
  remove_abandoned_parts(folder_, names_a_ledger);
}

std::optional<std::vector<bool>> StatementFolder::parts_of(const Formula& formula) const {
  std::vector<bool> hold(statements_.size(), false);
  const std::function<bool(const Formula&)> take = [&](const Formula& part) {
    bool known = false;
    for (std::size_t i = 0; i < statements_.size(); ++i)
      if (statements_[i] == part) known = hold[i] = true;
    return known || (part.word == "&" && take(part.arguments[0]) && take(part.arguments[1]));
  };
  if (formula.word != "true" && !take(formula)) return std::nullopt;
  return hold;
}

std::optional<certificates::Certificate> StatementFolder::read(const LedgerPiece& piece) const {
  const std::filesystem::path path = folder_ / name_of(piece);
  auto known = read_ledger(path);
  if (known && known->claim.instance != certificates::claim_of(piece, {{"true", {}}, {}}, {}).instance)
    throw text::InputError(path.string() + ": expected a ledger of " + certificates::text(piece) + ", found one of " +
                           text::quoted(known->claim.instance));
  return known;
}

std::optional<std::pair<Ledger, std::vector<bool>>> StatementFolder::find(const LedgerPiece& piece) {
  const auto known = read(piece);
  if (!known) return std::nullopt;
  const Ledger& ledger = *known->evidence.as<Ledger>();
  const LedgerQuestion question = certificates::question_of(known->claim.statement);
  const auto hold = question.columns.empty() && ledger.failures.empty() ? parts_of(question.conjecture) : std::nullopt;
  if (!hold)
    throw text::InputError((folder_ / name_of(piece)).string() +
                           ": expected a ledger that some of the statements of the file hold, found " +
                           text::quoted(known->claim.statement));
  return std::pair(ledger, *hold);
}

void StatementFolder::add(const LedgerPiece& piece, Ledger ledger, const std::vector<bool>& hold) {
  write(piece, {statement_of(statements_, hold), {}}, std::move(ledger));
}

void StatementFolder::write(const LedgerPiece& piece, const LedgerQuestion& question, Ledger ledger) const {
  name_instance(piece, question.conjecture, ledger);
  AtomicFile file(folder_ / name_of(piece), AtomicFile::Abandoned::leave);
  file.write(certificates::write(certificates::sealed(piece, question, std::move(ledger))));
  file.commit();
}

void StatementFolder::settle(const std::vector<bool>& hold, int first_order, int last_order) {
  const LedgerQuestion question{statement_of(statements_, hold), {}};
  for (int order = first_order; order <= last_order; ++order) {
    const int count = sweeps::ledger_pieces(graph_class_, order);
    for (int index = 0; index < count; ++index) {
      const LedgerPiece piece{.graph_class = graph_class_, .order = order, .index = index, .count = count};
      const auto known = read(piece);
      if (!known) continue;
      const Ledger& ledger = *known->evidence.as<Ledger>();
      if (known->claim.statement != certificates::claim_of(piece, question, ledger).statement)
        write(piece, question, ledger);
    }
  }
}

}  // namespace gamecert::verify
