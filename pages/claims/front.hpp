// What a stranger reads first on the site of the papers that come with the program.
#pragma once

#include <string>

#include "pages/claims/parts.hpp"

namespace gamecert::pages {

/// What this is, in three pictures of the gallery, and a certificate to be checked by hand: the shortest there is.
std::string front(const Site& site);

/// What is false, in words, with the place: where papers are at fault, and apart from that what fails in a corner, in
/// one reading or in the scan. Empty if nothing fails.
std::string what_fails(const Findings& findings);

}  // namespace gamecert::pages
