// The lines `define` and `recursion` of a paper: which of them a test rests on.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace gamecert::papers {

/// Where names stand, `FILE:LINE`.
using Places = std::map<std::string, std::string, std::less<>>;

struct Definition {
  std::string name;
  std::string line;  // `define NAME(a, b) = VALUE`
};

/// The lines of the definitions that some texts name, and of those that these lines name, in their order. All that a
/// text uses is there; what it calls by the same name, a variable or a part of a name with hyphens, counts as a use.
std::vector<std::string> used_lines(const std::vector<Definition>& definitions, const std::vector<std::string>& texts);

}  // namespace gamecert::papers
