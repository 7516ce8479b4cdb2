// Numbers in English: words that give them as phrases, arithmetic as it is written.
#include "text/numbers.hpp"

#include <algorithm>

#include "conjectures/english/sentence.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

constexpr int of_powers = 3;
static_assert(of_powers < tightest_operand);

/// How tightly an operation binds; 0 for no operation.
int binding(const Formula& formula) {
  if (formula.arguments.size() != 2) return 0;
  const std::string& word = formula.word;
  if (word == "+" || word == "-" || word == "xor") return 1;
  if (word == "*" || word == "/" || word == "mod") return 2;
  return word == "^" ? of_powers : 0;
}

std::string replaced(std::string text, std::string_view mark, std::string_view by) {
  const std::size_t at = text.find(mark);
  return at == std::string::npos ? text : text.replace(at, mark.size(), by);
}

/// Behind `the least`: `degree of v`, `|S|`, `value of 2 * |S|`.
std::string value_phrase(const std::string& text) {
  if (text.starts_with("the ")) return text.substr(4);
  return text.find(' ') == std::string::npos ? text : "value of " + text;
}

}  // namespace

Said Sentence::number(const Formula& formula) {
  const std::string& word = formula.word;
  const auto& parts = formula.arguments;
  if (parts.empty() && (variable(word) != nullptr || text::integer64(word))) return {word};
  if (word == "recursive") return recursion(formula);
  if (is_call(formula)) return call(formula);
  if (parts.empty() && named(word) != nullptr) return {"the " + word + of_graph()};
  if (const TermPattern* term = term_pattern(word); parts.empty() && term != nullptr)
    return {"the " + std::string(term->text) + (find_term(word)->of_colouring ? "" : of_graph())};
  if (binding(formula) > 0) return {operand(formula, 0)};
  if (word == "card" && parts[0].word == "those") {
    const Said those = quantified_number(parts[0]);
    return {replaced(those.text, "the ", "the number of "), those.form};
  }
  if (word == "card") return {members_counted(parts[0])};
  if (word == "if") {
    return {thing(parts[1]) + " if " + truth(parts[0]).closed() + ", and " + thing(parts[2]) + " otherwise",
            Said::Form::open};
  }
  if (word == "let") {
    const Noun of_value = noun(parts[1]);
    const std::string value = of_value == Noun::truth ? "the truth of (" + truth(parts[1]).text + ")" : thing(parts[1]);
    variables_.emplace_back(parts[0].word, of_value);
    const std::string body = thing(parts[2]);
    variables_.pop_back();
    return {body + ", where " + parts[0].word + " is " + value, Said::Form::open};
  }
  if (!parts.empty() && change_pattern(word) != nullptr) {
    const SaidGraph before = graph_;
    change(formula);
    Said body = number(parts.back());
    graph_ = before;
    return body;
  }
  if (game_pattern(word) != nullptr) return {asked(formula, false)};
  if (quantifier_pattern(word) != nullptr) return quantified_number(formula);
  if (word_pattern(word) != nullptr) return {filled(word_pattern(word)->text, formula)};
  return {infix_in_quotes(formula)};
}

std::string Sentence::operand(const Formula& formula, int least) {
  const int own = binding(formula);
  if (own > 0) {
    const std::string text = operand(formula.arguments[0], own == of_powers ? own + 1 : own) + " " + formula.word +
                             " " + operand(formula.arguments[1], own + 1);
    return own < least ? "(" + text + ")" : text;
  }
  const bool term =
      formula.arguments.empty() && (term_pattern(formula.word) != nullptr || named(formula.word) != nullptr);
  if (term && variable(formula.word) == nullptr && of_graph().empty()) return formula.word;
  const Said said = number(formula);
  if (formula.word.starts_with('-') && formula.arguments.empty() && least > 0) return "(" + said.text + ")";
  const WordPattern* pattern = word_pattern(formula.word);
  const bool inside = pattern != nullptr && pattern->text.find("$t1") != std::string_view::npos;
  return inside || said.text.find(' ') == std::string::npos ? said.text : "(" + said.text + ")";
}

Said Sentence::quantified_number(const Formula& formula) {
  const QuantifierPattern& pattern = *quantifier_pattern(formula.word);
  const SaidRange range_said = range(formula, true);
  const Formula* body = range_said.body;
  std::string text = replaced(std::string(pattern.text), "$many", range_said.many);
  text = replaced(text, "$one", range_said.one);
  bool open = true;
  if (text.find("such that $b") != std::string::npos) {
    open = body->word != "true" || range_said.many.find(" such that ") != std::string::npos;
    text = body->word == "true" ? text.substr(0, text.find(" such that $b")) : replaced(text, "$b", truth(*body).text);
  } else {
    const bool extreme = formula.word == "min" || formula.word == "max";
    const Said said = number(*body);
    const bool tailed = said.form == Said::Form::closed && said.text.find(" that ") != std::string::npos;
    const std::string value = tailed ? "(" + said.text + ")" : said.closed();
    text = replaced(text, "$b", extreme ? value_phrase(value) : value);
  }
  text += range_said.where;
  variables_.resize(variables_.size() - range_said.variables);
  return {text, open ? Said::Form::open : Said::Form::closed};
}

std::string Sentence::members_counted(const Formula& set) {
  if (set.arguments.empty() && variable(set.word) != nullptr) return "|" + set.word + "|";
  if (set.word == "V" || set.word == "E") return "the number of " + std::string(plural(noun(set))) + of_graph();
  const std::string all = members(set);
  if (set.word != "union" && all.starts_with("the ")) return "the number of " + all.substr(4);
  return "the number of " + std::string(plural(noun(set))) + " in " + thing(set);
}

}  // namespace gamecert::conjectures
