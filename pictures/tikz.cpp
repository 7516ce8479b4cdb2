// TikZ in a document that stands alone.
#include "pictures/ink.hpp"
#include "pictures/notes.hpp"
#include "text/latex.hpp"

namespace gamecert::pictures {
namespace {

std::string fill(Picture::Colour colour) {
  const Ink& of = ink(colour);
  std::string text = std::string("fill=") + of.tikz + "!35";
  if (*of.pattern != '\0')
    text += std::string(", postaction={pattern=") + of.pattern + ", pattern color=" + of.tikz + "!60}";
  return text;
}

}  // namespace

std::string tikz(std::span<const Picture> pictures) {
  constexpr std::size_t most_of_a_line = 60;  // letters
  std::string out =
      "\\documentclass[tikz,border=4pt]{standalone}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
      "\\usetikzlibrary{patterns}\n\\begin{document}\n";
  for (const Picture& picture : pictures) {
    out +=
        "\\begin{tikzpicture}[x=1.4cm, y=1.4cm, every node/.style={font=\\scriptsize}, every label/.style={inner "
        "sep=1pt},\n  vertex/.style={draw, circle, minimum size=5.2mm, inner sep=0pt}]\n";
    const std::vector<NotePlace> notes = note_places(picture);
    for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
      const Picture::Vertex& vertex = picture.vertices[v];
      out += "  \\node[vertex" + std::string(vertex.ring ? ", double" : "") + (vertex.faint ? ", dotted" : "") + ", " +
             fill(vertex.fill) +
             (vertex.note.empty() ? "" : ", label=" + decimal(notes[v].angle) + ":{" + text::latex(vertex.note) + "}") +
             "] (" + std::to_string(v) + ") at (" + decimal(vertex.at.x) + ", " + decimal(vertex.at.y) + ") {" +
             (vertex.label.size() > 2 ? "\\tiny " : "") + text::latex(vertex.label) + "};\n";
    }
    for (const Picture::Line& line : picture.lines) {
      if (!line.shown) continue;
      out +=
          "  \\draw[" + std::string(line.arrow ? "-latex, " : "") + (line.bold ? "very thick, " : "") +
          (line.dashed ? "dashed, " : "") + (line.faint ? "dotted, " : "") + ink(line.colour).tikz + "] (" +
          std::to_string(line.from) + ") -- " +
          (line.note.empty() ? "" : "node[fill=white, text=black, inner sep=1pt] {" + text::latex(line.note) + "} ") +
          "(" + std::to_string(line.to) + ");\n";
    }
    const Box b = box(picture);
    out += std::string("  \\node[align=center") + (picture.title.size() > most_of_a_line ? ", text width=9cm" : "") +
           "] at (" + decimal((b.left + b.right) / 2) + ", " + decimal(b.low - 0.7) + ") {" +
           text::latex(picture.title) + "};\n\\end{tikzpicture}\n";
  }
  return out + "\\end{document}\n";
}

}  // namespace gamecert::pictures
