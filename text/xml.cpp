#include "text/xml.hpp"

namespace gamecert::text {

std::string escaped(std::string_view text) {
  constexpr std::string_view no_letter = "\xEF\xBF\xBD";  // U+FFFD
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (text.substr(i).starts_with("\xEF\xBF\xBE") || text.substr(i).starts_with("\xEF\xBF\xBF")) {
      result += no_letter;
      i += 2;
    } else if (0 <= c && c < ' ' && c != '\t' && c != '\n' && c != '\r') {
      result += no_letter;
    } else {
      result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
    }
  }
  return result;
}

}  // namespace gamecert::text
