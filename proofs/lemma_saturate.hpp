// All tables that gadgets of small tree-width have, without going through gadgets.
#pragma once

#include <set>
#include <vector>

#include "reductions/gadgets/signature.hpp"
#include "solve/limits.hpp"

namespace gamecert::proofs {

/// The least set of tables on that boundary that holds those of the empty gadget, of an edge, of a single vertex green
/// or red and with one neighbour or none, and is closed under exchange of boundary vertices, change of their colours,
/// gluing, and joining: tables on each boundary with one vertex exchanged for a new one, glued together, the new vertex
/// then being inner. These are the tables of all gadgets that have a tree decomposition into sets of at most
/// boundary + 1 vertices, one of which holds the boundary. Boundary 0..3; LimitError at a limit.
std::set<reductions::GadgetTable> saturated_tables(int boundary, const solve::Limits& limits);

/// Boundary vertex b is called image[b] from now on.
reductions::GadgetTable permuted(const reductions::GadgetTable& signature, const std::vector<int>& image);
/// The least of the tables that recolourings carry to each other.
reductions::GadgetTable up_to_recolouring(const reductions::GadgetTable& signature);
/// The same with permutations of the boundary as well.
reductions::GadgetTable up_to_symmetry(const reductions::GadgetTable& signature);

/// Whether some host of the one table is winnable on a gadget of the other, all boundary vertices green.
bool meet(const reductions::GadgetTable& one, const reductions::GadgetTable& other);

/// The number of the behaviour of each table: two tables have the same if every table of the set meets both or neither.
std::vector<int> behaviours(const std::vector<reductions::GadgetTable>& tables);

}  // namespace gamecert::proofs
