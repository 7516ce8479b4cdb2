// Folders of certificates: which files in them a run may replace, and the set of files of a sweep.
#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "cli/output.hpp"

namespace gamecert::cli {

/// counterexample-N.cert
bool names_a_counterexample(std::string_view name);

/// OutputError if something stands under the name that no run has put there: no file, or one that does not begin as
/// certificates do.
void require_replaceable(const std::filesystem::path& path);

/// The files counterexample-N.cert of a folder. Those of an earlier run stay till publish(), which takes them away and
/// then renames the new ones: whenever it ends, the folder holds files of one run only. Where there are none before,
/// each new one appears as it is added.
class CertificateSet {
 public:
  /// Nothing is written.
  CertificateSet() = default;
  /// The folder is made if need be. OutputError, with all as it was, unless its files may be replaced.
  explicit CertificateSet(const std::string& folder);
  /// Certificate number N, checked.
  void add(std::size_t number, const certificates::Certificate& certificate);
  /// These are all there are.
  void publish();
  /// The files that have appeared.
  const std::vector<std::string>& published() const { return published_; }

 private:
  void commit();

  std::filesystem::path folder_;
  std::vector<std::filesystem::path> earlier_;
  std::deque<AtomicFile> files_;  // complete, to be committed
  std::vector<std::string> published_;
};

}  // namespace gamecert::cli
