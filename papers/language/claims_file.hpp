// The files of claims, papers/PAPER/*.claims, and how they are read (docs/CLAIM_FILES.md).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// The entries of a text. InputError `FILE:LINE:COLUMN: expected ..., found ...`; functions and games that the text
/// names have to be there.
std::vector<PrintedClaim> read_claims(std::string_view text, std::string_view file);

struct ClaimsFile {
  std::string_view name;  // colouring/proper.claims
  std::string_view text;
};
/// Those that come with the program, in the order of the papers.
std::span<const ClaimsFile> claims_files();

}  // namespace gamecert::papers
