// The paper on impartial colouring games, Section 6: SEQUENTIAL COLORING.
#include "papers/colouring/sequential.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>

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

void each_order(int order, const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<int> turns(static_cast<std::size_t>(order));
  std::iota(turns.begin(), turns.end(), 1);
  do {
    visit(turns);
  } while (std::ranges::next_permutation(turns).found);
}

void algorithm(int order, bool literal_f, bool closed_ends, SequentialBoard board, Trial& trial) {
  check_algorithm(
      order, board == SequentialBoard::path ? "path" : "cycle",
      [=](const std::vector<int>& turns) {
        return run_algorithm(turns, {literal_f, closed_ends, board});
      },
      trial);
}

}  // namespace

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

void check_algorithm(int order, const std::string& family, const Algorithm& algorithm, Trial& trial) {
  each_order(order, [&](const std::vector<int>& turns) {
    const bool wins = first_player_wins(sequential(family, turns), trial);
    const AlgorithmRun run = algorithm(turns);
    trial.instance(run.first_wins == wins && run.steps <= 3 * order, [&] {
      return outcome_failure(sequential(family, turns), run.first_wins == wins ? "more than 3 n steps"
                                                        : wins                 ? "the algorithm says P"
                                                                               : "the algorithm says N");
    });
  });
}

std::vector<CheckFunction> colouring_sequential() {
  return {
      check("sequential-algorithm", algorithm, choice<bool>("f", {{"turn", false}, {"vertex", true}}),
            choice<bool>("ends", {{"never-closed", false}, {"closed", true}}),
            choice<SequentialBoard>("on", {{"path", SequentialBoard::path},
                                           {"cycle", SequentialBoard::cycle},
                                           {"cycle-by-parity", SequentialBoard::cycle_by_parity}})),
  };
}

}  // namespace gamecert::papers
