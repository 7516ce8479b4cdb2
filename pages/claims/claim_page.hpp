// The page of one claim.
#pragma once

#include <string>

#include "pages/claims/parts.hpp"

namespace gamecert::pages {

/// `number`: of the finding, among those of the site.
std::string claim_page(const Site& site, std::size_t number);

}  // namespace gamecert::pages
