// Live cells of each form, and what else rests on them.
#include "games/built_in/printed_live.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/texts/facts/facts.hpp"

namespace gamecert::games {
namespace {

/// The member `live` that returns a plane.
std::string live_is(const std::string& plane) { return "  P live(const Board& at) const { return " + plane + "; }\n"; }

Live standing_pins(const GameText& text) {
  return {"Parts of standing pins",
          "  // A move takes a pin, or two that are neighbours.\n" +
              live_is("at." + text.position[0].name + (text.moves.size() == 1 ? "" : " & on.vertices()"))};
}
Live to_be_captured() {
  return {"Shapes of edges to be captured",
          R"(  // Open edges matter, vertices that a player may still capture, and the lead there.
  P live(const Board& at) const {
    const auto& [open, mine, theirs] = at;
    P cells = open & on.edges();
    for (int v = 0; v < on.order(); ++v) {
      const auto left = held(open, v), own = held(mine, v), other = held(theirs, v);
      const auto free = (own < majority(v)) & (other < majority(v));
      cells = cells | when(free & ((own + left >= majority(v)) | (other + left >= majority(v))), on.vertex(v));
    }
    return cells;
  }
  typename P::Number mark(const Board& at, int cell) const {
    const auto& [open, mine, theirs] = at;
    if (cell < on.size()) return 0;
    return count(mine & on.neighbours(cell)) - count(theirs & on.neighbours(cell));
  }

  // How many ends of e have just more than half of their edges in `mine`, in which e is.
  typename P::Number captures(int e, const P& mine) const {
    const auto [u, v] = on.ends(e);
    return point_if(held(mine, u) == majority(u)) + point_if(held(mine, v) == majority(v));
  }
  // How many vertices have more than half of their edges in a set.
  typename P::Number captured(const P& set) const {
    typename P::Number result = 0;
    for (int v = 0; v < on.order(); ++v) result = result + point_if(held(set, v) >= majority(v));
    return result;
  }
  typename P::Number held(const P& set, int v) const { return count(set & on.edges_at(v)); }
  typename P::Number majority(int v) const { return on.degree(v) / 2 + 1; }
  static typename P::Number point_if(const typename P::Bit& holds) { return when(holds, typename P::Number(1)); }

)",
          true};
}
Live rooted_forest(const std::string& open) {
  return {"Parts of a rooted forest",
          "  // Moves in different trees never meet; of a tree the root is told apart.\n" + live_is(open) +
              "  typename P::Number mark(const Board& at, int v) const { return when(none(" + open +
              " & on.parent(v)), typename P::Number(1)); }\n",
          true};
}
Live edges_left(const std::string& open) {
  return {"Parts of edges that are left",
          "  // Edges meet at their ends.\n  P live(const Board& at) const {\n    P cells = " + open + ";\n    each(" +
              open +
              ", [&](int e, auto left) { cells = cells | when(left, on.neighbours(e)); });\n    return cells;\n  }\n"};
}
Live open_vertices(const std::string& open) {
  return {"Parts of open vertices",
          "  // Moves in different components of the graph on these vertices never meet: the game is their sum.\n" +
              live_is(open) +
              "\n  // To take a vertex is to paint it in the one colour there is, never next to a painted one.\n"
              "  Board position_of(const P& painted) const { return {on.vertices() - painted - ruled_out(painted)}; }\n"
              "  P ruled_out(const P& painted) const {\n    return cells_where(on.space(), on.order(), [&](int v) { "
              "return any(painted & on.neighbours(v)); });\n  }\n",
          false, true};
}

}  // namespace

bool captures_by_majority(const GameText& text) {
  const auto is = text.gain ? captures(*text.gain) : std::nullopt;
  const TextMove& move = text.moves[0];
  if (!is || text.board != BoardKind::graph || text.position.size() != 3 || text.won || text.again) return false;
  const std::string &open = text.position[0].name, &mine = text.position[1].name, &e = move.choices[0].name;
  const auto put = [&](std::size_t part, const std::string& pattern) {
    const auto update = std::ranges::find(move.updates, part, &TextUpdate::part);
    return update != move.updates.end() && matched(pattern, update->value);
  };
  return text.turn == std::vector{std::pair<std::size_t, std::size_t>(1, 2)} && !move.condition &&
         move.updates.size() == 2 && matched(open, move.choices[0].within) &&
         put(0, "difference " + open + " edges-in " + e) && put(1, "union " + mine + " edges-in " + e) &&
         is->at("e").word == e && is->at("F").word == mine + "'" && is->at("S").word == mine;
}

std::optional<Live> live_cells(const GameText& text, const PrintedNames& names) {
  if (captures_by_majority(text)) return to_be_captured();
  if (names.cells == PrintedCells::pins) {
    const bool alone = text.position.size() == 1 && text.ending == TextEnding::last_move && !text.again && !text.won;
    return alone ? std::optional(standing_pins(text)) : std::nullopt;
  }
  std::string why;
  const std::optional<Striking> strikes = striking(text, why);
  if (!strikes || !matched(names.edges() ? "E" : "V", text.position[0].start)) return std::nullopt;
  const std::string &v = strikes->vertex, open = "at." + text.position[0].name;
  const std::vector<Formula>& struck = strikes->struck;
  if (struck.size() == 2 && path_from_root(struck[0], names.roots) == Formula{v, {}} && matched(v, struck[1]))
    return rooted_forest(open);
  if (struck.size() != 1 || text.board != BoardKind::graph) return std::nullopt;
  if (matched("edges-at " + v, struck[0])) return edges_left(open);
  return matched("union " + v + " N " + v, struck[0]) ? std::optional(open_vertices(open)) : std::nullopt;
}

}  // namespace gamecert::games
