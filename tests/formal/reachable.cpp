// Small boards of every game that formal/ has, and their reachable positions as games/ plays them, to be compared with
// what formal/reachable.ml prints of the same lines.
//
//   reachable boards      a line for each board: the lines of a claim up to its instance, with `; ` between
//   reachable < LINES     for each line: the line; that the board is refused, or the start and, sorted, each position,
//                         what remains, and for each move what it leads to: w wins, k keeps the turn, p passes it
#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <set>
#include <sstream>

#include "games/arenas/segment_arena.hpp"
#include "games/game.hpp"
#include "games/instances/parameters.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
#include "text/errors.hpp"

namespace gamecert::formal {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

std::string six(const std::string& head, const std::vector<bool>& bits) {
  std::string text = head;
  for (std::size_t i = 0; i < bits.size(); i += 6) {
    int value = 0;
    for (std::size_t j = i; j < i + 6; ++j) value = 2 * value + (j < bits.size() && bits[j] ? 1 : 0);
    text += static_cast<char>(63 + value);
  }
  return text;
}

/// One of each isomorphism class of sets of these pairs, as which of them are in the set.
std::vector<std::vector<bool>> classes(int order, const Pairs& pairs, bool directed) {
  std::vector<std::vector<int>> images;  // of the pairs, under every permutation of the vertices
  std::vector<int> permutation(static_cast<std::size_t>(order));
  std::iota(permutation.begin(), permutation.end(), 0);
  do {
    std::vector<int> image;
    for (const auto& [u, v] : pairs) {
      std::pair moved(permutation[static_cast<std::size_t>(u)], permutation[static_cast<std::size_t>(v)]);
      if (!directed && moved.first > moved.second) std::swap(moved.first, moved.second);
      image.push_back(static_cast<int>(std::ranges::find(pairs, moved) - pairs.begin()));
    }
    images.push_back(image);
  } while (std::ranges::next_permutation(permutation).found);
  std::vector<std::vector<bool>> result;
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    const bool least = std::ranges::all_of(images, [&](const std::vector<int>& image) {
      unsigned moved = 0;
      for (std::size_t i = 0; i < pairs.size(); ++i) moved |= (set >> i & 1U) << image[i];
      return set <= moved;
    });
    if (!least) continue;
    std::vector<bool> bits;
    for (std::size_t i = 0; i < pairs.size(); ++i) bits.push_back((set >> i & 1U) != 0);
    result.push_back(bits);
  }
  return result;
}

struct Small {
  int order;
  std::string text;
  Pairs edges;
};

std::vector<Small> graphs(int most) {
  std::vector<Small> result;
  for (int n = 0; n <= most; ++n) {
    Pairs pairs;
    for (int v = 0; v < n; ++v)
      for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
    for (const std::vector<bool>& bits : classes(n, pairs, false)) {
      Small graph{n, six(std::string(1, static_cast<char>(63 + n)), bits), {}};
      for (std::size_t i = 0; i < pairs.size(); ++i)
        if (bits[i]) graph.edges.push_back(pairs[i]);
      std::ranges::sort(graph.edges);
      result.push_back(graph);
    }
  }
  return result;
}

std::vector<Small> digraphs(int most) {
  std::vector<Small> result;
  for (int n = 0; n <= most; ++n) {
    Pairs pairs;
    for (int u = 0; u < n; ++u)
      for (int v = 0; v < n; ++v)
        if (u != v) pairs.emplace_back(u, v);
    for (const std::vector<bool>& bits : classes(n, pairs, true)) {
      std::vector<bool> matrix(static_cast<std::size_t>(n * n));
      for (std::size_t i = 0; i < pairs.size(); ++i)
        matrix[static_cast<std::size_t>(pairs[i].first * n + pairs[i].second)] = bits[i];
      result.push_back({n, six("&" + std::string(1, static_cast<char>(63 + n)), matrix), {}});
    }
  }
  return result;
}

