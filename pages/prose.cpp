// The Markdown of the pages of docs/ that stand in the site; anything else of Markdown is taken for text.
#include "pages/prose.hpp"

#include <algorithm>
#include <optional>
#include <utility>
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

std::string id_of(std::string_view title) {
  std::string id;
  for (const char c : title) {
    if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9')) id += c;
    if ('A' <= c && c <= 'Z') id += static_cast<char>(c - 'A' + 'a');
    if (c == ' ') id += '-';
  }
  return id;
}

class Prose {
 public:
  explicit Prose(const PagesOfSite& pages) : pages_(pages) {}

  std::string html(std::string_view markdown) {
    for (const std::string_view line : lines_of(markdown)) take(line);
    end_of_block();
    return std::move(html_);
  }

 private:
  void take(std::string_view line);
  void end_of_block();
  std::string within_a_line(std::string_view line) const;
  std::string reference(const Reference& found) const;
  std::string row(std::string_view line, std::string_view cell) const;

  const PagesOfSite& pages_;
  std::string html_, paragraph_, commands_, rows_, items_;
  bool in_item_ = false;  // the paragraph is one of a list
};

/// A piece between two marks, which comes off the line; nothing if none begins there.
std::optional<std::string> marked(std::string_view& line) {
  constexpr std::pair<std::string_view, std::string_view> marks[] = {
      {"**", "b"}, {"``", "code"}, {"`", "code"}, {"*", "em"}};
  for (const auto& [mark, name] : marks) {
    if (!line.starts_with(mark)) continue;
    const std::size_t end = line.find(mark, mark.size());
    if (end == std::string_view::npos) continue;
    const std::string_view inner = line.substr(mark.size(), end - mark.size());
    if (inner.empty() || (mark == "*" && inner.front() == ' ')) continue;
    line.remove_prefix(end + mark.size());
    return name == "code" ? code(inner) : element(name, escaped(inner));
  }
  return std::nullopt;
}

std::string Prose::reference(const Reference& found) const {
  const std::string_view file = found.address.substr(0, found.address.find('#'));
  if (!file.ends_with(".md")) return link(found.address, found.text);
  const auto page = pages_.find(file);
  return page == pages_.end() ? escaped(found.text) : link(page->second, found.text);
}

std::string Prose::within_a_line(std::string_view line) const {
  std::string html;
  while (!line.empty()) {
    if (const auto piece = marked(line)) {
      html += *piece;
    } else if (const auto found = reference_in(line)) {
      html += reference(*found);
      line.remove_prefix(found->length);
    } else {
      html += escaped(line.substr(0, 1));
      line.remove_prefix(1);
    }
  }
  return html;
}

/// `| a | b |`, where a bar behind a backslash ends no cell.
std::string Prose::row(std::string_view line, std::string_view cell) const {
  std::string html, text;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line.substr(i).starts_with("\\|")) {
      text += line[++i];
    } else if (line[i] != '|') {
      text += line[i];
    } else {
      const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
      const std::string inner = text.substr(first, text.find_last_not_of(' ') + 1 - first);
      html += element(cell, within_a_line(inner), cell == "th" ? "scope=\"col\"" : "");
      text.clear();
    }
  }
  return element("tr", html) + "\n";
}

void Prose::end_of_block() {
  if (!paragraph_.empty())
    (in_item_ ? items_ : html_) += element(in_item_ ? "li" : "p", within_a_line(paragraph_)) + "\n";
  if (!commands_.empty()) html_ += listing(commands_, "Commands, and what they print");
  if (!rows_.empty()) html_ += wide(element("table", rows_), "Table");
  if (!items_.empty()) html_ += element("ul", items_) + "\n";
  for (std::string* const text : {&paragraph_, &commands_, &rows_, &items_}) text->clear();
  in_item_ = false;
}

void Prose::take(std::string_view line) {
  if (line.starts_with("    ")) {
    commands_.append(line.substr(4)).append("\n");
  } else if (line.starts_with("- ")) {
    if (in_item_) items_ += element("li", within_a_line(paragraph_)) + "\n";
    if (!in_item_) end_of_block();
    in_item_ = true;
    paragraph_ = line.substr(2);
  } else if (line.starts_with('|')) {
    const bool rule = line.find_first_not_of("|-: ") == std::string_view::npos;
    if (!rule) rows_ += row(line, rows_.empty() ? "th" : "td");
  } else if (line.empty() || line.starts_with('#') || line.starts_with("![")) {
    end_of_block();
    const std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    const auto picture = line.starts_with('!') ? reference_in(line.substr(1)) : std::nullopt;
    if (level == 2) {
      html_ += section(id_of(line.substr(3)), line.substr(3));
    } else if (level > 0) {
      html_ += element("h" + std::to_string(level), within_a_line(line.substr(level + 1))) + "\n";
    } else if (picture) {
      const std::string image =
          "<img src=\"" + escaped(picture->address) + "\" alt=\"" + escaped(picture->text) + "\">";
      html_ += element("figure", element("a", image, "href=\"" + escaped(picture->address) + "\"")) + "\n";
    }
  } else {
    paragraph_.append(paragraph_.empty() ? "" : " ").append(line.substr(line.find_first_not_of(' ')));
  }
}

}  // namespace

std::string prose(std::string_view markdown, const PagesOfSite& pages) { return Prose(pages).html(markdown); }

}  // namespace gamecert::pages
