// The text of pictures.
#include "graphs/picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace gamecert::graphs {
namespace {

/// By Picture::Colour: of a fill, and of a line.
struct Ink {
  const char *fill, *line, *tikz;
};
constexpr std::array inks = {
    Ink{"#ffffff", "#bbbbbb", "white"},  Ink{"#8fd694", "#2e8b3d", "green"},  Ink{"#f4a3a3", "#c23b3b", "red"},
    Ink{"#9fc5f0", "#2f6fb5", "blue"},   Ink{"#f7e08a", "#b59a1f", "yellow"}, Ink{"#dddddd", "#666666", "gray"},
    Ink{"#f9c58d", "#cc7722", "orange"}, Ink{"#cfb5ee", "#7a4fb5", "violet"},
};
const Ink& ink(Picture::Colour colour) { return inks[static_cast<std::size_t>(colour)]; }

/// With two digits behind the point, no more than are needed.
std::string number(double value) {
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "%.2f", value);
  std::string result = text.data();
  result.erase(result.find_last_not_of('0') + 1);
  if (result.back() == '.') result.pop_back();
  return result == "-0" ? "0" : result;
}

std::string escaped(const std::string& text, bool tex) {
  std::string result;
  for (const char c : text) {
    if (tex) {
      if (std::string_view("#$%&_{}").find(c) != std::string_view::npos) result += '\\';
      result += c == '\\' ? "\\textbackslash{}" : c == '^' ? "\\^{}" : c == '~' ? "\\~{}" : std::string(1, c);
    } else {
      result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
    }
  }
  return result;
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + "\"";
}

struct Box {
  double left = 0, right = 0, low = 0, high = 0;
};

Box box(const Picture& picture) {
  Box result;
  for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
    const PagePoint& at = picture.vertices[v].at;
    if (v == 0) result = {at.x, at.x, at.y, at.y};
    result.left = std::min(result.left, at.x);
    result.right = std::max(result.right, at.x);
    result.low = std::min(result.low, at.y);
    result.high = std::max(result.high, at.y);
  }
  return result;
}

// In the units of SVG.
constexpr double unit = 70;
constexpr double radius = 13;
constexpr double margin = 30;
constexpr double title_height = 24;
constexpr double letter = 7.5;

/// One picture with its upper left corner at (x, y).
void svg_of(const Picture& picture, double x, double y, std::string& out) {
  const Box b = box(picture);
  const auto across = [&](const PagePoint& at) { return x + margin + (at.x - b.left) * unit; };
  const auto down = [&](const PagePoint& at) { return y + margin + (b.high - at.y) * unit; };
  for (const Picture::Line& line : picture.lines) {
    const PagePoint& from = picture.vertices[static_cast<std::size_t>(line.from)].at;
    const PagePoint& to = picture.vertices[static_cast<std::size_t>(line.to)].at;
    const double x1 = across(from), y1 = down(from), x2 = across(to), y2 = down(to);
    const double length = std::max(std::hypot(x2 - x1, y2 - y1), 1e-6);
    const double back = line.arrow ? (radius + 2) / length : 0;  // the head stays outside of the circle
    out += "<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2 - back * (x2 - x1)) +
           "\" y2=\"" + number(y2 - back * (y2 - y1)) + "\" stroke=\"" + ink(line.colour).line + "\" stroke-width=\"" +
           (line.bold ? "4" : "1.5") + "\"" + (line.dashed ? " stroke-dasharray=\"5 4\"" : "") +
           (line.arrow ? " marker-end=\"url(#arrow)\"" : "") + "/>\n";
  }
  for (const Picture::Vertex& vertex : picture.vertices) {
    const std::string cx = number(across(vertex.at));
    const double cy = down(vertex.at);
    if (vertex.ring)
      out += "<circle cx=\"" + cx + "\" cy=\"" + number(cy) + "\" r=\"" + number(radius + 4) +
             "\" fill=\"none\" stroke=\"#333333\"/>\n";
    out += "<circle cx=\"" + cx + "\" cy=\"" + number(cy) + "\" r=\"" + number(radius) + "\" fill=\"" +
           ink(vertex.fill).fill + "\" stroke=\"#333333\"/>\n<text x=\"" + cx + "\" y=\"" + number(cy + 4) + "\">" +
           escaped(vertex.label, false) + "</text>\n";
    if (!vertex.note.empty())
      out += "<text class=\"note\" x=\"" + number(across(vertex.at) + radius + 3) + "\" y=\"" +
             number(cy - radius + 3) + "\">" + escaped(vertex.note, false) + "</text>\n";
  }
}

}  // namespace

