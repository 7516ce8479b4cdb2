// Strategies of proofs: positions that a player leaves, images of the opponent's moves, and colours that decide.
#include "solve/theorems/theorem_play.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "games/arenas/forest.hpp"
#include "games/arenas/line_arena.hpp"
#include "games/theorems/board_theorem.hpp"
#include "games/theorems/sequential_steps.hpp"
#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/index.hpp"
#include "solve/local/pairs.hpp"
#include "solve/theorems/fan_flips.hpp"
#include "solve/theorems/forest_moves.hpp"
#include "solve/theorems/geodetic_moves.hpp"
#include "solve/theorems/half_turn.hpp"

namespace gamecert::solve {

struct TheoremQuestion {
  const games::Setup& setup;
  bool misere;
  std::span<const int> symmetry, played;
  games::PositionView at;
  const games::Options& options;
};

namespace {

using games::Setup;
using Question = TheoremQuestion;
using Choice = std::optional<std::size_t>;

/// The planes of a position, cell by cell.
class Cells {
 public:
  Cells(const Setup& setup, games::PositionView at) : at_(at), words_(at.size() / setup.info().planes.size()) {}
  bool has(std::size_t plane, int cell) const {
    return (at_[plane * words_ + index(cell) / games::word_bits] >> index(cell) % games::word_bits & 1) != 0;
  }

