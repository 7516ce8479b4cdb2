// Certificates of a file that the program shows to people.
#pragma once

#include <fstream>
#include <optional>
#include <string>

#include "certificates/format.hpp"

namespace gamecert::cli {

/// One after the other, those that the checker accepts.
class CheckedCertificates {
 public:
  /// InputError if the file cannot be read, or is a directory.
  explicit CheckedCertificates(const std::string& file);
  CheckedCertificates(const CheckedCertificates&) = delete;
  CheckedCertificates& operator=(const CheckedCertificates&) = delete;
  /// Nothing behind the last. InputError with file and line if the next is malformed or rejected, or a ledger, which
  /// shows no board; LimitError if the checker meets a limit.
  std::optional<certificates::Certificate> next();

 private:
  std::string file_;
  std::ifstream in_;
  certificates::Reader reader_;
};

}  // namespace gamecert::cli
