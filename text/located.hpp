// Errors in texts of several lines, with their place in front.
#pragma once

#include <string>

#include "text/errors.hpp"

namespace gamecert::text {

/// `3:7: expected X, found Y`: line and column, both from 1 on.
inline std::string with_place(const InputError& error) {
  return std::to_string(error.place().line) + ":" + std::to_string(error.place().column) + ": " + error.what();
}

}  // namespace gamecert::text
