// Names, sorts and parameters of words.
#include "language/reader/head.hpp"

#include <algorithm>

#include "language/reader/syntax_reader.hpp"
#include "language/sort.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {

bool plain_name(std::string_view text) {
  if (text.empty() || !text::small_letter(text.front())) return false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool hyphen = text[at] == '-' && at + 1 < text.size() && text::small_letter(text[at + 1]);
    if (!hyphen && !text::small_letter(text[at]) && !text::digit(text[at])) return false;
  }
  return true;
}

namespace {

constexpr std::string_view a_parameter =
    "a new name of letters and digits, or a sort (vertex, edge, arc, set, edges, arcs, numbers, order, fraction, "
    "truth) and a name";

}  // namespace

std::vector<Syntax> SyntaxReader::parameters() {
  std::vector<Syntax> result;
  do {
    const Token first = take();
    const bool sorted = first.kind == Token::Kind::name && now().kind == Token::Kind::name;
    if (sorted && !sort_named(first.text))
      fail(std::string(a_parameter) + text::did_you_mean(first.text, names_of_sorts()), first);
    const Token named = sorted ? take() : first;
    const auto same = [&](const Syntax& other) { return other.arguments[0].word == named.text; };
    if (named.kind != Token::Kind::name || !names_variable(named.text) || std::ranges::any_of(result, same))
      fail(std::string(a_parameter), named);
    result.push_back({Syntax::Kind::word, sorted ? std::string(first.text) : "number", {name(named)}, first.column});
  } while (now().is(",") && (take(), true));
  take_sign(")", "or ',' behind a parameter");
  return result;
}

Head SyntaxReader::head() {
  const Token named = take();
  if (named.kind != Token::Kind::name) fail("a name", named);
  Head result{std::string(named.text), named.column};
  if (now().is("(")) {
    take();
    for (const Syntax& each : parameters()) {
      result.parameters.push_back({each.arguments[0].word, *sort_named(each.word)});
      result.columns.push_back(each.column);
    }
  }
  result.end = now().column;
  return result;
}

Head read_head(std::string_view text) { return SyntaxReader(text, nullptr).head(); }

void require_falling(std::span<const Parameter> parameters, std::span<const std::size_t> columns) {
  if (parameters.size() > most_parameters)
    throw text::InputError("expected at most " + std::to_string(most_parameters) + " parameters, found " +
                               std::to_string(parameters.size()),
                           columns[most_parameters]);
  const Sort first = parameters.front().sort;
  if (first != Sort::whole && !is_set(first))
    throw text::InputError("expected a number or a set as the first parameter, which falls with every call, found " +
                               std::string(called(first)),
                           columns.front());
}

}  // namespace gamecert::language
