// What a reduction needs to know of a game of painting vertices, as the game declares it.
#include "reductions/reduction_games.hpp"

#include <algorithm>
#include <vector>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "reductions/text_sides.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {

bool takes_edges(const games::GameInfo& info) {
  return info.last_move_decides() && info.board == games::BoardKind::graph &&
         info.local.moves == games::Locality::Moves::on_edges;
}

text::InputError no_such_side(const std::string& game, bool (*other)(const games::GameInfo&)) {
  std::vector<std::string_view> names;
  std::string painting, others;
  for (const games::GameInfo& each : games::infos()) {
    if (!each.painting && !other(each)) continue;
    std::string& list = each.painting ? painting : others;
    names.push_back(each.name);
    list.append(list.empty() ? "" : ", ").append(each.name);
  }
  return text::InputError("expected a game of painting vertices (" + painting +
                          ") or another impartial one on graphs (" + others + ")" + text::did_you_mean(game, names) +
                          ", found " + text::quoted(game));
}

Side side(const std::string& game, const std::map<std::string, int>& parameters) {
  if (const games::GameInfo* text = games::text_info(game)) return side_of_text(*text, parameters);
  const auto& known = games::infos();
  const auto found = std::ranges::find(known, game, &games::GameInfo::name);
  if (found == known.end() || (!found->painting && !takes_edges(*found))) throw no_such_side(game, takes_edges);
  const games::GameInfo& info = *found;
  const games::Parameters all(info, parameters);
  Side result;
  result.game = game;
  result.directed = info.board == games::BoardKind::digraph;
  result.parameters.insert(all.values().begin(), all.values().end());
  result.on_edges = !info.painting;
  result.colours = info.painting ? info.painting->colours(all) : 1;
  result.reach = info.painting ? info.painting->reach(all) : games::Reach{.near = 1};
  return result;
}

}  // namespace gamecert::reductions
