// The variables of a line of a file of claims, with their values.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gamecert::papers {

/// By name, in the order of the names. A line has few, and asks for them more often than for anything else: they are
/// looked through.
class Variables {
 public:
  using Variable = std::pair<std::string, std::int64_t>;
  using Iterator = std::vector<Variable>::const_iterator;

  Variables() = default;
  Variables(std::initializer_list<Variable> all) {
    for (const auto& [name, value] : all) (*this)[name] = value;
  }

  Iterator begin() const { return all_.begin(); }
  Iterator end() const { return all_.end(); }
  Iterator find(std::string_view name) const {
    return std::ranges::find_if(all_, [name](const Variable& one) {
      return one.first.size() == name.size() && one.first.front() == name.front() && one.first == name;
    });
  }
  std::int64_t at(std::string_view name) const {
    const Iterator found = find(name);
    if (found == end()) throw std::logic_error("a variable without a value");
    return found->second;
  }
  /// Good until another variable is added; a new one is 0.
  std::int64_t& operator[](std::string_view name) {
    const auto place = all_.begin() + (find(name) - begin());
    if (place != all_.end()) return place->second;
    const auto behind = std::ranges::lower_bound(all_, name, {}, &Variable::first);
    return all_.emplace(behind, name, 0)->second;
  }

 private:
  std::vector<Variable> all_;
};

}  // namespace gamecert::papers
