// Texts with values in braces.
#include "papers/language/text_template.hpp"

#include <algorithm>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/language/line_piece.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

/// Behind the brace that opens at an offset.
std::size_t closing_brace(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t at = open; at < text.size(); ++at) {
    depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
    if (depth == 0) return at;
  }
  throw text::InputError("expected '}', found the end", text.size() + 1);
}

constexpr std::string_view list = "list ", graph = "graph ";

}  // namespace

TextTemplate::TextTemplate(std::string_view text, const Names& known) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = std::min(text.find('{', at), text.size());
    if (open > at) pieces_.emplace_back(std::string(text.substr(at, open - at)));
    if (open == text.size()) return;
    const std::size_t close = closing_brace(text, open);
    try {
      pieces_.push_back(in_braces(text.substr(open + 1, close - open - 1), known));
    } catch (const text::InputError& error) {
      text::throw_shifted(error, open + 1);
    }
    at = close + 1;
  }
}

TextTemplate::Piece TextTemplate::in_braces(std::string_view text, const Names& known) {
  if (text.starts_with(graph)) return made_graph(text, known);
  if (!text.starts_with(list)) {
    Expression value(text, known);
    if (value.sort() == Sort::truth)
      throw text::InputError("expected a number, a vertex, an edge, an order or a set, found a truth value", 1);
    return value;
  }
  try {
    const auto [range, said] = LinePiece{text.substr(list.size())}.split_or_refuse(": ");
    const auto pair = said.split(":");
    if (!pair) return Instances(range.text, known, {std::string(said.text)});
    return Instances(range.text, known, {std::string(pair->first.text), std::string(pair->second.text)});
  } catch (const text::InputError& error) {
    text::throw_shifted(error, list.size());
  }
}

TextTemplate::MadeGraph TextTemplate::made_graph(std::string_view text, const Names& known) {
  const auto [names, rest] = LinePiece{text.substr(graph.size()), graph.size()}.split_or_refuse(" in ");
  const auto [one, other] = names.split_or_refuse(", ");
  const auto [ends, adjacent] = rest.split_or_refuse(": ");
  const auto [first, last] = ends.split_or_refuse("..");
  if (one.text == other.text) other.refuse("two names");
  Names inside = known;
  for (const LinePiece& name : {one, other}) {
    if (known.has_variable(name.text)) name.refuse("a name that is not taken");
    inside.add(name.text);
  }
  return {std::string(one.text), std::string(other.text), first.expression(known, Sort::whole),
          last.expression(known, Sort::whole), adjacent.expression(inside, Sort::truth)};
}

std::string TextTemplate::MadeGraph::text(const Variables& variables, Surroundings in) const {
  const int least = first.number(variables, in), greatest = last.number(variables, in);
  const int order = greatest < least ? 0 : greatest - least + 1;
  if (order > graphs::SmallGraph::max_order) refuse_number("a graph of at most 64 vertices", order);
  graphs::SmallGraph made{.order = order};
  Variables at = variables;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      at[one] = least + u;
      at[other] = least + v;
      if (adjacent.truth(at, in)) made.add_edge(u, v);
    }
  }
  return graphs::write_graph6(made);
}

std::string TextTemplate::text(const Variables& variables, Surroundings in, std::string_view between) const {
  std::string result;
  for (const Piece& piece : pieces_) {
    if (const auto* words = std::get_if<std::string>(&piece)) result += *words;
    if (const auto* value = std::get_if<Expression>(&piece))
      result += shown(value->sort(), value->value(variables, in), in, between);
    if (const auto* made = std::get_if<MadeGraph>(&piece)) result += made->text(variables, in);
    const auto* range = std::get_if<Instances>(&piece);
    if (range == nullptr) continue;
    std::string members;
    range->each(variables, in, [&](std::span<const std::int64_t> values) {
      if (!members.empty()) members += between;
      for (std::size_t i = 0; i < values.size(); ++i)
        members += (i == 0 ? "" : ":") + shown(range->sorts()[i], values[i], in, between);
    });
    result += members;
  }
  return result;
}

}  // namespace gamecert::papers