 private:
  games::PositionView at_;
  std::size_t words_;
};

Choice place_of(const games::Options& options, int move) {
  const auto at = std::ranges::lower_bound(options.moves, move);
  if (at == options.moves.end() || *at != move) return std::nullopt;
  return static_cast<std::size_t>(at - options.moves.begin());
}

// docs/GEODETIC.md, "Trees": a move that leaves branches of nimber 0.

std::vector<char> vertices_in_first_plane(const Question& question) {
  const Cells at(question.setup, question.at);
  std::vector<char> result;
  for (int v = 0; v < question.setup.instance().order(); ++v) result.push_back(at.has(0, v) ? 1 : 0);
  return result;
}

Choice first_of(const Question& question, const std::vector<int>& moves) {
  return moves.empty() ? std::nullopt : place_of(question.options, moves.front());
}

Choice geodetic_tree(const Question& question) {
  return first_of(question, geodetic_tree_moves(question.setup.instance().graph(), vertices_in_first_plane(question)));
}

bool no_move_wins_on_tree(const Question& question) { return !geodetic_tree(question); }

Choice hackendot_forest(const Question& question) {
  return first_of(question,
                  hackendot_moves(games::Forest(question.setup.instance()).parent, vertices_in_first_plane(question)));
}

bool no_move_wins_on_forest(const Question& question) { return !hackendot_forest(question); }

// docs/GEODETIC.md, "Cycles" and "Rays on a complete graph": the strategy W and 0-stars.

Choice geodetic_cycle(const Question& question) {
  const bool contract = question.setup.parameters().word("reading") == "contract";
  const auto move = geodetic_cycle_move(question.setup.instance().graph(), vertices_in_first_plane(question), contract,
                                        question.misere);
  return move ? place_of(question.options, *move) : std::nullopt;
}

Choice geodetic_rays(const Question& question) {
  if (question.misere) return std::nullopt;
  const auto move = geodetic_rays_move(question.setup.instance().graph(), vertices_in_first_plane(question));
  return move ? place_of(question.options, *move) : std::nullopt;
}

/// The image of the last move under `image`, if all moves before, but `opening`, are whole pairs of images.
template <class Image>
Choice mirrored(const Question& question, std::size_t openings, const Image& image) {
  if (question.played.size() <= openings) return std::nullopt;
  const auto rest = question.played.subspan(openings);
  std::set<int> made(rest.begin(), rest.end() - 1);
  for (const int move : made)
    if (!made.contains(image(move))) return std::nullopt;
  return place_of(question.options, image(rest.back()));
}

/// On a line of vertices, in which `image` has the place of each: with the other colour, or with the same.
Choice mirrored_colours(const Question& question, std::size_t openings, const std::vector<int>& image, bool same) {
  return mirrored(question, openings, [&](int move) {
    const int colour = move % 2;
    return 2 * image[index(move / 2)] + (same ? colour : 1 - colour);
  });
}

// docs/SYMMETRY.md, "theorem on weak colourings".

/// Whether play goes on as long as there are vertices that are not painted.
bool all_are_painted(const Question& question) {
  const graphs::Graph& graph = question.setup.instance().graph();
  const std::string_view reading = question.setup.parameters().word("reading");
  return reading == "painted" || reading == "extendable" ||
         (reading == "edges" && graph.order() % 2 == 1 && games::around_cycle(graph).has_value());
}

bool last_vertex_is_the_others(const Question& question) {
  const auto left = question.setup.instance().order() - static_cast<int>(question.played.size());
  return all_are_painted(question) && (left % 2 == 0) != question.misere;
}

Choice weak_colouring(const Question& question) {
  const graphs::Graph& graph = question.setup.instance().graph();
  const std::string_view reading = question.setup.parameters().word("reading");
  const bool even = graph.order() % 2 == 0, edges = reading == "edges";
  if (all_are_painted(question)) return question.options.moves.empty() ? Choice() : Choice(0);
  const auto image = half_turn(graph);
  if (question.misere || !image || (!even && !edges)) return std::nullopt;
  if (even) return mirrored_colours(question, 0, *image, false);
  if (!question.played.empty()) {
    const int opened = question.played.front() / 2;
    if ((*image)[index(opened)] != opened) return std::nullopt;
    return mirrored_colours(question, 1, *image, true);
  }
  const auto middle =
      std::ranges::find_if(question.options.moves, [&](int m) { return (*image)[index(m / 2)] == m / 2; });
  return middle == question.options.moves.end() ? Choice() : place_of(question.options, *middle);
}

// docs/SYMMETRY.md, "theorem on five steps": the winner of the last step gives sources the colours that closed vertices
// of the winner ask for, and the last source the colour that its closed vertex does not.

Choice sequential_line(const Question& question) {
  const graphs::Graph& graph = question.setup.instance().graph();
  const auto path = games::along_path(graph);
  const std::vector<int> order = question.setup.instance().ordering("order");
  std::vector<int> place(order.size()), colour(order.size(), -1);
  for (std::size_t i = 0; i < order.size(); ++i) place[index(order[i])] = static_cast<int>(i);
  for (const int move : question.played) colour[index(move / 2)] = move % 2;
  const auto steps = games::sequential_steps(path ? *path : *games::around_cycle(graph), !path.has_value(), place);
  const bool first_wins = games::first_player_wins(steps, place);
  if (question.options.moves.empty() || (question.played.size() % 2 == 0) != first_wins) return std::nullopt;
  // By vertex, the first step that says which colour it has to have; null where either colour will do.
  std::vector<const games::SequentialStep*> asking(order.size(), nullptr);
  const games::SequentialStep* const lost = steps.last_is_closed ? &steps.steps.back() : nullptr;
  for (const games::SequentialStep& step : steps.steps) {
    const bool asked_for = (place[index(step.closed)] - place[index(step.later)]) % 2 == 0;
    if (step.earlier == step.later || (&step == lost) == asked_for || asking[index(step.later)] != nullptr) continue;
    asking[index(step.later)] = &step;
  }
  const auto named = [&](int v) -> std::optional<int> {
    const games::SequentialStep* const step = asking[index(v)];
    if (step == nullptr) return std::nullopt;
    return 2 * v + (colour[index(step->earlier)] + (step->odd ? 1 : 0) + (step == lost ? 1 : 0)) % 2;
  };
  for (std::size_t i = first_wins ? 0 : 1; i < question.played.size(); i += 2) {
    const int move = question.played[i];
    if (named(move / 2).value_or(move) != move) return std::nullopt;  // the winner has left it
  }
  const std::optional<int> move = named(question.options.moves.front() / 2);
  return move ? place_of(question.options, *move) : 0;
}

// docs/SYMMETRY.md, "theorem on symmetric colourings".

/// Of odd order: the answer to the first move closes the vertex between, and is the axis of the image of all others.
Choice proper_cycle(const Question& question) {
  const graphs::Graph& graph = question.setup.instance().graph();
  if (const auto image = half_turn(graph)) return mirrored_colours(question, 0, *image, false);
  if (question.played.empty()) return std::nullopt;
  std::vector<int> way = *games::around_cycle(graph), image(way.size());
  const int opening = question.played.front();
  std::ranges::rotate(way, std::ranges::find(way, opening / 2));
  const std::size_t n = way.size();
  for (std::size_t i = 0; i < n; ++i) image[index(way[i])] = way[(n + 2 - i) % n];
  const int answer = 2 * way[2] + 1 - opening % 2;
  if (question.played.size() == 1) return place_of(question.options, answer);
  if (question.played[1] != answer) return std::nullopt;
  return mirrored_colours(question, 2, image, false);
}

Choice symmetric_colouring(const Question& question) {
  const std::span<const int> image = question.symmetry;
  const int colours = question.setup.parameters().number("colours");
  const bool even = image.size() % 2 == 0;
  const auto kept = [&](int move) { return image[index(move / colours)] == move / colours; };
  if (question.played.empty()) {
    const auto opening = std::ranges::find_if(question.options.moves, kept);
    return opening == question.options.moves.end() ? Choice() : place_of(question.options, *opening);
  }
  if (!even && !kept(question.played.front())) return std::nullopt;
  return mirrored(question, even ? 0 : 1, [&](int move) {
    const int colour = move % colours;
    return image[index(move / colours)] * colours + (even ? 1 - colour : colour);
  });
}

// docs/TRIANGULATIONS.md, "theorem on flips in fans".

FanRim rim_at(const FanFlips& fan, const Question& question) {
  const Cells at(question.setup, question.at);
  return fan.rim([&](std::size_t plane, int cell) { return at.has(plane, cell); });
}

Choice flips_in_fan(const Question& question) {
  const games::Options& options = question.options;
  const FanFlips fan(question.setup.instance().triangulation());
  const FanRim rim = rim_at(fan, question);
  for (std::size_t i = 0; i < options.moves.size(); ++i)
    if (options.won[i] != 0 || fan.lost(fan.flipped(rim, options.moves[i]))) return i;
  if (!question.played.empty() || fan.order() % 2 != 0) return std::nullopt;
  return place_of(options, fan.spokes()[1]);
}

bool lost_in_fan(const Question& question) {
  const FanFlips fan(question.setup.instance().triangulation());
  return fan.lost(rim_at(fan, question));
}

// docs/TRIANGULATIONS.md, "theorem on splitting parts": as the first player may as well, one edge more being no harm.

/// Triangles with an edge of the opponent of a player fall away, and that leaves parts that hang together by edges.
class PartsLeft {
 public:
  enum class Owner : char { nobody, player, opponent };

