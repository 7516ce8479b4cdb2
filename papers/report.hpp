// What a run of claims found, as a page to read.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::papers {

using Found = std::vector<std::pair<const PrintedClaim*, Result>>;

/// Markdown: how many have which verdict, a table with a row a claim, then what fails, with its
/// counterexample and the names of its certificates (`certificates/ID.cert`), then remarks.
std::string markdown(const Found& found);

}  // namespace gamecert::papers
