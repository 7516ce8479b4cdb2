// Functions that files of claims name.
#include "papers/language/check_function.hpp"

#include <algorithm>
#include <stdexcept>

#include "papers/sections.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
std::vector<std::string_view> separated(std::string_view text, std::string_view signs) {
  std::vector<std::string_view> result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

const std::vector<CheckFunction>& check_functions() {
  static const std::vector<CheckFunction> all = [] {
    std::vector<CheckFunction> result;
    for (const auto& section : check_sections) {
      for (CheckFunction& function : section()) result.push_back(std::move(function));
    }
    std::ranges::sort(result, {}, &CheckFunction::name);
    if (const auto twice = std::ranges::adjacent_find(result, {}, &CheckFunction::name); twice != result.end())
      throw std::logic_error("two functions of claims are called " + std::string(twice->name));
    return result;
  }();
  return all;
}

const CheckFunction& find_check(std::string_view name) {
  const auto& all = check_functions();
  const auto found = std::ranges::lower_bound(all, name, {}, &CheckFunction::name);
  if (found != all.end() && found->name == name) return *found;
  std::vector<std::string_view> known;
  for (const CheckFunction& function : all) known.push_back(function.name);
  throw text::InputError("expected the name of a function" + text::did_you_mean(name, known) + ", found " +
                         text::quoted(name));
}

}  // namespace gamecert::papers
