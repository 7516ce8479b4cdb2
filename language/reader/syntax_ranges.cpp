// Quantifiers, what they go through, and sets of members.
#include <utility>

#include "language/reader/misspelt.hpp"
#include "language/reader/syntax_reader.hpp"

namespace gamecert::language {

Syntax SyntaxReader::quantified(const Token& quantifier) {
  Over over = range(quantifier);
  if (now().is(",")) fail("':' behind the quantifier", now(), " (each variable has a quantifier of its own)");
  if (now().is("such") || now().is("st")) fail("':' or 'where' behind the quantifier", now(), " (write 'where')");
  take_sign(":", "behind the quantifier");
  Syntax body = operation(1);
  if (over.condition) body = where(quantifier, std::move(*over.condition), std::move(body));
  return node(quantifier.text, list_of(std::move(over.range), std::move(body)), quantifier.column);
}

Syntax SyntaxReader::members(const Token& begin) {
  if (now().is("}")) return take(), node("{}", {}, begin.column);
  if (range_follows()) {
    Over over = range(begin);
    take_sign(":", "behind " + quoted(over.range.word));
    Syntax body = operation(1);
    if (over.condition) body = node("&", list_of(std::move(*over.condition), std::move(body)), begin.column);
    take_sign("}", "behind the condition of the members");
    return node("those", list_of(std::move(over.range), std::move(body)), begin.column);
  }
  std::vector<Syntax> parts = list_of(operation(1));
  while (now().is(",")) take(), parts.push_back(operation(1));
  take_sign("}", "or ',' behind a member or a set");
  const std::size_t column = parts.front().column;
  return node(braces, std::move(parts), column);
}

bool SyntaxReader::range_follows() const {
  const RangeWord* known = find_range_word(now().text);
  return now().kind == Token::Kind::name && (after().is("in") || (known != nullptr && names_variable(after().text)));
}

SyntaxReader::Over SyntaxReader::range(const Token& quantifier) {
  const Token first = take();
  const RangeWord* known = find_range_word(first.text);
  if (known != nullptr && known->arguments > 0) known = nullptr;  // in formulas alone
  const bool bare = known == nullptr && first.kind == Token::Kind::name && now().is("in");
  if (known == nullptr && !bare) fail_range(quantifier, first);
  Over over{node(bare ? "member" : first.text, {}, first.column)};
  if (bare) {
    over.range.arguments.push_back(name(first));
  } else if (known->range != Range::colourings) {
    const Token variable = take();
    if (variable.kind != Token::Kind::name) fail("a name for the " + std::string(first.text), variable);
    require_name(variable);
    over.range.arguments.push_back(name(variable));
  }
  if (now().is("in")) set_gone_through(over.range);
  if (now().is("where")) take(), over.condition = operation(1);
  return over;
}

void SyntaxReader::set_gone_through(Syntax& over) {
  const Token in = take();
  const bool bare = over.word == "member";
  if (!bare && over.word != "vertex" && over.word != "edge" && over.word != "arc" && over.word != "set")
    fail("':' or 'where' behind the quantifier", in, " (write 'where v in S')");
  over.of = over.word;
  over.arguments.push_back(operation(comparison_tightness + 1));
  if (!now().is("..")) {
    over.word = over.word == "set" ? "subset" : "member";
    return;
  }
  if (!bare) fail("':' or 'where' behind the quantifier", now(), " (a range of whole numbers is 'k in A..B')");
  take();
  over.word = "range";
  over.arguments.push_back(operation(comparison_tightness + 1));
}

Syntax SyntaxReader::where(const Token& quantifier, Syntax condition, Syntax body) {
  const std::size_t column = condition.column;
  if (quantifier.is("forall")) return node("->", list_of(std::move(condition), std::move(body)), column);
  if (quantifier.is("exists") || quantifier.is("count") || quantifier.is("least") || quantifier.is("greatest"))
    return node("&", list_of(std::move(condition), std::move(body)), column);
  const std::string_view none = of_none(find_word(quantifier.text)->meaning);
  const auto kind = none == "0" || none == "-1" ? Syntax::Kind::number : Syntax::Kind::name;
  return node("if", list_of(std::move(condition), std::move(body), Syntax{kind, std::string(none), {}, column}),
              column);
}

void SyntaxReader::fail_range(const Token& quantifier, const Token& first) const {
  const std::string meant = meant_range(first.text);
  const bool variable = meant.empty() && first.kind == Token::Kind::name && now().is(":");
  const std::string written = std::string(quantifier.text) + " vertex " + std::string(first.text) + ":";
  fail("'colouring', or 'vertex', 'edge', 'set' or another range and a name, behind " + quoted(quantifier.text) + meant,
       first, variable ? " (write '" + written + "')" : "");
}

}  // namespace gamecert::language
