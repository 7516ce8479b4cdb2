// Pages of docs/ as HTML.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::pages {

/// What stands in pages of pictures: headings, paragraphs, pictures that have a line of their own,
/// listings, and code, links and bold words within lines. Sections have ids made of their headings.
std::string prose(std::string_view markdown);

}  // namespace gamecert::pages
