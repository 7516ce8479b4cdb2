// `(G - v)`, `(complement(G[S]))`: the graph that a body is about.
#include <utility>

#include "language/reader/misspelt.hpp"
#include "language/reader/syntax_reader.hpp"
#include "language/terms.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

Syntax SyntaxReader::applied(Syntax body) {
  while (now().is("(")) {
    if (!after().is("G") && !remakes(after())) fail_before_parenthesis(body);
    take();
    std::vector<Syntax> changes;
    graph(changes);
    if (!now().is(")")) fail("'-', '+', '/', '[' or ')' behind the graph", now());
    take();
    for (; !changes.empty(); changes.pop_back()) {
      Syntax& change = changes.back();
      const auto column = body.column;
      change.arguments.push_back(std::move(body));
      body = node(change.word, std::move(change.arguments), column);
    }
  }
  return body;
}

void SyntaxReader::graph(std::vector<Syntax>& changes) {
  const Nesting nesting(*this);
  const Token first = take();
  if (!first.is("G")) {
    if (!remakes(first)) fail("G, or complement(G), line(G), square(G) or cone(G)", first);
    take_sign("(", "and a graph behind " + quoted(first.text));
    graph(changes);
    take_sign(")", "behind the graph");
    changes.push_back({Syntax::Kind::word, std::string(first.text), {}, first.column});
  }
  while (true) {
    const Token sign = now();
    const std::string_view word = sign.is("-")   ? "delete"
                                  : sign.is("+") ? "join"
                                  : sign.is("/") ? "contract"
                                  : sign.is("[") ? "induce"
                                                 : "";
    if (word.empty()) return;
    take();
    change(word, sign, changes);
  }
}

void SyntaxReader::change(std::string_view word, const Token& sign, std::vector<Syntax>& changes) {
  std::vector<Syntax> parts;
  if (word == "delete" && now().kind == Token::Kind::name && find_word(now().text) == nullptr) {
    for (const Token& each : parts_of(take())) parts.push_back(name(each));
  } else if (word == "induce") {
    parts.push_back(operation(1));
    take_sign("]", "behind a set");
  } else {
    if (now().kind == Token::Kind::number) fail("a vertex, an edge or a set behind " + quoted(sign.text), now());
    parts.push_back(primary());
  }
  for (Syntax& part : parts) {
    const std::size_t column = part.column;
    changes.push_back({Syntax::Kind::word, std::string(word), list_of(std::move(part)), column});
  }
}

void SyntaxReader::fail_before_parenthesis(const Syntax& before) const {
  if (before.kind == Syntax::Kind::name && find_term(before.word) == nullptr) {
    throw text::InputError(
        "expected a property or an invariant" + meant_word(before.word) + ", found " + quoted(before.word),
        before.column);
  }
  fail("an operator, '(G - v)' or the end of the text" + meant_graph(after().text), now());
}

}  // namespace gamecert::language
