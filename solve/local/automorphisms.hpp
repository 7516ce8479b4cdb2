// What automorphisms of a graph of any order may do, and some of them.
#pragma once

#include <vector>

#include "graphs/graph.hpp"

namespace gamecert::solve {

/// Of every vertex without a mark in `gone` a colour: vertices that some automorphism exchanges have equal ones.
std::vector<int> refined_colours(const graphs::Graph& graph, const std::vector<char>& gone);

/// Automorphisms as images of 0..order-1, the identity left out: all, unless there are many or they are hard to find.
std::vector<std::vector<int>> some_automorphisms(const graphs::Graph& graph);

}  // namespace gamecert::solve
