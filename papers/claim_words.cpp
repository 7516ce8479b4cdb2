#include "papers/claim_words.hpp"

#include <algorithm>
#include <iterator>

#include "papers/language/check_function.hpp"
#include "papers/language/function.hpp"
#include "papers/language/test_line.hpp"
#include "text/cursor.hpp"
#include "text/field_lines.hpp"

namespace gamecert::papers {
namespace {

bool of_name(char c) { return text::letter(c) || text::digit(c) || c == '-'; }

/// Whether a name stands in a text, in front of arguments or without any, and not as a part of another.
bool names(std::string_view text, std::string_view name, bool arguments) {
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const char before = at == 0 ? ' ' : text[at - 1], behind = end == text.size() ? ' ' : text[end];
    if (!of_name(before) && !of_name(behind) && (behind == '(') == arguments) return true;
  }
  return false;
}

/// The values, conditions and tests of a folder, a field in each: no sentences.
std::vector<std::string> formulas(const PaperFolder& folder) {
  std::vector<std::string> result;
  for (const PaperFolder::File& file : folder.files) {
    if (!file.name.ends_with(".claims")) continue;
    text::FieldLines fields(file.text);
    while (const auto field = fields.next()) {
      constexpr std::string_view others[] = {"define", "recursion", "refutation"};
      if (begins_test(field->word) || std::ranges::find(others, field->word) != std::end(others))
        result.push_back(field->word + " " + field->value);
    }
  }
  return result;
}

std::string usage(const Function& word) {
  std::string text(word.text);
  for (const language::Sort& sort : word.takes)
    text.append(&sort == word.takes.data() ? "(" : ", ").append(language::name_of(sort));
  return text + (word.takes.empty() ? "" : word.more ? ", ...)" : ")");
}

}  // namespace

std::vector<ClaimWord> claim_words(const std::vector<PaperFolder>& folders) {
  std::vector<std::vector<std::string>> said;
  for (const PaperFolder& folder : folders) said.push_back(formulas(folder));
  std::vector<ClaimWord> result;
  const auto add = [&](std::string usage, auto&& uses) {
    result.push_back({std::move(usage), {}});
    for (std::size_t i = 0; i < folders.size(); ++i)
      if (std::ranges::any_of(said[i], uses)) result.back().users.push_back(folders[i].name);
  };
  for (const auto& words : {number_functions(), graph_functions()})
    for (const Function& word : words)
      add(usage(word), [&](const std::string& text) { return names(text, word.text, !word.takes.empty()); });
  for (const CheckFunction& check : check_functions()) {
    const std::string usage = "check " + std::string(check.name);
    add(usage, [&](const std::string& text) { return text.starts_with(usage) && names(text, check.name, false); });
  }
  return result;
}

}  // namespace gamecert::papers
