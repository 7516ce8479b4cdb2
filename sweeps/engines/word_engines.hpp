// Words of graphs of conjectures/words.txt by engines, each with the value of the definition at every graph.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/graph_values.hpp"
#include "language/placed_graph.hpp"

namespace gamecert::sweeps {

// connection_engines.cpp
/// Of all vertices of the set.
graphs::VertexSet neighbours_of(const graphs::SmallGraph& graph, graphs::VertexSet set);
/// Found in one search in depth: R. Tarjan, Depth-first search and linear graph algorithms (1972).
struct Separation {
  int cut_vertices = 0, bridges = 0;
  int blocks = 0;  // single vertices and bridges among them
};
Separation separation(const graphs::SmallGraph& graph);
std::int64_t connectivity(const graphs::SmallGraph& graph);
std::int64_t edge_connectivity(const graphs::SmallGraph& graph);
std::int64_t two_connected(const graphs::SmallGraph& graph);
std::int64_t cactus(const graphs::SmallGraph& graph);
std::int64_t block_graph(const graphs::SmallGraph& graph);
std::int64_t caterpillar(const graphs::SmallGraph& graph);
/// By definition from order 17 on, hamiltonian from 18 on.
std::int64_t circumference(const graphs::SmallGraph& graph);
std::int64_t hamiltonian(const graphs::SmallGraph& graph);
std::int64_t traceable(const graphs::SmallGraph& graph);

// clique_engines.cpp
std::int64_t chordal(const graphs::SmallGraph& graph);
std::int64_t split(const graphs::SmallGraph& graph);
std::int64_t cograph(const graphs::SmallGraph& graph);
std::int64_t claw_free(const graphs::SmallGraph& graph);
std::int64_t clique_number(const graphs::SmallGraph& graph);
std::int64_t independence_number(const graphs::SmallGraph& graph);
std::int64_t local_independence_number(const graphs::SmallGraph& graph);
std::int64_t clique_cover_number(const graphs::SmallGraph& graph);
std::int64_t vertex_cover_number(const graphs::SmallGraph& graph);
std::int64_t domination_number(const graphs::SmallGraph& graph);
std::int64_t chromatic_number(const graphs::SmallGraph& graph);
std::int64_t degeneracy(const graphs::SmallGraph& graph);
std::int64_t perfect(const graphs::SmallGraph& graph);

// edge_partition_engines.cpp
std::int64_t edge_chromatic_number(const graphs::SmallGraph& graph);
std::int64_t arboricity(const graphs::SmallGraph& graph);

// induced_subgraph_engines.cpp
std::int64_t largest_induced_forest(const graphs::SmallGraph& graph);
std::int64_t largest_induced_tree(const graphs::SmallGraph& graph);
std::int64_t largest_induced_bipartite_subgraph(const graphs::SmallGraph& graph);
std::int64_t largest_induced_path(const graphs::SmallGraph& graph);
std::int64_t largest_induced_linear_forest(const graphs::SmallGraph& graph);
std::int64_t largest_induced_star(const graphs::SmallGraph& graph);
std::int64_t feedback_number(const graphs::SmallGraph& graph);
std::int64_t vertex_arboricity(const graphs::SmallGraph& graph);

// least_set_engines.cpp
std::int64_t max_leaf_number(const graphs::SmallGraph& graph);
std::int64_t connected_domination_number(const graphs::SmallGraph& graph);
std::int64_t total_domination_number(const graphs::SmallGraph& graph);
std::int64_t paired_domination_number(const graphs::SmallGraph& graph);
std::int64_t independent_domination_number(const graphs::SmallGraph& graph);
std::int64_t roman_domination_number(const graphs::SmallGraph& graph);
std::int64_t two_domination_number(const graphs::SmallGraph& graph);
std::int64_t zero_forcing_number(const graphs::SmallGraph& graph);
std::int64_t positive_semidefinite_zero_forcing_number(const graphs::SmallGraph& graph);
std::int64_t power_domination_number(const graphs::SmallGraph& graph);
std::int64_t connected_forcing_number(const graphs::SmallGraph& graph);
std::int64_t total_forcing_number(const graphs::SmallGraph& graph);
std::int64_t metric_dimension(const graphs::SmallGraph& graph);
/// Of any whole number.
std::int64_t k_domination_number(const graphs::SmallGraph& graph, std::int64_t k);
std::int64_t k_forcing_number(const graphs::SmallGraph& graph, std::int64_t k);
std::int64_t double_domination_number(const graphs::SmallGraph& graph);
std::int64_t skew_zero_forcing_number(const graphs::SmallGraph& graph);
/// A fraction.
std::int64_t toughness(const graphs::SmallGraph& graph);

// counting_engines.cpp
std::int64_t independent_sets(const graphs::SmallGraph& graph);
std::int64_t dominating_sets(const graphs::SmallGraph& graph);
std::int64_t cliques(const graphs::SmallGraph& graph);
std::int64_t matchings(const graphs::SmallGraph& graph);
std::int64_t irredundance_number(const graphs::SmallGraph& graph);
std::int64_t upper_irredundance_number(const graphs::SmallGraph& graph);
std::int64_t upper_domination_number(const graphs::SmallGraph& graph);
std::int64_t edge_domination_number(const graphs::SmallGraph& graph);
std::int64_t induced_matching_number(const graphs::SmallGraph& graph);

// pursuit_engines.cpp: cop_number is a limit where the definition is
std::int64_t burning_number(const graphs::SmallGraph& graph);
std::int64_t cop_number(const graphs::SmallGraph& graph);

// symmetry_engines.cpp: with nauty
std::int64_t automorphisms(const graphs::SmallGraph& graph);
std::int64_t vertex_orbits(const graphs::SmallGraph& graph);
std::int64_t edge_orbits(const graphs::SmallGraph& graph);
std::int64_t vertex_transitive(const graphs::SmallGraph& graph);
std::int64_t edge_transitive(const graphs::SmallGraph& graph);
/// Of two sets of places.
std::int64_t alike(const language::PlacedGraph& placed, std::int64_t from, std::int64_t to);

// involution_engines.cpp: with nauty
/// The images of the vertices under an automorphism that is its own inverse and takes every edge to another one, and,
/// unless it may keep vertices, every vertex too; nothing if there is none.
std::optional<std::vector<int>> edge_moving_involution(const graphs::SmallGraph& graph, bool may_keep_vertices);
std::int64_t splittable(const graphs::SmallGraph& graph);
std::int64_t foldable(const graphs::SmallGraph& graph);

// core_engines.cpp
/// Two pending paths at a vertex that may be contracted, by Lemma 6.4 of the paper on vertex capturing.
struct Contraction {
  int at;
  graphs::VertexSet one, other;  // the vertices of the paths without that at which they hang
};
/// In turn, as many as there are, so that the fewest vertices are left.
std::vector<Contraction> contractions_to_core(const graphs::SmallGraph& graph);
/// Whether there is none.
std::int64_t core(const graphs::SmallGraph& graph);
std::int64_t core_order(const graphs::SmallGraph& graph);

// planarity_engines.cpp: with the Boost Graph Library
std::int64_t planar(const graphs::SmallGraph& graph);
std::int64_t outerplanar(const graphs::SmallGraph& graph);
std::int64_t series_parallel(const graphs::SmallGraph& graph);
std::int64_t matching_number(const graphs::SmallGraph& graph);

// index_engines.cpp; what need not be whole is a fraction or a sum of roots of language/arithmetic.hpp
std::int64_t havel_hakimi_depth(const graphs::SmallGraph& graph);
std::int64_t residue(const graphs::SmallGraph& graph);
std::int64_t annihilation_number(const graphs::SmallGraph& graph);
std::int64_t average_degree(const graphs::SmallGraph& graph);
std::int64_t average_eccentricity(const graphs::SmallGraph& graph);
std::int64_t wiener_index(const graphs::SmallGraph& graph);
std::int64_t average_distance(const graphs::SmallGraph& graph);
std::int64_t hyper_wiener_index(const graphs::SmallGraph& graph);
std::int64_t harary_index(const graphs::SmallGraph& graph);
std::int64_t proximity(const graphs::SmallGraph& graph);
std::int64_t remoteness(const graphs::SmallGraph& graph);
std::int64_t szeged_index(const graphs::SmallGraph& graph);
std::int64_t revised_szeged_index(const graphs::SmallGraph& graph);
std::int64_t eccentric_connectivity_index(const graphs::SmallGraph& graph);
std::int64_t first_zagreb_index(const graphs::SmallGraph& graph);
std::int64_t second_zagreb_index(const graphs::SmallGraph& graph);
std::int64_t harmonic_index(const graphs::SmallGraph& graph);
std::int64_t randic_index(const graphs::SmallGraph& graph);
std::int64_t sum_connectivity_index(const graphs::SmallGraph& graph);
std::int64_t geometric_arithmetic_index(const graphs::SmallGraph& graph);
std::int64_t atom_bond_connectivity_index(const graphs::SmallGraph& graph);
std::int64_t sombor_index(const graphs::SmallGraph& graph);
/// Sets of places.
std::int64_t centre(language::GameValues& on);
std::int64_t periphery(language::GameValues& on);
std::int64_t median(language::GameValues& on);

// spectra_engines.cpp: of `eigenvalues-above` and its like; null for other words
language::GameValues::WordWay eigenvalue_engine_of(std::string_view word);
std::int64_t integral(const graphs::SmallGraph& graph);
std::int64_t laplacian_integral(const graphs::SmallGraph& graph);
std::int64_t adjacency_rank(const graphs::SmallGraph& graph);
std::int64_t spanning_trees(const graphs::SmallGraph& graph);

// width_engines.cpp
std::int64_t treewidth(const graphs::SmallGraph& graph);
std::int64_t bandwidth(const graphs::SmallGraph& graph);

}  // namespace gamecert::sweeps
