// Certificates as text (FORMAT.md): the strict reader.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <stdexcept>
#include <string>

#include "certificates/certificate.hpp"

namespace gamecert::certificates {

constexpr int format_version = 1;

/// Why a certificate is not accepted, and where: a result of checking, not a failure of it.
struct Rejection : std::runtime_error {
  Rejection(const std::string& reason, std::size_t line_number) : std::runtime_error(reason), line(line_number) {}
  std::size_t line;  // from 1; 0 where no single line is to blame
};

/// Reads certificates one after the other from a stream.
class Reader {
 public:
  explicit Reader(std::istream& in) : in_(in) {}
  /// The next certificate; nothing at the end of the text. Throws Rejection for anything that
  /// FORMAT.md does not allow: an unknown word, a missing part, a number out of range, trailing text.
  std::optional<Certificate> next();
  /// The line on which the next certificate would begin.
  std::size_t next_line() const { return line_ + 1; }
  /// The line on which the certificate last read began.
  std::size_t first_line() const { return first_line_; }

 private:
  std::istream& in_;
  std::size_t line_ = 0;
  std::size_t first_line_ = 0;
};

}  // namespace gamecert::certificates