  explicit PartsLeft(const graphs::Triangulation& board)
      : triangles_(board.faces().size()), beside_(static_cast<std::size_t>(board.graph().size())) {
    std::size_t triangle = 0;
    for (const games::Line& sides : games::triangles_of(board)) {
      for (const int e : sides) beside_[index(e)].push_back(triangle);
      ++triangle;
    }
  }

  /// Whether they are trees with one edge of the player each at most. `owners` are those of the edges.
  bool split(const std::vector<Owner>& owners) const {
    std::vector<char> stands(triangles_, 1);
    for (std::size_t e = 0; e < owners.size(); ++e)
      for (const std::size_t f : beside_[e])
        if (owners[e] == Owner::opponent) stands[f] = 0;
    std::vector<std::size_t> root(triangles_);
    std::iota(root.begin(), root.end(), 0U);
    const auto find = [&](std::size_t f) {
      while (root[f] != f) f = root[f] = root[root[f]];
      return f;
    };
    for (const std::vector<std::size_t>& both : beside_) {
      if (both.size() < 2 || stands[both[0]] == 0 || stands[both[1]] == 0) continue;
      const std::size_t one = find(both[0]), other = find(both[1]);
      if (one == other) return false;
      root[one] = other;
    }
    std::vector<int> held(triangles_, 0);
    for (std::size_t e = 0; e < owners.size(); ++e) {
      const auto standing = std::ranges::find_if(beside_[e], [&](std::size_t f) { return stands[f] != 0; });
      if (owners[e] == Owner::player && standing != beside_[e].end() && ++held[find(*standing)] > 1) return false;
    }
    return true;
  }

