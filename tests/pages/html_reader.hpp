// A strict reader of HTML as the pages are written: every element is closed, every attribute quoted.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gamecert::pages {

struct ReadPage {
  std::vector<std::string> errors;
  std::vector<std::string> ids;
  std::vector<std::string> links;  // href, src, and url(#...) as #...
  std::vector<int> headings;       // their levels, in order
  int drawings = 0;
  int named_drawings = 0;
  std::string text;  // between tags
};

/// Reads a whole file.
class HtmlReader {
 public:
  explicit HtmlReader(std::string_view html) : rest_(html) {}

  ReadPage read() {
    if (!rest_.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"))
      page_.errors.emplace_back("it does not begin as a page");
    rest_.remove_prefix(std::min(rest_.size(), std::string_view("<!DOCTYPE html>").size()));
    while (!rest_.empty()) {
      if (rest_.front() == '<') {
        tag();
      } else {
        text(rest_.substr(0, rest_.find('<')));
      }
    }
    for (const std::string& name : open_) page_.errors.push_back("<" + name + "> is not closed");
    return std::move(page_);
  }

 private:
  void text(std::string_view piece) {
    rest_.remove_prefix(piece.size());
    entities(piece);
    page_.text += piece;
  }
  void entities(std::string_view piece) {
    for (std::size_t at = piece.find('&'); at != std::string_view::npos; at = piece.find('&', at + 1)) {
      const std::string_view name = piece.substr(at, piece.find(';', at) - at);
      if (name != "&amp" && name != "&lt" && name != "&gt" && name != "&quot")
        page_.errors.push_back("a bare & in " + std::string(piece.substr(0, 60)));
    }
    if (piece.find('>') != std::string_view::npos)
      page_.errors.push_back("a bare > in " + std::string(piece.substr(0, 60)));
  }
  void tag() {
    const bool closes = rest_.starts_with("</");
    rest_.remove_prefix(closes ? 2 : 1);
    const std::string name(rest_.substr(0, rest_.find_first_of(" />\n")));
    rest_.remove_prefix(name.size());
    const auto [alone, named] = attributes();
    if (closes) {
      if (open_.empty() || open_.back() != name) {
        page_.errors.push_back("</" + name + "> closes nothing");
      } else {
        open_.pop_back();
      }
      return;
    }
    if (name == "svg" || name == "img") {
      ++page_.drawings;
      page_.named_drawings += named ? 1 : 0;
    }
    if (name.size() == 2 && name[0] == 'h' && '1' <= name[1] && name[1] <= '6') page_.headings.push_back(name[1] - '0');
    static const std::set<std::string> empty_elements = {"meta", "br", "input", "link", "img"};
    if (alone || empty_elements.contains(name)) return;
    open_.push_back(name);
    if (name == "style" || name == "script") rest_.remove_prefix(std::min(rest_.size(), rest_.find("</" + name)));
  }
  struct TagEnd {
    bool alone;  // it closes itself
    bool named;  // it says what it is to those who cannot see it
  };
  TagEnd attributes() {
    bool named = false, alone = false;
    while (!rest_.empty() && rest_.front() != '>') {
      if (rest_.front() == ' ' || rest_.front() == '\n') {
        rest_.remove_prefix(1);
      } else if (rest_.front() == '/') {
        alone = true;
        rest_.remove_prefix(1);
      } else {
        const std::string name(rest_.substr(0, rest_.find_first_of(" =>/")));
        rest_.remove_prefix(name.size());
        std::string value;
        if (rest_.starts_with("=\"")) {
          rest_.remove_prefix(2);
          value = rest_.substr(0, rest_.find('"'));
          rest_.remove_prefix(std::min(rest_.size(), value.size() + 1));
          if (value.find('<') != std::string::npos) page_.errors.push_back("a bare < in " + name);
        } else if (rest_.starts_with("=") || name.empty()) {
          page_.errors.push_back("'" + name + "' has no quotes");
          rest_.remove_prefix(std::min(rest_.size(), std::max(rest_.find_first_of(" >", 1), std::size_t{1})));
        }
        named = named || ((name == "aria-label" || name == "alt") && !value.empty());
        if (name == "id") page_.ids.push_back(value);
        if (name == "href" || name == "src") page_.links.push_back(value);
        if (value.starts_with("url(#")) page_.links.push_back("#" + value.substr(5, value.size() - 6));
      }
    }
    if (!rest_.empty()) rest_.remove_prefix(1);
    return {alone, named};
  }

  std::string_view rest_;
  ReadPage page_;
  std::vector<std::string> open_;
};

}  // namespace gamecert::pages
