// Words looked up level by level.
#include "conjectures/english/explained_words.hpp"

#include <algorithm>

namespace gamecert::conjectures {

using namespace language;
namespace {

/// The names without arguments, which are terms, variables and constants, in the order in which they stand.
void each_leaf(const Formula& formula, const std::function<void(const std::string&)>& visit) {
  if (formula.arguments.empty()) visit(formula.word);
  for (const Formula& part : formula.arguments) each_leaf(part, visit);
}

std::optional<ExplainedWord> explained(const std::string& name, const NamedWords& users) {
  const auto users_word = std::ranges::find(users.words, name, &NamedWord::name);
  if (users_word != users.words.end()) {
    const DefinedWord& word = *std::ranges::find(users.described, name, &DefinedWord::name);
    return ExplainedWord{word, with_names(users_word->definition, named_in(word.definition, users.words))};
  }
  const Term* term = find_term(name);
  if (term == nullptr) return std::nullopt;
  ExplainedWord result{described(*term), std::nullopt};
  if (!term->definition.empty()) result.definition = definition(*term);
  return result;
}

}  // namespace

std::vector<NamedWord> named_in(std::string_view text, const std::vector<NamedWord>& words) {
  std::vector<NamedWord> result;
  const auto in_name = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  for (const NamedWord& word : words) {
    for (std::size_t at = text.find(word.name); at != std::string_view::npos; at = text.find(word.name, at + 1)) {
      const std::size_t end = at + word.name.size();
      // `x-1` is a difference: a hyphen in a name stands before a letter.
      const bool goes_on =
          end < text.size() && in_name(text[end]) &&
          (text[end] != '-' || (end + 1 < text.size() && text[end + 1] >= 'a' && text[end + 1] <= 'z'));
      if ((at > 0 && in_name(text[at - 1])) || goes_on) continue;
      result.push_back(word);
      break;
    }
  }
  return result;
}

std::vector<ExplainedWord> explained_words(const Formula& formula, const NamedWords& users) {
  std::vector<ExplainedWord> result;
  const auto add = [&](const std::string& name) {
    const auto is = [&](const ExplainedWord& known) { return known.word.name == name; };
    if (std::ranges::any_of(result, is)) return;
    if (auto word = explained(name, users)) result.push_back(std::move(*word));
  };
  each_leaf(formula, add);
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (!result[i].definition) continue;
    const Formula meant = *result[i].definition;  // the list grows
    each_leaf(meant, add);
  }
  return result;
}

}  // namespace gamecert::conjectures
