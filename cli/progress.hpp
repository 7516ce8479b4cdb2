// The progress of a sweep in words.
#pragma once

#include <string>

#include "verify/sweep.hpp"

namespace gamecert::cli {

/// `order 9: 120000 of 261080 graphs, 210000 graphs/s, 1 s left, 0 failures`
std::string describe(const verify::Progress& progress);

}  // namespace gamecert::cli
