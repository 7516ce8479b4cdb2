// A question asked at graph after graph, by definition.
#pragma once

#include <string>
#include <vector>

#include "certificates/grounds.hpp"
#include "certificates/ledgers/ledger.hpp"
#include "conjectures/compiled_formula.hpp"

namespace gamecert::certificates {

/// The rules of the games that the question asks, by name or through the definitions of its words. InputError for a
/// question that is not about such graphs.
void add_rules(const LedgerQuestion& question, bool directed, Grounds& grounds);

class GraphAnswers {
 public:
  explicit GraphAnswers(const LedgerQuestion& question);
  void look(const graphs::SmallGraph& graph);
  /// Throws Rejection unless the ledger says the same of the graphs looked at.
  void compare(const Ledger& ledger, bool holds) const;

 private:
  std::vector<conjectures::CompiledFormula> formulas_;  // the conjecture, or the columns
  std::vector<conjectures::Total> totals_;
  std::vector<conjectures::Column::Kind> kinds_;
  bool conditional_ = false;  // the conjecture has hypotheses
  std::uint64_t instances_ = 0;
  std::vector<std::string> failures_;
};

}  // namespace gamecert::certificates
