// gamecert claims report: results that gather in a directory, and a site of all of them.
#pragma once

#include <span>
#include <vector>

#include "cli/options.hpp"
#include "papers/claim.hpp"

namespace gamecert::cli {

/// Tests those claims of which --output has no result, and makes the site of all of which it has one. The exit status.
int report_claims(const CommandOptions& options, std::span<const papers::PrintedClaim> all,
                  const std::vector<const papers::PrintedClaim*>& claims);

}  // namespace gamecert::cli
