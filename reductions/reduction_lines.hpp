// Reductions as files have them, with what their author says besides. No proof rests on that.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reductions/reduction.hpp"
#include "reductions/reduction_file.hpp"

namespace gamecert::reductions {

/// Reads lines, which newlines or semicolons end (docs/REDUCTIONS.md). `given` are values for the parameters the text
/// declares, in place of the usual ones. InputError with line and column at the first thing that makes no sense, and
/// without a place for a value given to a parameter there is none of.
Reduction read_reduction(std::string_view text, const std::map<std::string, int>& given = {});

/// The reduction as a file has it, a statement a line, with what is stated besides; without what goes without saying.
std::vector<std::string> file_lines(const Reduction& reduction);

std::string text(Level level);
std::string text(const Kept& kept);
/// `order <= 2 n + 3 m + 1`
std::string text(const std::string& what, const Bound& bound);

}  // namespace gamecert::reductions
