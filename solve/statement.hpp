// What stands in statements of answers and claims.
#pragma once

#include <string>

namespace gamecert::solve {

/// The number of a statement that has one behind its first word: 3 of `NIMBER 3`, `SCORE 3`.
inline int number_in(const std::string& statement) { return std::stoi(statement.substr(statement.find(' ') + 1)); }

}  // namespace gamecert::solve
