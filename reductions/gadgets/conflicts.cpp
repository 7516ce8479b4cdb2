// Conflicts as the rules have them: every move is played from the start.
#include "reductions/gadgets/conflicts.hpp"

#include <algorithm>

#include "reductions/gadgets/gadget_board.hpp"
#include "text/deadline.hpp"

namespace gamecert::reductions {

bool by_conflicts(const games::GameInfo& info) {
  return info.local.moves != games::Locality::Moves::none && !for_points(info);
}

graphs::Graph conflicts(const games::Setup& local) {
  if (local.info().name == "node-kayles") return local.instance().graph();
  const games::Game& game = local.game();
  const games::Position start = game.start();
  const std::vector<int> moves = game.moves(start);
  std::vector<graphs::Edge> edges;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    text::pause();
    const std::vector<int> left = game.moves(game.play(start, moves[i]));
    for (std::size_t j = i + 1; j < moves.size(); ++j)
      if (!std::ranges::binary_search(left, moves[j])) edges.emplace_back(i, j);
  }
  return {static_cast<int>(moves.size()), edges};
}

}  // namespace gamecert::reductions
