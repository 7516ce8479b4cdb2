// What a reduction makes of one board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/instances/setup.hpp"
#include "graphs/small_graph.hpp"
#include "proofs/maps/board_maps.hpp"
#include "reductions/reduction.hpp"

namespace gamecert::verify {

struct ReductionImage {
  games::Setup source, target;
  std::vector<std::string> names = {};  // of the target's vertices in the reduction; none of maps not made of pieces
};

/// The source board that a line names: a graph or digraph of order at most 64, without attributes. InputError.
graphs::SmallGraph source_board(std::string_view line);

/// Of a board as `source_board` has it. InputError, also where the target refuses what is painted.
ReductionImage image(const reductions::Reduction& reduction, const graphs::SmallGraph& source);
/// Of the instance of the source game that a line names. InputError for boards that the map is not about.
ReductionImage image(const proofs::BoardMap& map, std::string_view line);

}  // namespace gamecert::verify
