// A question asked at graph after graph, by definition or by a theorem that stands in for one.
#pragma once

#include <string>
#include <vector>

#include "certificates/grounds.hpp"
#include "certificates/ledgers/ledger.hpp"
#include "language/compiled_formula.hpp"

namespace gamecert::certificates {

/// The rules of the games that the question asks, by name or through the definitions of its words, the theorems that
/// these definitions stand on, and a theorem that is worth it, if it is trusted. InputError for a question that is not
/// about such graphs.
void add_grounds_of_answers(const LedgerQuestion& question, bool directed, Grounds& grounds);

class GraphAnswers {
 public:
  /// By the theorems that are among the grounds. With hypotheses: of a ledger that names this graph as one that
  /// satisfies them, 0 for none.
  GraphAnswers(const LedgerQuestion& question, const Grounds& grounds, std::size_t instance);
  /// Throws Rejection if the hypotheses are not as named.
  void look(const graphs::SmallGraph& graph);
  /// Throws Rejection unless the ledger says the same of the graphs looked at.
  void compare(const Ledger& ledger, bool holds) const;

 private:
  std::vector<language::CompiledFormula> formulas_;  // the conjecture, or the columns
  conjectures::Totals totals_;
  bool table_;
  std::vector<std::int64_t> values_;  // at the graph at hand
  bool hypotheses_;
  std::size_t instance_;
  std::size_t graphs_ = 0;
  std::vector<std::string> failures_;
};

}  // namespace gamecert::certificates
