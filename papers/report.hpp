// What a run of claims found, as a page to read.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::papers {

using Found = std::vector<std::pair<const PrintedClaim*, Result>>;

/// `42 fail: false statement 11, corner 9, ...`; empty if none does.
std::string faults(const Found& found);

/// Markdown: how many have which verdict, and which fault of those that fail, a table with a row a claim, then what
/// fails, with its counterexample and the names of its certificates (`certificates/ID.cert`), then remarks.
std::string markdown(const Found& found);

}  // namespace gamecert::papers
