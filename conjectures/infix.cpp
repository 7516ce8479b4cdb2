// Formulas printed as users write them, with as few parentheses as reading back needs.
#include <vector>

#include "conjectures/language.hpp"
#include "conjectures/syntax.hpp"
#include "conjectures/words.hpp"

namespace gamecert::conjectures {
namespace {

using conjectures::Formula;

std::string print(const Formula& formula, int least);

std::string parenthesised(const std::string& text) { return std::string("(").append(text).append(")"); }

std::string print_deletion(const Formula& formula) {
  const Formula* body = &formula;
  std::string parts;
  for (; body->word == "delete"; body = &body->arguments[1]) parts += " - " + body->arguments[0].word;
  return print(*body, tightest) + parenthesised("G" + parts);
}

std::string print_bare(const Formula& formula) {
  const std::string& word = formula.word;
  const auto& arguments = formula.arguments;
  if (arguments.empty()) return word;
  if (word == "delete") return print_deletion(formula);
  if (conjectures::find_word(word)->meaning == conjectures::Meaning::ask) {
    return word + parenthesised(conjectures::prefix(arguments[0]));
  }
  const int own = tightness(word);
  if (word == "!") return std::string("!").append(print(arguments[0], own));
  if (own == 0) {
    const Formula& over = arguments[0];
    const std::string variable = over.arguments.empty() ? "" : " " + over.arguments[0].word;
    return word + " " + over.word + variable + ": " + print(arguments[1], 0);
  }
  const int left = chains(word) && !binds_to_the_right(word) ? own : own + 1;
  const int right = binds_to_the_right(word) ? own : own + 1;
  return print(arguments[0], left) + " " + word + " " + print(arguments[1], right);
}

/// In parentheses if the word binds less tightly than its place asks.
std::string print(const Formula& formula, int least) {
  const int own = formula.arguments.empty() ? tightest : tightness(formula.word);
  return own < least ? parenthesised(print_bare(formula)) : print_bare(formula);
}

}  // namespace

std::string infix(const Formula& formula) { return print(formula, 0); }

}  // namespace gamecert::conjectures
