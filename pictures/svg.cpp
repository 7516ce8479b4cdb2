// SVG: pictures in rows.
#include <algorithm>
#include <set>

#include "pictures/geometry.hpp"
#include "pictures/grid.hpp"
#include "pictures/ink.hpp"
#include "pictures/notes.hpp"
#include "text/xml.hpp"

namespace gamecert::pictures {
namespace {

using text::escaped;

constexpr std::string_view more_letters = "\xE2\x80\xA6";  // U+2026, an ellipsis

/// Whether a letter of UTF-8 goes on here.
bool within_letter(std::string_view text, std::size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

std::size_t letters(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) count += within_letter(text, i) ? 0 : 1;
  return count;
}

/// The first letters, as bytes.
std::string_view first_letters(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  for (; count > 0 && end < text.size(); --count) do
      ++end;
    while (within_letter(text, end));
  return text.substr(0, end);
}

// In the units of SVG.
constexpr double margin = 30;
constexpr double line_height = 17;
constexpr double title_letter = 7.6;  // the mean width of a letter, rather more
constexpr double label_letter = 7;    // at 12 points
constexpr double least_label = 6;     // points; of a label that would be smaller only the beginning is written
constexpr std::size_t least_columns = 48;
constexpr double head = 8;            // of an arrow: its tip is so far beyond its line, and wider than bold ones
constexpr double aside = 5;           // of an arrow, from the line on which another comes back
constexpr double note_of_two = 0.62;  // of its length, where its note stands then
constexpr const char* faintly = " stroke-opacity=\"0.4\" stroke-dasharray=\"2 3\"";

/// Broken at blanks where a line would be longer, and within words that are.
std::vector<std::string> lines_of(const std::string& text, std::size_t columns) {
  std::vector<std::string> lines;
  std::string_view rest = text;
  while (rest.size() > columns) {
    std::size_t end = rest.rfind(' ', columns);
    if (end == std::string_view::npos || end == 0) {
      end = columns;
      while (end > 1 && within_letter(rest, end)) --end;
    }
    lines.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end);
    if (rest.front() == ' ') rest.remove_prefix(1);
  }
  lines.emplace_back(rest);
  return lines;
}

/// A picture in units of SVG, its lower left corner anywhere; y grows downwards.
class Page {
 public:
  /// `mark` begins the ids of the drawing.
  Page(const Picture& picture, const std::string& mark)
      : picture_(picture), mark_(mark), notes_(note_places(picture)), of_two_(have_arrows_back(picture)) {
    for (const Picture::Vertex& vertex : picture.vertices) {
      const PagePoint at{vertex.at.x * unit, -vertex.at.y * unit};
      at_.push_back(at);
      const double reach = radius + (vertex.ring ? 5 : 1);
      grow({at.x - reach, at.x + reach, at.y - reach, at.y + reach});
    }
    for (std::size_t v = 0; v < at_.size(); ++v) {
      if (!picture.vertices[v].note.empty()) grow(notes_[v].box);
    }
    const std::size_t columns =
        std::max(least_columns, static_cast<std::size_t>((covered_.right - covered_.left) / title_letter));
    if (!picture.title.empty()) title_ = lines_of(picture.title, columns);
  }

  double width() const {
    std::size_t longest = 0;
    for (const std::string& line : title_) longest = std::max(longest, line.size());
    longest = std::max(longest, letters(picture_.under));
    return std::max(covered_.right - covered_.left, title_letter * static_cast<double>(longest)) + margin;
  }
  double height() const {
    return title_height() + covered_.high - covered_.low + (picture_.under.empty() ? 0 : line_height + 4) + margin;
  }

