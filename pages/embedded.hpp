// The files of this room that are put into pages as they are.
#pragma once

#include <string_view>

namespace gamecert::pages::embedded {

extern const std::string_view style;          // style.css
extern const std::string_view filter;         // filter.js
extern const std::string_view player_style;   // player.css
extern const std::string_view player_script;  // player.js

}  // namespace gamecert::pages::embedded
