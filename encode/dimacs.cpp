// Formulas as text.
#include "encode/cnf.hpp"

namespace gamecert::encode {

std::string header(const Cnf& cnf) {
  return "p cnf " + std::to_string(cnf.variables()) + " " + std::to_string(cnf.clauses()) + "\n";
}

std::string clause_lines(const Cnf& cnf) {
  std::string text;
  for (int i = 0; i < cnf.clauses(); ++i) {
    for (const int literal : cnf.clause(i)) text += std::to_string(literal) + " ";
    text += "0\n";
  }
  return text;
}

std::string dimacs(const Cnf& cnf, const std::string& title) {
  std::string text = "c " + title + "\n";
  for (int variable = 1; variable <= cnf.variables(); ++variable) {
    if (!cnf.name(variable).empty()) text += "c " + std::to_string(variable) + " = " + cnf.name(variable) + "\n";
  }
  return text + header(cnf) + clause_lines(cnf);
}

}  // namespace gamecert::encode
