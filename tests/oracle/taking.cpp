// oracle-taking: plays games in which each move takes a set of points, by trying every move on the whole board.
//
//   oracle-taking geodetic READING  "choosing an unlabeled vertex u [...]; then u itself and all vertices on shortest
//                                   paths between u and any vertex of L are adjoined to L" ("Geodetic contraction games
//                                   on graphs", abstract). contract: L is coalesced into one vertex; literal: shortest
//                                   paths to every vertex of L; hull: the least set closed under shortest paths,
//                                   which in a disconnected graph the labelled vertices of a start must be as well
//   oracle-taking hackendot         "Player A selects any vertex a. There is a unique (directed) path from r to a. All
//                                   vertices on this path are deleted, leaving a forest [...] B selects a vertex b in
//                                   it and deletes all vertices on the path joining it to a root" (Section 2)
//   oracle-taking kayles            one pin, or two that stand side by side in a row ("Winning Ways", chapter 4)
//   oracle-taking dawson-kayles     two pins that stand side by side in a row (the same)
//   oracle-taking arc-kayles        an edge both ends of which are left; then they are no longer (T. J. Schaefer, "On
//   the
//                                   complexity of some two-person perfect-information games", 1978)
//
// Input, one game a line:   ORDER EDGES LABELLED            geodetic, such as  5 0-1,1-2 0,4   (- is an empty list)
//                           [digraph] ORDER EDGES ROOTS     hackendot; without directions each tree has the root given,
//                                                           else its vertex with the least number
//                           ORDER EDGES                     arc-kayles
//                           HEAPS                           the lengths of the rows, such as 3,5
// Output, one line a game:  the answers of impartial.hpp, a move being the vertex, the pins or the edge; or ILLEGAL and
// all pairs
//   of roots given in the same tree, - for a board that is no rooted forest; or for hull two labelled vertices and an
//   unlabelled one between them.
#include <cstddef>
#include <functional>
#include <iostream>
#include <istream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "impartial.hpp"
#include "lines.hpp"

