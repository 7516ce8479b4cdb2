// Input that is well formed and beyond a limit which the program declares.
#pragma once

#include <string>

#include "text/errors.hpp"

namespace gamecert::text {

/// A mark of InputErrors: whoever gives the input must give a smaller one, but what it says may be true.
struct BeyondLimit {
  virtual ~BeyondLimit() = default;
};

class TooLarge : public InputError, public BeyondLimit {
 public:
  using InputError::InputError;
};

inline bool beyond_limit(const InputError& error) { return dynamic_cast<const BeyondLimit*>(&error) != nullptr; }

/// Throws the same error at another column.
[[noreturn]] inline void throw_at(const InputError& error, std::size_t column) {
  if (beyond_limit(error)) throw TooLarge(error.what(), column);
  throw InputError(error.what(), column);
}

/// Throws the same error, `shift` characters further right.
[[noreturn]] inline void throw_shifted(const InputError& error, std::size_t shift) {
  throw_at(error, error.column() == 0 ? 0 : error.column() + shift);
}

}  // namespace gamecert::text
