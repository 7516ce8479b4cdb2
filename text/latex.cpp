#include "text/latex.hpp"

namespace gamecert::text {
namespace {

/// A quote in front of a word opens, any other closes.
bool opens(std::string_view text, std::size_t quote) {
  return quote == 0 || text[quote - 1] == ' ' || text[quote - 1] == '(' || text[quote - 1] == '\n';
}

}  // namespace

std::string latex(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) switch (const char c = text[i]) {
      case '\\':
        result += "\\textbackslash{}";
        break;
      case '~':
        result += "\\textasciitilde{}";
        break;
      case '^':
        result += "\\textasciicircum{}";
        break;
      case '<':
        result += "\\textless{}";
        break;
      case '>':
        result += "\\textgreater{}";
        break;
      case '|':
        result += "\\textbar{}";
        break;
      case '"':
        result += opens(text, i) ? "``" : "''";
        break;
      case '`':  // a sign of its own: behind another, or behind ? and !, it would become part of one
        result += "\\textasciigrave{}";
        break;
      case '-':  // two of these would become one sign
      case '\'':
      case ',':
        result += c;
        if (text.substr(i + 1).starts_with(c)) result += "{}";
        break;
      case '#':
      case '$':
      case '%':
      case '&':
      case '_':
      case '{':
      case '}':
        result += '\\';
        [[fallthrough]];
      default:
        result += c;
    }
  return result;
}

}  // namespace gamecert::text
