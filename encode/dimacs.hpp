// Formulas as text.
#pragma once

#include <string>
#include <vector>

#include "encode/cnf.hpp"

namespace gamecert::encode {

/// The DIMACS header, and a line a clause.
std::string header(const Cnf& cnf);
std::string clause_lines(const Cnf& cnf);

/// DIMACS: `title` and what the first variables mean in comments, then the header and a line a clause.
std::string dimacs(const Cnf& cnf, const std::string& title, const std::vector<std::string>& names);

}  // namespace gamecert::encode
