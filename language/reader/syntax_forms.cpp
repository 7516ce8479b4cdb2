// Words with what stands in parentheses behind them, what they bind, and questions to games.
#include <algorithm>
#include <iterator>
#include <utility>

#include "language/reader/syntax_reader.hpp"
#include "language/sort.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {
namespace {

/// The sort that is meant, as a hint.
std::string near_sort(const Token& word) {
  std::vector<std::string_view> names = names_of_sorts();
  names.insert(names.end(), {"property", "invariant"});
  return text::did_you_mean(word.text, names);
}

}  // namespace

Syntax SyntaxReader::call(const Token& token) {
  take();
  std::vector<Syntax> arguments = list_of(operation(1));
  while (now().is(",")) take(), arguments.push_back(operation(1));
  take_sign(")", "or ',' behind an argument of " + quoted(token.text));
  Syntax result = node(token.text, std::move(arguments), token.column);
  result.kind = Syntax::Kind::call;
  return result;
}

Syntax SyntaxReader::edges_of(const Token& token) {
  const bool inside = take().is("[");
  Syntax set = operation(1);
  take_sign(inside ? "]" : ")", "behind a set of vertices");
  return node(inside ? "edges-in" : "edges-at", list_of(std::move(set)), token.column);
}

Syntax SyntaxReader::function_of(const Token& token, const LanguageWord& word) {
  if (token.is("N") && now().is("[")) {
    take();
    Syntax of = operation(1);
    take_sign("]", "behind a vertex or a set");
    return node("union", list_of(of, node("N", list_of(of), token.column)), token.column);
  }
  take_sign("(", "behind " + quoted(token.text));
  std::vector<Syntax> arguments;
  for (std::size_t i = 0; i < word.arguments; ++i) {
    if (i > 0) take_sign(",", "and another argument of " + quoted(token.text));
    arguments.push_back(operation(1));
  }
  take_sign(")", "behind the arguments of " + quoted(token.text));
  return node(token.text, std::move(arguments), token.column);
}

Syntax SyntaxReader::pattern(const Token& token) {
  take_sign("(", "and a graph behind " + quoted(token.text));
  const Token graph = take();
  if (graph.kind != Token::Kind::name) fail("a graph in graph6 or of a family such as cycle:5", graph);
  if (now().is("("))
    fail("')' behind the graph", now(),
         "; write a graph with brackets as graph6, which gamecert convert '" + std::string(graph.text) + "(...)' says");
  take_sign(")", "behind the graph");
  return node(token.text, list_of(name(graph)), token.column);
}

Syntax SyntaxReader::choice(const Token& token) {
  std::vector<Syntax> arguments = list_of(operation(1));
  take_sign("then", "behind the condition of 'if'");
  arguments.push_back(operation(1));
  take_sign("else", "behind 'then' and a value");
  arguments.push_back(operation(1));
  return node(token.text, std::move(arguments), token.column);
}

void SyntaxReader::require_name(const Token& name) {
  if (!names_variable(name.text) || name.is("meet"))
    fail("a name of letters and digits that is no word of the language", name);
}

Syntax SyntaxReader::let(const Token& token) {
  const Token bound = take();
  if (bound.kind != Token::Kind::name) fail("a name behind 'let'", bound);
  require_name(bound);
  std::vector<Syntax> arguments = list_of(name(bound));
  take_sign("=", "behind the name");
  arguments.push_back(operation(1));
  take_sign(":", "behind the value of " + quoted(bound.text));
  arguments.push_back(operation(1));
  return node(token.text, std::move(arguments), token.column);
}

Syntax SyntaxReader::recursion(const Token& token) {
  const Token gives = take();
  const std::string_view sort = gives.is("property") ? "truth" : gives.is("invariant") ? "number" : gives.text;
  if (!sort_named(sort)) fail("'property', 'invariant' or a sort behind 'recursive'" + near_sort(gives), gives);
  const Token named = take();
  if (named.kind != Token::Kind::name) fail("a name behind " + quoted(gives.text), named);
  Syntax head = node(named.text, {}, named.column);
  head.arguments.push_back({Syntax::Kind::name, std::string(sort), {}, gives.column});
  take_sign("(", "and parameters behind " + quoted(named.text));
  std::ranges::move(parameters(), std::back_inserter(head.arguments));
  take_sign("=", "behind the parameters of " + quoted(named.text));
  std::vector<Syntax> arguments = list_of(std::move(head), operation(1));
  take_sign(":", "behind the definition of " + quoted(named.text));
  arguments.push_back(operation(1));
  return node(token.text, std::move(arguments), token.column);
}

Syntax SyntaxReader::asks(const Token& word) {
  take_sign("(", "and a game behind " + quoted(word.text));
  std::vector<Syntax> games = list_of(game());
  while (now().is("+")) take(), games.push_back(game());
  take_sign(")", "behind the game");
  return node(word.text, std::move(games), word.column);
}

Syntax SyntaxReader::game() {
  const Token game = take();
  if (game.kind != Token::Kind::name) fail("the name of a game", game);
  std::vector<Syntax> options;
  while (true) {
    if (now().is(",") && (after().kind == Token::Kind::name || after().kind == Token::Kind::number)) take();
    if (now().kind != Token::Kind::name && now().kind != Token::Kind::number) break;
    const Token option = take();
    if (!now().is("=")) {
      options.push_back({Syntax::Kind::name, std::string(option.text), {}, option.column});
      continue;
    }
    take();
    std::vector<Syntax> value = list_of(name(option), value_of_option());
    if (now().is(":")) take(), value.push_back(number());
    options.push_back(node("=", std::move(value), option.column));
  }
  return node(game.text, std::move(options), game.column);
}

Syntax SyntaxReader::value_of_option() {
  const bool plain = now().kind == Token::Kind::name && !after().is("(") && !after().is("[");
  return plain ? name(take()) : primary();
}

}  // namespace gamecert::language