/// The attribute with every choice of values 0..most for so many items; those of value 0 are left out. With `values` an
/// item is `item:value`.
void each_choice(const std::vector<std::string>& items, int most, int fullest, bool values,
                 const std::function<void(const std::string&)>& each, std::size_t at = 0,
                 const std::string& so_far = "") {
  if (at == items.size()) return each(so_far);
  each_choice(items, most, fullest, values, each, at + 1, so_far);
  for (int value = 1; value <= most && fullest > 0; ++value) {
    const std::string item = items[at] + (values ? ":" + std::to_string(value) : "");
    each_choice(items, most, fullest - 1, values, each, at + 1, so_far.empty() ? item : so_far + "," + item);
  }
}

/// Points, and what they are called: convex ones, and one set of coordinates for every other order type of 4 and 5.
std::vector<graphs::PointSet> point_sets() {
  std::vector<graphs::PointSet> result;
  for (int n = 1; n <= 5; ++n) result.push_back(graphs::PointSet::polygon(n));
  result.emplace_back(std::vector<graphs::Point>{{0, 0}, {9, 1}, {-2, 7}});
  result.emplace_back(std::vector<graphs::Point>{{0, 0}, {10, 0}, {4, 9}, {4, 3}});
  result.emplace_back(std::vector<graphs::Point>{{0, 0}, {10, 0}, {5, 4}, {11, 9}, {-1, 8}});
  result.emplace_back(std::vector<graphs::Point>{{6, 2}, {0, 0}, {12, -1}, {5, 11}, {5, 5}});
  return result;
}

/// Every choice of segments behind the points, most of which make no triangulation, and the triangulations of discs.
std::vector<std::string> triangulations() {
  std::vector<std::string> result{"fan:1",
                                  "zigzag:4",
                                  "wheel:3",
                                  "wheel:5",
                                  "disc:3+0:0-1-2",
                                  "disc:4+0:0-1-2",
                                  "disc:4+1:0-1-4,1-2-4,2-3-4,0-3-4,0-1-2"};
  for (const graphs::PointSet& points : point_sets()) {
    const std::vector<graphs::Edge> all = games::segments(points.order());
    for (unsigned set = 0; set < 1U << all.size(); ++set) {
      std::string edges;
      for (std::size_t e = 0; e < all.size(); ++e) {
        if ((set >> e & 1U) == 0) continue;
        edges += (edges.empty() ? "" : ",") + std::to_string(all[e].first) + "-" + std::to_string(all[e].second);
      }
      result.push_back(graphs::text(points) + edges);
    }
  }
  for (const graphs::Triangulation& each : graphs::convex_classes(6)) result.push_back(graphs::text(each));
  for (const auto& [hull, inner] : {std::pair(3, 1), {3, 2}, {4, 1}, {5, 1}})
    for (const graphs::Triangulation& each : graphs::disc_classes(hull, inner)) result.push_back(graphs::text(each));
  return result;
}

/// Games on boards in the plane, with what is given at the start: up to two edges.
void print_plane_boards(
    const std::function<void(const std::string&, const std::string&, const std::string&, const std::string&)>& line) {
  const auto attributed = [&](const std::string& game, const std::string& board, const graphs::PointSet* points) {
    std::vector<std::string> edges;
    try {
      const games::Instance instance(board);
      for (const auto& [u, v] : points != nullptr ? games::segments(points->order()) : instance.edges())
        edges.push_back(std::to_string(u) + "-" + std::to_string(v));
    } catch (const text::InputError&) {  // refused by both
    }
    const bool values = games::find(game.substr(0, game.find(' '))).info.attributes.front().name == "painted";
    each_choice(edges, values ? 2 : 1,
                edges.size() < 6   ? 3
                : edges.size() < 9 ? 1
                                   : 0,
                values, [&](const std::string& value) { line(game, board, values ? "painted" : "marked", value); });
  };
  for (const graphs::PointSet& points : point_sets()) {
    for (const char* game : {"triangle 1", "complete-triangulation 1", "bichromatic-complete 1"})
      attributed(game, graphs::text(points), &points);
    for (const char* reading : {"nothing", "draw", "loses", "illegal"})
      attributed("bichromatic-triangle 1; parameter reading " + std::string(reading), graphs::text(points), &points);
  }
  for (const std::string& board : triangulations()) {
    for (const char* game : {"triangle-colouring 1", "four-cycle 1", "bichromatic-colouring 1", "nimstring 1", "flip 1",
                             "flip-to-triangle 1", "bichromatic-flip 1", "all-green 1",
                             "green-wins 1; parameter ratio none", "green-wins 1; parameter ratio 3/2"})
      attributed(game, board, nullptr);
  }
}

