// The functions that files of claims name: algorithms and whatever else a line cannot say.
#pragma once

#include "papers/language/check_function.hpp"

namespace gamecert::papers {

/// Every case of a lemma, proved for all graphs with a certificate, which counts as one instance. A Failure if a graph
/// is found where the lemma is false; LimitError if there is neither.
CheckOfStage prove_lemma;
/// The same lemma played on every graph of an order that holds its gadget, an instance for every game.
CheckOfStage play_lemma;
/// A reduction: an instance for every source graph of the order; with order 1 the proof for
/// all graphs too, which is kept.
CheckOfStage check_reduction_map;

// The ELLO paper.
/// That ELLO is odd elimination on the cone, proved for all graphs.
CheckOfStage cone_of_elimination;
/// Where every vertex of an oddity is replaced by an oddity, the graph is one.
CheckOfStage substituted_oddities;
/// The same of special events and special oddities, and of graphs that are such ones without a vertex.
CheckOfStage substituted_special_graphs;
/// How many connected graphs are plausibility-driven, of odd and of even type; up to order 6 which ones. Those of even
/// type, of which nothing is known, are counted.
CheckOfStage plausibility_driven_graphs;
/// Of every parity-plausible game on every connected graph of the order, an instance: it can be won exactly if the
/// games on its blocks can, which one depth-first search finds, in at most so many operations an edge.
CheckOfStage blocks_in_linear_time;
/// An instance: the share of odd-type graphs that are odd-degenerate, exact up to order 8, of a sample above, is
/// greater than `percent`.
CheckOfStage check_share;
/// Random MOPs of order 10^exponent: an instance for every answer, and one for the links looked at a vertex, which are
/// at most `factor` times those at order 10^3, the first.
CheckOfStage check_linear_time;

// Geodetic games.
/// Theorem 1 and Corollary 1 on every tree of an order (papers/geodetic/trees.hpp).
CheckOfStage trees_as_hackendot, tree_procedure;

// The vertex-capturing game.
/// Trees have the classes that the conjecture says.
CheckOfStage tree_classes;
/// The same of all trees with at most so many vertices of degree above 2, as far as they can be shortened: an instance
/// each.
CheckOfStage branching_tree_classes;
/// The same of all caterpillars whose vertices but leaves are among so many in a row: an instance for each set of those
/// with an odd number of leaves, of which one is left.
CheckOfStage caterpillar_classes;

// Games on triangulations.
/// Winning moves of triangle-colouring are found in at most so many looks a point.
CheckOfStage moves_in_linear_time;
/// The win of the first player of bichromatic-colouring on a diamond path; the digits of `groups` are the sizes of its
/// groups.
CheckOfStage won_on_diamond_path;
/// Every play of the flipping game on a convex triangulation has n - 3 flips.
CheckOfStage exactly_n_minus_3_flips;
/// Lemma 6: no play of MFT from a position with an even chain ends in a tie.
CheckOfStage even_chains;

}  // namespace gamecert::papers
