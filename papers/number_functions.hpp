// Functions of whole numbers that expressions in files of claims may use and that need a program: values by recursion.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "papers/claim.hpp"

namespace gamecert::papers {

struct NumberFunction {
  std::string_view name;
  std::size_t arguments;
  /// std::domain_error for numbers it is not for; LimitError at a limit.
  std::int64_t (*value)(std::span<const std::int64_t> arguments, Trial& trial);
};
std::span<const NumberFunction> number_functions();

}  // namespace gamecert::papers
