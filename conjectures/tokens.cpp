// Longest match, with hyphens inside names.
#include "conjectures/tokens.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/words.hpp"
#include "text/cursor.hpp"

namespace gamecert::conjectures {
namespace {

/// Longer ones first.
constexpr std::string_view signs[] = {"<->", "->", "<=", ">=", "!=", "(", ")", ":", "&", "|", "!", "=",
                                      "<",   ">",  "+",  "-",  "*",  "/", ",", "[", "]", "{", "}"};

/// Signs of other languages and ours. Longer ones first.
constexpr std::pair<std::string_view, std::string_view> foreign_signs[] = {
    {"<=>", "<->"}, {"==", "="},  {"=>", "->"}, {"=<", "<="}, {"<>", "!="}, {"&&", "&"},
    {"||", "|"},    {"/\\", "&"}, {"\\/", "|"}, {"~", "!"},   {"%", "mod"}, {"**", "*"}};

constexpr std::pair<std::string_view, std::string_view> foreign_words[] = {
    {"and", "&"}, {"or", "|"}, {"not", "!"}, {"implies", "->"}, {"iff", "<->"}};

bool letter_or_digit(char c) { return text::letter(c) || text::digit(c); }

/// The maximal run of letters, digits and hyphens before letters that the text begins with. `G` is never part of a
/// longer name by a hyphen, so that G-v is a difference.
std::string_view name_in(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size()) {
    const bool hyphen = text[end] == '-' && end + 1 < text.size() && text::letter(text[end + 1]);
    if (hyphen && text.substr(0, end) == "G") break;
    if (!hyphen && !letter_or_digit(text[end])) break;
    ++end;
  }
  return text.substr(0, end);
}

std::string_view sign_at(const text::Cursor& in) {
  for (const auto& [foreign, ours] : foreign_signs) {
    if (in.rest().starts_with(foreign)) in.refuse("'" + std::string(ours) + "'", "'" + std::string(foreign) + "'");
  }
  for (const std::string_view sign : signs) {
    if (in.rest().starts_with(sign)) return sign;
  }
  in.refuse("a word, a number or a sign", text::quoted_character(in.rest(), 0));
}

/// Behind `free(` and its like stands a graph, which is no word of the language.
bool pattern_next(const std::vector<Token>& before) {
  if (before.size() < 2 || !before.back().is("(")) return false;
  const LanguageWord* word = find_word(before[before.size() - 2].text);
  return word != nullptr && word->meaning == Meaning::pattern;
}

}  // namespace

std::vector<Token> tokens(std::string_view text) {
  std::vector<Token> result;
  text::Cursor in(text, {0, 1}, " \t\n");
  while (!in.done()) {
    const std::size_t column = in.column();
    if (pattern_next(result)) {
      const std::string_view pattern = in.take_until(" \t\n()");
      if (!pattern.empty()) {
        result.push_back({Token::Kind::name, pattern, column});
        continue;
      }
    }
    const bool word = letter_or_digit(in.rest().front());
    const std::string_view found = word ? name_in(in.rest()) : sign_at(in);
    const bool number = word && std::ranges::all_of(found, text::digit);
    result.push_back({number ? Token::Kind::number : word ? Token::Kind::name : Token::Kind::sign, found, column});
    in.take(found);
  }
  result.push_back({Token::Kind::end, {}, text.size() + 1});
  return result;
}

std::vector<Token> parts_of(const Token& names) {
  std::vector<Token> parts;
  for (std::size_t begin = 0; begin <= names.text.size();) {
    const std::size_t end = std::min(names.text.find('-', begin), names.text.size());
    parts.push_back({Token::Kind::name, names.text.substr(begin, end - begin), names.column + begin});
    begin = end + 1;
  }
  return parts;
}

std::vector<ListPart> list_parts(std::string_view text) {
  std::vector<ListPart> parts;
  std::size_t begin = 0, end = 0;  // of the part so far
  bool empty = true;
  int open = 0;
  for (const Token& token : tokens(text)) {
    if (token.is("(") || token.is("[") || token.is("{")) ++open;
    if (token.is(")") || token.is("]") || token.is("}")) --open;
    if (token.kind == Token::Kind::end || (open <= 0 && token.is(","))) {
      if (empty) begin = end = token.column - 1;
      parts.push_back({text.substr(begin, end - begin), begin + 1});
      empty = true;
      continue;
    }
    if (empty) begin = token.column - 1;
    end = token.column - 1 + token.text.size();
    empty = false;
  }
  return parts;
}

std::string_view sign_for(std::string_view name) {
  for (const auto& [foreign, ours] : foreign_words) {
    if (foreign == name) return ours;
  }
  return {};
}

}  // namespace gamecert::conjectures
