// Longest match, with hyphens inside names.
#include "conjectures/tokens.hpp"

#include <utility>

#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

/// Longer ones first.
constexpr std::string_view signs[] = {"<->", "->", "<=", ">=", "!=", "(", ")", ":", "&",
                                      "|",   "!",  "=",  "<",  ">",  "+", "-", "*"};

/// Signs of other languages and ours. Longer ones first.
constexpr std::pair<std::string_view, std::string_view> foreign_signs[] = {
    {"<=>", "<->"}, {"==", "="},  {"=>", "->"}, {"=<", "<="}, {"<>", "!="}, {"&&", "&"},
    {"||", "|"},    {"/\\", "&"}, {"\\/", "|"}, {"~", "!"},   {"%", "mod"}, {"**", "*"}};

constexpr std::pair<std::string_view, std::string_view> foreign_words[] = {
    {"and", "&"}, {"or", "|"}, {"not", "!"}, {"implies", "->"}, {"iff", "<->"}};

bool letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool digit(char c) { return c >= '0' && c <= '9'; }

/// The maximal run of letters, digits and hyphens before letters. `G` is never part of a longer
/// name by a hyphen, so that G-v is a difference.
std::size_t name_end(std::string_view text, std::size_t begin) {
  std::size_t end = begin;
  while (end < text.size()) {
    const bool hyphen = text[end] == '-' && end + 1 < text.size() && letter(text[end + 1]);
    if (hyphen && text.substr(begin, end - begin) == "G") break;
    if (!hyphen && !letter(text[end]) && !digit(text[end])) break;
    ++end;
  }
  return end;
}

std::string_view sign_at(std::string_view rest, std::size_t column) {
  for (const auto& [foreign, ours] : foreign_signs) {
    if (!rest.starts_with(foreign)) continue;
    throw text::InputError("expected '" + std::string(ours) + "', found '" + std::string(foreign) + "'", column);
  }
  for (const std::string_view sign : signs) {
    if (rest.starts_with(sign)) return sign;
  }
  throw text::InputError("expected a word, a number or a sign, found " + text::quoted_character(rest, 0), column);
}

}  // namespace

std::vector<Token> tokens(std::string_view text) {
  std::vector<Token> result;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\n')) ++at;
    if (at == text.size()) break;
    std::string_view word;
    auto kind = Token::Kind::sign;
    if (letter(text[at]) || digit(text[at])) {
      word = text.substr(at, name_end(text, at) - at);
      const bool number = word.find_first_not_of("0123456789") == std::string_view::npos;
      kind = number ? Token::Kind::number : Token::Kind::name;
    } else {
      word = sign_at(text.substr(at), at + 1);
    }
    result.push_back({kind, word, at + 1});
    at += word.size();
  }
  result.push_back({Token::Kind::end, {}, text.size() + 1});
  return result;
}

std::string_view sign_for(std::string_view name) {
  for (const auto& [foreign, ours] : foreign_words) {
    if (foreign == name) return ours;
  }
  return {};
}

std::string quoted(std::string_view word) {
  std::string text = "'";
  return text.append(word.substr(0, 40)).append("'");
}

}  // namespace gamecert::conjectures
