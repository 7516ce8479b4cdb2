// Sides by the kinds of moves that the form of a text shows.
#include "reductions/text_sides.hpp"

#include <algorithm>

#include "games/instances/parameters.hpp"
#include "games/texts/local/text_locality.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
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

void find_side(const games::GameInfo& text, const std::map<std::string, int>& parameters, Side& result) {
  if (const std::string why_not = why_text_no_side(text, parameters); !why_not.empty())
    throw text::InputError("expected a game of painting vertices or of taking edges, found " +
                           text::quoted(text.called()) + ", " + why_not);
  const games::Parameters all(text, parameters);
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
}

}  // namespace gamecert::reductions
