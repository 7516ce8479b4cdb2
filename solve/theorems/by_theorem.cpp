// Theorems before search, and the first moves that win by them.
#include "solve/theorems/by_theorem.hpp"

#include <algorithm>
#include <new>
#include <numeric>
#include <string_view>
#include <vector>

#include "certificates/theorems/theorem.hpp"
#include "games/arenas/forest.hpp"
#include "games/shared_rules/painting.hpp"
#include "games/theorems/board_theorem.hpp"
#include "games/theorems/branch_nimbers.hpp"
#include "games/theorems/sequential_steps.hpp"
#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/boards/segments.hpp"
#include "solve/theorems/fan_flips.hpp"
#include "solve/theorems/forest_moves.hpp"
#include "solve/theorems/half_turn.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::Setup;

/// First moves that win, by code, where the first player wins.
struct Openings {
  std::vector<int> moves = {};  // ascending
  bool all = false;             // there are no others
};

/// Every first move wins.
Openings any_of(int moves) {
  Openings result{std::vector<int>(static_cast<std::size_t>(moves)), true};
  std::iota(result.moves.begin(), result.moves.end(), 0);
  return result;
}

/// All vertices of a cycle are alike.
Openings on_cycle(const Setup& setup) { return any_of(setup.instance().order()); }

Openings on_tree(const Setup& setup) {
  const std::vector<int> left = games::branch_nimbers(games::Forest(setup.instance()).parent).after_roots;
  Openings result{.all = true};
  for (std::size_t v = 0; v < left.size(); ++v)
    if (left[v] == 0) result.moves.push_back(static_cast<int>(v));
  return result;
}

Openings on_forest(const Setup& setup) {
  const std::vector<int> parent = games::Forest(setup.instance()).parent;
  return {hackendot_moves(parent, std::vector<char>(parent.size(), 1)), true};
}

/// Both colours are alike at the first vertex.
Openings in_order(const Setup& setup) {
  const int first = setup.instance().ordering("order").front();
  return {{2 * first, 2 * first + 1}, true};
}

/// Where all vertices are painted in the end every move wins, on other paths of odd order one in the middle.
Openings weakly(const Setup& setup) {
  const std::string_view reading = setup.parameters().word("reading");
  const auto path = games::along_path(setup.instance().graph());
  if (reading != "edges" || !path) return any_of(2 * setup.instance().order());
  return {{2 * (*path)[path->size() / 2]}};
}

/// An end, but the middle of three vertices (docs/SYMMETRY.md, "theorem on surrounded vertices"); on a cycle, any.
Openings not_surrounded(const Setup& setup) {
  const auto path = games::along_path(setup.instance().graph());
  if (!path) return any_of(2 * setup.instance().order());
  return {{2 * (path->size() == 3 ? (*path)[1] : path->front())}};
}

/// The spoke with as many triangles on one side as on the other; edges have numbers in their list.
Openings by_middle_spoke(const Setup& setup) {
  const graphs::Triangulation board = setup.instance().triangulation();
  const std::vector<int> rim = rim_of_fan(board);
  return {{graphs::place_in(board.graph().edges(), *games::centre_of_fan(board), rim[rim.size() / 2])}};
}

/// The first spoke, as far as segments have numbers.
Openings by_first_spoke(const Setup& setup) {
  const graphs::Triangulation board = setup.instance().triangulation();
  const bool numbered = board.graph().order() <= most_points_of_numbered_segments;
  return numbered ? Openings{{FanFlips(board).spokes()[1]}} : Openings{};
}

/// The colours of a game of painting vertices; of `sequential` two, as theorems ask for.
int colours_of(const Setup& setup) {
  return setup.info().painting ? setup.info().painting->colours(setup.parameters()) : 2;
}

/// The images of a symmetry of order two, which keeps one vertex of a board of odd order and none of another; empty if
/// none is found in some seconds.
std::vector<int> involution_of(const Setup& setup, const Request& request) {
  const graphs::Graph* const graph = games::bare_graph(setup.instance());
  if (graph == nullptr || request.misere) return {};
  constexpr double most = 5;  // seconds
  Watch all(request.limits), watch(all.left(most));
  try {
    return symmetry_of_order_two(*graph, watch);
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
    all.look();
    return {};
  }
}

/// Any colour at the vertex that the symmetry keeps.
Openings at_kept_vertex(const Setup& setup, const std::vector<int>& symmetry) {
  Openings result;
  for (int v = 0; v < std::ssize(symmetry); ++v)
    for (int c = 0; c < colours_of(setup) && symmetry[static_cast<std::size_t>(v)] == v; ++c)
      result.moves.push_back(v * colours_of(setup) + c);
  return result;
}

