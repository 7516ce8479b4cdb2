// Reasons, the first that applies.
#include "reductions/unfit_games.hpp"

#include "games/texts/text_names.hpp"
#include "reductions/text_sides.hpp"

namespace gamecert::reductions {

std::string why_no_side(const games::GameInfo& info) {
  using games::BoardKind;
  const std::string_view why_not_local = info.local.why_not;
  if (info.players == 1) return "which has one player";
  if (info.board == BoardKind::heaps) return "whose boards are heaps, not graphs";
  if (info.board == BoardKind::points) return "whose boards are points in the plane, not graphs";
  if (info.board == BoardKind::triangulation || info.board == BoardKind::drawn_triangulation)
    return "whose boards are triangulations, which pieces put together are not";
  if (info.stuck == games::Stuck::ends) return "which is for points: its boards have a score and no nimber";
  if (info.local.moves == games::Locality::Moves::on_edges)
    return "whose moves are on edges: as a target, what a piece means is read off the colours of its vertices";
  if (games::text_info(info.name) != nullptr) return why_text_no_side(info, {});
  if (why_not_local != games::Locality{}.why_not) return "where " + std::string(why_not_local);
  return "whose rules do not say of any vertices which colours clash";
}

std::string hint_of_files(const text::InputError& no_such_game) {
  const bool guessed = std::string_view(no_such_game.what()).find("did you mean") != std::string_view::npos;
  return guessed ? "" : "; a game of one's own is read by --game FILE";
}

}  // namespace gamecert::reductions
