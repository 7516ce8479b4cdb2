#include "pages/figure.hpp"

#include <utility>

#include "pages/markup.hpp"
#include "pages/page.hpp"

namespace gamecert::pages {

std::string figures(std::vector<pictures::Picture> pictures, const std::string& mark) {
  std::string html;
  std::size_t number = 0;
  for (pictures::Picture& picture : pictures) {
    const std::string title = std::exchange(picture.title, "");
    if (picture.first_of_row && number > 0) html += "</div>\n<div class=\"row\">\n";
    const std::string drawing = pictures::svg({&picture, 1}, {mark + "-" + std::to_string(++number) + "-", title});
    html += element("figure", drawing + (title.empty() ? "" : element("figcaption", code(title)))) + "\n";
  }
  return html.empty() ? "" : "<div class=\"row\">\n" + html + "</div>\n";
}

}  // namespace gamecert::pages
