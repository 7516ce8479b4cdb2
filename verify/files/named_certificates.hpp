// The certificates of counterexamples of statements that have names.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"

namespace gamecert::verify {

/// counterexample-NAME.cert
std::string name_of_counterexample(std::string_view statement);

/// Of a folder, a file each; one that is there is replaced.
class NamedCertificates {
 public:
  /// Nothing is written.
  NamedCertificates() = default;
  /// The folder is made if need be. OutputError.
  explicit NamedCertificates(const std::string& folder);

  /// Checks it, and writes it if there is a folder. OutputError if what stands there is no certificate.
  void put(std::string_view statement, const certificates::Certificate& certificate);
  /// What an earlier run has left of a statement goes.
  void remove(std::string_view statement) const;
  /// The file, if it has appeared; else nothing.
  std::string file_of(std::string_view statement) const;

 private:
  std::filesystem::path path(std::string_view statement) const;
  std::filesystem::path folder_;
  std::vector<std::string> published_;  // statements
};

}  // namespace gamecert::verify
