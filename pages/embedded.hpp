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
extern const std::span<const File> docs;  // pages of docs/, `X.md`, and their pictures gallery/*.svg

extern const std::span<const std::string_view> games;  // the texts of examples/games
extern const std::string_view values;                  // examples/games/values.tsv

}  // namespace gamecert::pages::embedded
