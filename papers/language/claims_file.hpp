// Files of claims, `*.claims`, and how they are read (docs/CLAIM_FILES.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "papers/claim.hpp"
#include "papers/language/folder_texts.hpp"

namespace gamecert::papers {

/// The entries of a text. InputError `FILE:LINE:COLUMN: expected ..., found ...`; functions and games that the text
/// names have to be there. `word`, if it is given, is the one that every ID begins with, in front of a dot.
std::vector<PrintedClaim> read_claims(std::string_view text, std::string_view file, const FolderTexts& folder = {},
                                      std::string_view word = {});

/// Adds those of a text of lines `define` and `recursion`, `*.definitions`, to the words that all files of claims of
/// the folder may use. Throws as `read_claims` does.
void read_definitions(std::string_view text, std::string_view file, FolderTexts& folder);

}  // namespace gamecert::papers
