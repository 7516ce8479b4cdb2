// Named boards: `path:7`, `grid:3x4`, `petersen`, `heaps:3,5`, `wheel:6`, ...
#pragma once

#include <span>
#include <string_view>

#include "graphs/family_member.hpp"

namespace gamecert::graphs {

struct Family {
  std::string_view name;
  std::string_view parameters;  // as a user writes them: "n", "m,n", "mxn", "" for none
  std::string_view meaning;     // one line
};

/// Every family there is, by name.
std::span<const Family> families();

/// The board that `name:parameters` names; of graphs A and B also `A+B`, both beside one another, and `A*B`, their
/// product, numbered as a grid. InputError with the column for an unknown name (with the nearest known one), a missing,
/// excess or unreadable parameter, a parameter outside the family's range, or an order or size above order_limit.
FamilyMember make_family(std::string_view text);
/// The same without sums and products.
FamilyMember make_named_family(std::string_view text);
/// Graphs beside one another, and the product of two. TooLarge.
Graph disjoint_union(const std::vector<Graph>& parts);
Graph product(const Graph& a, const Graph& b);

}  // namespace gamecert::graphs
