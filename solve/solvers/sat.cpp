// The solver runs in a child, which reports the status, the seconds and the model.
#include "solve/solvers/sat.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "solve/solvers/subprocess.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

/// The seconds and the model, or the message alone.
Report written(const SatResult& result) {
  if (result.status == SatResult::Status::unknown) return {0, result.message};
  std::string text(reinterpret_cast<const char*>(&result.seconds), sizeof result.seconds);
  text.append(result.model.begin(), result.model.end());
  return {static_cast<char>(result.status), std::move(text)};
}

SatResult read(const Report& report, int variables) {
  SatResult result;
  result.status = static_cast<SatResult::Status>(report.status);
  if (result.status == SatResult::Status::unknown) return {.message = report.text};
  const std::string cut_off = "the report of the solver is cut off";
  if (report.text.size() < sizeof result.seconds) return {.message = cut_off};
  std::memcpy(&result.seconds, report.text.data(), sizeof result.seconds);
  if (result.status == SatResult::Status::satisfiable) {
    result.model.assign(report.text.begin() + sizeof result.seconds, report.text.end());
    if (result.model.size() != static_cast<std::size_t>(variables) + 1) return {.message = cut_off};
  }
  return result;
}

bool satisfied(const encode::Cnf& cnf, const std::vector<char>& model) {
  for (int i = 0; i < cnf.clauses(); ++i) {
    const auto is_true = [&](int literal) {
      return (model[static_cast<std::size_t>(std::abs(literal))] != 0) == (literal > 0);
    };
    if (std::ranges::none_of(cnf.clause(i), is_true)) return false;
  }
  return true;
}

SatResult with_model_tried(const encode::Cnf& cnf, SatResult result) {
  if (result.status == SatResult::Status::satisfiable && !satisfied(cnf, result.model))
    throw std::logic_error("engines disagree: a model of the SAT solver does not satisfy the formula");
  return result;
}

}  // namespace

SatResult solve_sat(const encode::Cnf& cnf, const Limits& limits, const std::filesystem::path& drat,
                    const SatSolver& solver) {
  try {
    const auto work = [&](int end) { report(end, limits, [&] { return written(solver(cnf, drat)); }); };
    return with_model_tried(cnf, read(report_of(in_child(limits, work)), cnf.variables()));
  } catch (const text::LimitError& error) {
    return {.message = error.what()};
  }
}

SatResult solve_sat(const encode::Cnf& cnf, const Limits& limits, const std::filesystem::path& drat) {
  if (children_allowed)
    return solve_sat(cnf, limits, drat,
                     [](const auto& formula, const auto& proof) { return run_cadical(formula, proof); });
  Watch watch(limits);
  return with_model_tried(cnf, run_cadical(cnf, drat, &watch));
}

}  // namespace gamecert::solve