  /// With its upper left corner at (x, y).
  void write(double x, double y, std::string& out) const {
    const double left = x + margin / 2, top = y + 8;
    for (std::size_t i = 0; i < title_.size(); ++i)
      out += "<text class=\"title\" x=\"" + decimal(left) + "\" y=\"" +
             decimal(top + line_height * static_cast<double>(i) + 12) + "\">" + escaped(title_[i]) + "</text>\n";
    const double spare = width() - margin - (covered_.right - covered_.left);  // in the middle, as what is under it is
    const PagePoint shift{left - covered_.left + (picture_.under.empty() ? 0 : spare / 2),
                          top + title_height() - covered_.low};
    if (!picture_.under.empty())
      out += "<text style=\"font-size:13px\" x=\"" + decimal((covered_.left + covered_.right) / 2 + shift.x) +
             "\" y=\"" + decimal(covered_.high + shift.y + line_height) + "\">" + escaped(picture_.under) + "</text>\n";
    for (std::size_t i = 0; i < picture_.lines.size(); ++i) {
      if (picture_.lines[i].shown) write_line(i, shift, out);
    }
    for (std::size_t v = 0; v < at_.size(); ++v) write_vertex(v, shift, out);
    for (std::size_t i = 0; i < picture_.lines.size(); ++i) {
      if (picture_.lines[i].shown && !picture_.lines[i].note.empty()) write_note(i, shift, out);
    }
    for (std::size_t v = 0; v < at_.size(); ++v) {
      if (picture_.vertices[v].note.empty()) continue;
      out += "<text class=\"note\" x=\"" + decimal(notes_[v].box.left + shift.x) + "\" y=\"" +
             decimal(notes_[v].box.high - 2 + shift.y) + "\">" + escaped(picture_.vertices[v].note) + "</text>\n";
    }
  }

 private:
  double title_height() const { return title_.empty() ? 0 : line_height * static_cast<double>(title_.size()) + 8; }

  void grow(const Box& more) {
    if (covered_.left == covered_.right) covered_ = more;
    covered_ = {std::min(covered_.left, more.left), std::max(covered_.right, more.right),
                std::min(covered_.low, more.low), std::max(covered_.high, more.high)};
  }

  struct Ends {
    PagePoint from, to;
    double length;
  };
  /// Of two arrows between the same vertices, each is on its own side.
  Ends ends(std::size_t i, const PagePoint& shift) const {
    const Picture::Line& line = picture_.lines[i];
    const PagePoint &from = at_[static_cast<std::size_t>(line.from)], &to = at_[static_cast<std::size_t>(line.to)];
    const double length = std::max(apart(from, to), 1e-6);
    const double side = of_two_[i] ? aside / length : 0;
    const PagePoint by{shift.x - side * (to.y - from.y), shift.y + side * (to.x - from.x)};
    return {{from.x + by.x, from.y + by.y}, {to.x + by.x, to.y + by.y}, length};
  }

  void write_line(std::size_t i, const PagePoint& shift, std::string& out) const {
    const Picture::Line& line = picture_.lines[i];
    const auto [from, to, length] = ends(i, shift);
    const double back = line.arrow ? (radius + 2 + head) / length : 0;  // the head stays outside of the circle
    out += "<line x1=\"" + decimal(from.x) + "\" y1=\"" + decimal(from.y) + "\" x2=\"" +
           decimal(to.x - back * (to.x - from.x)) + "\" y2=\"" + decimal(to.y - back * (to.y - from.y)) +
           "\" stroke=\"" + ink(line.colour).line + "\" stroke-width=\"" + (line.bold ? "4" : "1.5") + "\"" +
           (line.dashed ? " stroke-dasharray=\"5 4\"" : "") + (line.faint ? faintly : "") +
           (line.arrow ? " marker-end=\"url(#" + mark_ + "arrow)\"" : "") + "/>\n";
  }

  void write_note(std::size_t i, const PagePoint& shift, std::string& out) const {
    const auto [from, to, length] = ends(i, shift);
    const double along = of_two_[i] ? note_of_two : 0.5;
    out += "<text class=\"on-line\" x=\"" + decimal(from.x + along * (to.x - from.x)) + "\" y=\"" +
           decimal(from.y + along * (to.y - from.y) + 4) + "\">" + escaped(picture_.lines[i].note) + "</text>\n";
  }

