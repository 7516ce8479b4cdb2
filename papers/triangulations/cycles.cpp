// Games on triangulations, Sections 5.1 and 5.6: games of completed lines that are won by mimicry.
#include <algorithm>
#include <stdexcept>

#include "certificates/structure/symmetry.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"
#include "solve/boards/mirror.hpp"
#include "solve/solve.hpp"

namespace gamecert::papers {
namespace {

using certificates::Symmetry;

/// Every play against every case, whose certificate is kept.
void mimicry(std::string_view game, const EdgeBoard& board, std::string_view statement, const Symmetry& symmetry,
             Trial& trial) {
  for (const games::Mirroring::Case& one : symmetry.cases) won_by_mimicry(game, board, one, trial);
  const games::Setup setup{games::find(game), games::Instance(board.name)};
  trial.keep({solve::claim(setup, {}, std::string(statement)), symmetry});
}

/// She opens with the edge in the middle and answers along the reversed row of triangles.
void serpentine_by_mimicry(int n, const std::string& game, Trial& trial) {
  each_convex(n, graphs::ConvexKind::serpentine, trial, [&](const EdgeBoard& board) {
    const games::Instance instance(board.name);
    const auto answer = solve::mirror(*games::make(games::find(game), instance), instance);
    if (!answer) throw std::logic_error(board.name + ": the row of triangles cannot be reversed");
    mimicry(game, board, answer->statement, *answer->evidence->as<Symmetry>(), trial);
  });
}

/// The antipodal edge of e is the other one that the reflection of the wheel which keeps e keeps.
void wheels_by_mimicry(int vertices, Trial& trial) {
  const int t = vertices - 1;
  const EdgeBoard board = wheel_board(t);
  Symmetry symmetry;
  for (int e = 0; e < board.size(); ++e) {
    const auto [u, v] = board.edges[static_cast<std::size_t>(e)];
    const int sum = v == t ? 2 * u : u + v;  // of a corner of the rim and its image, modulo t; the centre stays
    const std::vector<int> image = board.images([&](int w) { return w == t ? t : ((sum - w) % t + t) % t; });
    std::vector<int> kept{e};
    for (int f = 0; f < board.size(); ++f) {
      if (f != e && image[static_cast<std::size_t>(f)] == f) kept.push_back(f);
    }
    trial.instance(kept.size() == 2 && image[static_cast<std::size_t>(e)] == e,
                   [&] { return Failure{board.name + ": no antipodal edge of " + board.edge_name(e)}; });
    symmetry.cases.push_back({kept, image});
  }
  mimicry("four-cycle", board, "OUTCOME second", symmetry, trial);
}

}  // namespace

std::vector<CheckFunction> triangulation_cycles() {
  return {
      check("serpentine-by-mimicry", serpentine_by_mimicry, name_of("game")),
      check("wheels-by-mimicry", wheels_by_mimicry),
  };
}

}  // namespace gamecert::papers
