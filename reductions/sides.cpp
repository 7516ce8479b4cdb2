// What a reduction needs to know of a game of painting vertices, as the game declares it.
#include "reductions/sides.hpp"

#include <vector>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

const games::GameInfo& painting_game(const std::string& name) {
  std::vector<std::string_view> names;
  std::string list;
  for (const games::GameInfo& each : games::infos()) {
    if (each.name == name && each.painting) return each;
    if (!each.painting) continue;
    names.push_back(each.name);
    list.append(list.empty() ? "" : ", ").append(each.name);
  }
  throw text::InputError("expected a game of painting vertices (" + list + ")" + text::did_you_mean(name, names) +
                         ", found " + text::quoted(name));
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
