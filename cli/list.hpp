// The lists of what the program knows.
#pragma once

#include <functional>
#include <span>
#include <string_view>

namespace gamecert::cli {

using VisitEntry = std::function<void(std::string_view name, std::string_view meaning)>;

struct List {
  std::string_view name;
  void (*each)(const VisitEntry&);
};

std::span<const List> lists();

}  // namespace gamecert::cli
