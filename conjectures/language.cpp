// The language with the games there are.
#include "conjectures/language.hpp"

#include "conjectures/game_syntax.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using language::Sort;

namespace {

language::TypedFormula parse_as(Sort wanted, std::string_view text, language::About about,
                                const language::UserWords* users, const language::OtherWords* others) {
  language::UserWords all;
  if (users != nullptr && !users->empty()) {
    all = *users;
    all.insert(inlined_words().begin(), inlined_words().end());
    users = &all;
  } else {
    users = &inlined_words();
  }
  return language::parse(text, wanted, {.about = about, .users = users, .games = &game_syntax(), .others = others});
}

}  // namespace

language::Formula parse_conjecture(std::string_view text, language::About about, const language::UserWords* users,
                                   const language::OtherWords* others) {
  return parse_as(Sort::truth, text, about, users, others).formula;
}

language::Formula parse_number(std::string_view text, language::About about, const language::UserWords* users,
                               const language::OtherWords* others) {
  return parse_as(Sort::number, text, about, users, others).formula;
}

language::TypedFormula parse_expression(std::string_view text, language::About about, const language::UserWords* users,
                                        const language::OtherWords* others) {
  language::TypedFormula result = parse_as(Sort::any, text, about, users, others);
  if (!result.truth() && !language::fits(Sort::number, result.sort))
    throw text::InputError("expected a truth value or a number, found " + std::string(language::called(result.sort)),
                           1);
  return result;
}

}  // namespace gamecert::conjectures
