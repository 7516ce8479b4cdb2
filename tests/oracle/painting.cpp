// oracle-painting: plays the games of "Impartial coloring games" by trying every move, after Definitions 1 to 7.
//
//   oracle-painting proper COLOURS            "no two adjacent vertices [...] may be painted the same color"
//   oracle-painting distance DISTANCE COLOURS "two vertices at distance less than or equal to d cannot be painted the
//                                             same color"
//   oracle-painting oriented COLOURS          "for each arc (u, v) [...] u and v are not painted with the same color,
//   and
//                                             there is no other arc, (v', u') [...] where u is painted the same as u'
//                                             and v the same as v'"
//   oracle-painting blue-red                  "for each arc (u, v) [...]: if both u and v are colored, then u must be
//                                             Blue [1], and v must be Red [2]"
//   oracle-painting weak READING              "two adjacent vertices can be colored with the same color if and only if
//                                             each vertex is also adjacent to a vertex of the opposite color"; a weak
//                                             colouring is one in which "each non-isolated vertex is adjacent to at
//                                             least one vertex with different color"; readings of docs/READINGS.md
//   oracle-painting sequential COLOURS        "the only legal moves must paint the uncolored vertex with the lowest
//                                             index, and this coloring must remain proper"
//
// Input, one game a line:   [digraph] ORDER EDGES PAINTED     such as  5 0-1,1-2 0:1,4:2    (- is an empty list)
//   and for sequential a second list, the vertices in their order.
// Output, one line a game:  the answers of impartial.hpp, a move being vertex:colour; or, for a start that breaks the
//   rule, ILLEGAL and all ways in which it does: two vertices (in both orders), an arc or two arcs (oriented), and for
//   weak the two neighbours of the same colour and the one of them that lacks the other colour; - if none can be named.
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <istream>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "impartial.hpp"
#include "lines.hpp"

namespace {

using Painting = std::vector<int>;  // the colour of each vertex, 0 if unpainted
using Offence = std::vector<int>;   // vertices that together break a rule

struct Rules {
  std::string game, reading;
  int colours = 2;
  int distance = 1;
};

class Board {
 public:
  Board(const Rules& rules, oracle::Graph graph, std::vector<int> sequence)
      : rules_(rules), graph_(std::move(graph)), sequence_(std::move(sequence)) {
    if (rules_.game == "distance") measure_distances();
    if (rules_.reading == "extendable") list_weak_colourings(Painting(size(), 0), 0);
  }

  std::set<Offence> offences(const Painting& painting) const {
    if (rules_.game == "distance") return too_close(painting);
    if (rules_.game == "oriented") return badly_oriented(painting);
    if (rules_.game == "blue-red") return not_blue_to_red(painting);
    if (rules_.reading == "edges") return equal_edges_without_other_colour(painting);
    if (rules_.reading == "surrounded") return surrounded(painting);
    if (rules_.reading == "extendable") return extends(painting) ? std::set<Offence>{} : std::set<Offence>{{}};
    if (rules_.reading == "painted") return {};
    return improper(painting);
  }

  std::vector<oracle::Option<Painting>> options(const Painting& painting) const {
    std::vector<oracle::Option<Painting>> result;
    for (int v = 0; v < graph_.order; ++v) {
      if (colour(painting, v) != 0 || (rules_.game == "sequential" && v != first_unpainted(painting))) continue;
      for (int c = 1; c <= rules_.colours; ++c) {
        Painting after = painting;
        after[static_cast<std::size_t>(v)] = c;
        if (rules_.reading == "painted" ? weakly_painted(after, v) : offences(after).empty()) {
          result.push_back({std::to_string(v) + ":" + std::to_string(c), after});
        }
      }
    }
    return result;
  }

 private:
  std::size_t size() const { return static_cast<std::size_t>(graph_.order); }
  static int colour(const Painting& painting, int v) { return painting[static_cast<std::size_t>(v)]; }
  static bool same(const Painting& painting, int u, int v) {
    return colour(painting, u) != 0 && colour(painting, u) == colour(painting, v);
  }
  static bool different(const Painting& painting, int u, int v) {
    return colour(painting, u) != 0 && colour(painting, v) != 0 && colour(painting, u) != colour(painting, v);
  }

