// What a name stands for, put in its place.
#include "games/texts/facts/opened_text.hpp"

#include <algorithm>

#include "language/words.hpp"

namespace gamecert::games {
namespace {

/// A choice, alone or as the set of one vertex: the same on every graph, which E[e] is not.
bool chosen(const Formula& formula, const std::vector<TextChoice>& choices) {
  const Formula& named = formula.word == "only" ? formula.arguments[0] : formula;
  return named.arguments.empty() && std::ranges::find(choices, named.word, &TextChoice::name) != choices.end();
}
/// Whether something inside declares a name that the test knows, or deletes something from the graph.
template <class Knows>
bool may_differ_inside(const Formula& formula, const Knows& knows, bool on_any_graph) {
  const language::LanguageWord* const word = language::find_word(formula.word);
  if (word != nullptr) {
    const std::vector<Formula>& of = formula.arguments;
    const bool deletes = formula.word == "delete" || formula.word == "remove" || formula.word == "induce";
    if ((deletes && !on_any_graph) || word->meaning == language::Meaning::recursion) return true;
    if (word->meaning == language::Meaning::let && knows(of[0].word)) return true;
    if (word->quantifies() && !of[0].arguments.empty() && knows(of[0].arguments[0].word)) return true;
  }
  return std::ranges::any_of(formula.arguments,
                             [&](const Formula& each) { return may_differ_inside(each, knows, on_any_graph); });
}
std::size_t nodes(const Formula& formula) {
  std::size_t result = 1;
  for (const Formula& each : formula.arguments) result += nodes(each);
  return result;
}

}  // namespace

Formula with(const Formula& formula, const std::string& name, const Formula& value) {
  if (formula == Formula{name, {}}) return value;
  Formula result{formula.word, {}};
  for (const Formula& each : formula.arguments) result.arguments.push_back(with(each, name, value));
  return result;
}

Formula opened(const Formula& formula, const std::vector<TextChoice>& choices) {
  Formula result{formula.word, {}};
  for (const Formula& each : formula.arguments) result.arguments.push_back(opened(each, choices));
  if (formula.word != "let") return result;
  const std::string& name = result.arguments[0].word;
  const Formula &value = result.arguments[1], &body = result.arguments[2];
  const auto meant = [&](const std::string& other) { return other == name || has_word(value, other); };
  const bool choice = chosen(value, choices);
  constexpr std::size_t most_nodes = 2000;
  if ((!choice && nodes(result) > most_nodes) || may_differ_inside(body, meant, choice)) return result;
  Formula put = with(body, name, value);
  return !choice && nodes(put) > most_nodes ? result : put;
}

GameText opened_text(GameText text) {
  for (TextMove& move : text.moves) {
    const auto plain = [&](const Formula& formula) { return opened(formula, move.choices); };
    for (TextChoice& choice : move.choices) choice.within = plain(choice.within);
    if (move.condition) move.condition = plain(*move.condition);
    for (TextUpdate& update : move.updates) {
      if (update.at) update.at = plain(*update.at);
      update.value = plain(update.value);
    }
  }
  return text;
}

}  // namespace gamecert::games
