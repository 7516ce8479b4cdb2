// Lines of files of claims as tests put them in: right ones, and false ones in their place.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "papers/claim.hpp"
#include "papers/language/claims_file.hpp"
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

/// The check of an entry in the text of which a part is exchanged for another, in its file with its definitions.
inline std::function<void(int, Trial&)> exchanged(const std::string& id, std::string_view part,
                                                  std::string_view instead) {
  for (const ClaimsFile& file : claims_files()) {
    std::string text(file.text);
    const std::size_t begin = text.find("\nclaim " + id + "\n");
    if (begin == std::string::npos) continue;
    const std::size_t at = text.find(part, text.find("\nstages ", begin));
    if (at == std::string::npos || at > text.find("\nclaim ", begin + 1)) break;
    text.replace(at, part.size(), instead);
    for (const PrintedClaim& claim : read_claims(text, file.name)) {
      if (claim.id == id) return claim.check;
    }
  }
  throw std::logic_error(id + " has no such part");
}

}  // namespace gamecert::papers
