// An entry of a file of claims that tests change, and what its lines test and where they fail.
#pragma once

#include <cstdint>
#include <string>

#include "papers/language/claims_file.hpp"
#include "tests/papers/stated.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {

inline const std::string entry =
    "claim x.thm-1: statement\n"
    "statement starts are in N on paths\n"
    "range paths of order 1..5 most 9\n"
    "expect outcome of proper colours=2 on path:{n} = N when n mod 2 = 1\n";

/// The entry with one part instead of another.
inline std::string with(const std::string& instead, const std::string& of) {
  std::string text = entry;
  return text.replace(text.find(of), of.size(), instead);
}

/// What a file is refused for; nothing if it is read.
inline std::string refusal(const std::string& text) {
  try {
    read_claims(text, "x.claims");
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "";
}

/// How many instances a line has in these stages.
inline std::uint64_t instances(const std::string& line, int first, int last) {
  Trial trial({});
  for (int n = first; n <= last; ++n) stated(line)(n, trial);
  return trial.instances();
}

/// Where a line fails at a stage; nothing if it holds.
inline std::string failure(const std::string& line, int stage) {
  Trial trial({});
  try {
    stated(line)(stage, trial);
  } catch (const Failure& found) {
    return found.where;
  }
  return "";
}

}  // namespace gamecert::papers
