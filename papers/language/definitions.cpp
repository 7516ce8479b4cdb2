// From the last definition to the first, as each names only those before it.
#include "papers/language/definitions.hpp"

#include <algorithm>

#include "text/cursor.hpp"

namespace gamecert::papers {
namespace {

/// Whether the name stands in the text, with neither a letter nor a digit beside it.
bool names(std::string_view text, std::string_view name) {
  const auto beside = [&](std::size_t at) {
    return at < text.size() && (text::letter(text[at]) || text::digit(text[at]));
  };
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1))
    if (!beside(at - 1) && !beside(at + name.size())) return true;
  return false;
}

}  // namespace

std::vector<std::string> used_lines(const std::vector<Definition>& definitions, const std::vector<std::string>& texts) {
  std::vector<std::string> used;
  for (auto each = definitions.rbegin(); each != definitions.rend(); ++each) {
    const auto uses = [&](std::string_view text) { return names(text, each->name); };
    if (std::ranges::any_of(texts, uses) || std::ranges::any_of(used, uses)) used.push_back(each->line);
  }
  std::ranges::reverse(used);
  return used;
}

}  // namespace gamecert::papers
