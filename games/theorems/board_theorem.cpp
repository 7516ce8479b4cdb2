// The table of theorems on boards, and what each says.
#include "games/theorems/board_theorem.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "games/arenas/forest.hpp"
#include "games/theorems/branch_nimbers.hpp"
#include "games/theorems/sequential_steps.hpp"
#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {
namespace {

using Winner = BoardWorth::Winner;
using Worth = std::optional<BoardWorth>;

BoardWorth won_by_first(bool first) { return {first ? Winner::first : Winner::second}; }

/// In normal play of an impartial game: what the second player wins has the nimber 0.
BoardWorth in_normal_play(bool first) {
  return {first ? Winner::first : Winner::second, first ? std::nullopt : std::optional(0)};
}

/// A board whose nimber is 0 or 1.
BoardWorth of_nimber(int nimber) { return {nimber != 0 ? Winner::first : Winner::second, nimber}; }

/// Boards of triangles on which nothing is marked or painted.
std::optional<graphs::Triangulation> bare_triangulation(const Setup& setup) {
  if (setup.instance().text().find(' ') != std::string::npos) return std::nullopt;
  return setup.instance().triangulation();
}

Worth geodetic_cycle(const Setup& setup, bool misere, VertexImages) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (graph == nullptr || !around_cycle(*graph)) return std::nullopt;
  const auto n = static_cast<unsigned>(graph->order());  // 3 or more
  if (setup.parameters().word("reading") != "contract")
    return misere ? won_by_first(false) : in_normal_play(n % 2 == 1);
  return misere ? won_by_first(std::has_single_bit(n)) : in_normal_play(std::has_single_bit(n + 1));
}

Worth geodetic_rays(const Setup& setup, bool misere, VertexImages) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (misere || graph == nullptr || !rays(*graph)) return std::nullopt;
  return in_normal_play(false);
}

Worth geodetic_tree(const Setup& setup, bool misere, VertexImages) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (misere || graph == nullptr || !is_tree(*graph)) return std::nullopt;
  std::vector<int> left = branch_nimbers(Forest(setup.instance()).parent).after_roots;
  std::ranges::sort(left);
  int missing = 0;
  for (const int nimber : left) missing += nimber == missing ? 1 : 0;
  return of_nimber(missing);
}

Worth hackendot_forest(const Setup& setup, bool misere, VertexImages) {
  if (misere) return std::nullopt;
  return of_nimber(branch_nimbers(Forest(setup.instance()).parent).forest);
}

Worth sequential_line(const Setup& setup, bool misere, VertexImages) {
  const auto* const graph = std::get_if<graphs::Graph>(&setup.instance().board());
  if (misere || graph == nullptr || setup.parameters().number("colours") != 2 || setup.instance().has("painted"))
    return std::nullopt;
  const auto path = along_path(*graph), cycle = path ? std::nullopt : around_cycle(*graph);
  if (!path && !cycle) return std::nullopt;
  const std::vector<int> order = setup.instance().ordering("order");
  std::vector<int> place(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) place[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
  return in_normal_play(first_player_wins(sequential_steps(path ? *path : *cycle, !path, place), place));
}

/// Where all vertices are painted in the end, whatever is played.
BoardWorth all_painted(int order, bool misere) { return misere ? won_by_first(order % 2 == 0) : of_nimber(order % 2); }

Worth weak_colouring(const Setup& setup, bool misere, VertexImages) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (graph == nullptr) return std::nullopt;
  const std::string_view reading = setup.parameters().word("reading");
  if (reading == "painted" || reading == "extendable") return all_painted(graph->order(), misere);
  const bool odd = graph->order() % 2 == 1, path = along_path(*graph).has_value();
  if (!path && !around_cycle(*graph)) return std::nullopt;
  if (!path && odd && reading == "edges") return all_painted(graph->order(), misere);
  if (misere || reading != "edges") return std::nullopt;
  return in_normal_play(odd);
}

Worth surrounded_colouring(const Setup& setup, bool misere, VertexImages) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (misere || graph == nullptr || setup.parameters().word("reading") != "surrounded") return std::nullopt;
  if (around_cycle(*graph)) return of_nimber(graph->order() % 2);
  if (!along_path(*graph)) return std::nullopt;
  return in_normal_play(graph->order() % 2 == 1);
}

