// The lines of a file of claims that say what is tested at a stage (docs/CLAIM_FILES.md).
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "papers/claim.hpp"
#include "papers/language/expression.hpp"

namespace gamecert::papers {

using LineTest = std::function<void(const Variables&, Trial&)>;

/// `expect QUESTION = VALUE`, `holds EXPRESSION`, `every CLASS of order N: CONJECTURE`, `graph BOARD: CONJECTURE` and
/// `check FUNCTION NAME=VALUE...`, each with `for k = A..B` and `when CONDITION` behind it: a test at every value of
/// the variables that meets the condition. `known` are the variables, the stage first. InputError with the column.
LineTest read_test(std::string_view line, const Names& known);
/// `green = {0, 2}, x = 1`
std::string listed(const Variables& at, const Names& known, Surroundings in);
/// Whether a line that begins with the word is a test.
bool begins_test(std::string_view word);

}  // namespace gamecert::papers
