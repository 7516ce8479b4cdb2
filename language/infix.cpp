// Formulas printed as users write them, with as few parentheses as reading back needs.
#include "language/infix.hpp"

#include <initializer_list>
#include <string_view>

#include "language/syntax.hpp"
#include "language/words.hpp"

namespace gamecert::language {
namespace {

std::string print(const Formula& formula, int least);

std::string together(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

std::string parenthesised(const std::string& text) { return together({"(", text, ")"}); }

/// `P(complement(G - v))`
std::string print_changes(const Formula& formula) {
  std::string graph = "G";
  const Formula* body = &formula;
  for (const LanguageWord* word = nullptr;
       (word = find_word(body->word)) != nullptr && word->meaning == Meaning::change; body = &body->arguments.back()) {
    if (word->arguments == 1) {
      graph = body->word + parenthesised(graph);
    } else if (body->word == "induce") {
      graph += together({"[", print(body->arguments[0], 0), "]"});
    } else {
      const std::string sign = body->word == "join" ? " + " : body->word == "contract" ? " / " : " - ";
      graph += sign + print(body->arguments[0], tightest);
    }
  }
  return print(*body, tightest) + parenthesised(graph);
}

std::string print_arguments(const Formula& formula) {
  std::string text;
  for (const Formula& argument : formula.arguments) text.append(text.empty() ? "" : ", ").append(print(argument, 0));
  return text;
}

/// `nimber(proper 2 painted=S:1)`
std::string print_question(const Formula& asks) {
  std::string game = prefix(asks.arguments[0]);
  for (std::size_t i = 1; i < asks.arguments.size(); ++i) {
    const std::string& word = asks.arguments[i].word;
    const std::size_t value = word.find('=') + 1;
    const std::string set = print(asks.arguments[i].arguments[0], tightest);
    game += together({" ", word.substr(0, value), set, value < word.size() ? ":" : "", word.substr(value)});
  }
  if (asks.word == "misere") game += " play=misere";
  if (const std::size_t end = asks.word.find('=') + 1; compares_value(asks.word))
    return together({"(value(", game, ") ", asks.word.substr(5, end - 5), " \"", asks.word.substr(end), "\")"});
  const std::string word = asks.word == "misere"        ? "outcome"
                           : asks.word == "wins"        ? "winnable"
                           : asks.word == "number-part" ? "number"
                                                        : asks.word;
  return word + parenthesised(game);
}

std::string print_comparison(const Formula& formula, std::string_view sign) {
  const auto side = [&](std::size_t i) { return print(formula.arguments[i], comparison_tightness + 1); };
  return together({side(0), " ", sign, " ", side(1)});
}

std::string print_range(const Formula& over) {
  if (over.arguments.empty()) return over.word;
  const std::string& name = over.arguments[0].word;
  if (over.arguments.size() == 1) return over.word + " " + name;
  const auto part = [&](std::size_t i) { return print(over.arguments[i], comparison_tightness + 1); };
  if (over.word == "range") return together({name, " in ", part(1), "..", part(2)});
  return together({over.word == "subset" ? "set " : "", name, " in ", part(1)});
}

/// `property f(k, set S)`
std::string print_head(const Formula& head) {
  std::string text;
  for (std::size_t i = 1; i < head.arguments.size(); ++i) {
    const Formula& parameter = head.arguments[i];
    text +=
        (i == 1 ? "" : ", ") + (parameter.word == "number" ? "" : parameter.word + " ") + parameter.arguments[0].word;
  }
  const std::string& gives = head.arguments[0].word;
  const std::string kind = gives == "truth" ? "property" : gives == "number" ? "invariant" : gives;
  return together({kind, " ", head.word, parenthesised(text)});
}

/// In braces of others.
std::string print_member(const Formula& formula) {
  return print(formula.word == "only" ? formula.arguments[0] : formula, 0);
}

std::string print_bare(const Formula& formula) {
  const std::string& word = formula.word;
  const auto& arguments = formula.arguments;
  if (arguments.empty()) return word;
  if (find_word(word) == nullptr) return word + parenthesised(print_arguments(formula));  // a call
  const LanguageWord& known = *find_word(word);
  if (known.meaning == Meaning::change) return print_changes(formula);
  if (known.meaning == Meaning::ask) return print_question(formula);
  if (known.meaning == Meaning::pattern) return word + parenthesised(prefix(arguments[0]));
  if (known.meaning == Meaning::choice)
    return together(
        {"if ", print(arguments[0], 0), " then ", print(arguments[1], 0), " else ", print(arguments[2], 0)});
  if (known.meaning == Meaning::recursion)
    return together(
        {"recursive ", print_head(arguments[0]), " = ", print(arguments[1], 0), ": ", print(arguments[2], 0)});
  if (known.meaning == Meaning::let)
    return together({"let ", arguments[0].word, " = ", print(arguments[1], 0), ": ", print(arguments[2], 0)});
  if (word == "{}") return word;
  if (word == "only") return together({"{", print(arguments[0], 0), "}"});
  if (word == "edges-in" || word == "edges-at") {
    const bool inside = word == "edges-in";
    return together({"E", inside ? "[" : "(", print(arguments[0], 0), inside ? "]" : ")"});
  }
  if (word == "reach-along") return together({"reach(", print_arguments(formula), ")"});
  if (word == "those") return together({"{", print_range(arguments[0]), ": ", print(arguments[1], 0), "}"});
  if (word == "card") return together({"|", print(arguments[0], tightness("!")), "|"});
  if (word == "union" && arguments[1].word == "N" && arguments[1].arguments[0] == arguments[0])
    return together({"N[", print(arguments[0], 0), "]"});
  if (word == "union") return together({"{", print_member(arguments[0]), ", ", print_member(arguments[1]), "}"});
  if (word == "same") return print_comparison(formula, "=");
  if (word == "symmetric")
    return together({print(arguments[0], tightness("xor")), " xor ", print(arguments[1], tightness("xor") + 1)});
  const int own = tightness(word);
  if (own == tightest) return word + parenthesised(print_arguments(formula));
  if (word == "!" && arguments[0].word == "same") return print_comparison(arguments[0], "!=");
  if (word == "!") return std::string("!").append(print(arguments[0], comparison_tightness + 1));
  if (own == 0) {
    const Formula* body = &arguments[1];
    std::string where;
    if (body->word == "if" && prefix(body->arguments[2]) == of_none(known.meaning)) {
      where = " where " + print(body->arguments[0], 0);
      body = &body->arguments[1];
    }
    return together({word, " ", print_range(arguments[0]), where, ": ", print(*body, 0)});
  }
  std::string base = print(arguments[0], chains(word) && !binds_to_the_right(word) ? own : own + 1);
  if (word == "^" && base.front() == '-') base = parenthesised(base);  // as `-2 ^ 2` is not read
  return base + " " + word + " " + print(arguments[1], binds_to_the_right(word) ? own : own + 1);
}

/// In parentheses if the word binds less tightly than its place asks.
std::string print(const Formula& formula, int least) {
  const bool different = formula.word == "!" && formula.arguments[0].word == "same";
  const int own = formula.arguments.empty()             ? tightest
                  : different || formula.word == "same" ? comparison_tightness
                  : formula.word == "symmetric"         ? tightness("xor")
                                                        : tightness(formula.word);
  return own < least ? parenthesised(print_bare(formula)) : print_bare(formula);
}

}  // namespace

std::string infix(const Formula& formula) { return print(formula, 0); }

}  // namespace gamecert::language
