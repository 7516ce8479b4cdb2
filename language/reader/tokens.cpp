// Longest match, with hyphens inside names.
#include "language/reader/tokens.hpp"

#include <algorithm>

#include "language/reader/misspelt.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/printable.hpp"

namespace gamecert::language {
namespace {

/// Longer ones first.
constexpr std::string_view signs[] = {"<->", "->", "<=", ">=", "!=", "..", "(", ")", ":", "&", "|", "!", "=",
                                      "<",   ">",  "+",  "-",  "*",  "/",  "^", ",", "[", "]", "{", "}"};

bool letter_or_digit(char c) { return text::letter(c) || text::digit(c); }

/// The maximal run of letters, digits and hyphens before letters that the text begins with. `G` is never part of a
/// longer name by a hyphen, so that G-v is a difference. A prime ends a name, and the
/// digest of a game.
std::string_view name_in(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size()) {
    const bool hyphen = text[end] == '-' && end + 1 < text.size() && text::letter(text[end + 1]);
    if (hyphen && text.substr(0, end) == "G") break;
    if (!hyphen && !letter_or_digit(text[end])) break;
    ++end;
  }
  constexpr std::size_t digits = 32;  // of a game whose rules are a text: NAME@DIGEST
  const auto hexadecimal = [](char c) { return text::digit(c) || (c >= 'a' && c <= 'f'); };
  if (end > 0 && end + digits < text.size() && text[end] == '@' &&
      std::ranges::all_of(text.substr(end + 1, digits), hexadecimal))
    end += digits + 1;
  if (end < text.size() && text[end] == '\'' && !text::digit(text[0])) ++end;
  return text.substr(0, end);
}

/// A character that begins no token, by its number too if it is not of ASCII.
std::string character_in(std::string_view text) {
  const std::size_t bytes = text::letter_beyond_ascii(text);
  if (bytes == 0) return text::quoted_character(text, 0);
  unsigned code = static_cast<unsigned char>(text[0]) & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
  std::string number;
  for (; code != 0 || number.size() < 4; code >>= 4U) number.insert(number.begin(), "0123456789ABCDEF"[code & 15U]);
  return "'" + std::string(text.substr(0, bytes)) + "' (U+" + number + ")";
}

std::string_view sign_at(const text::Cursor& in) {
  const std::string_view rest = in.rest();
  if (const ForeignSign* foreign = foreign_sign(rest))
    in.refuse("'" + std::string(foreign->ours) + "'" + (foreign->text == "=>" ? " or '>='" : ""),
              "'" + std::string(foreign->text) + "'");
  for (const std::string_view sign : signs) {
    if (rest.starts_with(sign)) return sign;
  }
  const bool decimal = rest.size() > 1 && rest.front() == '.' && text::digit(rest[1]);
  in.refuse(decimal ? "a whole number" : "a word, a number or a sign", character_in(rest));
}

/// For a name with `_`, as other programs have it, that begins at this offset.
[[noreturn]] void refuse_underscore(std::string_view text, std::size_t begin) {
  std::size_t end = begin;
  while (end < text.size() && (letter_or_digit(text[end]) || text[end] == '_' || text[end] == '-')) ++end;
  const std::string_view name = text.substr(begin, end - begin);
  const std::string meant = meant_elsewhere(name);
  throw text::InputError("expected hyphens in the names of words" + meant + ", found " + quoted(name), begin + 1);
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
    if (in.next_is('_') && !result.empty() && result.back().kind == Token::Kind::name &&
        result.back().column + result.back().text.size() == column)
      refuse_underscore(text, result.back().column - 1);
    if (pattern_next(result)) {
      const std::string_view pattern = in.take_until(" \t\n()");
      if (!pattern.empty()) {
        result.push_back({Token::Kind::name, pattern, column});
        continue;
      }
    }
    if (in.next_is('"')) {
      const std::size_t end = in.rest().find('"', 1);
      if (end == std::string_view::npos) in.refuse("'\"' behind a value, as in \"2|-1\"");
      result.push_back({Token::Kind::name, in.rest().substr(0, end + 1), column});
      in.take(result.back().text);
      continue;
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

}  // namespace gamecert::language
