// States of vertices are sums of 1 for faint and 2 for a ring; of lines 1 is faint, 2 plain and 3 bold.
#include "pages/looks.hpp"

namespace gamecert::pages {
namespace {

using pictures::Picture;

char letter(Picture::Colour colour, int state) {
  return static_cast<char>('0' + static_cast<int>(colour) + colour_count * state);
}
char vertex_look(const Picture::Vertex& vertex) {
  return letter(vertex.fill, (vertex.faint ? 1 : 0) + (vertex.ring ? 2 : 0));
}
char line_look(const Picture::Line& line) {
  return letter(line.colour, !line.shown ? 0 : line.faint ? 1 : line.bold ? 3 : 2);
}

}  // namespace

std::string looks(const Picture& picture) {
  std::string letters;
  for (const Picture::Vertex& vertex : picture.vertices) letters += vertex_look(vertex);
  for (const Picture::Line& line : picture.lines) letters += line_look(line);
  return letters;
}

char look(const verify::Trace& trace) { return letter(trace.colour, trace.line && trace.shown ? 3 : 0); }

}  // namespace gamecert::pages
