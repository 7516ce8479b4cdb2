// Grids and cylinders as oddities, of any size.
#pragma once

#include <span>
#include <string_view>

#include "graphs/graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// The members of a family `name:mxn` that should be oddities.
struct Lattices {
  std::string_view family;
  int least_m;
  bool (*sides)(int m, int n);
};
/// An instance for every m and n of which the greater is `longer`: up to order 20 by definition, above by
/// an odd-elimination order, which is played.
void every_lattice(const Lattices& lattices, int longer, Trial& trial);

/// Whether these vertices can be deleted in this order, each of odd degree in what is left, so that one remains.
bool odd_elimination(const graphs::Graph& graph, std::span<const int> order);

void grids(int longer, Trial& trial);      // Proposition 3.11 (i)
void cylinders(int longer, Trial& trial);  // Proposition 3.11 (ii)

}  // namespace gamecert::papers
