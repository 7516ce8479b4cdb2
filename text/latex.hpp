// Text for LaTeX.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::text {

/// What LaTeX in the encoding T1 prints as this text, letter by letter, but for straight quotes, which become those of
/// print.
std::string latex(std::string_view text);

}  // namespace gamecert::text
