// References of papers, and places in them.
#include "papers/paper.hpp"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "text/cursor.hpp"

namespace gamecert::papers {
namespace {

constexpr std::string_view repair = ".repaired";

const PrintedClaim* entry(const Paper& paper, std::string_view id) {
  const auto found = std::ranges::find(paper.claims, id, &PrintedClaim::id);
  return found == paper.claims.end() ? nullptr : &*found;
}

/// The number that begins at a place of a text.
int number_at(std::string_view text, std::size_t at) {
  int value = 0;
  for (; at < text.size() && text::digit(text[at]); ++at) value = 10 * value + (text[at] - '0');
  return value;
}

/// Sections by their numbers; what stands before them first, what has none last.
int section_key(const Paper& paper, const PrintedPlace& place) {
  if (place.section.empty()) return 1'000'000;
  if (!place.section.starts_with("Section ")) return -1;
  const std::size_t dot = paper.one_numbering ? std::string::npos : place.section.find('.');
  return 1000 * number_at(place.section, 8) + (dot == std::string::npos ? 0 : number_at(place.section, dot + 1));
}

/// Twice the number of a statement in its section, one less before it, one more after it and in its proof; nothing for
/// places without a number and of figures and tables, which are counted on their own.
std::optional<int> number_key(const PrintedPlace& place) {
  for (const std::string_view word :
       {"Theorem ", "Proposition ", "Corollary ", "Lemma ", "Observation ", "Observations ", "Conjecture "}) {
    const std::size_t found = place.name.find(word);
    if (found == std::string::npos) continue;
    const std::size_t number = found + word.size(), dot = place.name.find('.', number);
    const bool two = dot != std::string::npos && dot + 1 < place.name.size() && text::digit(place.name[dot + 1]);
    const int value = number_at(place.name, two ? dot + 1 : number);
    return 2 * value + (found == 0 ? 0 : place.name.starts_with("before") ? -1 : 1);
  }
  return {};
}

}  // namespace

std::string authors(const Paper& paper) {
  constexpr std::string_view between = " and ";
  const std::size_t last = paper.authors.rfind(between);
  if (last == std::string::npos) return paper.authors;
  return boost::replace_all_copy(paper.authors.substr(0, last), between, ", ") + paper.authors.substr(last);
}

std::string reference(const Paper& paper) {
  const std::string year = " (" + std::to_string(paper.year) + ")";
  std::string printed = year;
  if (!paper.journal.empty()) {
    printed = ", " + paper.journal + (paper.volume.empty() ? "" : " " + paper.volume) + year +
              (paper.pages.empty() ? "" : ", " + paper.pages);
  }
  return authors(paper) + ", \"" + paper.title + "\"" + printed +
         (paper.edition.empty() ? "" : " (here as in " + paper.edition + ")");
}

PrintedPlace place_of(const PrintedClaim& claim) {
  if (claim.where.empty()) return {.name = std::string(word(claim.kind)), .section = ""};
  const std::size_t comma = claim.where.find(", ");
  if (comma == std::string::npos) return {.name = claim.where, .section = claim.where};
  return {.name = claim.where.substr(comma + 2), .section = claim.where.substr(0, comma)};
}

std::string heading(const PrintedClaim& claim) {
  const PrintedPlace place = place_of(claim);
  std::string text = place.name;
  if (!place.section.empty() && place.section != place.name) text += ", " + place.section;
  std::string_view rest = claim.id;
  const bool is_repair = rest.ends_with(repair);
  if (is_repair) rest.remove_suffix(repair.size());
  rest.remove_prefix(rest.find('.') + 1);
  // Behind the number of a statement stands the word of a reading or of a part; other ids are words as a whole.
  std::string more(rest);
  if (const std::size_t number = rest.find('-') + 1; number > 0 && text::digit(rest[number]) && !claim.where.empty()) {
    std::size_t part = rest.find_first_of("-.", number);
    while (part != std::string_view::npos && text::digit(rest[part + 1])) part = rest.find_first_of("-.", part + 1);
    more = part == std::string_view::npos ? "" : rest.substr(part + 1);
    if (text.find("(" + more + ")") != std::string::npos) more.clear();
  }
  if (is_repair) more += more.empty() ? "repaired" : ", repaired";
  return more.empty() ? text : text + ": " + more;
}

std::vector<const PrintedClaim*> in_order_of_text(std::vector<const PrintedClaim*> claims) {
  std::ranges::sort(claims, std::less<>());  // as they stand in memory: in the order of papers and files
  struct Key {
    const PrintedClaim* of_paper;
    int section, number;
    auto operator<=>(const Key&) const = default;
  };
  std::map<const PrintedClaim*, Key> keys;
  std::map<std::pair<const Paper*, int>, int> last;  // in a section of a paper, so far
  for (const PrintedClaim* claim : claims) {
    const Paper& paper = *claim->paper;
    const PrintedPlace place = place_of(*claim);
    const int section = section_key(paper, place);
    int& number = last[{&paper, section}];
    if (const auto own = number_key(place); own && paper.one_numbering) number = *own;
    keys[claim] = {paper.claims.data(), section, number};
  }
  std::ranges::stable_sort(claims, {}, [&](const PrintedClaim* claim) { return keys.at(claim); });
  return claims;
}

const PrintedClaim* repaired(const PrintedClaim& claim) { return entry(*claim.paper, claim.id + std::string(repair)); }

const PrintedClaim* repair_of(const PrintedClaim& claim) {
  if (!claim.id.ends_with(repair)) return nullptr;
  return entry(*claim.paper, std::string_view(claim.id).substr(0, claim.id.size() - repair.size()));
}

}  // namespace gamecert::papers
