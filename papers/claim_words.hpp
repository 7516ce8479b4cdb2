// The words that only files of claims have, and the papers whose entries use them: what the program carries for a
// single paper can be seen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "papers/folder.hpp"

namespace gamecert::papers {

struct ClaimWord {
  std::string usage;               // `winnable(set, set)`, `check tree-classes`
  std::vector<std::string> users;  // folders, in their order
};

/// Words of values, then functions behind `check`. A word that a definition uses is used where the definition stands.
std::vector<ClaimWord> claim_words(const std::vector<PaperFolder>& folders);

}  // namespace gamecert::papers
