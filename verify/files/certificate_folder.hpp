// Folders of certificates: which files in them a run may replace, and the set of files of a sweep.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::verify {

/// counterexample-N.cert, and sweep.cert of a whole sweep
bool names_a_finding(std::string_view name);

/// OutputError if something stands under the name that no run has put there: no file, or one that does not begin as
/// certificates do.
void require_replaceable(const std::filesystem::path& path);

/// The files counterexample-N.cert of a folder, and counterexample-so-far.cert, which stands for them till there is a
/// first one. Those of an earlier run stay till this one has a counterexample that is certified, and go before it
/// appears: whenever it ends, the folder holds files of one run only.
class CertificateSet {
 public:
  /// Nothing is written.
  CertificateSet() = default;
  /// The folder is made if need be. OutputError, with all as it was, unless its files may be replaced.
  explicit CertificateSet(const std::string& folder);
  /// The certificate of a counterexample that is perhaps not the least, checked; in place of one before it.
  void so_far(const certificates::Certificate& certificate);
  /// Certificate number N, checked.
  void add(std::size_t number, const certificates::Certificate& certificate);
  /// That of a whole sweep, checked.
  void whole(const certificates::Certificate& certificate);
  /// What an earlier run has left goes: whatever this one has found has been added.
  void remove_earlier();
  /// The files that have appeared.
  const std::vector<std::string>& published() const { return published_; }

 private:
  /// Checks it, and writes it in place of what an earlier run has left, if there is a folder.
  bool put(std::string_view name, const certificates::Certificate& certificate);

  std::filesystem::path folder_;
  std::vector<std::filesystem::path> earlier_;
  bool so_far_ = false;  // one stands there
  std::vector<std::string> published_;
};

}  // namespace gamecert::verify
