// Flips of the solitaires on triangulations: the greatest number of green edges.
#pragma once

#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

/// Of all sets of flips of which no two are at the same face, that of most edges that are flipped or around them.
int most_green(const EdgeBoard& board);

/// The recursion n(S) as printed, S being the polygon behind an edge of the hull; all points in convex position.
int printed_most_green(const EdgeBoard& board);
/// How many polygons that recursion asks about.
int polygons_asked(const EdgeBoard& board);
/// The number most_green gives, in linear time; all points in convex position.
int dynamic_most_green(const EdgeBoard& board);

/// The triangulated point set S(t) of Fig. 13: C(t) on a parabola, and a point v that sees all of it from outside.
graphs::Triangulation recursive_set(int t);
/// g(t), g_1(t) with neither b nor c flipped, and g_2(t) with one of them flipped, by the recursion of C(t).
struct MostOfSet {
  long long any, neither, either;
};
MostOfSet most_green_of_set(int t);

/// Calls visit for every triangulation of the points.
void each_triangulation(const graphs::PointSet& points, Trial& trial, const VisitBoard& visit);
/// Points in general position; the same ones for the same seed.
graphs::PointSet some_points(int n, std::uint64_t seed);

}  // namespace gamecert::papers
