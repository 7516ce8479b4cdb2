// Formulas to a solver; models back to graphs and positions.
#include "proofs/obligation_answer.hpp"

#include <vector>

#include "encode/conditions.hpp"
#include "solve/sat_answers.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Obligation;
using reductions::Reduction;
using reductions::Truth;

/// The values of a model, as a solver gave them for the inputs in their order.
class Known {
 public:
  using Bit = Truth;
  explicit Known(const std::vector<char>& model) : model_(model) {}
  Bit constant(bool value) { return {value}; }
  Bit input(const std::string& name) {
    const Bit bit{model_[++inputs_] != 0};
    if (bit.value) names_.push_back(name);
    return bit;
  }
  void require(Bit) {}
  /// Of the inputs that are true.
  const std::vector<std::string>& names() const { return names_; }

 private:
  const std::vector<char>& model_;
  std::size_t inputs_ = 0;
  std::vector<std::string> names_;
};

Against against(const Reduction& reduction, const Obligation& obligation, const std::vector<char>& model) {
  Known known(model);
  const auto situation = reductions::Denial(reduction, obligation, known).state();
  Against result;
  std::vector<int> number;  // of the vertices that are there
  for (const Truth there : situation.there) number.push_back(there.value ? result.graph.order++ : -1);
  result.graph.directed = reduction.source.directed || reduction.tells_ends_apart();
  for (std::size_t a = 0; a < number.size(); ++a) {
    for (std::size_t b = 0; b < number.size(); ++b) {
      if (!situation.arcs[a][b].value) continue;
      result.graph.rows[static_cast<std::size_t>(number[a])] |= graphs::single(number[b]);
      if (!result.graph.directed) result.graph.add_edge(number[a], number[b]);
    }
  }
  for (const std::string& name : known.names()) {
    if (name.find(':') != name.npos) result.painting += (result.painting.empty() ? "" : ", ") + name;
  }
  return result;
}

}  // namespace

ObligationAnswer answer(const Reduction& reduction, const Obligation& obligation, bool refutation,
                        solve::Watch& watch) {
  watch.look();
  encode::Conditions conditions(solve::formula_watch(watch));
  reductions::Denial(reduction, obligation, conditions).state();
  const encode::Cnf cnf = conditions.cnf();
  solve::SatVerdict verdict = solve::decide_formula(cnf, refutation, watch.left());
  ObligationAnswer result{.clauses = cnf.clauses()};
  if (verdict.model) {
    result.against = against(reduction, obligation, *verdict.model);
  } else {
    result.refutation = std::move(verdict.refutation);
    result.missing = std::move(verdict.missing);
  }
  return result;
}

}  // namespace gamecert::proofs
