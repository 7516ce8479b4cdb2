// The Markdown of two pages, which test and site both read; anything else of Markdown is taken for text.
#include "pages/prose.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "pages/markup.hpp"
#include "pages/page.hpp"

namespace gamecert::pages {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

struct Reference {
  std::string_view text, address;
  std::size_t length = 0;  // in the line
};

/// `[text](address)` at the beginning.
std::optional<Reference> reference_in(std::string_view line) {
  if (!line.starts_with('[')) return std::nullopt;
  const std::size_t middle = line.find("](");
  if (middle == std::string_view::npos) return std::nullopt;
  const std::size_t end = line.find(')', middle);
  if (end == std::string_view::npos) return std::nullopt;
  return Reference{line.substr(1, middle - 1), line.substr(middle + 2, end - middle - 2), end + 1};
}

std::string within_a_line(std::string_view line) {
  std::string html;
  while (!line.empty()) {
    const std::string_view mark = line.starts_with("**") ? "**" : "`";
    const std::size_t end = line.starts_with(mark) ? line.find(mark, mark.size()) : std::string_view::npos;
    if (end != std::string_view::npos) {
      const std::string_view inner = line.substr(mark.size(), end - mark.size());
      html += mark == "`" ? code(inner) : element("b", escaped(inner));
      line.remove_prefix(end + mark.size());
    } else if (const auto found = reference_in(line)) {
      html += link(found->address, found->text);
      line.remove_prefix(found->length);
    } else {
      html += escaped(line.substr(0, 1));
      line.remove_prefix(1);
    }
  }
  return html;
}

std::string id_of(std::string_view title) {
  std::string id;
  for (const char c : title) {
    if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9')) id += c;
    if ('A' <= c && c <= 'Z') id += static_cast<char>(c - 'A' + 'a');
    if (c == ' ') id += '-';
  }
  return id;
}

}  // namespace

std::string prose(std::string_view markdown) {
  std::string html, paragraph, commands;
  const auto end_of_block = [&] {
    if (!paragraph.empty()) html += element("p", within_a_line(paragraph)) + "\n";
    if (!commands.empty()) html += listing(commands, "Commands, and what they print");
    paragraph.clear();
    commands.clear();
  };
  for (const std::string_view line : lines_of(markdown)) {
    if (line.starts_with("    ")) {
      commands.append(line.substr(4)).append("\n");
      continue;
    }
    if (line.empty() || line.starts_with('#') || line.starts_with("![")) end_of_block();
    if (line.starts_with("# ")) {
      html += element("h1", within_a_line(line.substr(2))) + "\n";
    } else if (line.starts_with("## ")) {
      html += section(id_of(line.substr(3)), line.substr(3));
    } else if (const auto picture = line.starts_with('!') ? reference_in(line.substr(1)) : std::nullopt) {
      html += element("figure", "<a href=\"" + escaped(picture->address) + "\"><img src=\"" +
                                    escaped(picture->address) + "\" alt=\"" + escaped(picture->text) + "\"></a>") +
              "\n";
    } else if (!line.empty()) {
      paragraph.append(paragraph.empty() ? "" : " ").append(line);
    }
  }
  end_of_block();
  return html;
}

}  // namespace gamecert::pages
