// The files of this room that are put into pages as they are.
#pragma once

#include <span>
#include <string_view>

namespace gamecert::pages::embedded {

extern const std::string_view style;          // style.css
extern const std::string_view filter;         // filter.js
extern const std::string_view player_style;   // player.css
extern const std::string_view player_script;  // player.js

struct File {
  std::string_view name, text;
};
extern const std::span<const File> docs;  // GALLERY.md, PLOTS.md, and the pictures gallery/*.svg of docs/

}  // namespace gamecert::pages::embedded
