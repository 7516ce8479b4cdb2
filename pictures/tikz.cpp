// TikZ in a document that stands alone.
#include <algorithm>
#include <utility>
#include <vector>

#include "pictures/geometry.hpp"
#include "pictures/grid.hpp"
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

constexpr std::size_t most_of_a_line = 60;  // letters of a title
constexpr double letter_width = 0.09;       // in units of the picture
constexpr double line_depth = 0.7;          // of the first line below a picture, and how much deeper the next one is
constexpr double more_depth = 0.35;

/// Its upper left corner is at (x, y). `mark` begins the names of its nodes.
void write_picture(const Picture& picture, double x, double y, const std::string& mark, std::string& out) {
  const Box b = box(picture);
  out += "  \\begin{scope}[shift={(" + decimal(x - b.left) + ", " + decimal(y - b.high) + ")}]\n";
  const std::vector<NotePlace> notes = note_places(picture);
  for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
    const Picture::Vertex& vertex = picture.vertices[v];
    out += "    \\node[vertex" + std::string(vertex.ring ? ", double" : "") + (vertex.faint ? ", dotted" : "") + ", " +
           fill(vertex.fill) +
           (vertex.note.empty() ? "" : ", label=" + decimal(notes[v].angle) + ":{" + text::latex(vertex.note) + "}") +
           "] (" + mark + std::to_string(v) + ") at (" + decimal(vertex.at.x) + ", " + decimal(vertex.at.y) + ") {" +
           (vertex.label.size() > 2 ? "\\tiny " : "") + text::latex(vertex.label) + "};\n";
  }
  const std::vector<bool> of_two = have_arrows_back(picture);
  for (std::size_t i = 0; i < picture.lines.size(); ++i) {
    const Picture::Line& line = picture.lines[i];
    if (!line.shown) continue;
    out += "    \\draw[" + std::string(line.arrow ? "-latex, " : "") + (line.bold ? "very thick, " : "") +
           (line.dashed ? "dashed, " : "") + (line.faint ? "dotted, " : "") + ink(line.colour).tikz + "] (" + mark +
           std::to_string(line.from) + ") " + (of_two[i] ? "to[bend left=12] " : "-- ") +
           (line.note.empty() ? "" : "node[fill=white, text=black, inner sep=1pt] {" + text::latex(line.note) + "} ") +
           "(" + mark + std::to_string(line.to) + ");\n";
  }
  const auto below = [&](const std::string& text, double depth) {
    if (text.empty()) return;
    out += std::string("    \\node[align=center") + (text.size() > most_of_a_line ? ", text width=9cm" : "") +
           "] at (" + decimal((b.left + b.right) / 2) + ", " + decimal(b.low - depth) + ") {" + text::latex(text) +
           "};\n";
  };
  below(picture.under, line_depth);
  below(picture.title, picture.under.empty() ? line_depth : line_depth + more_depth);
  out += "  \\end{scope}\n";
}

double width(const Picture& picture) {
  const Box b = box(picture);
  const auto letters =
      static_cast<double>(std::min(std::max(picture.title.size(), picture.under.size()), most_of_a_line));
  return std::max(b.right - b.left, letter_width * letters);
}

/// With what is below it and a gap.
double height(const Picture& picture) {
  const Box b = box(picture);
  return b.high - b.low + (picture.under.empty() ? 0 : more_depth) + (picture.title.empty() ? 0 : more_depth) + 1;
}

}  // namespace

std::string tikz(std::span<const Picture> pictures, Grid grid) {
  std::string out =
      "\\documentclass[tikz,border=4pt]{standalone}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
      "\\usetikzlibrary{patterns}\n\\begin{document}\n";
  const bool in_grid = grid.columns > 0;
  const std::vector<double> columns = column_widths(pictures, grid, width);
  double x = 0, y = 0;
  double high = 0;  // of the row
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    if (i == 0 || (!in_grid && begins_row(pictures, i, grid)))
      out +=
          "\\begin{tikzpicture}[x=1.4cm, y=1.4cm, every node/.style={font=\\scriptsize}, every label/.style={inner "
          "sep=1pt},\n  vertex/.style={draw, circle, minimum size=5.2mm, inner sep=0pt}]\n";
    if (begins_row(pictures, i, grid)) {
      x = 0;
      if (in_grid) y -= std::exchange(high, 0);
    }
    const Box b = box(pictures[i]);
    const double wide = in_grid ? columns[i % grid.columns] : width(pictures[i]);
    high = std::max(high, height(pictures[i]));
    write_picture(pictures[i], x + (wide - (b.right - b.left)) / 2, y, std::to_string(i) + "-", out);
    x += wide + 1;
    if (i + 1 == pictures.size() || (!in_grid && begins_row(pictures, i + 1, grid))) out += "\\end{tikzpicture}\n";
  }
  return out + "\\end{document}\n";
}

}  // namespace gamecert::pictures
