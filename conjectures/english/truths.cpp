// Truth values in English.
#include <algorithm>
#include <utility>

#include "conjectures/english/sentence.hpp"
#include "conjectures/questions.hpp"
#include "text/numbers.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

constexpr std::pair<std::string_view, std::string_view> mirrored_signs[] = {{"=", "="},   {"!=", "!="}, {"<", ">"},
                                                                            {"<=", ">="}, {">", "<"},   {">=", "<="}};
constexpr std::pair<std::string_view, std::string_view> denied_signs[] = {{"=", "!="}, {"!=", "="}, {"<", ">="},
                                                                          {"<=", ">"}, {">", "<="}, {">=", "<"}};
/// Of how many there are.
constexpr std::pair<std::string_view, std::string_view> amounts[] = {
    {"=", "exactly"}, {"<", "fewer than"}, {"<=", "at most"}, {">", "more than"}, {">=", "at least"}};

template <std::size_t n>
std::string_view of_sign(const std::pair<std::string_view, std::string_view> (&table)[n], std::string_view sign) {
  for (const auto& [key, value] : table)
    if (key == sign) return value;
  return "";
}

bool connects(std::string_view word) {
  return word == "&" || word == "|" || word == "->" || word == "<->" || word == "if";
}

bool whole_number(const Formula& formula) {
  return formula.arguments.empty() && text::integer64(formula.word).has_value();
}

bool constant(const Formula& formula) {
  return whole_number(formula) || formula.word == "infinite" || formula.word == "-infinite";
}

}  // namespace

std::string listed(const std::vector<std::string>& parts, std::string_view word) {
  const bool long_parts = std::ranges::any_of(parts, [](const std::string& part) {
    return part.find(',') != std::string::npos || part.find(':') != std::string::npos ||
           part.find(" and ") != std::string::npos || part.find(" or ") != std::string::npos;
  });
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      const bool last = i + 1 == parts.size();
      text += last && !long_parts ? " " : last ? ", " : ",";
      text += last ? std::string(word) + " " : " ";
    }
    text += parts[i];
  }
  return text;
}

std::vector<const Formula*> operands_of(const Formula& formula, std::string_view word) {
  if (formula.word != word || formula.arguments.size() != 2) return {&formula};
  std::vector<const Formula*> all = operands_of(formula.arguments[0], word);
  for (const Formula* right : operands_of(formula.arguments[1], word)) all.push_back(right);
  return all;
}

std::string Sentence::predicate(const Formula& formula) const {
  if (formula.word == "!" && formula.arguments.size() == 1) {
    const std::string inner = formula.arguments[0].word == "!" ? "" : predicate(formula.arguments[0]);
    return inner.empty() ? "" : "not " + inner;
  }
  if (!formula.arguments.empty() || variable(formula.word) != nullptr) return "";
  const TermPattern* term = term_pattern(formula.word);
  return term != nullptr && term->text.starts_with("is ") ? std::string(term->text.substr(3)) : "";
}

std::string Sentence::subject(const Formula& formula) const {
  if (formula.word == "!") return subject(formula.arguments[0]);
  const Term* term = find_term(formula.word);
  return term != nullptr && term->of_colouring ? "the game" : graph_.name;
}