  void write_vertex(std::size_t v, const PagePoint& shift, std::string& out) const {
    const Picture::Vertex& vertex = picture_.vertices[v];
    const std::string place =
        "cx=\"" + decimal(at_[v].x + shift.x) + "\" cy=\"" + decimal(at_[v].y + shift.y) + "\" r=\"";
    if (vertex.ring) out += "<circle " + place + decimal(radius + 4) + "\" fill=\"none\" stroke=\"#333333\"/>\n";
    out += "<circle " + place + decimal(radius) + "\" fill=\"" + fill(vertex.fill) + "\" stroke=\"#333333\"" +
           (vertex.faint ? faintly : "") + "/>\n";
    if (vertex.label.empty()) return;
    constexpr double room = 2 * radius - 4;
    constexpr auto most = static_cast<std::size_t>(room / label_letter * 12 / least_label);
    const bool whole = letters(vertex.label) <= most;
    const std::string label =
        whole ? vertex.label : std::string(first_letters(vertex.label, most - 1)).append(more_letters);
    const double wide = label_letter * static_cast<double>(letters(label));
    out += "<text x=\"" + decimal(at_[v].x + shift.x) + "\" y=\"" + decimal(at_[v].y + 4 + shift.y) + "\"" +
           (wide > room ? " style=\"font-size:" + decimal(12 * room / wide) + "px\"" : "") + ">" + escaped(label) +
           (whole ? "" : "<title>" + escaped(vertex.label) + "</title>") + "</text>\n";
  }

  std::string fill(Picture::Colour colour) const {
    return *ink(colour).hatching == '\0' ? ink(colour).fill : "url(#" + mark_ + ink(colour).tikz + ")";
  }

  const Picture& picture_;
  const std::string& mark_;
  std::vector<NotePlace> notes_;
  std::vector<bool> of_two_;  // of lines: whether an arrow comes back
  std::vector<PagePoint> at_;
  std::vector<std::string> title_;
  Box covered_;
};

std::string patterns(std::span<const Picture> pictures, const std::string& mark) {
  std::set<Picture::Colour> used;
  for (const Picture& picture : pictures)
    for (const Picture::Vertex& vertex : picture.vertices) used.insert(vertex.fill);
  std::string text;
  for (const Picture::Colour colour : used) {
    const Ink& of = ink(colour);
    if (*of.hatching == '\0') continue;
    text += "<pattern id=\"" + mark + of.tikz +
            "\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><rect width=\"6\" height=\"6\" fill=\"" +
            of.fill + "\"/><path d=\"" + of.hatching + "\" stroke=\"" + of.line +
            "\" stroke-width=\"1\" opacity=\"0.5\"/></pattern>";
  }
  return text;
}

}  // namespace

std::string svg(std::span<const Picture> pictures, const InPage& in_page, Grid grid) {
  std::string body;
  const std::vector<double> columns =
      column_widths(pictures, grid, [&](const Picture& picture) { return Page(picture, in_page.mark).width(); });
  double x = 0;
  double top = 0;     // of the row
  double height = 0;  // of all rows so far
  double width = 0;
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    if (begins_row(pictures, i, grid)) {
      x = 0;
      top = height;
    }
    const Page page(pictures[i], in_page.mark);
    const double wide = columns.empty() ? page.width() : columns[i % grid.columns];
    page.write(x + (wide - page.width()) / 2, top, body);
    height = std::max(height, top + page.height());
    x += wide;
    width = std::max(width, x);
  }
  const std::string size = decimal(width) + "\" height=\"" + decimal(height);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size + "\" viewBox=\"0 0 " + decimal(width) + " " +
         decimal(height) + "\"" +
         (in_page.title.empty() ? "" : " role=\"img\" aria-label=\"" + escaped(in_page.title) + "\"") +
         ">\n<style>text{font:12px sans-serif;text-anchor:middle;paint-order:stroke;stroke:#fff;stroke-opacity:.7;"
         "stroke-width:2.5px}.note{fill:#333;font-size:10px;text-anchor:start}.on-line{fill:#333;font-size:10px;stroke-"
         "opacity:1;stroke-width:4px}.title{text-anchor:start;font-size:13px}"
         "</style>\n<defs><marker id=\"" +
         in_page.mark +
         "arrow\" markerWidth=\"12\" markerHeight=\"10\" refX=\"4\" refY=\"5\" "
         "orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0,0 L12,5 L0,10 z\" fill=\"#666666\"/></marker>" +
         patterns(pictures, in_page.mark) + "</defs>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n" + body +
         "</svg>\n";
}

}  // namespace gamecert::pictures
