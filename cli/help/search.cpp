// Names, summaries and pages of docs/ that speak of some words: each word begins a word of the text, up to its ending.
#include "cli/help/search.hpp"

#include <algorithm>
#include <vector>

#include "cli/help/topics.hpp"
#include "cli/output.hpp"
#include "graphs/families/meant_family.hpp"
#include "language/reader/misspelt.hpp"
#include "text/cursor.hpp"
#include "text/quoted.hpp"

namespace gamecert::cli {
namespace {

constexpr std::size_t most_names = 8, most_sections = 8;

struct Hit {
  std::string name, what;
};

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool of_word(char c) { return text::letter(c) || text::digit(c); }

/// In small letters, without what follows a hyphen or a blank: runs of letters and digits.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!of_word(text[at])) continue;
    if (at == 0 || !of_word(text[at - 1])) words.emplace_back();
    words.back() += small(text[at]);
  }
  return words;
}

/// What words with another ending begin with as well.
std::string stem(std::string word) {
  for (const auto& [american, british] : {std::pair{"color", "colour"}, {"neighbor", "neighbour"}})
    if (word.starts_with(american)) word = british + word.substr(std::string_view(american).size());
  constexpr std::string_view endings[] = {"ation", "ating", "ative", "ence", "ance", "ent", "ant", "ity", "ing",
                                          "ian",   "ial",   "ics",   "ic",   "al",   "ed",  "es",  "s"};
  constexpr std::size_t least = 5;
  for (const std::string_view ending : endings)
    if (word.ends_with(ending) && word.size() >= ending.size() + least)
      return word.substr(0, word.size() - ending.size());
  return word.size() > 3 && word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
}

/// Of the words that say something, or of all if none does.
std::vector<std::string> stems_of(const std::string& query) {
  constexpr std::string_view empty[] = {"a", "an", "the", "of", "in", "is", "graph", "graphs", "how", "what", "to"};
  std::vector<std::string> stems;
  const std::vector<std::string> words = words_of(query);
  for (const std::string& word : words)
    if (std::ranges::count(empty, word) == 0) stems.push_back(stem(word));
  return stems.empty() ? words : stems;
}

/// How often words of the text begin so; words of up to three letters must be whole.
std::size_t count(const std::vector<std::string>& words, const std::string& stem) {
  return static_cast<std::size_t>(std::ranges::count_if(
      words, [&](const std::string& word) { return stem.size() < 4 ? word == stem : word.starts_with(stem); }));
}

/// 0 if one of them is missing, or there are none; else how often they stand there.
std::size_t mentions(std::string_view text, const std::vector<std::string>& stems) {
  const std::vector<std::string> words = words_of(text);
  std::size_t all = 0;
  for (const std::string& each : stems) {
    const std::size_t found = count(words, each);
    if (found == 0) return 0;
    all += found;
  }
  return all;
}

std::string row(const Hit& hit) {
  constexpr std::size_t width = 24;
  constexpr std::size_t longest = 180;  // characters of what it is
  const std::string what = hit.what.size() > longest ? hit.what.substr(0, longest) + "..." : hit.what;
  const std::string name = "  " + hit.name + std::string(hit.name.size() < width ? width - hit.name.size() : 1, ' ');
  return name + wrapped(what, width + 2, 120) + "\n";
}

std::string list(std::string_view title, const std::vector<Hit>& hits) {
  if (hits.empty()) return "";
  std::string text = "\n" + std::string(title) + "\n";
  for (std::size_t i = 0; i < std::min(hits.size(), most_names); ++i) text += row(hits[i]);
  if (hits.size() > most_names) text += "  and " + std::to_string(hits.size() - most_names) + " more\n";
  return text;
}

/// Sections of the pages, those with the words in their headings first, then those that have them most often.
std::vector<Hit> sections(const std::vector<std::string>& stems) {
  struct Section {
    Hit hit;
    std::size_t score;
  };
  std::vector<Section> found;
  for (const DocumentPage& page : document_pages()) {
    std::string_view rest = page.text;
    while (!rest.empty()) {
      const std::size_t next = rest.find("\n#", 1);
      const std::string_view section = rest.substr(0, next);
      rest.remove_prefix(std::min(section.size(), rest.size()));
      std::string_view heading = section.substr(std::min(section.find_first_not_of("\n# "), section.size()));
      heading = heading.substr(0, heading.find('\n'));
      const std::size_t often = mentions(section, stems);
      const std::size_t score = often + (mentions(heading, stems) > 0 ? page.text.size() : 0);
      if (often > 0) found.push_back({{"docs/" + std::string(page.name), std::string(heading)}, score});
    }
  }
  std::ranges::stable_sort(found, std::greater(), &Section::score);
  std::vector<Hit> hits;
  for (const Section& section : found)
    if (hits.size() < most_sections) hits.push_back(section.hit);
  return hits;
}

/// Whether a word of ours, or a family, is meant by the name in another notation.
bool meant(const std::string& query, const std::string& name) {
  std::string word = query;
  std::ranges::replace(word, ' ', '-');
  const std::string family = graphs::meant_family(query);
  return name == language::word_elsewhere(word) || (!family.empty() && name == family.substr(0, family.find(':')));
}

}  // namespace

bool has_page(const std::string& word) {
  return std::ranges::any_of(topic_kinds(), [&](const TopicKind& kind) {
    bool found = false;
    kind.each([&](const std::string& name) { found = found || name == word; });
    return found;
  });
}

bool show_document(const std::string& name) {
  const auto same = [&](const DocumentPage& page) {
    const std::string_view stem = page.name.substr(0, page.name.rfind('.'));
    const auto equal = [&](std::string_view one) { return std::ranges::equal(one, name, {}, small, small); };
    return equal(page.name) || equal(stem) || equal("docs/" + std::string(page.name));
  };
  const auto page = std::ranges::find_if(document_pages(), same);
  if (page == document_pages().end()) return false;
  print(page->text);
  return true;
}

bool show_mentions(const std::string& query) {
  const std::vector<std::string> stems = stems_of(query);
  if (stems.empty()) return false;
  std::string text;
  for (const TopicKind& kind : topic_kinds()) {
    std::vector<Hit> first, hits;
    kind.each([&](const std::string& name) {
      const std::string what = kind.summary(name);
      if (meant(query, name)) {
        first.push_back({name, what});
      } else if (mentions(name + " " + what, stems) > 0) {
        hits.push_back({name, what});
      }
    });
    first.insert(first.end(), hits.begin(), hits.end());
    text += list(kind.title, first);
  }
  text += list("Pages", sections(stems));
  if (text.empty()) return false;
  print("Nothing is called " + text::quoted(query) + "; it is spoken of here (gamecert help NAME says more):\n" + text);
  return true;
}

}  // namespace gamecert::cli
