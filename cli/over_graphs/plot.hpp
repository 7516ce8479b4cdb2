// Tables as pictures.
#pragma once

#include <string>

#include "sweeps/table.hpp"

namespace gamecert::cli {

/// SVG in black and greys: of each histogram a chart of bars for every row, of each other column a chart of its numbers
/// against the order, a line for every key. The scale is logarithmic where all numbers are above 0 and one is more than
/// a thousand times another. Infinite numbers are left out, which the title says.
std::string plot(const sweeps::Table& table);

}  // namespace gamecert::cli
