// The language with the games there are.
#include "conjectures/language.hpp"

#include "conjectures/game_syntax.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using language::Sort;

language::Formula parse_conjecture(std::string_view text, language::About about, const language::UserWords* users) {
  return language::parse(text, Sort::truth, {about, users, &game_syntax()}).formula;
}

language::Formula parse_number(std::string_view text, language::About about, const language::UserWords* users) {
  return language::parse(text, Sort::number, {about, users, &game_syntax()}).formula;
}

language::TypedFormula parse_expression(std::string_view text, language::About about,
                                        const language::UserWords* users) {
  language::TypedFormula result = language::parse(text, Sort::any, {about, users, &game_syntax()});
  if (!result.truth() && !language::fits(Sort::number, result.sort))
    throw text::InputError("expected a truth value or a number, found " + std::string(language::called(result.sort)),
                           1);
  return result;
}

}  // namespace gamecert::conjectures