std::string vertex_name(const Setup&, int move) { return std::to_string(move); }
std::string colour_name(const Setup& setup, int move) {
  return games::Pairs{setup.instance().order(), colours_of(setup)}.name(move);
}
std::string edge_name(const Setup& setup, int move) {
  return graphs::name(setup.instance().edges()[static_cast<std::size_t>(move)]);
}
std::string segment_name(const Setup& setup, int move) {
  return graphs::name(segment_with_number(setup.instance().order(), move));
}

struct Use {
  std::string_view theorem;
  int searched;                        // boards up to this order are searched for a moment before
  Openings (*openings)(const Setup&);  // null where none is known
  std::string (*name)(const Setup&, int move) = vertex_name;
};
constexpr Use uses[] = {{"bichromatic-inner-points", 9, nullptr},
                        {"proper-cycle", 512, nullptr},
                        {"proper-symmetric", 512, nullptr, colour_name},
                        {"distance-symmetric", 512, nullptr, colour_name},
                        {"flips-in-fan", 16, by_first_spoke, segment_name},
                        {"geodetic-cycle", 64, on_cycle},
                        {"geodetic-tree", 200, on_tree},
                        {"geodetic-rays", 24, nullptr},
                        {"hackendot-forest", 512, on_forest},
                        {"nimstring-fan", 20, by_middle_spoke, edge_name},
                        {"sequential-line", 24, in_order, colour_name},
                        {"weak-colouring", 8, weakly, colour_name},
                        {"weak-surrounded", 9, not_surrounded, colour_name}};

/// Nothing if the theorem does not know what is asked.
std::optional<Answer> answer_of(const Use& use, const Setup& setup, const Request& request) {
  const games::BoardTheorem& theorem = *games::find_board_theorem(use.theorem);
  if (theorem.game != setup.info().name) return std::nullopt;
  std::vector<int> symmetry;
  if (theorem.with_symmetry) symmetry = involution_of(setup, request);
  const auto worth = theorem.worth(setup, request.misere, symmetry);
  if (!worth || (request.nimber && !worth->nimber)) return std::nullopt;
  const bool wins = worth->winner == games::BoardWorth::Winner::first;
  const Openings openings = !wins                     ? Openings{}
                            : theorem.with_symmetry   ? at_kept_vertex(setup, symmetry)
                            : use.openings != nullptr ? use.openings(setup)
                                                      : Openings{};
  if (request.all_moves && wins && !openings.all) return std::nullopt;
  Answer answer{.statement = request.nimber ? "NIMBER " + std::to_string(*worth->nimber)
                                            : games::outcome_statement(*worth, setup.info())};
  if (request.all_moves) answer.winning_moves = openings.moves;
  if (!openings.moves.empty()) answer.moves = {openings.moves.front()};
  answer.names.emplace();
  for (const int move : request.all_moves ? openings.moves : answer.moves)
    answer.names->push_back(use.name(setup, move));
  if (request.certificate) answer.evidence = certificates::ByTheorem{std::string(use.theorem), std::move(symmetry)};
  answer.theorem = theorem.proof;
  return answer;
}

/// What is searched for a moment, if that answers all that is asked.
std::optional<Answer> soon(const Setup& setup, Request request,
                           const std::function<Answer(const Setup&, const Request&)>& search) {
  constexpr double moment = 0.5;  // seconds
  request.limits = Watch(request.limits).left(moment);
  try {
    const text::Deadline within = deadline_of(request.limits);
    Answer answer = search(setup, request);
    const bool whole = answer.certainty == Answer::Certainty::certain && (answer.evidence || !request.certificate);
    return whole ? std::optional(std::move(answer)) : std::nullopt;
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
  } catch (const std::bad_alloc&) {
  }
  return std::nullopt;
}

}  // namespace

std::optional<Answer> answer_by(std::string_view theorem, const Setup& setup, const Request& request) {
  return answer_of(*std::ranges::find(uses, theorem, &Use::theorem), setup, request);
}

std::optional<Answer> solve_by_theorem(const Setup& setup, const Request& request,
                                       const std::function<Answer(const Setup&, const Request&)>& search) {
  for (const Use& use : uses) {
    auto answer = answer_of(use, setup, request);
    if (!answer) continue;
    if (setup.instance().order() > use.searched) return answer;
    auto searched = soon(setup, request, search);
    return searched ? std::move(searched) : std::move(answer);
  }
  return std::nullopt;
}

}  // namespace gamecert::solve