  std::set<Offence> improper(const Painting& painting) const {
    std::set<Offence> found;
    for (const auto& [u, v] : graph_.edges) {
      if (same(painting, u, v)) found.insert({u, v}), found.insert({v, u});
    }
    return found;
  }

  std::set<Offence> too_close(const Painting& painting) const {
    std::set<Offence> found;
    for (const auto& [u, v] : close_) {
      if (same(painting, u, v)) found.insert({u, v});
    }
    return found;
  }

  // In a digon (u, v), (v, u) the second arc is an arc (v', u') with v' = v and u' = u.
  std::set<Offence> badly_oriented(const Painting& painting) const {
    std::set<Offence> found;
    for (const auto& [u, v] : graph_.edges) {
      if (colour(painting, u) == 0 || colour(painting, v) == 0) continue;
      if (same(painting, u, v)) found.insert({u, v});
      for (const auto& [other_v, other_u] : graph_.edges) {
        if (same(painting, u, other_u) && same(painting, v, other_v)) found.insert({u, v, other_v, other_u});
      }
    }
    return found;
  }

  std::set<Offence> not_blue_to_red(const Painting& painting) const {
    constexpr int blue = 1, red = 2;
    std::set<Offence> found;
    for (const auto& [u, v] : graph_.edges) {
      if (colour(painting, u) == 0 || colour(painting, v) == 0) continue;
      if (colour(painting, u) != blue || colour(painting, v) != red) found.insert({u, v}), found.insert({v, u});
    }
    return found;
  }

  bool has_neighbour_of_other_colour(const Painting& painting, int v) const {
    for (int w = 0; w < graph_.order; ++w) {
      if (graph_.adjacent(v, w) && different(painting, v, w)) return true;
    }
    return false;
  }

  std::set<Offence> equal_edges_without_other_colour(const Painting& painting) const {
    std::set<Offence> found;
    for (const auto& [u, v] : graph_.edges) {
      if (!same(painting, u, v)) continue;
      for (int end : {u, v}) {
        if (!has_neighbour_of_other_colour(painting, end)) found.insert({u, v, end}), found.insert({v, u, end});
      }
    }
    return found;
  }

  std::set<Offence> surrounded(const Painting& painting) const {
    std::set<Offence> found;
    for (int v = 0; v < graph_.order; ++v) {
      bool all_like_it = colour(painting, v) != 0;
      for (int w = 0; w < graph_.order; ++w) {
        if (graph_.adjacent(v, w) && !same(painting, v, w)) all_like_it = false;
      }
      if (!all_like_it) continue;
      for (int w = 0; w < graph_.order; ++w) {
        if (graph_.adjacent(v, w)) found.insert({v, w, v}), found.insert({w, v, v});
      }
    }
    return found;
  }

  bool extends(const Painting& painting) const {
    for (const Painting& colouring : weak_colourings_) {
      bool agrees = true;
      for (int v = 0; v < graph_.order; ++v) {
        if (colour(painting, v) != 0 && colour(painting, v) != colour(colouring, v)) agrees = false;
      }
      if (agrees) return true;
    }
    return false;
  }

  // The test of the vertex that has just been painted, alone.
  bool weakly_painted(const Painting& painting, int v) const {
    bool neighbour_like_it = false;
    for (int w = 0; w < graph_.order; ++w) {
      if (graph_.adjacent(v, w) && same(painting, v, w)) neighbour_like_it = true;
    }
    return !neighbour_like_it || has_neighbour_of_other_colour(painting, v);
  }

  int first_unpainted(const Painting& painting) const {
    for (int v : sequence_) {
      if (colour(painting, v) == 0) return v;
    }
    return -1;
  }

