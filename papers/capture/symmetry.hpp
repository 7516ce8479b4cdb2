// Splittable and foldable graphs of the vertex-capturing paper, from their definitions, and graphs made of them.
#pragma once

#include <functional>
#include <string_view>

#include "papers/capture/pairs.hpp"
#include "papers/involutions.hpp"

namespace gamecert::papers {

using Images = Involution;

/// An automorphism that fixes no edge.
bool moves_every_edge(const SmallGraph& graph, const Images& images);
inline bool fixed_point_free(const Images& images) { return fixed_vertices(images) == 0; }

/// The edges that these edges are taken to; what is taken to no edge is left out.
EdgeSet taken_to(const SmallGraph& graph, const Images& images, EdgeSet edges);
/// The definition of a splittable graph for one g: half of the edges can be chosen so that g takes them to the others.
bool splits_by_definition(const SmallGraph& graph, const Images& images);
/// The definition of a foldable graph for one f: for some U, one end of each pair, f is an isomorphism from G[U] to
/// G[V], with u_i v_j every u_j v_i is an edge, and no u_i v_i is.
bool folds_by_definition(const SmallGraph& graph, const Images& images);

/// One that fixes no vertex either, by which the graph is foldable; splittable it is by every one that fixes no edge.
bool folds(const SmallGraph& graph, const Images& images);

/// The pairs {e, s(e)}: of all edges that s moves and whose image is an edge.
std::vector<std::pair<int, int>> image_pairs(const SmallGraph& graph, const Images& images);

/// The answer of the game: `capture`, the graph in graph6, then `what`; certified.
Failure capture_failure(const SmallGraph& graph, std::string_view what);
/// An instance: the graph has this score.
void has_score(const SmallGraph& graph, int score, std::string_view what, Trial& trial);
/// An instance: the graph has this score, by the strategies that leave these scores possible, of class 2 the first
/// player's alone, and to so many edges by search too.
void has_class(const SmallGraph& graph, int score, const ScoreRange& left, std::string_view what, Trial& trial,
               int most_searched = 13);
/// Calls visit for one connected graph of every isomorphism class of the order.
void each_connected(int order, Trial& trial, const std::function<void(const SmallGraph&)>& visit);

/// The graph with one vertex more; its number is the order before.
int add_vertex(SmallGraph& graph);
/// Attaches a pendant path with that many edges at v.
void add_leg(SmallGraph& graph, int v, int length);

}  // namespace gamecert::papers
