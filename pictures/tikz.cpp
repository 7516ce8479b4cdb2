// TikZ in a document that stands alone.
#include "pictures/ink.hpp"

namespace gamecert::pictures {
namespace {

std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (std::string_view("#$%&_{}").find(c) != std::string_view::npos) result += '\\';
    result += c == '\\' ? "\\textbackslash{}" : c == '^' ? "\\^{}" : c == '~' ? "\\~{}" : std::string(1, c);
  }
  return result;
}

std::string fill(Picture::Colour colour) {
  const Ink& of = ink(colour);
  std::string text = std::string("fill=") + of.tikz + "!35";
  if (*of.pattern != '\0')
    text += std::string(", postaction={pattern=") + of.pattern + ", pattern color=" + of.tikz + "!60}";
  return text;
}

}  // namespace

std::string tikz(std::span<const Picture> pictures) {
  std::string text = "\\documentclass[tikz,border=4pt]{standalone}\n\\usetikzlibrary{patterns}\n\\begin{document}\n";
  for (const Picture& picture : pictures) {
    text += "\\begin{tikzpicture}[every node/.style={font=\\scriptsize}]\n";
    for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
      const Picture::Vertex& vertex = picture.vertices[v];
      text += "  \\node[draw, circle" + std::string(vertex.ring ? ", double" : "") + (vertex.faint ? ", dotted" : "") +
              ", " + fill(vertex.fill) +
              (vertex.note.empty() ? "" : ", label=above right:{" + escaped(vertex.note) + "}") + "] (" +
              std::to_string(v) + ") at (" + decimal(vertex.at.x) + ", " + decimal(vertex.at.y) + ") {" +
              escaped(vertex.label) + "};\n";
    }
    for (const Picture::Line& line : picture.lines) {
      if (!line.shown) continue;
      text += "  \\draw[" + std::string(line.arrow ? "->, " : "") + (line.bold ? "very thick, " : "") +
              (line.dashed ? "dashed, " : "") + (line.faint ? "dotted, " : "") + ink(line.colour).tikz + "] (" +
              std::to_string(line.from) + ") -- (" + std::to_string(line.to) + ");\n";
    }
    const Box b = box(picture);
    text += "  \\node[text width=12cm, align=center] at (" + decimal((b.left + b.right) / 2) + ", " +
            decimal(b.low - 1) + ") {" + escaped(picture.title) + "};\n\\end{tikzpicture}\n";
  }
  return text + "\\end{document}\n";
}

}  // namespace gamecert::pictures
