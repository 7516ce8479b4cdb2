// CaDiCaL: the only file that knows it.
#include <cadical.hpp>
#include <ctime>

#include "solve/solvers/sat.hpp"

namespace gamecert::solve {

SatResult run_cadical(const encode::Cnf& cnf, const std::filesystem::path& drat) {
  const std::clock_t begin = std::clock();
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  if (!drat.empty() && !solver.trace_proof(drat.c_str())) {
    return {.message = "expected a file for the proof, found that " + drat.string() + " cannot be written"};
  }
  solver.reserve(cnf.variables());
  for (int i = 0; i < cnf.clauses(); ++i) {
    for (const int literal : cnf.clause(i)) solver.add(literal);
    solver.add(0);
  }
  SatResult result;
  switch (solver.solve()) {
    case 10:
      result.status = SatResult::Status::satisfiable;
      result.model.push_back(0);
      for (int variable = 1; variable <= cnf.variables(); ++variable) result.model.push_back(solver.val(variable) > 0);
      break;
    case 20:
      result.status = SatResult::Status::unsatisfiable;
      break;
    default:
      result.message = "the solver gave up";
  }
  if (!drat.empty()) solver.close_proof_trace();
  result.seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  return result;
}

}  // namespace gamecert::solve
