// Text that is no graph in any format read here, but known: what it is, and what to do about it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "graphs/streams/format.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {

/// Of a line that could not be read: `; it begins with a byte-order mark, ...`, to stand behind the message; empty if
/// nothing is known of it. `within` is the format of the graph of several lines in which the line stands.
std::string advice_on(std::string_view line, std::optional<Format> within = {});

/// Throws the error with the advice behind its message.
[[noreturn]] void throw_with_advice(const text::InputError& error, std::string_view line,
                                    std::optional<Format> within = {});

}  // namespace gamecert::graphs
