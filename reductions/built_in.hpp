// The lemmas and the maps between games that come with the program: files of papers/, and of lemmas/.
#pragma once

#include <span>
#include <string_view>

namespace gamecert::reductions {

struct BuiltIn {
  std::string_view name;  // of the file, without its ending
  std::string_view text;
};
/// By name, ascending.
std::span<const BuiltIn> built_in_lemmas();
std::span<const BuiltIn> built_in_maps();
/// Of some of them the text of the one with this name; empty if there is none.
constexpr std::string_view text_of(std::span<const BuiltIn> some, std::string_view name) {
  for (const BuiltIn& one : some) {
    if (one.name == name) return one.text;
  }
  return {};
}
/// The first line of the text of a map, which is a comment, without its sign.
constexpr std::string_view summary(std::string_view text) { return text.substr(2, text.find('\n') - 2); }

}  // namespace gamecert::reductions
