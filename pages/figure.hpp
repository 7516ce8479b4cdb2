// Pictures on pages.
#pragma once

#include <string>
#include <vector>

#include "pictures/picture.hpp"

namespace gamecert::pages {

/// Each picture over its title, those of a row beside each other where there is room. `mark` is a name that no other
/// figure on the page has.
std::string figures(std::vector<pictures::Picture> pictures, const std::string& mark);

}  // namespace gamecert::pages
