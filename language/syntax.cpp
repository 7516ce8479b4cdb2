// Parsing by precedence: binary words by tightness, quantifiers as far right as possible.
#include "language/syntax.hpp"

#include <algorithm>
#include <utility>

#include "language/reader/asking_syntax.hpp"
#include "language/reader/misspelt.hpp"
#include "language/reader/syntax_reader.hpp"
#include "language/terms.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

namespace {

constexpr int nesting_limit = 200;
constexpr std::size_t digit_limit = 18;

/// 0 for a token that is no binary word.
int binary_tightness(const Token& token) {
  const int own = token.kind == Token::Kind::end || token.is("!") ? 0 : tightness(token.text);
  return own == tightest ? 0 : own;
}

/// Words that are written in front of arguments in parentheses, `degree(v)`.
const LanguageWord* function(const Token& token) {
  const LanguageWord* word = token.kind == Token::Kind::name ? find_word(token.text) : nullptr;
  const bool plain = word != nullptr && word->meaning == Meaning::strict && word->arguments > 0 && is_written(*word);
  return plain && (binary_tightness(token) == 0 || token.text == "xor") ? word : nullptr;
}

}  // namespace

bool SyntaxReader::remakes(const Token& token) {
  const LanguageWord* word = find_word(token.text);
  return token.kind == Token::Kind::name && word != nullptr && word->meaning == Meaning::change && word->arguments == 1;
}

void SyntaxReader::fail(const std::string& expected, const Token& token, const std::string& hint) {
  const std::string found = token.kind == Token::Kind::end ? "the end of the text" : quoted(token.text);
  throw text::InputError("expected " + expected + ", found " + found + hint, token.column);
}

SyntaxReader::Nesting::Nesting(SyntaxReader& reader) : reader_(reader) {
  if (++reader_.nested_ <= nesting_limit) return;
  fail("at most " + std::to_string(nesting_limit) + " words inside one another", reader_.now());
}

Syntax SyntaxReader::whole() {
  Syntax result = operation(1);
  if (now().kind != Token::Kind::end) fail("an operator or the end of the text", now(), misplaced(tokens_, next_));
  return result;
}

void SyntaxReader::take_sign(std::string_view sign, const std::string& where) {
  if (!now().is(sign)) fail(quoted(sign) + " " + where, now(), written());
  ++next_;
}

std::string SyntaxReader::written() const {
  const std::string_view sign = now().kind == Token::Kind::name ? sign_for(now().text) : std::string_view();
  return sign.empty() ? "" : " (write '" + std::string(sign) + "')";
}

Syntax SyntaxReader::node(std::string_view word, std::vector<Syntax> arguments, std::size_t column) {
  Syntax result{Syntax::Kind::word, std::string(word), std::move(arguments), column};
  for (const Syntax& argument : result.arguments) result.depth = std::max(result.depth, argument.depth + 1);
  if (result.depth > nesting_limit) {
    throw text::InputError(
        "expected at most " + std::to_string(nesting_limit) + " words inside one another, found more", column);
  }
  return result;
}

Syntax SyntaxReader::operation(int least) {
  const Nesting nesting(*this);
  const bool negative = now().is("-");
  Syntax left = operand(least);
  if (negative && now().is("^")) fail("parentheses, '(-x) ^ k' or '-(x ^ k)',", now());
  while (binary_tightness(now()) >= least) {
    const Token word = take();
    const int tightness = binary_tightness(word);
    const bool of_outcome = is_outcome(left) && (word.is("=") || word.is("!=")) && names_outcome(now().text);
    Syntax right = of_outcome ? name(take()) : operation(binds_to_the_right(word.text) ? tightness : tightness + 1);
    const std::size_t column = left.column;
    if (word.is("in") && now().is("..")) {
      left = between(std::move(left), std::move(right));
      continue;
    }
    std::vector<Syntax> arguments;
    arguments.push_back(std::move(left));
    arguments.push_back(std::move(right));
    left = node(word.text, std::move(arguments), column);
    if (!chains(word.text) && binary_tightness(now()) == comparison_tightness) {
      fail("a connective, ')' or the end of the text behind a comparison", now());
    }
  }
  return left;
}