/// Whether the images are those of an automorphism that is its own inverse and keeps so many vertices.
bool is_involution(const graphs::Graph& graph, VertexImages image, int kept) {
  const auto is_vertex = [&](int v) { return v >= 0 && v < graph.order(); };
  if (std::ssize(image) != graph.order() || !std::ranges::all_of(image, is_vertex)) return false;
  const auto of = [&](int v) { return image[static_cast<std::size_t>(v)]; };
  for (int v = 0; v < graph.order(); ++v) {
    text::pause();
    if (of(of(v)) != v) return false;
    if (of(v) == v && kept-- == 0) return false;
    for (const int u : graph.neighbours(v))
      if (!graph.adjacent(of(u), of(v))) return false;
  }
  return kept == 0;
}

Worth symmetric_proper(const Setup& setup, bool misere, VertexImages symmetry) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (misere || graph == nullptr) return std::nullopt;
  if (setup.parameters().number("colours") == 2 && is_involution(*graph, symmetry, 0)) return of_nimber(0);
  if (!is_involution(*graph, symmetry, 1)) return std::nullopt;
  for (int v = 0; v < graph->order(); ++v)
    if (graph->adjacent(v, symmetry[static_cast<std::size_t>(v)])) return std::nullopt;
  return won_by_first(true);
}

Worth symmetric_distance(const Setup& setup, bool misere, VertexImages symmetry) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (misere || graph == nullptr || setup.parameters().number("colours") != 2 || !is_involution(*graph, symmetry, 0))
    return std::nullopt;
  return of_nimber(0);
}

Worth proper_cycle(const Setup& setup, bool misere, VertexImages) {
  const graphs::Graph* const graph = bare_graph(setup.instance());
  if (misere || graph == nullptr || setup.parameters().number("colours") != 2 || !around_cycle(*graph))
    return std::nullopt;
  return of_nimber(0);
}

Worth nimstring_fan(const Setup& setup, bool misere, VertexImages) {
  const auto board = bare_triangulation(setup);
  if (misere || !board || board->faces().size() % 2 != 0 || !centre_of_fan(*board)) return std::nullopt;
  return won_by_first(true);
}

Worth few_inner_points(const Setup& setup, bool, VertexImages) {
  const auto board = bare_triangulation(setup);
  if (!board || board->graph().order() - std::ssize(board->boundary()) > 2) return std::nullopt;
  return BoardWorth{Winner::nobody};
}

Worth flips_in_fan(const Setup& setup, bool, VertexImages) {
  const auto board = bare_triangulation(setup);
  if (!board || board->graph().order() < 8 || std::ssize(board->boundary()) != board->graph().order() ||
      !centre_of_fan(*board))
    return std::nullopt;
  return won_by_first(board->graph().order() % 2 == 0);
}

constexpr std::string_view a_symmetry_answers =
    "who answers every vertex by its image under a symmetry wins a colouring of neighbours or of vertices near each "
    "other";
constexpr std::string_view branches_have_nimbers =
    "what moves leave on trees are branches, and their nimbers are found from those of smaller ones";

