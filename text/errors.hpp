// Where a text is wrong; and the two ways a request can fail: it is malformed, or it meets a limit.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace gamecert::text {

/// A place in a text, counted from 1. Line 0: the text is one line, or which one it is only its giver knows. Column 0:
/// no single place is to blame.
struct Place {
  std::size_t line = 0, column = 0;
};

/// Malformed input. what() reads "expected X, found Y"; whoever knows the file, or the line where the place has none,
/// puts them in front.
class InputError : public std::runtime_error {
 public:
  InputError(const std::string& message, Place place) : std::runtime_error(message), place_(place) {}
  explicit InputError(const std::string& message, std::size_t column = 0) : InputError(message, Place{0, column}) {}
  const Place& place() const { return place_; }
  std::size_t column() const { return place_.column; }

 private:
  Place place_;
};

/// Input that is well formed and beyond a limit which the program declares: whoever gives it must give a smaller one,
/// but what it says may be true.
class TooLarge : public InputError {
 public:
  using InputError::InputError;
};

inline bool beyond_limit(const InputError& error) { return dynamic_cast<const TooLarge*>(&error) != nullptr; }

/// Throws the same error at another column.
[[noreturn]] inline void throw_at(const InputError& error, std::size_t column) {
  if (beyond_limit(error)) throw TooLarge(error.what(), column);
  throw InputError(error.what(), column);
}

/// Throws the same error, `shift` characters further right: of a text that was part of a longer one.
[[noreturn]] inline void throw_shifted(const InputError& error, std::size_t shift) {
  throw_at(error, error.column() == 0 ? 0 : error.column() + shift);
}

/// A limit of time, memory or size was met: the answer is UNKNOWN, never wrong.
class LimitError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace gamecert::text