/// Members of families, sums and products among them, and some that are refused, of sparse6 with an edge twice, with
/// more behind its last edge and with a longer form of the order.
void print_families(
    const std::function<void(const std::string&, const std::string&, const std::string&, const std::string&)>& line) {
  std::istringstream graphs(
      "path:5 cycle:6 complete:4 complete-bipartite:2,3 grid:2x3 grid:2x2x2 cylinder:4x2 hypercube:3 star:4 "
      "binary-tree:2 kary-tree:3,1 spider:1,2,2 rays:3,2 petersen generalised-petersen:5,2 prism:4 circulant:8,1,4 "
      "kneser:5,2 paley:13 path:2+cycle:3 path:2*path:4 cycle:3*path:2+path:1*complete:3+path:2 hypercube:0+path:2 "
      "path:0 cycle:2 path:2+heaps:2 directed-path:2+path:1 path:2* path:2+A_ :Ab :A_ :BdN :Bd~ :Bd~~ :~??Bd ~??BW "
      "&~??AG");
  for (std::string graph; graphs >> graph;) line("node-kayles 1", graph, "", "");
  for (const char* digraph : {"directed-path:4", "directed-cycle:3", "directed-path:2+directed-path:2"})
    line("blue-red 1", digraph, "", "");
}

void print_boards() {
  constexpr int any = 100;
  const auto line = [](const std::string& game, const std::string& board, const std::string& attribute = "",
                       const std::string& value = "") {
    std::cout << "game " << game << "; instance " << board << (value.empty() ? "" : " " + attribute + "=" + value)
              << "\n";
  };
  const auto vertices = [](const Small& board) {
    std::vector<std::string> names;
    for (int v = 0; v < board.order; ++v) names.push_back(std::to_string(v));
    return names;
  };
  const auto attributed = [&](const std::string& game, const Small& board, const std::string& attribute, int most,
                              int fullest, bool values) {
    each_choice(vertices(board), most, fullest, values,
                [&](const std::string& value) { line(game, board.text, attribute, value); });
  };
  for (const Small& graph : graphs(5)) {
    attributed("ello 1", graph, "green", 1, any, false);
    attributed("lights-out 1", graph, "lit", 1, any, false);
    attributed("ello-modular 1; parameter modulus 3", graph, "coloured", 2, graph.order < 5 ? any : 2, true);
    for (const char* modulus : {"2", "4"})
      attributed("ello-modular 1; parameter modulus " + std::string(modulus), graph, "coloured", *modulus - '1',
                 graph.order < 4 ? any : 1, true);
    for (const char* game : {"odd-elimination 1", "node-kayles 1", "arc-kayles 1"}) line(game, graph.text);
    for (const char* k : {"1", "2", "3"})
      attributed("proper 1; parameter colours " + std::string(k), graph, "painted", *k - '0', *k == '2' ? 2 : 0, true);
    attributed("distance 1; parameter colours 2; parameter distance 2", graph, "painted", 2, 1, true);
    attributed("distance 1; parameter colours 2; parameter distance 3", graph, "painted", 2, 0, true);
    attributed("distance 1; parameter colours 3; parameter distance 2", graph, "painted", 3, graph.order < 4 ? 1 : 0,
               true);
    line("node-kayles 1", graphs::write_sparse6(graphs::Graph(graph.order, graph.edges)));
    attributed("sequential 1; parameter colours 2", graph, "painted", 2, 1, true);
    if (graph.order == 5) line("sequential 1; parameter colours 3", graph.text, "order", "2,0,4,1,3");
    for (const char* reading : {"edges", "surrounded", "extendable", "painted"})
      attributed("weak 1; parameter reading " + std::string(reading), graph, "painted", 2, graph.order < 5 ? 2 : 1,
                 true);
    for (const char* reading : {"contract", "hull", "literal"})
      attributed("geodetic 1; parameter reading " + std::string(reading), graph, "labelled", 1, 2, false);
    attributed("hackendot 1", graph, "roots", 1, 2, false);
    std::vector<std::string> edges;
    for (const auto& [u, v] : graph.edges) edges.push_back(std::to_string(u) + "-" + std::to_string(v));
    each_choice(edges, 2, edges.size() < 6 ? 2 : 0, true,
                [&](const std::string& value) { line("capture 1", graph.text, "painted", value); });
  }
  for (const Small& digraph : digraphs(5)) {
    const bool small = digraph.order < 5;
    attributed("ello 1", digraph, "green", 1, small ? any : 1, false);
    attributed("ello-modular 1; parameter modulus 3", digraph, "coloured", 2, small ? 1 : 0, true);
    attributed("blue-red 1", digraph, "painted", 2, small ? 2 : 0, true);
    attributed("oriented 1; parameter colours 2", digraph, "painted", 2, small ? 2 : 0, true);
    if (small) line("oriented 1; parameter colours 1", digraph.text);
    if (small) line("oriented 1; parameter colours 3", digraph.text);
    line("hackendot 1", digraph.text);
  }
  for (const char* heaps : {"0", "1", "2", "3", "4", "5", "1,1", "2,1", "1,2", "2,2", "3,1", "1,3", "4,1", "3,2",
                            "2,0,2", "1,1,1", "2,1,2"})
    for (const char* game : {"kayles 1", "dawson-kayles 1"}) line(game, "heaps:" + std::string(heaps));
  print_families(line);
  print_plane_boards(line);
}

