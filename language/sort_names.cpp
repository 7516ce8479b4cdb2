// The names that sorts have in formulas and in heads of words.
#include "language/sort.hpp"

namespace gamecert::language {

std::vector<std::string_view> names_of_sorts() {
  std::vector<std::string_view> names;
  for (const auto& [name, sort] : parameter_sorts) names.push_back(name);
  return names;
}

std::string_view name_of(Sort wanted) {
  for (const auto& [name, sort] : parameter_sorts)
    if (sort == wanted) return name;
  return "";
}

}  // namespace gamecert::language
