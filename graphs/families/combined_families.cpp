// Sums and products of members of families, as text: `path:3+cycle:4*complete:2`; products first.
#include <optional>
#include <utility>
#include <vector>

#include "graphs/families.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

/// The first such sign in front of the name of a family; the end if there is none.
std::size_t next_sign(std::string_view text, char sign, std::size_t from) {
  for (std::size_t at = from; at + 1 < text.size(); ++at)
    if (text[at] == sign && text::small_letter(text[at + 1])) return at;
  return text.size();
}

int bounded(std::int64_t value) {
  if (value > order_limit)
    throw text::TooLarge(
        "expected an order and a size of at most " + std::to_string(order_limit) + ", found " + std::to_string(value),
        1);
  return static_cast<int>(value);
}

const Graph& require_graph(const FamilyMember& member) {
  if (const auto* graph = std::get_if<Graph>(&member)) return *graph;
  throw text::InputError("expected graphs for + and *, found another board", 1);
}

Graph disjoint_union(const Graph& a, const Graph& b) {
  std::vector<Edge> edges = a.edges();
  for (const auto& [u, v] : b.edges()) edges.emplace_back(a.order() + u, a.order() + v);
  return Graph(bounded(std::int64_t{a.order()} + b.order()), std::move(edges));
}

/// Vertices i of one and j of the other are i * n + j.
Graph product(const Graph& a, const Graph& b) {
  const int n = b.order();
  const int order = bounded(std::int64_t{a.order()} * n);
  bounded(a.size() * n + b.size() * a.order());
  std::vector<Edge> edges;
  for (const auto& [u, v] : a.edges())
    for (int j = 0; j < n; ++j) edges.emplace_back(u * n + j, v * n + j);
  for (const auto& [u, v] : b.edges())
    for (int i = 0; i < a.order(); ++i) edges.emplace_back(i * n + u, i * n + v);
  return Graph(order, std::move(edges));
}

/// The loosest sign first.
FamilyMember combined(std::string_view text, std::string_view signs) {
  if (signs.empty()) return make_named_family(text);
  std::optional<FamilyMember> result;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = next_sign(text, signs.front(), begin);
    try {
      FamilyMember part = combined(text.substr(begin, end - begin), signs.substr(1));
      if (result || end < text.size()) require_graph(part);
      if (result) part = (signs.front() == '+' ? disjoint_union : product)(require_graph(*result), require_graph(part));
      result = std::move(part);
    } catch (const text::InputError& error) {
      text::throw_shifted(error, begin);
    }
    begin = end + 1;
  }
  return *std::move(result);
}

}  // namespace

FamilyMember make_family(std::string_view text) { return combined(text, "+*"); }

}  // namespace gamecert::graphs
