// Boards as users write them: those that certificates name, and more, which certificates write out.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/families.hpp"
#include "graphs/families/family_entry.hpp"

namespace gamecert::graphs {

struct UsersBoard {
  FamilyMember board;
  std::string text;            // that certificates carry
  std::vector<int> sets = {};  // where it is made of systems of sets, `sets:...`, the vertices that are sets
};

/// A family, a line of graph6, sparse6 or digraph6, or what is made of these: `A+B`, beside one another; `A*B`, the
/// product, before sums; `complement(A)`, `line(A)`, `square(A)` and `cone(A)` as in docs/LANGUAGE.md;
/// `composition(A;B)` and `substitution(A;B0;B1;...)`, with B or Bv in the place of each vertex v of A; brackets. A
/// triangulation counts as its graph there. InputError with the column.
UsersBoard users_board(std::string_view text);

/// The graph of a graph or a triangulation. InputError for another board.
const Graph& graph_of(const FamilyMember& board);

/// Whether the text is meant as a board that is no line of graph6, sparse6 or digraph6: by a family that begins it, or
/// a sign of those above.
bool names_users_board(std::string_view text);

/// All families, by name.
std::span<const Family> users_families();
/// Those that certificates do not name.
std::span<const FamilyEntry> written_out_families();
std::span<const FamilyEntry> random_families();

}  // namespace gamecert::graphs
