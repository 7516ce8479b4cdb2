// Vertices of the border are taken away one by one; when they come back, their edges get the colours in turn.
//
// Where points have coordinates the theorem takes the rightmost one away. Any vertex on the border of what is left does
// as well: its edges stand in rows, in which those of one triangle are neighbours, and no triangle closes a row.
#include "solve/boards/balanced_colouring.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <set>
#include <stdexcept>

#include "solve/index.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

class Balancing {
 public:
  explicit Balancing(const graphs::Triangulation& triangulation)
      : graph_(triangulation.graph()), left_(index(graph_.order()), 1), beside_(left_.size()) {
    for (const auto& [a, b, c] : triangulation.faces()) {
      for (const auto& [v, u, w] : {std::array{a, b, c}, {b, a, c}, {c, a, b}}) {
        beside_[index(v)][u].insert(w);
        beside_[index(v)][w].insert(u);
      }
    }
  }

  std::vector<int> colours() {
    struct Taken {
      int vertex;
      std::vector<int> row;  // of its neighbours left
    };
    std::vector<Taken> taken;
    for (int count = graph_.order(); count > 0; --count) {
      const int v = border_vertex();
      taken.push_back({v, row_of(v)});
      left_[index(v)] = 0;
    }
    std::map<graphs::Edge, int> colour;
    int lead = 0;  // of colour 1
    for (const auto& [v, row] : taken | std::views::reverse) {
      int next = lead > 0 ? 2 : 1;
      for (const int u : row) {
        colour[std::minmax(u, v)] = next;
        lead += next == 1 ? 1 : -1;
        next = 3 - next;
      }
    }
    std::vector<int> result;
    for (const graphs::Edge& edge : graph_.edges()) result.push_back(lead < 0 ? 3 - colour.at(edge) : colour.at(edge));
    return result;
  }

 private:
  /// Beside the edge from v to u: the third vertices of the triangles left there.
  std::vector<int> beside(int v, int u) const {
    std::vector<int> result;
    const auto found = beside_[index(v)].find(u);
    if (found == beside_[index(v)].end()) return result;
    for (const int w : found->second)
      if (left_[index(w)] != 0) result.push_back(w);
    return result;
  }

  std::vector<int> neighbours_left(int v) const {
    std::vector<int> result;
    for (const int u : graph_.neighbours(v))
      if (left_[index(u)] != 0) result.push_back(u);
    return result;
  }

  bool on_border(int v) const {
    const std::vector<int> near = neighbours_left(v);
    return near.empty() || std::ranges::any_of(near, [&](int u) { return beside(v, u).size() < 2; });
  }

  int border_vertex() const {
    for (int v = graph_.order() - 1; v >= 0; --v) {
      text::pause();
      if (left_[index(v)] != 0 && on_border(v)) return v;
    }
    throw std::logic_error("a triangulation of a disc without a border");
  }

  /// Row by row, each from one end to the other.
  std::vector<int> row_of(int v) const {
    std::vector<int> row;
    std::set<int> open;
    for (const int u : neighbours_left(v)) open.insert(u);
    while (!open.empty()) {
      int at = *std::ranges::find_if(open, [&](int u) { return beside(v, u).size() < 2; });
      for (bool more = true; more;) {
        row.push_back(at);
        open.erase(at);
        more = false;
        for (const int w : beside(v, at)) {
          if (!open.contains(w)) continue;
          at = w;
          more = true;
          break;
        }
      }
    }
    return row;
  }

  const graphs::Graph& graph_;
  std::vector<char> left_;
  std::vector<std::map<int, std::set<int>>> beside_;  // by vertex and neighbour
};

}  // namespace

std::vector<int> balanced_colouring(const graphs::Triangulation& triangulation) {
  return Balancing(triangulation).colours();
}

}  // namespace gamecert::solve