 private:
  std::size_t triangles_;
  std::vector<std::vector<std::size_t>> beside_;  // by edge
};

Choice few_inner_points(const Question& question) {
  using Owner = PartsLeft::Owner;
  enum Plane : std::size_t { black, mine, theirs };
  const graphs::Triangulation board = question.setup.instance().triangulation();
  const PartsLeft parts(board);
  const Cells at(question.setup, question.at);
  std::vector<Owner> owners(static_cast<std::size_t>(board.graph().size()), Owner::nobody);
  for (std::size_t e = 0; e < owners.size(); ++e) {
    const int cell = static_cast<int>(e);
    owners[e] = at.has(mine, cell) ? Owner::opponent : at.has(theirs, cell) ? Owner::player : Owner::nobody;
  }
  const games::Options& options = question.options;
  const auto won = std::ranges::find_if(options.won, [](char wins) { return wins != 0; });
  if (won != options.won.end()) return static_cast<std::size_t>(won - options.won.begin());
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    Owner& owner = owners[index(options.moves[i])];
    owner = Owner::opponent;
    if (parts.split(owners)) return i;
    owner = Owner::nobody;
  }
  return std::nullopt;
}

// docs/PARTS.md, Theorem 11, and the strategy while no triangle can be completed.

Choice nimstring_fan(const Question& question) {
  const graphs::Triangulation board = question.setup.instance().triangulation();
  const std::vector<graphs::Edge> edges = question.setup.instance().edges();
  const int centre = *games::centre_of_fan(board);
  const std::vector<int> rim = rim_of_fan(board);
  std::vector<int> image(index(board.graph().order()), centre);
  for (std::size_t i = 0; i < rim.size(); ++i) image[index(rim[i])] = rim[rim.size() - 1 - i];
  const int spoke = graphs::place_in(edges, centre, rim[rim.size() / 2]);
  if (question.played.empty()) return place_of(question.options, spoke);
  if (question.played.front() != spoke || std::ranges::count(question.options.again, 1) != 0) return std::nullopt;
  return mirrored(question, 1, [&](int e) {
    const auto [u, v] = edges[index(e)];
    return graphs::place_in(edges, image[index(u)], image[index(v)]);
  });
}

// docs/SYMMETRY.md, "theorem on splittable graphs": the second player colours the image of every edge, and is not
// behind; if the symmetry keeps one edge, the first player takes that and does the same.

Choice splittable_capture(const Question& question) {
  const std::vector<graphs::Edge> edges = question.setup.instance().graph().edges();
  const auto image = [&](int e) {
    const auto [u, v] = edges[index(e)];
    return graphs::place_in(edges, question.symmetry[index(u)], question.symmetry[index(v)]);
  };
  std::vector<int> kept;
  for (int e = 0; e < std::ssize(edges); ++e)
    if (image(e) == e) kept.push_back(e);
  if (kept.empty()) return mirrored(question, 0, image);
  const int end = edges[index(kept.front())].first;
  if (kept.size() > 1 || question.symmetry[index(end)] != end) return std::nullopt;
  if (question.played.empty()) return place_of(question.options, kept.front());
  if (question.played.front() != kept.front()) return std::nullopt;
  return mirrored(question, 1, image);
}

/// The images of a symmetry that the strategy asks for: of `capture` that which exchanges the vertices of some pairs,
/// if any are given. Empty if none is found.
std::vector<int> symmetry_for(const Setup& setup, std::span<const graphs::Edge> exchange) {
  constexpr std::int64_t least_edges = 25;  // fewer are left to search, which may find more
  const graphs::Graph* const graph = games::bare_graph(setup.instance());
  if (graph == nullptr) return {};
  Watch watch(Limits{.seconds = 1});
  if (setup.info().name == "capture") {
    if (exchange.empty())
      return graph->size() < least_edges ? std::vector<int>() : involution_keeping_some(*graph, watch);
    std::vector<int> image(index(graph->order()));
    std::iota(image.begin(), image.end(), 0);
    for (const auto& [u, v] : exchange) std::swap(image[index(u)], image[index(v)]);
    return image;
  }
  return symmetry_of_order_two(*graph, watch);
}

struct Strategy {
  std::string_view theorem;
  Choice (*choice)(const Question&);
  bool (*lost)(const Question&) = nullptr;  // of positions that the theorem decides
};
constexpr Strategy strategies[] = {{"bichromatic-inner-points", few_inner_points},
                                   {"distance-symmetric", symmetric_colouring},
                                   {"flips-in-fan", flips_in_fan, lost_in_fan},
                                   {"geodetic-cycle", geodetic_cycle},
                                   {"geodetic-tree", geodetic_tree, no_move_wins_on_tree},
                                   {"geodetic-rays", geodetic_rays},
                                   {"hackendot-forest", hackendot_forest, no_move_wins_on_forest},
                                   {"nimstring-fan", nimstring_fan},
                                   {"proper-cycle", proper_cycle},
                                   {"proper-symmetric", symmetric_colouring},
                                   {"sequential-line", sequential_line},
                                   {"weak-colouring", weak_colouring, last_vertex_is_the_others},
                                   {"weak-surrounded", weak_colouring}};

}  // namespace

