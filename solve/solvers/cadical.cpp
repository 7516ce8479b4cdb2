// CaDiCaL: the only file that knows it.
#include <cadical.hpp>
#include <ctime>

#include "solve/solvers/sat.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {

namespace {

/// CaDiCaL asks it now and then whether to go on.
class Terminator final : public CaDiCaL::Terminator {
 public:
  explicit Terminator(Watch* watch) : watch_(watch) {}
  bool terminate() override {
    if (watch_ == nullptr) return false;
    try {
      watch_->look();
      return false;
    } catch (const text::LimitError& error) {
      reason_ = error.what();
      return true;
    }
  }
  const std::string& reason() const { return reason_; }

 private:
  Watch* watch_;
  std::string reason_ = "the solver gave up";
};

}  // namespace

SatResult run_cadical(const encode::Cnf& cnf, const std::filesystem::path& drat, Watch* watch) {
  const std::clock_t begin = std::clock();
  Terminator terminator(watch);
  CaDiCaL::Solver solver;
  solver.connect_terminator(&terminator);
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
      result.message = terminator.reason();
  }
  if (!drat.empty()) solver.close_proof_trace();
  result.seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  return result;
}

}  // namespace gamecert::solve
