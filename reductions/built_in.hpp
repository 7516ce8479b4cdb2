// The reductions that come with the program: the files of maps/.
#pragma once

#include <span>
#include <string_view>

namespace gamecert::reductions {

struct BuiltIn {
  std::string_view name;  // of the file, without .reduction
  std::string_view text;
};
/// By name, ascending.
std::span<const BuiltIn> built_in();
/// The first line of the text, which is a comment, without its sign.
constexpr std::string_view summary(std::string_view text) { return text.substr(2, text.find('\n') - 2); }

}  // namespace gamecert::reductions
