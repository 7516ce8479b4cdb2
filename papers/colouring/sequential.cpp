// The paper on impartial colouring games, Section 6: SEQUENTIAL COLORING.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "papers/facts.hpp"
#include "papers/game_question.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

int at(const std::vector<int>& values, int v) { return values[static_cast<std::size_t>(v)]; }

/// The vertices in the order in which they are painted: f.
std::vector<int> painted_at(const std::vector<int>& turns) {
  std::vector<int> vertices(turns.size());
  for (int v = 0; v < static_cast<int>(turns.size()); ++v) vertices[static_cast<std::size_t>(at(turns, v) - 1)] = v;
  return vertices;
}

GameQuestion sequential(const std::string& family, const std::vector<int>& turns) {
  std::string board = family + ":" + std::to_string(turns.size()) + " order=";
  for (const int v : painted_at(turns)) board.append(board.back() == '=' ? "" : ",").append(std::to_string(v));
  return {"sequential", board, {{"colours", 2}}};
}

/// How the printed algorithm is read where the text leaves it open. The paper writes f for the turn at which a vertex
/// is painted, which it first calls g, f being the vertex painted at a turn. It says of source vertices what holds at
/// the ends of the path, not of closed ones.
enum class SequentialBoard { path, cycle, cycle_by_parity };
struct AlgorithmReading {
  bool literal_f;    // steps 3 and 4 compare f(v), v a number from 1 on, in place of g(v)
  bool closed_ends;  // an end painted after its neighbour is closed, in place of constrained
  /// Of a cycle the steps are taken as they stand; or a closed vertex with one source on both sides can be painted if
  /// the length is even, whoever owns the source.
  SequentialBoard board;
};

enum class VertexKind { source, constrained, closed };
/// Of every vertex; turns[v] is g(v + 1), from 1 on.
std::vector<VertexKind> kinds(const std::vector<int>& turns, AlgorithmReading reading) {
  const int order = static_cast<int>(turns.size());
  const bool path = reading.board == SequentialBoard::path;
  std::vector<VertexKind> result;
  for (int v = 0; v < order; ++v) {
    int earlier = 0, neighbours = 0;
    for (int u : {v - 1, v + 1}) {
      if (path && (u < 0 || u >= order)) continue;
      u = (u + order) % order;
      ++neighbours;
      earlier += at(turns, u) < at(turns, v) ? 1 : 0;
    }
    const bool closed = earlier > 0 && earlier == neighbours && (reading.closed_ends || neighbours == 2);
    result.push_back(earlier == 0 ? VertexKind::source : closed ? VertexKind::closed : VertexKind::constrained);
  }
  return result;
}

struct AlgorithmRun {
  bool first_wins = false;
  int steps = 0;  // vertices and turns looked at after they are classified
};
/// The five steps.
AlgorithmRun run_algorithm(const std::vector<int>& turns, AlgorithmReading reading) {
  const int order = static_cast<int>(turns.size());
  const std::vector<int> vertices = painted_at(turns);
  const auto f = [&](int v) { return reading.literal_f ? at(vertices, v) : at(turns, v); };
  const auto first_owns = [&](int v) { return at(turns, v) % 2 != 0; };
  AlgorithmRun run;
  // 1. and 2. Sources and closed vertices remain, in a list linked both ways, between -1 and order.
  const std::vector<VertexKind> kind = kinds(turns, reading);
  std::vector<int> before(turns.size() + 2), behind(before);  // of vertex v at v + 1
  const auto link = [&](int u, int v) {
    behind[static_cast<std::size_t>(u + 1)] = v;
    before[static_cast<std::size_t>(v + 1)] = u;
  };
  const auto remove = [&](int v) {
    link(before[static_cast<std::size_t>(v + 1)], behind[static_cast<std::size_t>(v + 1)]);
  };
  // 3. Closed vertices by f, which has every value once.
  std::vector<int> closed(turns.size() + 1, -1);
  int last = -1;
  for (int v = 0; v < order; ++v, ++run.steps) {
    if (kind[static_cast<std::size_t>(v)] == VertexKind::constrained) continue;
    link(last, v);
    last = v;
    if (kind[static_cast<std::size_t>(v)] == VertexKind::closed) closed[static_cast<std::size_t>(f(v))] = v;
  }
  if (reading.board == SequentialBoard::path) {
    link(last, order);
  } else {
    link(last, behind[0]);
  }
  // 4. Of the sources beside u the one with the higher f must have the owner of u.
  for (const int u : closed) {
    ++run.steps;
    if (u < 0) continue;
    const int left = before[static_cast<std::size_t>(u + 1)], right = behind[static_cast<std::size_t>(u + 1)];
    const int v = left < 0 || (right < order && f(right) > f(left)) ? right : left;
    if (v < 0 || v >= order) continue;  // ends that count as closed have used them up
    const bool by_parity = reading.board == SequentialBoard::cycle_by_parity && left == right;
    if (by_parity ? order % 2 != 0 : first_owns(v) != first_owns(u)) {
      run.first_wins = !first_owns(u);
      return run;
    }
    remove(u);
    remove(v);
  }
  // 5. All vertices will be painted.
  run.first_wins = order % 2 != 0;
  return run;
}

constexpr int certified_order = 4;

/// An instance for every order of the path, or of the cycle: the algorithm finds who wins, in at most three steps a
/// vertex. On the least boards every instance leaves a certificate.
void check_algorithm(int order, bool literal_f, bool closed_ends, SequentialBoard board, Trial& trial) {
  const std::string family = board == SequentialBoard::path ? "path" : "cycle";
  std::vector<int> turns(static_cast<std::size_t>(order));
  std::iota(turns.begin(), turns.end(), 1);
  do {
    const bool wins = first_player_wins(sequential(family, turns), trial);
    const AlgorithmRun run = run_algorithm(turns, {literal_f, closed_ends, board});
    trial.instance(run.first_wins == wins && run.steps <= 3 * order, [&] {
      return outcome_failure(sequential(family, turns), run.first_wins == wins ? "more than 3 n steps"
                                                        : wins                 ? "the algorithm says P"
                                                                               : "the algorithm says N");
    });
    if (order <= certified_order) keep(outcome_failure(sequential(family, turns), ""), trial);
  } while (std::ranges::next_permutation(turns).found);
}

}  // namespace

std::vector<CheckFunction> colouring_sequential() {
  return {
      check("sequential-algorithm", check_algorithm, choice<bool>("f", {{"turn", false}, {"vertex", true}}),
            choice<bool>("ends", {{"never-closed", false}, {"closed", true}}),
            choice<SequentialBoard>("on", {{"path", SequentialBoard::path},
                                           {"cycle", SequentialBoard::cycle},
                                           {"cycle-by-parity", SequentialBoard::cycle_by_parity}})),
  };
}

}  // namespace gamecert::papers
