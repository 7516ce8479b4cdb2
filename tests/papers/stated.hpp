// Lines of files of claims as tests put them in: right ones, and false ones in their place.
#pragma once

#include <functional>
#include <string>

#include "papers/claim.hpp"
#include "papers/language/expectation.hpp"

namespace gamecert::papers {

/// A line as a check of a stage, which is its variable n.
inline std::function<void(int, Trial&)> stated(const std::string& line) {
  return [test = read_test(line, {"n"})](int stage, Trial& trial) { test({{"n", stage}}, trial); };
}

/// What the claim says of every graph, in the language of conjectures.
inline std::string conjecture_of(const std::string& id) {
  const std::string begin = "every graph of order n: ";
  for (const std::string& line : select(id).front()->tests) {
    if (line.starts_with(begin)) return line.substr(begin.size(), line.find(" when ") - begin.size());
  }
  return "";
}

}  // namespace gamecert::papers