std::string svg(std::span<const Picture> pictures) {
  std::string body;
  double x = 0;
  double top = 0;     // of the row
  double height = 0;  // of all rows so far
  double page_width = 0;
  for (const Picture& picture : pictures) {
    if (picture.first_of_row) {
      x = 0;
      top = height;
    }
    const Box b = box(picture);
    const double text_width = letter * static_cast<double>(picture.title.size());
    const double width = std::max((b.right - b.left) * unit + 2 * margin, text_width + 2 * margin);
    svg_of(picture, x, top + title_height, body);
    body += "<text class=\"title\" x=\"" + number(x + margin - radius) + "\" y=\"" + number(top + 18) + "\">" +
            escaped(picture.title, false) + "</text>\n";
    height = std::max(height, top + title_height + (b.high - b.low) * unit + 2 * margin);
    x += width;
    page_width = std::max(page_width, x);
  }
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(page_width) + "\" height=\"" + number(height) +
         "\" viewBox=\"0 0 " + number(page_width) + " " + number(height) +
         "\">\n<style>text{font:12px sans-serif;text-anchor:middle}.note{fill:#333;font-size:10px;text-anchor:start}"
         ".title{text-anchor:start;font-size:13px}</style>\n<defs><marker id=\"arrow\" markerWidth=\"9\" "
         "markerHeight=\"7\" refX=\"8\" refY=\"3.5\" orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0,0 "
         "L9,3.5 "
         "L0,7 z\" fill=\"#666666\"/></marker></defs>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n" +
         body + "</svg>\n";
}

std::string dot(std::span<const Picture> pictures) {
  std::string text;
  for (const Picture& picture : pictures) {
    const bool directed = std::ranges::any_of(picture.lines, &Picture::Line::arrow);
    text += std::string(directed ? "digraph" : "graph") + " {\n  label=" + quoted(picture.title) +
            ";\n  node [shape=circle, style=filled, fixedsize=true, width=0.35];\n";
    for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
      const Picture::Vertex& vertex = picture.vertices[v];
      text += "  " + std::to_string(v) + " [label=" + quoted(vertex.label) + ", fillcolor=\"" + ink(vertex.fill).fill +
              "\", pos=\"" + number(vertex.at.x) + "," + number(vertex.at.y) + "!\"" +
              (vertex.ring ? ", peripheries=2" : "") + (vertex.note.empty() ? "" : ", xlabel=" + quoted(vertex.note)) +
              "];\n";
    }
    for (const Picture::Line& line : picture.lines) {
      text += "  " + std::to_string(line.from) + (directed ? " -> " : " -- ") + std::to_string(line.to) + " [color=\"" +
              ink(line.colour).line + "\"" + (line.bold ? ", penwidth=3" : "") + (line.dashed ? ", style=dashed" : "") +
              (directed && !line.arrow ? ", dir=none" : "") + "];\n";
    }
    text += "}\n";
  }
  return text;
}

std::string tikz(std::span<const Picture> pictures) {
  std::string text;
  for (const Picture& picture : pictures) {
    text += "\\begin{tikzpicture}[every node/.style={font=\\scriptsize}]\n";
    for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
      const Picture::Vertex& vertex = picture.vertices[v];
      text += "  \\node[draw, circle" + std::string(vertex.ring ? ", double" : "") + ", fill=" + ink(vertex.fill).tikz +
              "!35" + (vertex.note.empty() ? "" : ", label=above right:{" + escaped(vertex.note, true) + "}") + "] (" +
              std::to_string(v) + ") at (" + number(vertex.at.x) + ", " + number(vertex.at.y) + ") {" +
              escaped(vertex.label, true) + "};\n";
    }
    for (const Picture::Line& line : picture.lines) {
      text += "  \\draw[" + std::string(line.arrow ? "->, " : "") + (line.bold ? "very thick, " : "") +
              (line.dashed ? "dashed, " : "") + ink(line.colour).tikz + "] (" + std::to_string(line.from) + ") -- (" +
              std::to_string(line.to) + ");\n";
    }
    const Box b = box(picture);
    text += "  \\node at (" + number((b.left + b.right) / 2) + ", " + number(b.low - 0.8) + ") {" +
            escaped(picture.title, true) + "};\n\\end{tikzpicture}\n";
  }
  return text;
}

}  // namespace gamecert::graphs
