// Recursions: what they mean is said beside the sentence, which calls them by name.
#include "conjectures/english/sentence.hpp"
#include "language/infix.hpp"

namespace gamecert::conjectures {
namespace {

Noun noun_named(std::string_view sort) {
  using enum Noun;
  constexpr std::pair<std::string_view, Noun> nouns[] = {{"truth", truth}, {"vertex", vertex},   {"edge", edge},
                                                         {"arc", arc},     {"set", vertices},    {"edges", edges},
                                                         {"arcs", arcs},   {"numbers", numbers}, {"order", order}};
  for (const auto& [name, noun] : nouns)
    if (name == sort) return noun;
  return number;
}

}  // namespace

Said Sentence::recursion(const Formula& formula) {
  const Formula& head = formula.arguments[0];
  const Noun gives = noun_named(head.arguments[0].word);
  recursions_[head.word] = gives;
  std::string form = head.word + "(";
  const std::size_t outer = variables_.size();
  for (std::size_t i = 1; i < head.arguments.size(); ++i) {
    const std::string& name = head.arguments[i].arguments[0].word;
    form += (i == 1 ? "" : ", ") + name;
    variables_.emplace_back(name, noun_named(head.arguments[i].word));
  }
  form += ")";
  const std::string meaning = gives == Noun::truth ? "is true if and only if " + truth(formula.arguments[1]).closed()
                                                   : "is " + number(formula.arguments[1]).text;
  variables_.resize(outer);
  note(form, meaning);
  const Formula& body = formula.arguments[2];
  return is_truth(body) ? truth(body) : number(body);
}

Said Sentence::call(const Formula& formula) {
  const bool property = recursions_.at(formula.word) == Noun::truth;
  std::string text = formula.word;
  for (const Formula& argument : formula.arguments)
    text += (&argument == &formula.arguments[0] ? "(" : ", ") + language::infix(argument);
  return {text + (property ? ") is true" : ")")};
}

}  // namespace gamecert::conjectures
