// Sets of points in the plane of every order type, and all triangulations of a set.
#pragma once

#include <functional>
#include <vector>

#include "graphs/points.hpp"
#include "graphs/triangulation.hpp"

namespace gamecert::graphs {

/// Points of every order type of n = 3..8 points: found by moving single points at random, complete by their number (O.
/// Aichholzer, F. Aurenhammer, H. Krasser, "Enumerating order types for small point sets with applications", 2002).
/// `look` is called now and then.
std::vector<PointSet> order_types(int n, const std::function<void()>& look);

/// Calls visit for every triangulation of the points, as flips lead from one to the other.
void each_triangulation(const PointSet& points, const std::function<void(const Triangulation&)>& visit);

}  // namespace gamecert::graphs
