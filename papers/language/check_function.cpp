// Functions that files of claims name, and how their arguments are read.
#include "papers/language/check_function.hpp"

#include <algorithm>
#include <stdexcept>

#include "papers/sections.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

int whole(std::string_view text) {
  if (const auto value = text::integer(text)) return *value;
  throw text::InputError("expected a whole number, found " + text::quoted(text));
}

std::vector<int> whole_numbers(const std::string& text) {
  if (const std::size_t dots = text.find(".."); dots != std::string::npos) {
    std::vector<int> result;
    const int last = whole(std::string_view(text).substr(dots + 2));
    for (int value = whole(text.substr(0, dots)); value <= last; ++value) result.push_back(value);
    return result;
  }
  std::vector<int> result;
  for (const std::string_view part : separated(text, ",")) result.push_back(whole(part));
  return result;
}

}  // namespace

std::vector<std::string_view> separated(std::string_view text, std::string_view signs) {
  std::vector<std::string_view> result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
    result.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return result;
}

std::string CheckArguments::take(std::string_view name) {
  const auto found = given_.find(std::string(name));
  if (found == given_.end()) throw text::InputError("expected " + std::string(name) + "=..., found none");
  std::string value = std::move(found->second);
  given_.erase(found);
  return value;
}

void CheckArguments::require_all_taken() const {
  if (!given_.empty())
    throw text::InputError("expected no other arguments, found " +
                           text::quoted(given_.begin()->first + "=" + given_.begin()->second));
}

CheckParameter<int> number(std::string_view name) {
  return {name, [](const std::string& text) { return whole(text); }};
}
CheckParameter<std::string> name_of(std::string_view name) {
  return {name, [](const std::string& text) { return text; }};
}
CheckParameter<std::vector<int>> numbers(std::string_view name) { return {name, whole_numbers}; }

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
