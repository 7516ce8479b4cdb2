// Games on triangulations, Section 5.1: winning moves of the triangulation colouring game in linear time.
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "solve/boards/kayles.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// The first moves that leave arrays of Nim-sum 0, and how often the algorithm looks at an edge of a face or at a
/// value.
struct MovesByArrays {
  std::vector<std::string> moves;
  int looks = 0;
};
MovesByArrays moves_by_arrays(const EdgeBoard& board) {
  MovesByArrays result;
  std::vector<std::vector<int>> faces_at(board.edges.size());
  const auto each_side = [&](int face, auto&& visit) {
    each_edge(board.triangles[index(face)], [&](int e) {
      ++result.looks;
      visit(e);
    });
  };
  const auto value = [&](int heap) {
    ++result.looks;
    return solve::kayles().value(heap);
  };
  const int count = static_cast<int>(board.triangles.size());
  for (int face = 0; face < count; ++face) each_side(face, [&](int e) { faces_at[index(e)].push_back(face); });
  std::vector<bool> inner;
  for (int face = 0; face < count; ++face) {
    bool on_hull = false;
    each_side(face, [&](int e) { on_hull = on_hull || faces_at[index(e)].size() == 1; });
    inner.push_back(!on_hull);
  }
  // The place of every face in its array, and the length of that.
  std::vector<int> place(board.triangles.size(), -1), length(board.triangles.size());
  const auto beside = [&](int face, int from) {
    std::vector<int> others;
    each_side(face, [&](int e) {
      for (const int other : faces_at[index(e)]) {
        if (other != face && other != from && !inner[index(other)]) others.push_back(other);
      }
    });
    return others;
  };
  int sum = 0;
  for (int end = 0; end < count; ++end) {
    if (inner[index(end)] || place[index(end)] >= 0 || beside(end, -1).size() > 1) continue;
    std::vector<int> array{end};
    for (int from = -1;;) {
      const std::vector<int> next = beside(array.back(), from);
      place[index(array.back())] = static_cast<int>(array.size()) - 1;
      if (next.empty()) break;
      from = array.back();
      array.push_back(next.front());
    }
    for (const int face : array) length[index(face)] = static_cast<int>(array.size());
    sum ^= value(static_cast<int>(array.size()));
  }
  for (int e = 0; e < board.size(); ++e) {
    int first = -1, taken = 0;
    for (const int face : faces_at[index(e)]) {
      if (inner[index(face)]) continue;
      if (taken++ == 0 || place[index(face)] < place[index(first)]) first = face;
    }
    const int whole = length[index(first)], before = place[index(first)];
    if ((sum ^ value(whole) ^ value(before) ^ value(whole - before - taken)) == 0)
      result.moves.push_back(board.edge_name(e));
  }
  return result;
}

void moves_in_linear_time(int n, const CheckArguments& given, Trial& trial) {
  constexpr int most_played = 10;
  each_board("every simple-branching triangulation of order n", n, trial, [&](const EdgeBoard& board) {
    const MovesByArrays found = moves_by_arrays(board);
    const GameQuestion asked = by_rules("triangle-colouring", board.name);
    trial.instance(found.looks <= given.numbers.at("looks-at-a-point") * n &&
                       (n > most_played || winning_moves(asked, trial) == found.moves),
                   [&] { return outcome_failure(asked, "other winning moves, or more looks"); });
  });
}

}  // namespace

std::vector<CheckFunction> triangulation_colouring() {
  return {{"moves-in-linear-time", moves_in_linear_time, {"looks-at-a-point"}}};
}

}  // namespace gamecert::papers
