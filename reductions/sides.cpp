// What a reduction needs to know of each game of painting vertices.
#include "reductions/sides.hpp"

#include <algorithm>
#include <vector>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

struct Known {
  std::string_view game;
  Side::Rule rule;
  int colours;  // 0: the parameter `colours`
};
constexpr Known known[] = {{"node-kayles", Side::Rule::proper, 1}, {"proper", Side::Rule::proper, 0},
                           {"distance", Side::Rule::distance, 0},  {"blue-red", Side::Rule::blue_red, 2},
                           {"oriented", Side::Rule::oriented, 0},  {"weak", Side::Rule::weak, 2}};

}  // namespace

Side side(const std::string& game, const std::map<std::string, int>& parameters) {
  const auto found = std::ranges::find(known, game, &Known::game);
  if (found == std::end(known)) {
    std::vector<std::string_view> names;
    std::string list;
    for (const Known& each : known) {
      names.push_back(each.game);
      list.append(list.empty() ? "" : ", ").append(each.game);
    }
    throw text::InputError("expected a game of painting vertices (" + list + ")" + text::did_you_mean(game, names) +
                           ", found " + text::quoted(game));
  }
  const games::GameInfo& info = games::info_of(game);
  const games::Parameters all(info, parameters);
  Side result;
  result.game = game;
  result.rule = found->rule;
  result.directed = info.board == games::BoardKind::digraph;
  result.parameters.insert(all.values().begin(), all.values().end());
  result.colours = found->colours == 0 ? all.number("colours") : found->colours;
  if (result.rule == Side::Rule::distance) result.distance = all.number("distance");
  return result;
}

}  // namespace gamecert::reductions
