// Strategies of proofs: positions that a player leaves, images of the opponent's moves, and colours that decide.
#include "solve/theorem_play.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "games/arenas/forest.hpp"
#include "games/theorems/board_theorem.hpp"
#include "games/theorems/sequential_steps.hpp"
#include "games/theorems/shapes.hpp"
#include "graphs/triangulation.hpp"
#include "solve/boards/forest_moves.hpp"
#include "solve/index.hpp"
#include "solve/local/pairs.hpp"

namespace gamecert::solve {
namespace {

using games::Setup;

struct Question {
  const Setup& setup;
  bool misere;
  std::span<const int> played;
  games::PositionView at;
  const games::Options& options;
};
using Choice = std::optional<std::size_t>;

/// The planes of a position, cell by cell.
class Cells {
 public:
  Cells(const Setup& setup, games::PositionView at) : at_(at), words_(at.size() / setup.game().planes()) {}
  bool has(std::size_t plane, int cell) const {
    return (at_[plane * words_ + index(cell) / games::word_bits] >> index(cell) % games::word_bits & 1) != 0;
  }

 private:
  games::PositionView at_;
  std::size_t words_;
};

/// The first option that wins at once, or leaves a position that is lost for the next player.
template <class Lost>
Choice to_lost(const Question& question, const Lost& lost) {
  const games::Options& options = question.options;
  for (std::size_t i = 0; i < options.moves.size(); ++i)
    if (options.won[i] != 0 || (options.again[i] == 0 && lost(Cells(question.setup, options.position(i))))) return i;
  return std::nullopt;
}

Choice place_of(const games::Options& options, int move) {
  const auto at = std::ranges::find(options.moves, move);
  if (at == options.moves.end()) return std::nullopt;
  return static_cast<std::size_t>(at - options.moves.begin());
}

// docs/GEODETIC.md, "Cycles": what is left of a cycle of n vertices is an arc.

Choice geodetic_cycle(const Question& question) {
  const auto n = static_cast<unsigned>(question.setup.instance().order());
  const bool contract = question.setup.parameters().word("reading") == "contract";
  return to_lost(question, [&](const Cells& at) {
    unsigned open = 0;
    for (int v = 0; std::cmp_less(v, n); ++v) open += at.has(0, v) ? 1 : 0;
    const unsigned labelled = n - open;
    if (contract) return question.misere ? open > 0 && std::has_single_bit(open + 1) : std::has_single_bit(open + 2);
    if (question.misere) return open > 0 && labelled == (n - 1) / 2 + 1;
    return open == 0 || (labelled == 1 && n % 2 == 1);
  });
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

Choice hackendot_forest(const Question& question) {
  return first_of(question,
                  hackendot_moves(games::Forest(question.setup.instance()).parent, vertices_in_first_plane(question)));
}

// The strategy W and 0-stars: docs/GEODETIC.md, "Rays on a complete graph".

/// Whether the vertices a and b of a ray of n vertices, numbered from 1, are partners.
bool partners(unsigned n, unsigned a, unsigned b) {
  const auto is_pair = [n](unsigned one, unsigned other) {
    if (one >= n) return false;
    const unsigned power = std::bit_floor(n - one);
    if ((n & power) != 0 || power > n) return false;
    return other == (power - 1 - n % power) + 2 + (n - one - power);
  };
  return is_pair(a, b) || is_pair(b, a);
}

Choice geodetic_rays(const Question& question) {
  if (question.misere) return std::nullopt;
  const auto rays = games::rays(question.setup.instance().graph());
  return to_lost(question, [&](const Cells& at) {
    const auto n = static_cast<unsigned>(rays->front().size());
    unsigned sum = 0;
    int touched = 0;
    bool star = false, from_first = true;
    std::pair<unsigned, unsigned> interval;
    for (const std::vector<int>& ray : *rays) {
      std::vector<unsigned> labelled;
      for (unsigned place = 1; place <= n; ++place)
        if (!at.has(0, ray[place - 1])) labelled.push_back(place);
      sum ^= n - static_cast<unsigned>(labelled.size());
      if (labelled.empty()) continue;
      ++touched;
      interval = {labelled.front(), labelled.back()};
      star = star || labelled.front() == 1;
      from_first = from_first && labelled.front() == 1;
    }
    if (star && from_first && sum == 0) return true;
    return touched == 1 && rays->size() % 2 == 1 && partners(n, interval.first, interval.second);
  });
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

/// A path turned round, or half a turn of a cycle of even order.
std::optional<std::vector<int>> half_turn(const graphs::Graph& graph) {
  const auto path = games::along_path(graph);
  const auto cycle = path ? std::nullopt : games::around_cycle(graph);
  const std::size_t n = index(graph.order());
  if (!path && (!cycle || n % 2 != 0)) return std::nullopt;
  const std::vector<int>& way = path ? *path : *cycle;
  std::vector<int> image(n);
  for (std::size_t i = 0; i < n; ++i) image[index(way[i])] = way[path ? n - 1 - i : (i + n / 2) % n];
  return image;
}

// docs/SYMMETRY.md, "theorem on weak colourings".

Choice weak_colouring(const Question& question) {
  const graphs::Graph& graph = question.setup.instance().graph();
  const std::string_view reading = question.setup.parameters().word("reading");
  const bool even = graph.order() % 2 == 0, edges = reading == "edges";
  const bool as_long_as_there_are_vertices =
      reading == "painted" || reading == "extendable" || (edges && !even && games::around_cycle(graph).has_value());
  if (as_long_as_there_are_vertices) return question.options.moves.empty() ? Choice() : Choice(0);
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
  const int v = question.options.moves.front() / 2;
  for (const games::SequentialStep& step : steps.steps) {
    const bool last = steps.last_is_closed && &step == &steps.steps.back();
    const bool asked_for = (place[index(step.closed)] - place[index(v)]) % 2 == 0;
    if (step.later != v || step.earlier == v || last == asked_for) continue;
    return place_of(question.options,
                    2 * v + ((colour[index(step.earlier)] + (step.odd ? 1 : 0) + (last ? 1 : 0)) % 2));
  }
  return 0;
}

// docs/SYMMETRY.md, "theorem on symmetric colourings".

Choice symmetric_colouring(const Question& question) {
  if (question.misere) return std::nullopt;
  const graphs::Graph& graph = question.setup.instance().graph();
  const int colours = question.setup.parameters().number("colours");
  Watch watch(Limits{.seconds = 1});
  const bool even = graph.order() % 2 == 0;
  const std::vector<int> image = even ? involution(graph, watch) : involution_with_centre(graph, watch);
  const games::BoardTheorem& theorem =
      *games::find_board_theorem(std::string(question.setup.info().name) + "-symmetric");
  if (image.empty() || !theorem.worth(question.setup, false, image)) return std::nullopt;
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

// docs/TRIANGULATIONS.md, "theorem on flips in fans": runs of spokes between green gaps.

Choice flips_in_fan(const Question& question) {
  const graphs::Triangulation board = question.setup.instance().triangulation();
  const int n = board.graph().order(), centre = *games::centre_of_fan(board);
  std::vector<int> rim = board.boundary();
  std::ranges::rotate(rim, std::ranges::find(rim, centre));
  rim.erase(rim.begin());
  const auto cell = [n](int u, int v) {
    if (u > v) std::swap(u, v);
    return u * n - u * (u + 1) / 2 + v - u - 1;
  };
  const auto lost = [&](const Cells& at) {
    std::vector<int> ends;  // of the edges at the centre, along the rim
    for (const int v : rim)
      if (at.has(0, cell(centre, v))) ends.push_back(v);
    bool closed = false, closed_of_one = false, green_before = false;
    int run = 0;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
      run += i > 0 ? 1 : 0;
      if (at.has(1, cell(ends[i], ends[i + 1]))) continue;
      closed = closed || (green_before && run > 0);
      closed_of_one = closed_of_one || (green_before && run == 1);
      green_before = true;
      run = 0;
    }
    return ends.size() % 2 == 0 && closed && !closed_of_one;
  };
  if (const Choice choice = to_lost(question, lost)) return choice;
  if (!question.played.empty() || n % 2 != 0) return std::nullopt;
  return place_of(question.options, cell(centre, rim[1]));
}

// docs/TRIANGULATIONS.md, "theorem on splitting parts": as the first player may as well, one edge more being no harm.

/// Whether the parts that the edges of whoever has moved leave are trees with one edge of the opponent at most.
bool split(const graphs::Triangulation& board, const std::vector<graphs::Edge>& edges, const Cells& at) {
  enum Plane : std::size_t { black, mine, theirs };
  std::map<graphs::Edge, std::vector<std::size_t>> triangles_at;
  std::vector<char> stands(board.faces().size(), 1);
  for (std::size_t f = 0; f < board.faces().size(); ++f) {
    const auto& [a, b, c] = board.faces()[f];
    for (const graphs::Edge& edge : {graphs::Edge(a, b), {b, c}, {a, c}}) triangles_at[edge].push_back(f);
  }
  const auto each_edge = [&](const auto& visit) {
    for (std::size_t e = 0; e < edges.size(); ++e) visit(static_cast<int>(e), triangles_at[edges[e]]);
  };
  each_edge([&](int e, const std::vector<std::size_t>& triangles) {
    for (const std::size_t f : triangles)
      if (at.has(theirs, e)) stands[f] = 0;
  });
  std::vector<std::size_t> root(stands.size());
  for (std::size_t f = 0; f < root.size(); ++f) root[f] = f;
  const auto find = [&](std::size_t f) {
    while (root[f] != f) f = root[f];
    return f;
  };
  bool trees = true;
  each_edge([&](int, const std::vector<std::size_t>& triangles) {
    if (triangles.size() < 2 || stands[triangles[0]] == 0 || stands[triangles[1]] == 0) return;
    const std::size_t one = find(triangles[0]), other = find(triangles[1]);
    trees = trees && one != other;
    root[one] = other;
  });
  std::vector<int> opposed(stands.size(), 0);
  each_edge([&](int e, const std::vector<std::size_t>& triangles) {
    for (const std::size_t f : triangles) {
      if (!at.has(mine, e) || stands[f] == 0) continue;
      ++opposed[find(f)];
      break;
    }
  });
  return trees && std::ranges::all_of(opposed, [](int count) { return count <= 1; });
}

Choice few_inner_points(const Question& question) {
  const graphs::Triangulation board = question.setup.instance().triangulation();
  const std::vector<graphs::Edge> edges = question.setup.instance().edges();
  return to_lost(question, [&](const Cells& at) { return split(board, edges, at); });
}

// docs/PARTS.md, Theorem 11, and the strategy while no triangle can be completed.

Choice nimstring_fan(const Question& question) {
  const graphs::Triangulation board = question.setup.instance().triangulation();
  const std::vector<graphs::Edge> edges = question.setup.instance().edges();
  const int centre = *games::centre_of_fan(board);
  std::vector<int> rim = board.boundary(), image(index(board.graph().order()), centre);
  std::ranges::rotate(rim, std::ranges::find(rim, centre));
  for (std::size_t i = 1; i < rim.size(); ++i) image[index(rim[i])] = rim[rim.size() - i];
  const auto number = [&](const graphs::Edge& edge) {
    return static_cast<int>(std::ranges::lower_bound(edges, edge) - edges.begin());
  };
  const int spoke = number(std::minmax(centre, rim[rim.size() / 2]));
  if (question.played.empty()) return place_of(question.options, spoke);
  if (question.played.front() != spoke || std::ranges::count(question.options.again, 1) != 0) return std::nullopt;
  return mirrored(question, 1, [&](int e) {
    const auto [u, v] = edges[index(e)];
    return number(std::minmax(image[index(u)], image[index(v)]));
  });
}

// docs/SYMMETRY.md, "theorem on splittable graphs": the second player colours the image of every edge, and is not
// behind; if the symmetry keeps one edge, the first player takes that and does the same.

/// The symmetry given with the board, or one that is found; empty if there is none.
std::vector<int> capture_symmetry(const graphs::Graph& graph, std::span<const graphs::Edge> exchange) {
  constexpr std::int64_t least_edges = 25;  // fewer are left to search, which may find more
  if (exchange.empty() && graph.size() < least_edges) return {};
  if (exchange.empty()) {
    Watch watch(Limits{.seconds = 1});
    return involution_keeping_some(graph, watch);
  }
  std::vector<int> image(index(graph.order()));
  std::iota(image.begin(), image.end(), 0);
  for (const auto& [u, v] : exchange) std::swap(image[index(u)], image[index(v)]);
  return image;
}

Choice splittable_capture(const Question& question, std::span<const graphs::Edge> exchange) {
  const graphs::Graph& graph = question.setup.instance().graph();
  const std::vector<int> symmetry = capture_symmetry(graph, exchange);
  if (symmetry.empty()) return std::nullopt;
  const std::vector<graphs::Edge> edges = graph.edges();
  const auto image = [&](int e) {
    const auto [u, v] = edges[index(e)];
    const graphs::Edge other = std::minmax(symmetry[index(u)], symmetry[index(v)]);
    return static_cast<int>(std::ranges::lower_bound(edges, other) - edges.begin());
  };
  std::vector<int> kept;
  for (int e = 0; e < std::ssize(edges); ++e)
    if (image(e) == e) kept.push_back(e);
  if (kept.empty()) return mirrored(question, 0, image);
  const int end = edges[index(kept.front())].first;
  if (kept.size() > 1 || symmetry[index(end)] != end) return std::nullopt;
  if (question.played.empty()) return place_of(question.options, kept.front());
  if (question.played.front() != kept.front()) return std::nullopt;
  return mirrored(question, 1, image);
}

struct Strategy {
  std::string_view theorem;
  Choice (*choice)(const Question&);
};
constexpr Strategy strategies[] = {{"bichromatic-inner-points", few_inner_points},
                                   {"flips-in-fan", flips_in_fan},
                                   {"geodetic-cycle", geodetic_cycle},
                                   {"geodetic-tree", geodetic_tree},
                                   {"geodetic-rays", geodetic_rays},
                                   {"hackendot-forest", hackendot_forest},
                                   {"nimstring-fan", nimstring_fan},
                                   {"sequential-line", sequential_line},
                                   {"weak-colouring", weak_colouring},
                                   {"weak-surrounded", weak_colouring}};

}  // namespace

std::optional<std::size_t> move_by_theorem(const Setup& setup, bool misere, std::span<const int> played,
                                           games::PositionView at, const games::Options& options,
                                           std::span<const graphs::Edge> exchange) {
  const Question question{setup, misere, played, at, options};
  for (const auto& [name, choice] : strategies) {
    const games::BoardTheorem& theorem = *games::find_board_theorem(name);
    if (theorem.game == setup.info().name && theorem.worth(setup, misere, {})) return choice(question);
  }
  const std::string_view game = setup.info().name;
  const bool bare = games::bare_graph(setup.instance()) != nullptr;
  if (!bare) return std::nullopt;
  if (game == "capture") return splittable_capture(question, exchange);
  return game == "proper" || game == "distance" ? symmetric_colouring(question) : std::nullopt;
}

}  // namespace gamecert::solve