TheoremPlay::TheoremPlay(const Setup& setup, bool misere, std::span<const graphs::Edge> exchange)
    : setup_(setup), misere_(misere) {
  for (const Strategy& strategy : strategies) {
    const games::BoardTheorem& theorem = *games::find_board_theorem(strategy.theorem);
    if (theorem.game != setup.info().name) continue;
    symmetry_ = theorem.with_symmetry ? symmetry_for(setup, exchange) : std::vector<int>();
    const auto worth = theorem.worth(setup, misere, symmetry_);
    if (!worth) continue;
    choice_ = strategy.choice;
    lost_ = strategy.lost;
    if (worth->winner == games::BoardWorth::Winner::nobody) return;
    winner_ = worth->winner == games::BoardWorth::Winner::first ? 0 : 1;
    proof_ = theorem.proof;
    return;
  }
  if (setup.info().name != "capture") return;
  symmetry_ = symmetry_for(setup, exchange);
  if (!symmetry_.empty()) choice_ = splittable_capture;
}

std::optional<std::size_t> TheoremPlay::move(std::span<const int> played, games::PositionView at,
                                             const games::Options& options) const {
  if (choice_ == nullptr) return std::nullopt;
  return choice_({setup_, misere_, symmetry_, played, at, options});
}

bool TheoremPlay::lost(std::span<const int> played, games::PositionView at, const games::Options& options, int mover,
                       bool followed) const {
  if (!winner_) return false;
  if (followed && *winner_ != mover) return true;
  return lost_ != nullptr && lost_({setup_, misere_, symmetry_, played, at, options});
}

}  // namespace gamecert::solve
