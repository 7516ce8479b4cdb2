// A formula and a pattern, word by word.
#include "games/built_in/formula_pattern.hpp"

#include <algorithm>

namespace gamecert::games {
namespace {

/// Takes from the pattern what a formula is.
bool take(std::string_view& pattern, const Formula& formula, Matched& names) {
  const std::size_t end = std::min(pattern.find(' '), pattern.size());
  const std::string word(pattern.substr(0, end));
  pattern.remove_prefix(std::min(end + 1, pattern.size()));
  if (word.starts_with('$')) return names.emplace(word.substr(1), formula).first->second == formula;
  return formula.word == word &&
         std::ranges::all_of(formula.arguments, [&](const Formula& each) { return take(pattern, each, names); });
}

}  // namespace

std::optional<Matched> matched(std::string_view pattern, const Formula& formula) {
  Matched names;
  return take(pattern, formula, names) && pattern.empty() ? std::optional(std::move(names)) : std::nullopt;
}

}  // namespace gamecert::games
