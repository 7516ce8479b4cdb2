// Where a reduction fails, in lines.
#pragma once

#include <string>
#include <vector>

#include "proofs/reduction_check.hpp"

namespace gamecert::verify {

/// The source graph, the target vertex by vertex, the play to where the games differ, and what differs.
std::vector<std::string> failure_lines(const reductions::StatedReduction& reduction, const graphs::SmallGraph& graph,
                                       const proofs::ReductionAt& found);

/// `target of order 2 n + 3 m`, n and m being order and size of the source.
std::string size_of_target(const reductions::Reduction& reduction);

}  // namespace gamecert::verify
