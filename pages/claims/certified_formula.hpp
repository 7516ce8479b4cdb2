// Formulas in the claims of certificates, as users write them.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::pages {

/// `oddity -> tree` of the claim `conjecture C^ FAILS -> oddity tree`; empty for claims without a formula, and where it
/// stands there so.
std::string certified_formula(std::string_view claim);

}  // namespace gamecert::pages
