// Search from the end over vertex sets, under a watch that others keep.
#pragma once

#include <cstddef>

#include "solve/ello/ello.hpp"

namespace gamecert::solve {

/// search_from_the_end under the caller's watch. With `list_visited` false only the order is wanted,
/// and nothing means that there is none. LimitError if more than `most_sets` sets are visited.
BackwardSearch search_from_the_end(const graphs::SmallGraph& graph, graphs::VertexSet green, Watch& watch,
                                   bool list_visited, std::size_t most_sets);

}  // namespace gamecert::solve