// By name.
constexpr std::array theorems = {
    BoardTheorem{"bichromatic-inner-points", "bichromatic-colouring", "tri.thm-6",
                 "theorem on splitting parts of docs/TRIANGULATIONS.md",
                 "a triangulation with at most two inner points",
                 "both players can see to it that no triangle has one colour", false, few_inner_points},
    BoardTheorem{"distance-symmetric", "distance", "col.prop-3", "theorem on symmetric colourings of docs/SYMMETRY.md",
                 "a symmetry of order two that keeps no vertex, and two colours", a_symmetry_answers, true,
                 symmetric_distance},
    BoardTheorem{"flips-in-fan", "flip-to-triangle", "tri.lem-5", "theorem on flips in fans of docs/TRIANGULATIONS.md",
                 "a fan with 8 points or more in convex position",
                 "the first player wins on a fan exactly if the number of points is even", false, flips_in_fan},
    BoardTheorem{"geodetic-cycle", "geodetic",
                 "geo.thm-2 geo.thm-2.literal.repaired geo.thm-2.hull.repaired geo.thm-3 geo.thm-3.literal.repaired "
                 "geo.thm-3.hull.repaired",
                 "theorem on cycles of docs/GEODETIC.md", "a cycle",
                 "the length of a cycle and the reading say who wins in both kinds of play", false, geodetic_cycle},
    BoardTheorem{"geodetic-rays", "geodetic", "geo.thm-4", "theorem on rays of docs/GEODETIC.md",
                 "a complete graph with a path of n vertices at each of its vertices, two or more of both",
                 "the second player wins on a complete graph with equal paths at its vertices", false, geodetic_rays},
    BoardTheorem{"geodetic-tree", "geodetic", "geo.thm-1 geo.cor-1 geo.q-2.forests",
                 "theorem on deciding trees of docs/GEODETIC.md", "a tree", branches_have_nimbers, false,
                 geodetic_tree},
    BoardTheorem{"hackendot-forest", "hackendot", "geo.cor-1", "theorem on deciding trees of docs/GEODETIC.md",
                 "a rooted forest", branches_have_nimbers, false, hackendot_forest},
    BoardTheorem{"nimstring-fan", "nimstring", "tri.thm-4", "Theorem 11 of docs/PARTS.md",
                 "a fan with an even number of triangles",
                 "the first player wins on a fan by marking the spoke in the middle", false, nimstring_fan},
    BoardTheorem{"proper-cycle", "proper", "col.cor-5", "theorem on symmetric colourings of docs/SYMMETRY.md",
                 "a cycle and two colours", a_symmetry_answers, false, proper_cycle},
    BoardTheorem{"proper-symmetric", "proper", "col.prop-2 col.prop-3",
                 "theorem on symmetric colourings of docs/SYMMETRY.md",
                 "a symmetry of order two that keeps no vertex, and two colours; or that keeps one and takes no vertex "
                 "to a neighbour",
                 a_symmetry_answers, true, symmetric_proper},
    BoardTheorem{"sequential-line", "sequential", "col.thm-22 col.thm-22-cycles.repaired",
                 "theorem on five steps of docs/SYMMETRY.md", "a path or cycle and two colours; in any order",
                 "closed vertices are taken away with sources beside them until an owner loses", false,
                 sequential_line},
    BoardTheorem{"weak-colouring", "weak",
                 "col.weak-even col.weak-even.extendable col.weak-even.painted col.thm-14 col.thm-14.extendable "
                 "col.thm-14.painted col.cor-15 col.cor-15.extendable col.cor-15.painted col.cor-15.ends",
                 "theorem on weak colourings of docs/SYMMETRY.md",
                 "a path or cycle; where only a vertex being painted is tested, or paintings extend, any graph",
                 "the parity of the vertices says who wins a weak colouring", false, weak_colouring},
    BoardTheorem{"weak-surrounded", "weak",
                 "col.weak-even.surrounded col.thm-14.surrounded col.cor-15.surrounded.repaired",
                 "theorem on surrounded vertices of docs/SYMMETRY.md", "a path or cycle",
                 "the parity of the vertices says who wins where surrounded vertices are forbidden", false,
                 surrounded_colouring},
};
static_assert(std::ranges::is_sorted(theorems, {}, &BoardTheorem::name));

}  // namespace

std::span<const BoardTheorem> board_theorems() { return theorems; }

const BoardTheorem* find_board_theorem(std::string_view name) {
  const auto found = std::ranges::find(theorems, name, &BoardTheorem::name);
  return found == theorems.end() ? nullptr : &*found;
}

std::string outcome_statement(const BoardWorth& worth, const GameInfo& info) {
  constexpr std::array of_last_move = {"N", "P", ""}, of_wins = {"first", "second", "tie"};
  const auto i = static_cast<std::size_t>(worth.winner);
  return std::string("OUTCOME ") + (info.last_move_decides() ? of_last_move.at(i) : of_wins.at(i));
}

}  // namespace gamecert::games
