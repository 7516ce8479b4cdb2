// Writing refutations of formulas.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "encode/lrat.hpp"

namespace gamecert::certificates {

/// The numbers of clauses and steps, play in front of the steps, and these.
void append_refutation(std::string& text, const encode::Lrat& steps, const std::optional<std::vector<int>>& play = {});
/// Each behind `lrat`.
void append_refutations(std::string& text, const std::vector<encode::Lrat>& refutations);

}  // namespace gamecert::certificates
