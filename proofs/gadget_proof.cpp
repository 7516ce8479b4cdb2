// Mirrored play for impartial games, counterplay for points.
#include "proofs/gadget_proof.hpp"

#include "reductions/gadgets/gadget_board.hpp"
#include "solve/local/mirrored_play.hpp"
#include "solve/points/counterplay.hpp"

namespace gamecert::proofs {

std::optional<int> plus_between(const reductions::LemmaGame& game, const reductions::Gadget& one,
                                const reductions::Gadget& other, solve::Watch& watch) {
  if (game.for_points()) return solve::points_between(game, one, other, watch);
  const reductions::GadgetBoard board(reductions::local_game(game.name, game.parameters), game.parameters,
                                      {one, other});
  return solve::MirroredPlay(board, watch).heap();
}

std::optional<certificates::Certificate> gadget_proof(const reductions::LemmaGame& game,
                                                      const reductions::Gadget& gadget,
                                                      const reductions::Conclusion& conclusion, solve::Watch& watch) {
  return game.for_points() ? solve::counterplay_proof(game, gadget, conclusion, watch)
                           : solve::mirror_proof(game, gadget, conclusion, watch);
}

}  // namespace gamecert::proofs