std::unique_ptr<games::Game> game_of(const std::string& line) {
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line.compare(i, 2, "; ") == 0) {
      lines.emplace_back();
      ++i;
    } else {
      lines.back() += line[i];
    }
  }
  std::string word, name;
  std::istringstream(lines.front()) >> word >> name;
  const games::Entry& entry = games::find(name);
  std::map<std::string, int> parameters;
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    std::string parameter, value;
    std::istringstream(lines[i]) >> word >> parameter >> value;
    parameters[parameter] = games::parameter_value(entry.info, parameter, value);
  }
  const games::Instance instance(lines.back().substr(std::string("instance ").size()));
  instance.require(entry.info);
  return games::make(entry, instance, parameters);
}

std::string text(games::PositionView at, std::size_t planes) {
  if (at.size() != planes) throw std::logic_error("a board of more than 64 cells");
  std::ostringstream out;
  for (std::size_t i = 0; i < planes; ++i) out << (i == 0 ? "" : " ") << std::hex << at[i];
  return out.str();
}

void print_reachable(const std::string& line) {
  std::cout << "@ " << line << "\n";
  std::unique_ptr<games::Game> game;
  try {
    game = game_of(line);
  } catch (const text::InputError&) {
    std::cout << "refused\n";
    return;
  }
  const std::size_t planes = game->info().planes.size();
  const games::Position start = game->start();
  std::cout << "start " << text(start, planes) << " head " << game->head_start() << "\n";
  std::set<games::Position> seen{start};
  std::vector<games::Position> todo{start};
  std::vector<std::string> lines;
  games::Options options;
  while (!todo.empty()) {
    const games::Position at = todo.back();
    todo.pop_back();
    std::string entry =
        text(at, planes) + " remaining " + std::to_string(game->remaining(at)) + (game->won(at) ? " won" : "");
    game->options(at, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView next = options.position(i);
      entry += "; " + std::to_string(options.moves[i]) + " " + text(next, planes) +
               (options.won[i] != 0     ? " w "
                : options.again[i] != 0 ? " k "
                                        : " p ") +
               std::to_string(options.gains[i]);
      games::Position position(next.begin(), next.end());
      if (seen.insert(position).second) todo.push_back(std::move(position));
    }
    lines.push_back(std::move(entry));
  }
  std::ranges::sort(lines);
  for (const std::string& each : lines) std::cout << each << "\n";
}

}  // namespace
}  // namespace gamecert::formal

int main(int argc, char**) {
  std::ios::sync_with_stdio(false);
  if (argc > 1) {
    gamecert::formal::print_boards();
    return 0;
  }
  for (std::string line; std::getline(std::cin, line);) gamecert::formal::print_reachable(line);
}
