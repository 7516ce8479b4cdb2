// Pieces of HTML.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::pages {

/// `<name attributes>inner</name>`; the inner text is HTML.
std::string element(std::string_view name, std::string_view inner, std::string_view attributes = {});
/// A link to an address, by a text.
std::string link(std::string_view address, std::string_view text);
/// A text as programs have it.
std::string code(std::string_view text);
/// Lines of a terminal or of a file, which can be scrolled by keyboard.
std::string listing(std::string_view text, std::string_view label);
/// A table, `<table>...</table>`, which can be scrolled by keyboard where it is wider than the page.
std::string wide(std::string_view table, std::string_view label);
/// A heading that has a link of its own; `id` is its name on the page.
std::string section(std::string_view id, std::string_view title);

}  // namespace gamecert::pages