Said Sentence::truth(const Formula& formula) {
  const std::string& word = formula.word;
  const auto& parts = formula.arguments;
  if (parts.empty() && variable(word) != nullptr) return {word + " is true"};
  if (word == "recursive") return recursion(formula);
  if (is_call(formula)) return call(formula);
  if (const std::string is = predicate(formula); !is.empty()) return {subject(formula) + " is " + is};
  if (parts.empty() && named(word) != nullptr) return {graph_.name + " has the property " + word};
  if (word == "&") return joined(formula, "and");
  if (word == "|") return joined(formula, "or");
  if (word == "->") return implication(formula);
  if (word == "<->")
    return {truth(parts[0]).closed() + " if and only if " + truth(parts[1]).closed(), Said::Form::joined};
  if (word == "!") return denied(parts[0]);
  if (word == "if") {
    return {
        "if " + truth(parts[0]).closed() + ", then " + truth(parts[1]).closed() + "; otherwise " + truth(parts[2]).text,
        Said::Form::open};
  }
  if (word == "let") {
    const Noun of_value = noun(parts[1]);
    const std::string value = of_value == Noun::truth ? "the truth of (" + truth(parts[1]).text + ")" : thing(parts[1]);
    variables_.emplace_back(parts[0].word, of_value);
    const std::string body = truth(parts[2]).text;
    variables_.pop_back();
    return {"for " + parts[0].word + " = " + value + ": " + body, Said::Form::open};
  }
  if (!parts.empty() && change_pattern(word) != nullptr) {
    const SaidGraph before = graph_;
    change(formula);
    Said body = truth(parts.back());
    graph_ = before;
    return body;
  }
  if (game_pattern(word) != nullptr) return {asked(formula, false)};
  if (word == "forall" || word == "exists") return quantified_truth(formula, false);
  if (!of_sign(denied_signs, word).empty()) return comparison(formula, false);
  const auto sort = [&](std::size_t i) { return i < parts.size() ? sort_name(noun(parts[i])) : ""; };
  if (const WordPattern* pattern = word_pattern(word, sort(0), sort(1))) return {filled(pattern->text, formula)};
  return {infix_in_quotes(formula)};
}

Said Sentence::denied(const Formula& formula) {
  const std::string& word = formula.word;
  const auto& parts = formula.arguments;
  if (parts.empty() && variable(word) != nullptr) return {word + " is false"};
  if (parts.empty() && named(word) != nullptr) return {graph_.name + " does not have the property " + word};
  if (word == "!") return truth(parts[0]);
  if (!parts.empty() && change_pattern(word) != nullptr) {
    const SaidGraph before = graph_;
    change(formula);
    Said body = truth({"!", {parts.back()}});
    graph_ = before;
    return body;
  }
  if (game_pattern(word) != nullptr) return {asked(formula, true)};
  if (word == "exists") return quantified_truth(formula, true);
  if (!of_sign(denied_signs, word).empty()) return comparison(formula, true);
  const auto sort = [&](std::size_t i) { return i < parts.size() ? sort_name(noun(parts[i])) : ""; };
  const WordPattern* pattern = word_pattern(word, sort(0), sort(1));
  if (pattern != nullptr && !pattern->denied.empty()) return {filled(pattern->denied, formula)};
  return {"it is not true that " + truth(formula).closed()};
}

Said Sentence::joined(const Formula& formula, std::string_view word) {
  Said::Form form = Said::Form::joined;
  const std::vector<const Formula*> operands = operands_of(formula, formula.word);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    // Properties of one graph behind one another: `the graph is connected, planar and cubic`.
    std::vector<std::string> predicates;
    const std::size_t first = i;
    for (; i < operands.size(); ++i) {
      const std::string is = predicate(*operands[i]);
      if (is.empty() || subject(*operands[i]) != subject(*operands[first])) break;
      predicates.push_back(is);
    }
    if (!predicates.empty()) {
      parts.push_back(subject(*operands[first]) + " is " + listed(predicates, word));
      --i;
      continue;
    }
    const Said said = truth(*operands[i]);
    // At the end a quantifier may go on as far as it can, another connective may not.
    const bool goes_on = i + 1 == operands.size() && said.form == Said::Form::open && !connects(operands[i]->word);
    if (goes_on) form = said.form;
    parts.push_back(goes_on ? said.text : said.closed());
  }
  return {listed(parts, word), form};
}

Said Sentence::implication(const Formula& formula) {
  const Formula &hypothesis = formula.arguments[0], &conclusion = formula.arguments[1];
  const Said if_said = truth(hypothesis);
  std::string then_said = truth(conclusion).text;
  // Two predicates of one subject.
  const auto of_subject = [&](const Formula& part, const std::string& subject_name) {
    std::vector<const Formula*> all = operands_of(part, "&");
    return std::ranges::all_of(
        all, [&](const Formula* one) { return !predicate(*one).empty() && subject(*one) == subject_name; });
  };
  const std::string& name = subject(*operands_of(hypothesis, "&").front());
  if (of_subject(hypothesis, name) && of_subject(conclusion, name) && then_said.starts_with(name + " "))
    then_said = "it" + then_said.substr(name.size());
  const bool closes = if_said.form == Said::Form::open;
  return {"if " + (closes ? if_said.closed() : if_said.text) + ", then " + then_said, Said::Form::open};
}

