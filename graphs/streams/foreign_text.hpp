// Text that is no graph in any format read here, but known: what it is, and what to do about it.
#pragma once

#include <string>
#include <string_view>

#include "text/errors.hpp"

namespace gamecert::graphs {

/// Of a line that could not be read: `; it begins with a byte-order mark, ...`, to stand behind the message; empty if
/// nothing is known of it.
std::string advice_on(std::string_view line);

/// Throws the error with the advice behind its message.
[[noreturn]] void throw_with_advice(const text::InputError& error, std::string_view line);

}  // namespace gamecert::graphs
