// The geodetic paper, Sections 3 and 4: cycles in normal and misere play.
#include "papers/geodetic/cycles.hpp"

#include <set>

#include "papers/game_question.hpp"
#include "papers/geodetic/play.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {

using graphs::first_vertices;
using graphs::single;
using graphs::VertexSet;

std::string cycle(int n) { return (n < 3 ? "complete:" : "cycle:") + std::to_string(n); }

namespace {

/// The vertices 0, 1, ..., j of C_n.
VertexSet arc(int j) { return first_vertices(j + 1); }

/// The labelled vertices of C_n, an arc 0..j of them seen as the vertex 0 of C_{n-j}.
VertexSet contracted(VertexSet labelled, int j) { return (labelled >> j) | 1; }

/// Every move on C_n with the arc 0..j labelled does on C_{n-j} with 0 labelled what it should.
bool arc_is_a_vertex(int n, int j) {
  const VertexPlay large("geodetic", cycle(n) + attribute("labelled", arc(j)));
  const VertexPlay small("geodetic", cycle(n - j) + attribute("labelled", 1));
  for (int v = j + 1; v < n; ++v) {
    const VertexSet labelled = large.gone(large.after(large.start(), v));
    if (contracted(labelled, j) != small.gone(small.after(small.start(), v - j))) return false;
  }
  return true;
}

/// An arc of C_n from 0 on, in one direction or the other; the number of its vertices but 0, or -1 if it is none.
int vertices_beside_0(VertexSet labelled, int n) {
  const int j = std::popcount(labelled) - 1;
  const VertexSet other_way = (arc(j - 1) << (n - j)) | 1;
  return labelled == arc(j) || labelled == other_way ? j : -1;
}

}  // namespace

void check_rooted_cycle(int n, int (*most)(int n), Trial& trial) {
  const VertexPlay play("geodetic", cycle(n) + attribute("labelled", 1));
  std::set<int> found, expected;
  for (int v = 1; v < n; ++v) found.insert(vertices_beside_0(play.gone(play.after(play.start(), v)), n));
  for (int j = 1; j <= most(n); ++j) expected.insert(j);
  bool contracts = true;
  for (int j = 1; j < n; ++j) contracts = contracts && arc_is_a_vertex(n, j);
  trial.instance(contracts && found == expected, [&] {
    return nimber_failure({"geodetic", cycle(n) + attribute("labelled", 1)}, "other options than C*_{n-1}..C*_{n-m}");
  });
}

namespace {

int half(int n) { return n / 2; }

}  // namespace

std::vector<CheckFunction> geodetic_cycles() {
  return {check("rooted-cycle", [](int n, Trial& trial) { check_rooted_cycle(n, half, trial); })};
}

}  // namespace gamecert::papers
