// A page of HTML, whole in one file.
#pragma once

#include <string>
#include <string_view>

#include "text/xml.hpp"

namespace gamecert::pages {

using text::escaped;

struct WebPage {
  std::string title;        // text
  std::string body;         // HTML
  std::string script = {};  // JavaScript, run when the body is there; the page can be read without
};

/// The file. Its style stands in it: light and dark as the reader has it, from 360 pixels wide, in print.
std::string html(const WebPage& page);

}  // namespace gamecert::pages
