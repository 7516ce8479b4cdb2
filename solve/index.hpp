// Vertices and cells are numbered by int, members of a vector by std::size_t.
#pragma once

#include <cstddef>

namespace gamecert::solve {

/// The place of what has this number, which is not negative.
constexpr std::size_t index(int number) { return static_cast<std::size_t>(number); }

}  // namespace gamecert::solve
