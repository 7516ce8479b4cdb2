// Pictures of graphs: where the vertices are, how they look, and the text of it in SVG, DOT and TikZ.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

/// A place on the page; y grows upwards. Neighbours are about 1 apart.
struct PagePoint {
  double x = 0, y = 0;
};

struct Picture {
  enum class Colour { white, green, red, blue, yellow, grey, orange, violet };
  struct Vertex {
    PagePoint at;
    std::string label;
    Colour fill = Colour::white;
    std::string note = {};  // beside it: when it was eliminated, say
    bool ring = false;      // a second circle around it
  };
  struct Line {
    int from, to;  // vertices
    bool arrow = false;
    Colour colour = Colour::grey;
    bool bold = false;
    bool dashed = false;
  };
  std::string title;
  std::vector<Vertex> vertices;
  std::vector<Line> lines;
  bool first_of_row = false;  // below the pictures before it, in SVG
};

/// One file: the pictures side by side, each above its title.
std::string svg(std::span<const Picture> pictures);
std::string dot(std::span<const Picture> pictures);
std::string tikz(std::span<const Picture> pictures);

/// Places for the vertices of a graph: distances on the page like those in the graph, components side by side. The
/// same for the same graph. In time quadratic in the order.
std::vector<PagePoint> places(const Graph& graph);
/// Boundary vertices, in order around, on a circle, and every other vertex amid its neighbours (W. T. Tutte, "How to
/// draw a graph", 1963): without crossings where the graph is a triangulated disc.
std::vector<PagePoint> places_inside(const Graph& graph, const std::vector<int>& boundary);

}  // namespace gamecert::graphs
