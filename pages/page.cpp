#include "pages/page.hpp"

#include "pages/embedded.hpp"

namespace gamecert::pages {

std::string html(const WebPage& page) {
  std::string text =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>";
  text.append(escaped(page.title))
      .append("</title>\n<style>\n")
      .append(embedded::style)
      .append(embedded::player_style)
      .append("</style>\n</head>\n<body>\n");
  text.append(page.body).append("\n");
  if (!page.script.empty()) text.append("<script>\n").append(page.script).append("</script>\n");
  return text.append("</body>\n</html>\n");
}

}  // namespace gamecert::pages