Syntax SyntaxReader::between(Syntax value, Syntax first) {
  take();
  Syntax last = operation(comparison_tightness + 1);
  const std::size_t column = value.column;
  Syntax above = node(">=", list_of(value, std::move(first)), column);
  return node("&", list_of(std::move(above), node("<=", list_of(std::move(value), std::move(last)), column)), column);
}

Syntax SyntaxReader::operand(int least) {
  if (!now().is("!") || least > negation_tightness) return applied(primary());
  const std::size_t column = take().column;
  return node("!", {operation(negation_tightness)}, column);
}

Syntax SyntaxReader::primary() {
  const Token token = now();
  if (token.is("(")) return take(), parenthesised();
  if (token.kind == Token::Kind::number) return number();
  if (token.is("-")) return take(), negative(token.column);
  if (token.is("|")) return take(), card(token);
  if (token.is("{")) return take(), members(token);
  if (token.kind != Token::Kind::name || !written().empty())
    fail("a property, an invariant, a number or '('", token, written());
  return named(take());
}

Syntax SyntaxReader::parenthesised() {
  Syntax inside = operation(1);
  take_sign(")", "or an operator");
  return inside;
}

Syntax SyntaxReader::named(const Token& token) {
  const LanguageWord* word = find_word(token.text);
  const bool graph_follows = after().is("G") || remakes(after());  // `winnable` is a property of colourings, too
  if (find_other(others_, token.text, now().is("(")) != nullptr && !graph_follows && !now().is("["))
    return now().is("(") ? call(token) : name(token);
  if (asks_game(token.text) && (word != nullptr || (now().is("(") && !graph_follows))) return asks(token);
  if (word == nullptr && find_range_word(now().text) != nullptr)
    fail("'forall' or 'exists'" + meant_quantifier(token.text), token);
  const bool unknown = word == nullptr && find_term(token.text) == nullptr && find_range_word(token.text) == nullptr;
  if (unknown && !token.is("G") && now().is("(") && !graph_follows) return call(token);
  if (word == nullptr || word->meaning == Meaning::ask) return name(token);
  if (word->quantifies()) return quantified(token);
  if (word->meaning == Meaning::pattern) return pattern(token);
  if (word->meaning == Meaning::choice) return choice(token);
  if (word->meaning == Meaning::let) return let(token);
  if (word->meaning == Meaning::recursion) return recursion(token);
  if (token.is("E") && (now().is("[") || (now().is("(") && !graph_follows))) return edges_of(token);
  if (const auto* called = function(token)) return function_of(token, *called);
  return name(token);
}

Syntax SyntaxReader::number() {
  const Token token = take();
  if (token.text.size() > digit_limit) fail("a number of at most " + std::to_string(digit_limit) + " digits", token);
  if (token.text.size() > 1 && token.text.front() == '0') fail("a number without leading zeros", token);
  return {Syntax::Kind::number, std::string(token.text), {}, token.column};
}

Syntax SyntaxReader::negative(std::size_t column) {
  const Nesting nesting(*this);
  const bool digits = now().kind == Token::Kind::number;
  if (!digits && !now().is("infinite"))
    return node("-", list_of(Syntax{Syntax::Kind::number, "0", {}, column}, applied(primary())), column);
  Syntax value = digits ? number() : name(take());
  if (value.word == "0") throw text::InputError("expected 0 without a sign, found '-0'", column);
  value.word = "-" + value.word;
  value.column = column;
  return value;
}

Syntax SyntaxReader::card(const Token& begin) {
  Syntax set = operation(negation_tightness);
  take_sign("|", "behind a set");
  return node("card", list_of(std::move(set)), begin.column);
}

Syntax parse_syntax(std::string_view text, const OtherWords* others) { return SyntaxReader(text, others).whole(); }

}  // namespace gamecert::language
