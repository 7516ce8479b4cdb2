// Which claims a command line asks for: of the papers that come with the program, or of one's own folder.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "papers/folder.hpp"

namespace gamecert::cli {

struct AskedClaims {
  papers::Papers own = {};            // of the folder, if one is named
  std::filesystem::path folder = {};  // empty if none is
  std::vector<const papers::PrintedClaim*> claims = {};

  /// All claims among which these were chosen.
  std::span<const papers::PrintedClaim> all() const { return folder.empty() ? papers::all() : own.claims; }
};

/// `[FOLDER] [ID]...`: the claims that belong to the ids, or all. InputError, also if the first is a folder of a paper
/// and stands for claims that come with the program, too.
AskedClaims asked_claims(const std::vector<std::string>& arguments);

/// A folder with a small paper, which `gamecert claims run` takes. InputError if there is a file of that name, or a
/// folder that has files.
void write_new_paper(const std::filesystem::path& folder);

}  // namespace gamecert::cli