  void list_weak_colourings(Painting colouring, std::size_t from) {
    if (from < size()) {
      for (int c = 1; c <= 2; ++c) {
        colouring[from] = c;
        list_weak_colourings(colouring, from + 1);
      }
      return;
    }
    for (int v = 0; v < graph_.order; ++v) {
      bool isolated = true;
      for (int w = 0; w < graph_.order; ++w) {
        if (graph_.adjacent(v, w)) isolated = false;
      }
      if (!isolated && !has_neighbour_of_other_colour(colouring, v)) return;
    }
    weak_colourings_.push_back(colouring);
  }

  // The pairs of vertices that a walk of 1 to `distance` edges joins, by taking one step after the other.
  void measure_distances() {
    for (int u = 0; u < graph_.order; ++u) {
      std::set<int> reached = {u};
      for (int step = 0; step < rules_.distance; ++step) {
        std::set<int> next = reached;
        for (int v : reached) {
          for (int w = 0; w < graph_.order; ++w) {
            if (graph_.adjacent(v, w)) next.insert(w);
          }
        }
        reached = next;
      }
      for (int v : reached) {
        if (v != u) close_.insert({u, v});
      }
    }
  }

  Rules rules_;
  oracle::Graph graph_;
  std::vector<int> sequence_;              // sequential: the order in which the vertices are painted
  std::set<std::pair<int, int>> close_;    // distance: two vertices that may not have the same colour
  std::vector<Painting> weak_colourings_;  // extendable: all weak colourings of the whole graph
};

std::string answer(const Rules& rules, std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  if (graph.directed != (rules.game == "oriented" || rules.game == "blue-red")) {
    throw std::runtime_error(graph.directed ? "expected a graph" : "expected a digraph");
  }
  std::string painted, order = "-";
  rules.game == "sequential" ? oracle::read_rest(words, painted, order) : oracle::read_rest(words, painted);
  std::vector<int> sequence;
  for (const std::string& vertex : oracle::split(order)) sequence.push_back(oracle::number(vertex, graph.order));
  Painting start(static_cast<std::size_t>(graph.order), 0);
  for (const std::string& item : oracle::split(painted)) {
    const auto [vertex, colour] = oracle::halves(item, ':');
    start[static_cast<std::size_t>(oracle::number(vertex, graph.order))] = oracle::number(colour, rules.colours + 1);
  }

  const Board board(rules, graph, sequence);
  const std::set<Offence> offences = board.offences(start);
  if (!offences.empty()) {
    std::string text = "ILLEGAL ";
    for (const Offence& offence : offences) {
      if (text.back() != ' ') text += ',';
      for (std::size_t i = 0; i < offence.size(); ++i) text += (i == 0 ? "" : "-") + std::to_string(offence[i]);
      if (offence.empty()) text += '-';
    }
    return text;
  }
  return oracle::Impartial<Painting>([&](const Painting& painting) { return board.options(painting); }).answers(start);
}

}  // namespace

int main(int argument_count, char** arguments) {
  std::vector<std::string> words(arguments + 1, arguments + argument_count);
  Rules rules;
  rules.game = words.empty() ? "" : words[0];
  const std::vector<std::string> readings = {"edges", "surrounded", "extendable", "painted"};
  const bool one_number = rules.game == "proper" || rules.game == "oriented" || rules.game == "sequential";
  if (one_number && words.size() == 2) {
    rules.colours = oracle::number(words[1], 100);
  } else if (rules.game == "distance" && words.size() == 3) {
    rules.distance = oracle::number(words[1], 100);
    rules.colours = oracle::number(words[2], 100);
  } else if (rules.game == "weak" && words.size() == 2 &&
             std::find(readings.begin(), readings.end(), words[1]) != readings.end()) {
    rules.reading = words[1];
  } else if (rules.game != "blue-red" || words.size() != 1) {
    std::cerr << "usage: oracle-painting proper|oriented|sequential COLOURS | distance DISTANCE COLOURS | blue-red | "
                 "weak edges|surrounded|extendable|painted\n";
    return 2;
  }
  return oracle::answer_lines("oracle-painting", [&](std::istream& line) { return answer(rules, line); });
}
