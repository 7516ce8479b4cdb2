#include "pages/claims/certified_formula.hpp"

#include "conjectures/questions.hpp"
#include "language/infix.hpp"

namespace gamecert::pages {

std::string certified_formula(std::string_view claim) {
  constexpr std::string_view about = "conjecture ", fails = " FAILS ";
  const std::size_t at = claim.find(fails);
  if (!claim.starts_with(about) || at == claim.npos) return "";
  const std::string_view prefix = claim.substr(at + fails.size());
  const std::string infix = language::infix(conjectures::read_prefix(prefix));
  return infix == prefix ? "" : infix;
}

}  // namespace gamecert::pages
