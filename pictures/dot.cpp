// Graphviz: every vertex is pinned to its place.
#include <algorithm>

#include "pictures/ink.hpp"

namespace gamecert::pictures {
namespace {

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + "\"";
}

/// In place of a hatching.
std::string shape(Picture::Colour colour) {
  using Colour = Picture::Colour;
  return colour == Colour::red || colour == Colour::orange    ? ", shape=square"
         : colour == Colour::blue || colour == Colour::violet ? ", shape=diamond, width=0.45, height=0.45"
         : colour == Colour::yellow || colour == Colour::grey ? ", shape=hexagon"
                                                              : "";
}

}  // namespace

std::string dot(std::span<const Picture> pictures) {
  std::string text;
  for (const Picture& picture : pictures) {
    const bool directed = std::ranges::any_of(picture.lines, &Picture::Line::arrow);
    text += std::string(directed ? "digraph" : "graph") +
            " {\n  layout=neato; splines=line; forcelabels=true;\n  label=" +
            quoted(picture.title + (picture.title.empty() || picture.under.empty() ? "" : "\n") + picture.under) +
            ";\n  node [shape=circle, style=filled, fixedsize=true, width=0.35, height=0.35];\n";
    for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
      const Picture::Vertex& vertex = picture.vertices[v];
      text += "  " + std::to_string(v) + " [label=" + quoted(vertex.label) + ", fillcolor=\"" + ink(vertex.fill).fill +
              "\", pos=\"" + decimal(vertex.at.x) + "," + decimal(vertex.at.y) + "!\"" + shape(vertex.fill) +
              (vertex.ring ? ", peripheries=2" : "") + (vertex.faint ? ", style=\"filled,dotted\"" : "") +
              (vertex.note.empty() ? "" : ", xlabel=" + quoted(vertex.note)) + "];\n";
    }
    for (const Picture::Line& line : picture.lines) {
      if (!line.shown) continue;
      text += "  " + std::to_string(line.from) + (directed ? " -> " : " -- ") + std::to_string(line.to) + " [color=\"" +
              ink(line.colour).line + "\"" + (line.bold ? ", penwidth=3" : "") +
              (line.faint    ? ", style=dotted"
               : line.dashed ? ", style=dashed"
                             : "") +
              (line.note.empty() ? "" : ", label=" + quoted(line.note)) +
              (directed && !line.arrow ? ", dir=none" : "") + "];\n";
    }
    text += "}\n";
  }
  return text;
}

}  // namespace gamecert::pictures
