// The two ways a request can fail: it is malformed, or it meets a limit.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace gamecert::text {

/// Malformed input. what() reads "expected X, found Y"; column counts characters of the
/// text being read from 1, and is 0 where no single place is to blame. Whoever knows the
/// file and line puts them in front.
class InputError : public std::runtime_error {
 public:
  explicit InputError(const std::string& message, std::size_t column = 0)
      : std::runtime_error(message), column_(column) {}
  std::size_t column() const { return column_; }
  /// The same error, `shift` characters further right: for a text that was part of a longer one.
  InputError shifted(std::size_t shift) const { return InputError(what(), column_ == 0 ? 0 : column_ + shift); }

 private:
  std::size_t column_;
};

/// A limit of time, memory or size was met: the answer is UNKNOWN, never wrong.
class LimitError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace gamecert::text
