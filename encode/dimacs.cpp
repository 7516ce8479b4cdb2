// The lines of a formula.
#include "encode/dimacs.hpp"

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

std::string dimacs(const Cnf& cnf, const std::string& title, const std::vector<std::string>& names) {
  std::string text = "c " + title + "\n";
  int variable = 0;
  for (const std::string& name : names) text += "c " + std::to_string(++variable) + " = " + name + "\n";
  return text + header(cnf) + clause_lines(cnf);
}

}  // namespace gamecert::encode
