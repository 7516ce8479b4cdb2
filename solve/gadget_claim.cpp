// The claim, word by word.
#include "solve/gadget_claim.hpp"

#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::solve {

certificates::Claim gadget_claim(const reductions::LemmaGame& game, const reductions::Gadget& gadget,
                                 const reductions::Conclusion& conclusion) {
  certificates::Claim claim;
  claim.game = game.name + std::string(reductions::gadget_suffix);
  claim.version = reductions::local_game(game.name, game.parameters).info.version;
  claim.parameters = game.parameters;
  claim.instance = reductions::text(gadget);
  claim.statement = reductions::text(conclusion);
  return claim;
}

}  // namespace gamecert::solve
