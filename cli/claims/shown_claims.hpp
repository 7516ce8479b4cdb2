// What is found of claims, shown and kept as it comes.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "pages/claims/finding.hpp"

namespace gamecert::cli {

/// As --budget and --short say. InputError.
papers::RunRequest request_of(const CommandOptions& options);

/// The directory for the certificates of claims, in which their files may be replaced. OutputError.
std::filesystem::path directory_for(const std::vector<const papers::PrintedClaim*>& claims, const std::string& name);

class ShownClaims {
 public:
  /// `certificates`: the directory for them; empty if none are wanted.
  ShownClaims(const CommandOptions& options, std::filesystem::path certificates);

  /// What a run has just found: its certificates are kept once the checker has accepted each.
  void found(const papers::PrintedClaim& claim, const papers::Result& result);
  void show(const pages::Finding& finding);
  const pages::Findings& findings() const { return findings_; }

  /// The last line, which begins with the worst verdict, and its exit status. `interrupted`: some claims are missing.
  int end(bool interrupted) const;

 private:
  void keep(const pages::Finding& finding) const;
  void describe() const;

  const CommandOptions& options_;
  papers::RunRequest request_;
  std::filesystem::path directory_;
  pages::Findings findings_;
};

}  // namespace gamecert::cli
