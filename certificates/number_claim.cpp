// The text of such claims, and where in a formula a number may stand.
#include "certificates/number_claim.hpp"

#include <string_view>
#include <utility>

#include "certificates/claim.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

using language::Formula;

NumberClaim number_claimed(const std::string& statement) {
  constexpr std::string_view equals = "EQUALS ";
  const std::size_t space = statement.find(' ', equals.size());
  const auto value = statement.starts_with(equals) && space != std::string::npos
                         ? text::integer(std::string_view(statement).substr(equals.size(), space - equals.size()))
                         : std::nullopt;
  if (!value) reject("expected EQUALS, a number and a formula, found " + text::quoted(statement));
  const std::string_view prefix = std::string_view(statement).substr(space + 1);
  try {
    Formula formula = language::read_prefix_number(prefix, nullptr);
    if (language::prefix(formula) != prefix)
      reject("expected the formula " + text::quoted(language::prefix(formula)) + ", found " + text::quoted(prefix));
    return {*value, std::move(formula)};
  } catch (const text::InputError& error) {
    text::throw_shifted(error, space + 1);
  }
}

std::vector<Formula*> on_the_graph(Formula& formula) {
  const language::LanguageWord* word = formula.arguments.empty() ? nullptr : language::find_word(formula.word);
  std::vector<Formula*> parts;
  // A variable called E hides the set of edges.
  if (!formula.arguments.empty() && language::binds({formula.word, {formula.arguments[0]}}, "E")) return parts;
  for (Formula& argument : formula.arguments) parts.push_back(&argument);
  if (word != nullptr && word->meaning == language::Meaning::change) parts.pop_back();
  // What a recursion means may be asked on other graphs.
  if (word != nullptr && word->meaning == language::Meaning::recursion) parts = {parts.back()};
  return parts;
}

Formula with_numbers(const Formula& formula, const KnownNumbers& known, std::set<std::string, std::less<>>& used) {
  if (const auto number = known.find(language::prefix(formula)); number != known.end()) {
    used.insert(number->first);
    return {std::to_string(number->second), {}};
  }
  Formula result = formula;
  for (Formula* const part : on_the_graph(result)) *part = with_numbers(*part, known, used);
  return result;
}

}  // namespace gamecert::certificates
