// What runs have found of claims so far: a file with a line a claim, which later runs go on from.
#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "cli/claims/claim_record.hpp"
#include "cli/claims/shown_claims.hpp"

namespace gamecert::cli {

inline constexpr std::string_view findings_file = "claims.jsonl";

class KeptFindings {
 public:
  /// Of these claims, in their order in memory, from claims.jsonl in the directory. `certificates`: where the files
  /// must be that the lines tell of; empty if none are wanted. InputError if the file is somebody else's.
  KeptFindings(const std::filesystem::path& directory, std::filesystem::path certificates,
               const papers::RunRequest& request, std::span<const papers::PrintedClaim> claims);

  /// What was found of a claim in the ranges of this run; null if nothing was.
  const pages::Finding* find(const papers::PrintedClaim& claim) const;
  /// Those of the claims of which nothing was.
  std::vector<const papers::PrintedClaim*> missing(const std::vector<const papers::PrintedClaim*>& claims) const;
  pages::Findings all() const;

  /// Tests what is missing, keeps each when it is done, and shows all claims in their order; false after an interrupt.
  bool run(const std::vector<const papers::PrintedClaim*>& claims, ShownClaims& shown);

 private:
  void add(const pages::Finding& finding);
  void write() const;
  /// False if there is no file, or not the one that the run has left.
  bool take_certificates(pages::Finding& finding) const;

  std::filesystem::path file_, certificates_;
  papers::RunRequest request_;
  std::map<const papers::PrintedClaim*, RecordedFinding> recorded_;
};

}  // namespace gamecert::cli
