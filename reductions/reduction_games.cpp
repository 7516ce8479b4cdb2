// What a reduction needs to know of a game of painting vertices, as the game declares it.
#include "reductions/reduction_games.hpp"

#include <algorithm>
#include <vector>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_locality.hpp"
#include "games/texts/text_names.hpp"
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

namespace {

/// The pairs of a vertex and a colour are its moves, in their order, and a vertex is painted once.
bool paints(const games::TextLocality& form) {
  const std::size_t kinds = form.kinds.size();
  for (std::size_t c = 0; c < kinds; ++c) {
    const games::TextLocality::Kind& kind = form.kinds[c];
    if (kind.before != 0 || kind.inner != std::ssize(form.kinds) || kind.number != static_cast<std::int64_t>(c))
      return false;
    for (std::size_t d = 0; d < kinds; ++d)
      if (!form.clash(c, d).at_one) return false;
  }
  return true;
}

}  // namespace

std::string why_text_no_side(const games::GameInfo& text, const std::map<std::string, int>& parameters) {
  const games::Parameters all(text, parameters);
  std::string why_not;
  const games::TextLocality* form =
      games::text_locality(text.name, {all.values().begin(), all.values().end()}, why_not);
  if (form == nullptr) return "whose rules are a text that does not show clashes: " + why_not;
  if (form->moves == games::Locality::Moves::on_edges || paints(*form)) return "";
  return "whose rules are a text in which a move does not paint a vertex for good, v and then a colour chosen by one "
         "clause";
}

Side side_of_text(const games::GameInfo& text, const std::map<std::string, int>& parameters) {
  if (const std::string why_not = why_text_no_side(text, parameters); !why_not.empty())
    throw text::InputError("expected a game of painting vertices or of taking edges, found " +
                           text::quoted(text.called()) + ", " + why_not);
  const games::Parameters all(text, parameters);
  Side result;
  result.game = text.name;
  result.parameters.insert(all.values().begin(), all.values().end());
  std::string why_not;
  const games::TextLocality& form = *games::text_locality(text.name, result.parameters, why_not);
  result.directed = form.arcs;
  result.on_edges = form.moves == games::Locality::Moves::on_edges;
  result.colours = static_cast<int>(form.kinds.size());
  games::Reach reach;
  for (const games::KindsClash& each : form.clashes)
    reach.near = std::max({reach.near, each.distance, each.there || each.back ? 1 : 0});
  result.reach = reach;
  result.painted_starts = form.painted;
  return result;
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
