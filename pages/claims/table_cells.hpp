// Printed tables beside what was found.
#pragma once

#include <string>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::pages {

/// A table for every question: a grid where it has two variables. What differs is marked by words, too.
std::string tables(const std::vector<papers::TableCell>& cells);

}  // namespace gamecert::pages
