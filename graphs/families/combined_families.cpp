// Sums and products of members of families, as text: `path:3+cycle:4*complete:2`; products first.
#include <cstdint>
#include <utility>
#include <variant>
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

Graph graph_part(FamilyMember member) {
  if (auto* graph = std::get_if<Graph>(&member)) return std::move(*graph);
  throw text::InputError("expected graphs for + and *, found another board", 1);
}

/// The loosest sign first.
FamilyMember combined(std::string_view text, std::string_view signs) {
  if (signs.empty()) return make_named_family(text);
  const bool sum = signs.front() == '+';
  std::vector<Graph> parts;  // of a sum; or of a product one, that of all before
  std::int64_t order = 0;    // of the sum
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = next_sign(text, signs.front(), begin);
    try {
      FamilyMember part = combined(text.substr(begin, end - begin), signs.substr(1));
      if (begin == 0 && end == text.size()) return part;
      parts.push_back(graph_part(std::move(part)));
      if (sum) order = bounded(order + parts.back().order());
      if (!sum && parts.size() == 2) parts = {product(parts[0], parts[1])};
    } catch (const text::InputError& error) {
      text::throw_shifted(error, begin);
    }
    begin = end + 1;
  }
  return sum ? disjoint_union(parts) : std::move(parts.front());
}

}  // namespace

Graph disjoint_union(const std::vector<Graph>& parts) {
  int order = 0;
  std::vector<Edge> edges;
  for (const Graph& part : parts) {
    for (const auto& [u, v] : part.edges()) edges.emplace_back(order + u, order + v);
    order += part.order();
  }
  return Graph(order, edges);
}

Graph product(const Graph& a, const Graph& b) {
  const int n = b.order();
  const int order = bounded(std::int64_t{a.order()} * n);
  bounded(a.size() * n + b.size() * a.order());
  std::vector<Edge> edges;
  for (const auto& [u, v] : a.edges())
    for (int j = 0; j < n; ++j) edges.emplace_back(u * n + j, v * n + j);
  for (const auto& [u, v] : b.edges())
    for (int i = 0; i < a.order(); ++i) edges.emplace_back(i * n + u, i * n + v);
  return Graph(order, edges);
}

FamilyMember make_family(std::string_view text) { return combined(text, "+*"); }

}  // namespace gamecert::graphs
