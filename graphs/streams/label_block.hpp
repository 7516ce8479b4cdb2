// Edges between labels, read line by line.
#pragma once

#include <memory>

#include "graphs/streams/graph_block.hpp"

namespace gamecert::graphs {

/// For a graph in the format `labels`: its remark says which vertex is which.
std::unique_ptr<GraphBlock> make_label_block();

}  // namespace gamecert::graphs
