// The rules of a text of painting vertices: what a painted vertex rules out, on the arena of
// games/shared_rules/painting.hpp.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::games {

/// The same as printed_rules, of a text with one indexed part: the vertices that each colour is open to. A move paints
/// one of them, and what it strikes out depends on vertex and colour alone; whether a painted start is as after such
/// moves is derived (Theorem 3 of docs/GAMES.md).
std::string printed_painting(std::string_view text, std::string_view file);

}  // namespace gamecert::games
