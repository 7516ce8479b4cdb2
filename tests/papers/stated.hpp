// Lines of files of claims as tests put them in: right ones, and false ones in their place.
#pragma once

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "papers/claim.hpp"
#include "papers/folder.hpp"
#include "papers/language/test_line.hpp"

namespace gamecert::papers {

/// A line as a check of a stage, which is its variable n.
inline std::function<void(int, Trial&)> stated(const std::string& line) {
  return [test = read_test(line, {"n"})](int stage, Trial& trial) { test({{"n", stage}}, trial); };
}

/// What the claim says of every graph, in the language of conjectures.
inline std::string conjecture_of(const std::string& id) {
  const std::string begin = "every graph of order n: ";
  for (const std::string& line : select(id).front()->tests) {
    if (line.starts_with(begin))
      return line.substr(begin.size(), std::min(line.find(" at "), line.find(" when ")) - begin.size());
  }
  return "";
}

using Exchanges = std::vector<std::pair<std::string_view, std::string_view>>;

/// The check of an entry with parts exchanged for others, in its tests or else before it in its file.
inline std::function<void(int, Trial&)> exchanged(const std::string& id, const Exchanges& exchanges) {
  for (PaperFolder folder : built_in_folders())
    for (PaperFolder::File& file : folder.files) {
      std::string& text = file.text;
      if (text.find("\nclaim " + id + ": ") == std::string::npos) continue;
      for (const auto& [part, instead] : exchanges) {
        const std::size_t begin = text.find("\nclaim " + id + ": ");
        std::size_t at = text.find(part, text.find("\nrange ", begin));
        if (at >= text.find("\nclaim ", begin + 1)) at = text.rfind(part, begin);
        if (at == std::string::npos) throw std::logic_error(id + " has no such part");
        text.replace(at, part.size(), instead);
      }
      for (const PrintedClaim& claim : read_papers({folder}).claims) {
        if (claim.id == id) return claim.check;
      }
    }
  throw std::logic_error("no entry " + id);
}
inline std::function<void(int, Trial&)> exchanged(const std::string& id, std::string_view part,
                                                  std::string_view instead) {
  return exchanged(id, {{part, instead}});
}

}  // namespace gamecert::papers
