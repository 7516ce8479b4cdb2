// Places on the page for the vertices of a graph. The same for the same graph.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "graphs/graph.hpp"
#include "pictures/picture.hpp"

namespace gamecert::pictures {

/// How a graph is laid out: as its family is usually drawn if it has a usual picture, else as a polygon with diagonals
/// if it is one, else without crossings if it is planar, else by springs; or one of the last three, or all vertices on
/// a circle.
enum class Layout { best, planar, springs, circle };

/// The usual picture of a connected graph that is known.
using KnownPlaces = std::function<std::optional<std::vector<PagePoint>>(const graphs::Graph& connected)>;

/// Component by component; those of Layout::best are asked for among the known ones first. No edge passes under a
/// vertex in graphs of up to 40 vertices, but for springs as they are asked for. InputError for Layout::planar and a
/// graph that is not planar.
std::vector<PagePoint> places(const graphs::Graph& graph, Layout layout = Layout::best, const KnownPlaces& known = {});

/// The usual picture of a graph of a family, which its text names (`grid:4x5`); nothing for others, for sums and
/// products of families, and for planar graphs whose usual picture has crossings, complete graphs apart.
std::optional<std::vector<PagePoint>> usual_places(std::string_view family, const graphs::Graph& graph);

/// Boundary vertices, in order around, on a circle, and every other vertex amid its neighbours (W. T. Tutte, "How to
/// draw a graph", 1963): without crossings where the graph is a triangulated disc.
std::vector<PagePoint> places_inside(const graphs::Graph& graph, const std::vector<int>& boundary);

// Parts of these.

bool has_crossings(const graphs::Graph& graph, const std::vector<PagePoint>& places);
/// Whether there is room between any two vertices, and between edges and vertices that are not their ends.
bool is_clear(const graphs::Graph& graph, const std::vector<PagePoint>& places);
/// Distances on the page like those in the graph. Of a connected graph, in time quadratic in the order.
std::vector<PagePoint> springs(const graphs::Graph& graph);
/// The i-th of n places on a circle around (0, 0), the first on top, then as a clock goes.
PagePoint on_circle(std::size_t i, std::size_t n, double radius);
/// Of a circle on which an edge from one of n places to the next but one leaves the place between them clear; of more
/// than 40 places the neighbours on the circle alone are kept apart.
double clear_radius(std::size_t n);
/// The neighbours of every vertex in their order around it in a drawing without crossings; nothing if there is none.
std::optional<std::vector<std::vector<int>>> neighbours_around(const graphs::Graph& graph);
/// The vertices around, if the graph is a polygon with diagonals that do not cross.
std::optional<std::vector<int>> polygon(const graphs::Graph& graph);
/// Straight lines that do not cross; nothing if the graph, of order 3 at least, is not planar.
std::optional<std::vector<PagePoint>> without_crossings(const graphs::Graph& graph);
/// Moves vertices a little, again and again: edges off vertices, neighbours near, no new crossings.
void settle(const graphs::Graph& graph, std::vector<PagePoint>& places);
/// Beyond so many times order by size nothing is settled.
constexpr long settle_limit = 20'000;

}  // namespace gamecert::pictures
