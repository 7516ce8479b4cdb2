// The statements of a reduction's text: lines, and what semicolons part, without comments and with `for` written out.
#pragma once

#include <functional>
#include <string_view>

#include "reductions/line_reader.hpp"

namespace gamecert::reductions {

/// Calls visit(statement) for all that is not empty, in order; `values` may grow meanwhile. The number of lines.
/// InputError for characters that do not print, for a `for` that makes no sense, and beyond most_characters, before
/// more of the text is read.
std::size_t each_statement(std::string_view text, const LineReader::Values& values,
                           const std::function<void(LineReader&)>& visit);

}  // namespace gamecert::reductions
