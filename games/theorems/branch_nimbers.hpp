// Nimbers of Hackendot on the parts of a forest, which are those of the geodetic game on trees.
//
// Idea: a branch (u, v) is the part of v without the edge uv, rooted at v. Its nimber is the least number that is none
// of its options: for each vertex w of it the xor of the branches that hang off the path from v to w (docs/GEODETIC.md,
// "theorem on deciding trees"). So its options are the xor of all branches at v but (v, u), and the options of each of
// these, shifted by the xor of the others. Sets of options are tries that share parts (number_tries.hpp): one of them
// is made for every branch, from those of smaller branches.
#pragma once

#include <vector>

namespace gamecert::games {

struct BranchNimbers {
  std::vector<int> down = {};         // of every vertex with what is below it
  int forest = 0;                     // of all: the xor of the trees
  std::vector<int> after_roots = {};  // of every vertex what is left of its tree once it is the root, and taken
  std::vector<int> from_roots = {};   // all vertices, parents before their children
};

/// Of a forest by the parents of its vertices, Forest::none at a root. LimitError by text::pause.
BranchNimbers branch_nimbers(const std::vector<int>& parent);

}  // namespace gamecert::games
