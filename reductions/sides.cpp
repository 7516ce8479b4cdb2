// What a reduction needs to know of a game of painting vertices, as the game declares it.
#include "reductions/sides.hpp"

#include <vector>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

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
    return "whose moves are on edges: what a piece means is read off the colours of its vertices";
  if (why_not_local != games::Locality{}.why_not) return "where " + std::string(why_not_local);
  return "whose rules do not say of any vertices which colours clash";
}

namespace {

const games::GameInfo& painting_game(const std::string& name) {
  std::vector<std::string_view> names;
  std::string list, why;
  for (const games::GameInfo& each : games::infos()) {
    if (each.name == name && each.painting) return each;
    if (each.name == name) why = ", " + why_no_side(each);
    if (!each.painting) continue;
    names.push_back(each.name);
    list.append(list.empty() ? "" : ", ").append(each.name);
  }
  throw text::InputError("expected a game of painting vertices (" + list + ")" + text::did_you_mean(name, names) +
                         ", found " + text::quoted(name) + why);
}

}  // namespace

Side side(const std::string& game, const std::map<std::string, int>& parameters) {
  const games::GameInfo& info = painting_game(game);
  const games::Parameters all(info, parameters);
  Side result;
  result.game = game;
  result.directed = info.board == games::BoardKind::digraph;
  result.parameters.insert(all.values().begin(), all.values().end());
  result.colours = info.painting->colours(all);
  result.reach = info.painting->reach(all);
  return result;
}

}  // namespace gamecert::reductions
