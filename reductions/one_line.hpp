// Reading the one line of a reduction that certificates carry.
#pragma once

#include <string_view>

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// Of statements that semicolons part, without parameters and `for`. InputError with the column.
Reduction read_one_line(std::string_view text);

}  // namespace gamecert::reductions