Said Sentence::comparison(const Formula& formula, bool denies) {
  std::string_view sign = denies ? of_sign(denied_signs, formula.word) : std::string_view(formula.word);
  const Formula *left = &formula.arguments[0], *right = &formula.arguments[1];
  if (right->word == "count" && left->word != "count") {
    std::swap(left, right);
    sign = of_sign(mirrored_signs, sign);
  }
  const std::string_view amount = of_sign(amounts, sign);
  if (left->word == "count" && nesting(*right) == 0 && !amount.empty()) {
    const bool zero = right->word == "0", one = right->word == "1";
    const bool none = zero ? sign == "=" || sign == "<=" : one && sign == "<";
    const bool some = zero ? sign == ">" : one && sign == ">=";
    if (none || some) {
      const Formula exists{"exists", left->arguments};
      return quantified_truth(exists, none);
    }
    const std::string number_said = operand(*right, 0);
    const SaidRange range_said = range(*left, true);
    std::string text = (one ? "there is " : "there are ") + std::string(amount) + " " + (one ? "one" : number_said) +
                       " " + (one ? range_said.one : range_said.many);
    if (range_said.body->word != "true") text += " such that " + truth(*range_said.body).text;
    variables_.resize(variables_.size() - range_said.variables);
    return {text, range_said.body->word == "true" ? Said::Form::closed : Said::Form::open};
  }
  if (left->word == "misere" && sign == "=" && (right->word == "1" || right->word == "-1")) {
    return {(right->word == "1" ? "the first player wins " : "the second player wins ") + game(*left) + " on " +
            graph_.name + " when the last to move loses"};
  }
  if (score_of_wins(*left) && right->word == "0") {
    const std::string what = game(*left) + " on " + graph_.name;
    if (sign == "=" || sign == "!=")
      return {"play of " + what + (sign == "=" ? " ends in a tie" : " does not end in a tie")};
    const bool first = sign == ">" || sign == "<=", wins = sign == ">" || sign == "<";
    return {std::string(first ? "the first" : "the second") + " player " + (wins ? "wins " : "does not win ") + what};
  }
  // What goes on as far as it can stands behind the sign where that reads as well.
  if (sign == "=" && nesting(*left) > 0 && nesting(*right) == 0 && !constant(*right)) std::swap(left, right);
  const Said first = number(*left), second = number(*right);
  if (constant(*right) && (sign == "=" || sign == "!="))
    return {first.closed() + (sign == "=" ? " is " : " is not ") + second.text};
  // `at most 3 if A, and 4 otherwise` could be two statements.
  const bool closes = right->word == "if" || right->word == "let";
  std::string text(word_pattern(sign)->text);
  text.replace(text.find("$2"), 2, closes ? second.closed() : second.text);
  text.replace(text.find("$1"), 2, first.closed());
  return {text, closes ? Said::Form::closed : second.form};
}

Said Sentence::quantified_truth(const Formula& formula, bool denies) {
  const SaidRange range_said = range(formula, true);
  const bool single = range_said.single;
  std::string text = formula.word == "forall" ? single ? "for every " : "for all "
                     : denies                 ? single ? "there is no " : "there are no "
                     : single                 ? "there is "
                                              : "there are ";
  text += !single                              ? range_said.many
          : formula.word == "forall" || denies ? range_said.one
                                               : article(range_said.one) + range_said.one;
  const std::string body = truth(*range_said.body).text;
  variables_.resize(variables_.size() - range_said.variables);
  if (formula.word == "forall") return {text + ": " + body, Said::Form::open};
  if (range_said.body->word == "true") return {text};
  return {text + " such that " + body, Said::Form::open};
}

}  // namespace gamecert::conjectures
