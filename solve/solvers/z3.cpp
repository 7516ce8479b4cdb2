// Z3: the only file that knows it.
#include <z3++.h>

#include "solve/solvers/smt.hpp"

namespace gamecert::solve {

SmtResult run_z3(const encode::Smt& script) {
  using enum SmtResult::Status;
  try {
    z3::context context;
    z3::solver solver = z3::tactic(context, "default").mk_solver();
    solver.from_string(script.text.c_str());
    switch (solver.check()) {
      case z3::unsat:
        return {unsatisfiable, {}, {}};
      case z3::unknown:
        return {.message = "Z3 gave up: " + solver.reason_unknown()};
      case z3::sat:
        break;
    }
    SmtResult result{satisfiable, {}, {}};
    const z3::model model = solver.get_model();
    for (const std::string& name : script.constants)
      result.values.push_back(model.eval(context.int_const(name.c_str()), true).get_numeral_int64());
    return result;
  } catch (const z3::exception& error) {
    return {.message = std::string("Z3 gave up: ") + error.msg()};
  }
}

}  // namespace gamecert::solve
