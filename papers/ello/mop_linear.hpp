// The winnability algorithm for MOPs in linear time, on triangles and the inner dual.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "graphs/graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

/// A MOP of order at least 3 by its triangles: side i of a triangle is opposite its corner i.
struct TriangulatedMop {
  struct Triangle {
    std::array<int, 3> corners;
    std::array<int, 3> across;  // the triangle on the other side; -1 outside
  };
  int order = 0;
  std::vector<Triangle> triangles;
};

/// Grown from a triangle by gluing triangles to outer edges chosen at random, the same ones for a seed.
TriangulatedMop random_mop(int order, std::uint64_t seed);
graphs::Graph graph(const TriangulatedMop& mop);

struct MopAnswer {
  bool winnable;
  std::uint64_t steps;  // triangles looked at, and vertices looked at, recoloured or deleted
};
/// By the algorithm as repaired (ello.alg-mop.repaired); green[v] for every vertex. LimitError at a limit of time.
MopAnswer decide(TriangulatedMop mop, std::vector<char> green, const solve::Limits& limits = {});

/// The algorithm on random MOPs of order 10^exponent: an instance for every answer, and one for the steps a
/// vertex, which are at most `most` times those at order 10^3, the first.
void check_linear_time(int exponent, double most, Trial& trial);

}  // namespace gamecert::papers
