// Sentences that are broken into lines: where more than two quantifiers stand inside one another, or the sentence is
// long. What stands under a line is indented.
#include <algorithm>

#include "conjectures/english/sentence.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

constexpr int most_nested = 2;
constexpr std::size_t longest_line = 200;

/// Above the operands, which are numbered.
std::string_view head_of(std::string_view word) {
  constexpr std::pair<std::string_view, std::string_view> heads[] = {
      {"&", "all of these are true:"},
      {"|", "at least one of these is true:"},
      {"<->", "these are both true or both false:"},
      {"+", "the sum of these numbers:"},
      {"-", "the first of these numbers minus the second:"},
      {"*", "the product of these numbers:"},
      {"/", "the first of these numbers divided by the second:"},
      {"xor", "the nim-sum of these numbers:"},
      {"=", "these numbers are equal:"},
      {"!=", "these numbers are not equal:"},
      {"<", "the first of these numbers is less than the second:"},
      {"<=", "the first of these numbers is at most the second:"},
      {">", "the first of these numbers is greater than the second:"},
      {">=", "the first of these numbers is at least the second:"}};
  for (const auto& [sign, head] : heads)
    if (sign == word) return head;
  return "";
}

bool adds_up(std::string_view word) { return word == "&" || word == "|" || word == "+" || word == "*"; }

/// Whether a number is taken over numbers that are taken over others: the least of the greatest.
bool number_of_numbers(const Formula& formula, bool inside = false) {
  constexpr std::string_view words[] = {"sum", "min", "max", "mex", "nim-sum"};
  const bool takes = formula.arguments.size() == 2 && std::ranges::count(words, formula.word) != 0;
  if (takes && inside) return true;
  const bool merged = takes && formula.arguments[1].word == formula.word;
  return std::ranges::any_of(
      formula.arguments, [&](const Formula& part) { return number_of_numbers(part, (takes && !merged) || inside); });
}

std::string with_marks(std::string text, std::string_view mark, const std::string& by) {
  const std::size_t at = text.find(mark);
  return at == std::string::npos ? text : text.replace(at, mark.size(), by);
}

}  // namespace

void Sentence::line(std::size_t depth, const std::string& text) {
  lines_.push_back(std::string(2 * depth, ' ') + text);
}

bool Sentence::is_truth(const Formula& formula) { return noun(formula) == Noun::truth; }

void Sentence::lines(const Formula& formula, std::size_t depth) {
  const std::string& word = formula.word;
  const auto& parts = formula.arguments;
  if (nesting(formula) <= most_nested && !number_of_numbers(formula)) {
    const std::string text = flat(formula);
    if (text.size() <= longest_line || parts.empty()) return line(depth, text);
  }
  if (!parts.empty() && change_pattern(word) != nullptr) {
    const SaidGraph before = graph_;
    change(formula);
    lines(parts.back(), depth);
    graph_ = before;
  } else if (quantifier_pattern(word) != nullptr) {
    lines_of_range(formula, depth);
  } else if (word == "->" || word == "if") {
    lines_under("if", parts[0], ", then", depth);
    lines(parts[1], depth + 1);
    if (word == "->") return;
    const Formula* otherwise = &parts[2];
    for (; otherwise->word == "if"; otherwise = &otherwise->arguments[2]) {
      lines_under("otherwise, if", otherwise->arguments[0], ", then", depth);
      lines(otherwise->arguments[1], depth + 1);
    }
    line(depth, "otherwise");
    lines(*otherwise, depth + 1);
  } else if (word == "!") {
    line(depth, "this is false:");
    lines(parts[0], depth + 1);
  } else if (word == "let") {
    const Noun of_value = noun(parts[1]);
    lines_under("let " + parts[0].word + " be" + (of_value == Noun::truth ? " the truth of this:" : ""), parts[1], ";",
                depth);
    variables_.emplace_back(parts[0].word, of_value);
    lines(parts[2], depth);
    variables_.pop_back();
  } else if (!head_of(word).empty() && parts.size() == 2) {
    lines_of_parts(formula, depth);
  } else {
    line(depth, flat(formula));
  }
}

void Sentence::lines_under(const std::string& head, const Formula& part, const std::string& tail, std::size_t depth) {
  const Said said = is_truth(part) ? truth(part) : number(part);
  const std::string text = said.form == Said::Form::open ? said.closed() : said.text;
  if (nesting(part) <= most_nested && text.size() <= longest_line / 2) return line(depth, head + " " + text + tail);
  line(depth, head);
  lines(part, depth + 1);
  if (tail.ends_with("then")) {
    line(depth, "then");
  } else {
    lines_.back() += tail;
  }
}

void Sentence::lines_of_range(const Formula& formula, std::size_t depth) {
  const QuantifierPattern& pattern = *quantifier_pattern(formula.word);
  SaidRange range_said = range(formula, false);
  const Formula* condition = condition_of(formula.word, *range_said.body);
  const bool apart = condition != nullptr && nesting(*condition) >= most_nested;
  if (!apart) add_condition(formula.word, range_said);
  std::string head = with_marks(std::string(pattern.lines), "$many", range_said.many);
  if (!range_said.single && head.starts_with("for every "))
    head = with_marks(head, "every $one", "all " + range_said.many);
  if (!range_said.single && head.starts_with("there is ")) head = with_marks(head, "is $one", "are " + range_said.many);
  if (head.starts_with("there is ")) head = with_marks(head, "$one", article(range_said.one) + range_said.one);
  head = with_marks(head, "$one", range_said.one);
  if (apart) {
    // `over all sets S of vertices, of`, `for every set S of vertices:`
    const std::size_t end = head.ends_with(", of") ? head.size() - 4 : head.size() - 1;
    line(depth, head.substr(0, end) + " such that");
    lines(*condition, depth + 1);
    line(depth, head.ends_with(':') ? "it is true that" : "of");
    range_said.body = &range_said.body->arguments[1];
  } else {
    line(depth, head + range_said.where);
  }
  lines(*range_said.body, depth + 1);
  variables_.resize(variables_.size() - range_said.variables);
}

void Sentence::lines_of_parts(const Formula& formula, std::size_t depth) {
  const std::string& word = formula.word;
  std::vector<const Formula*> parts = {&formula.arguments[0], &formula.arguments[1]};
  if (adds_up(word)) parts = operands_of(formula, word);
  line(depth, std::string(head_of(word)));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::size_t first = lines_.size();
    lines(*parts[i], depth + 1);
    lines_[first].insert(2 * depth + 2, "(" + std::to_string(i + 1) + ") ");
    for (std::size_t at = first + 1; at < lines_.size(); ++at) lines_[at].insert(0, "    ");
  }
}

}  // namespace gamecert::conjectures
