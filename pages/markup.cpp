#include "pages/markup.hpp"

#include "pages/page.hpp"

namespace gamecert::pages {

std::string element(std::string_view name, std::string_view inner, std::string_view attributes) {
  std::string html = "<" + std::string(name);
  if (!attributes.empty()) html.append(" ").append(attributes);
  return html.append(">").append(inner).append("</").append(name).append(">");
}

std::string link(std::string_view address, std::string_view text) {
  return element("a", escaped(text), "href=\"" + escaped(address) + "\"");
}

std::string code(std::string_view text) { return element("code", escaped(text)); }

std::string listing(std::string_view text, std::string_view label) {
  return element("pre", escaped(text), "tabindex=\"0\" role=\"region\" aria-label=\"" + escaped(label) + "\"") + "\n";
}

std::string wide(std::string_view table, std::string_view label) {
  return element("div", table, "class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + escaped(label) + "\"") +
         "\n";
}

std::string section(std::string_view id, std::string_view title) {
  return element("h2", escaped(title), "id=\"" + escaped(id) + "\"") + "\n";
}

}  // namespace gamecert::pages
