// Statements on SEQUENTIAL 2-COLORING of paths and cycles, and the algorithm the paper prints for paths.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// How the printed algorithm is read where the text leaves it open. The paper writes f for the turn at which a vertex
/// is painted, which it first calls g, f being the vertex painted at a turn. It says of source vertices what holds at
/// the ends of the path, not of closed ones.
enum class SequentialBoard { path, cycle, cycle_by_parity };
struct AlgorithmReading {
  bool literal_f = false;    // steps 3 and 4 compare f(v), v a number from 1 on, in place of g(v)
  bool closed_ends = false;  // an end painted after its neighbour is closed, in place of constrained
  /// Of a cycle the steps are taken as they stand; or a closed vertex with one source on both sides can be painted if
  /// the length is even, whoever owns the source.
  SequentialBoard board = SequentialBoard::path;
};

enum class VertexKind { source, constrained, closed };
/// Of every vertex; turns[v] is g(v + 1), from 1 on.
std::vector<VertexKind> kinds(const std::vector<int>& turns, AlgorithmReading reading);

struct AlgorithmRun {
  bool first_wins = false;
  int steps = 0;  // vertices and turns looked at after they are classified
};
/// The five steps.
AlgorithmRun run_algorithm(const std::vector<int>& turns, AlgorithmReading reading);

/// An instance for every order of the path, or of the cycle: the algorithm finds who wins, in at most three steps a
/// vertex.
using Algorithm = std::function<AlgorithmRun(const std::vector<int>& turns)>;
void check_algorithm(int order, const std::string& family, const Algorithm& algorithm, Trial& trial);

}  // namespace gamecert::papers