namespace {

using Taken = std::set<int>;  // a position: the vertices labelled, deleted or no longer left, or the pins knocked down
using Options = std::vector<oracle::Option<Taken>>;
using Neighbours = std::map<int, std::set<int>>;

Taken united(const Taken& taken, const Taken& more) {
  Taken result = taken;
  result.insert(more.begin(), more.end());
  return result;
}

Neighbours neighbours_in(const oracle::Graph& graph) {
  Neighbours result;
  for (int v = 0; v < graph.order; ++v) result[v] = {};
  for (const auto& [u, v] : graph.edges) {
    result[u].insert(v);
    result[v].insert(u);
  }
  return result;
}

// The distance of each vertex that some path joins to `source`.
std::map<int, int> distances(const Neighbours& neighbours, int source) {
  std::map<int, int> result = {{source, 0}};
  Taken layer = {source};
  for (int distance = 1; !layer.empty(); ++distance) {
    Taken next;
    for (int v : layer) {
      for (int w : neighbours.at(v)) {
        if (result.emplace(w, distance).second) next.insert(w);
      }
    }
    layer = next;
  }
  return result;
}

// All vertices on shortest paths between u and v; none if no path joins them.
Taken on_shortest_paths(const Neighbours& neighbours, int u, int v) {
  const std::map<int, int> from_u = distances(neighbours, u), from_v = distances(neighbours, v);
  Taken result;
  if (from_u.count(v) == 0) return result;
  for (const auto& [w, distance] : from_u) {
    if (distance + from_v.at(w) == from_u.at(v)) result.insert(w);
  }
  return result;
}

Taken labels_by_contraction(const Neighbours& neighbours, const Taken& labelled, int u) {
  constexpr int coalesced = -1;
  const auto name = [&](int v) { return labelled.count(v) != 0 ? coalesced : v; };
  Neighbours contracted = {{coalesced, {}}};
  for (const auto& [v, others] : neighbours) {
    for (int w : others) {
      if (name(v) != name(w)) contracted[name(v)].insert(name(w));
    }
    contracted.try_emplace(name(v));
  }
  Taken result = on_shortest_paths(contracted, u, coalesced);
  result.erase(coalesced);
  return result;
}

Taken labels_literally(const Neighbours& neighbours, const Taken& labelled, int u) {
  Taken result;
  for (int v : labelled) result = united(result, on_shortest_paths(neighbours, u, v));
  return result;
}

Taken labels_by_hull(const Neighbours& neighbours, const Taken& labelled, int u) {
  Taken result = united(labelled, {u});
  for (std::size_t before = 0; before != result.size();) {
    before = result.size();
    const Taken ends = result;
    for (int v : ends) {
      for (int w : ends) result = united(result, on_shortest_paths(neighbours, v, w));
    }
  }
  return result;
}

std::string geodetic(const std::string& reading, std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  std::string list;
  oracle::read_rest(words, list);
  Taken start;
  for (const std::string& vertex : oracle::split(list)) start.insert(oracle::number(vertex, graph.order));
  const Neighbours neighbours = neighbours_in(graph);
  bool connected = true;
  for (int v = 0; v < graph.order; ++v) connected = connected && !on_shortest_paths(neighbours, 0, v).empty();
  if (reading == "hull" && !connected) {
    std::string unlabelled;
    for (int u : start) {
      for (int v : start) {
        for (int w : on_shortest_paths(neighbours, u, v)) {
          if (start.count(w) != 0) continue;
          unlabelled +=
              (unlabelled.empty() ? "" : ",") + std::to_string(u) + "-" + std::to_string(v) + "-" + std::to_string(w);
        }
      }
    }
    if (!unlabelled.empty()) return "ILLEGAL " + unlabelled;
  }
  const auto labels = reading == "contract"  ? labels_by_contraction
                      : reading == "literal" ? labels_literally
                                             : labels_by_hull;
  oracle::Impartial<Taken> game([&](const Taken& labelled) {
    Options options;
    for (int u = 0; u < graph.order; ++u) {
      if (labelled.count(u) != 0) continue;
      const Taken adjoined = united({u}, labels(neighbours, labelled, u));
      options.push_back({std::to_string(u), united(labelled, adjoined)});
    }
    return options;
  });
  return game.answers(start);
}

// The parent of each vertex but the roots, or why the board is no rooted forest.
struct Forest {
  std::map<int, int> parent;
  std::string illegal;
};

Forest directed_forest(const oracle::Graph& graph) {
  Forest forest;
  for (const auto& [u, v] : graph.edges) {
    if (!forest.parent.emplace(v, u).second) forest.illegal = "-";
  }
  for (int v = 0; v < graph.order && forest.illegal.empty(); ++v) {
    int ancestor = v;
    for (int step = 0; step < graph.order && forest.parent.count(ancestor) != 0; ++step)
      ancestor = forest.parent[ancestor];
    if (forest.parent.count(ancestor) != 0) forest.illegal = "-";  // a walk against the arcs that never ends
  }
  return forest;
}

Forest rooted_forest(const oracle::Graph& graph, const Taken& roots) {
  Forest forest;
  const Neighbours neighbours = neighbours_in(graph);
  for (int v = 0; v < graph.order; ++v) {
    const std::map<int, int> tree = distances(neighbours, v);
    std::size_t ends = 0;
    Taken given;
    for (const auto& [w, distance] : tree) {
      ends += neighbours.at(w).size();
      if (roots.count(w) != 0) given.insert(w);
    }
    if (ends / 2 >= tree.size()) return {{}, "-"};  // as many edges as vertices: a cycle
    for (int root : given) {
      for (int other : given) {
        if (root == v && other != v) {
          forest.illegal += (forest.illegal.empty() ? "" : ",") + std::to_string(root) + "-" + std::to_string(other);
        }
      }
    }
    const int root = given.empty() ? tree.begin()->first : *given.begin();
    const std::map<int, int> depth = distances(neighbours, root);
    for (int w : neighbours.at(v)) {
      if (depth.at(w) < depth.at(v)) forest.parent[v] = w;
    }
  }
  return forest;
}

std::string hackendot(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  std::string list;
  oracle::read_rest(words, list);
  Taken roots;
  for (const std::string& vertex : oracle::split(list)) roots.insert(oracle::number(vertex, graph.order));
  if (graph.directed && !roots.empty()) throw std::runtime_error("expected no roots of a digraph");
  const Forest forest = graph.directed ? directed_forest(graph) : rooted_forest(graph, roots);
  if (!forest.illegal.empty()) return "ILLEGAL " + forest.illegal;
  oracle::Impartial<Taken> game([&](const Taken& deleted) {
    Options options;
    for (int v = 0; v < graph.order; ++v) {
      if (deleted.count(v) != 0) continue;
      Taken path = {v};
      for (int w = v; forest.parent.count(w) != 0 && deleted.count(forest.parent.at(w)) == 0;) {
        w = forest.parent.at(w);
        path.insert(w);
      }
      options.push_back({std::to_string(v), united(deleted, path)});
    }
    return options;
  });
  return game.answers({});
}

std::string arc_kayles(std::istream& words) {
  const oracle::Graph graph = oracle::read_graph(words);
  std::string list;
  oracle::read_rest(words, list);
  oracle::Impartial<Taken> game([&](const Taken& gone) {
    Options options;
    for (const auto& [u, v] : graph.edges) {
      if (gone.count(u) != 0 || gone.count(v) != 0) continue;
      options.push_back({std::to_string(u) + "-" + std::to_string(v), united(gone, {u, v})});
    }
    return options;
  });
  return game.answers({});
}

std::string pins(bool singles, std::istream& words) {
  std::string list;
  oracle::read_rest(words, list);
  std::vector<Taken> single_pins, neighbouring_pins;
  int pin = 0;
  for (const std::string& heap : oracle::split(list)) {
    const int end = pin + oracle::number(heap, 1000);
    for (; pin < end; ++pin) {
      single_pins.push_back({pin});
      if (pin + 1 < end) neighbouring_pins.push_back({pin, pin + 1});
    }
  }
  std::vector<Taken> choices = singles ? single_pins : std::vector<Taken>{};
  choices.insert(choices.end(), neighbouring_pins.begin(), neighbouring_pins.end());
  oracle::Impartial<Taken> game([&](const Taken& down) {
    Options options;
    for (const Taken& choice : choices) {
      const Taken after = united(down, choice);
      if (after.size() != down.size() + choice.size()) continue;
      const std::string first = std::to_string(*choice.begin());
      options.push_back({choice.size() == 1 ? first : first + "-" + std::to_string(*choice.rbegin()), after});
    }
    return options;
  });
  return game.answers({});
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  const std::map<std::vector<std::string>, std::function<std::string(std::istream&)>> games = {
      {{"geodetic", "contract"}, [](std::istream& line) { return geodetic("contract", line); }},
      {{"geodetic", "literal"}, [](std::istream& line) { return geodetic("literal", line); }},
      {{"geodetic", "hull"}, [](std::istream& line) { return geodetic("hull", line); }},
      {{"hackendot"}, hackendot},
      {{"arc-kayles"}, arc_kayles},
      {{"kayles"}, [](std::istream& line) { return pins(true, line); }},
      {{"dawson-kayles"}, [](std::istream& line) { return pins(false, line); }},
  };
  if (games.count(words) == 0) {
    std::cerr
        << "usage: oracle-taking geodetic contract|literal|hull | hackendot | arc-kayles | kayles | dawson-kayles\n";
    return 2;
  }
  return oracle::answer_lines("oracle-taking", games.at(words));
}
