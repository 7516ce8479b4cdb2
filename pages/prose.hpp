// Pages of docs/ as HTML.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace gamecert::pages {

/// Names of pages of docs/, `GALLERY.md`, and what the site calls them.
using PagesOfSite = std::map<std::string, std::string, std::less<>>;

/// What stands in these pages: headings, paragraphs, lists of one level, tables, pictures that have a line of their
/// own, listings, and code, links, bold and stressed words within lines. Sections have ids made of their headings.
/// Links to pages of docs/ lead to those of the site; where it has none, their text remains.
std::string prose(std::string_view markdown, const PagesOfSite& pages = {});

}  // namespace gamecert::pages
