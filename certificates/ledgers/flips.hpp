// Completeness of kinds of triangulations: all of one order, found by flips of edges and counted.
#pragma once

#include <optional>
#include <vector>

#include "graphs/canonical_word.hpp"
#include "graphs/graph_class.hpp"

namespace gamecert::certificates {

/// Whether the class is of maximal outerplanar graphs or of triangulations of the sphere.
bool of_triangulations(const graphs::GraphClass& graph_class);

/// All graphs of the kind of such a class, linear ones among all maximal outerplanar graphs, of an order: their words,
/// in ascending order. Nothing if they are too many.
std::optional<std::vector<graphs::Word>> all_by_flips(const graphs::GraphClass& graph_class, int order);

}  // namespace gamecert::certificates
