// The table of the papers, and places in them.
#include "papers/paper.hpp"

#include <algorithm>
#include <boost/algorithm/string/replace.hpp>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "text/cursor.hpp"

namespace gamecert::papers {
namespace {

constexpr std::string_view repair = ".repaired";

const PrintedClaim* entry(std::string_view id) {
  const auto found = std::ranges::find(all(), id, &PrintedClaim::id);
  return found == all().end() ? nullptr : &*found;
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

std::span<const Paper> all_papers() {
  static constexpr Paper papers[] = {
      {.word = "ello",
       .subject = "ELLO",
       .key = "CraftMillerPritikin2009",
       .authors = "David Craft and Zevi Miller and Dan Pritikin",
       .title = "A solitaire game played on 2-colored graphs",
       .journal = "Discrete Mathematics",
       .volume = "309",
       .pages = "188-201",
       .year = 2009,
       .one_numbering = true},
      {.word = "geo",
       .subject = "geodetic games",
       .key = "FraenkelHarary1989",
       .authors = "Aviezri S. Fraenkel and Frank Harary",
       .title = "Geodetic contraction games on graphs",
       .journal = "International Journal of Game Theory",
       .volume = "18",
       .pages = "327-338",
       .year = 1989},
      {.word = "cap",
       .subject = "vertex capturing",
       .key = "BensmailMcInerney2022",
       .authors = "Julien Bensmail and Fionn Mc Inerney",
       .title = "On a vertex-capturing game",
       .journal = "Theoretical Computer Science",
       .volume = "923",
       .pages = "27-46",
       .year = 2022,
       .edition = "its first version, \"The Vertex-Capturing Game\", research report, 2021, hal-03262227v1",
       .one_numbering = true},
      {.word = "col",
       .subject = "impartial colouring games",
       .key = "BeaulieuBurkeDuchene2013",
       .authors = "Gabriel Beaulieu and Kyle Burke and Éric Duchêne",
       .title = "Impartial coloring games",
       .journal = "Theoretical Computer Science",
       .volume = "485",
       .pages = "49-60",
       .year = 2013,
       .edition = "its first version, arXiv:1202.5762, 2012",
       .one_numbering = true},
      {.word = "tri",
       .subject = "games on triangulations",
       .key = "AichholzerEtAl2005",
       .authors =
           "Oswin Aichholzer and David Bremner and Erik D. Demaine and Ferran Hurtado and Evangelos Kranakis and "
           "Hannes Krasser and Suneeta Ramaswami and Saurabh Sethia and Jorge Urrutia",
       .title = "Games on triangulations",
       .journal = "Theoretical Computer Science",
       .volume = "343",
       .pages = "42-71",
       .year = 2005},
  };
  return papers;
}

const Paper& paper_of(const PrintedClaim& claim) {
  const std::string_view word = std::string_view(claim.id).substr(0, claim.id.find('.'));
  const auto found = std::ranges::find(all_papers(), word, &Paper::word);
  if (found == all_papers().end()) throw std::logic_error("no paper has the claim " + claim.id);
  return *found;
}

std::string authors(const Paper& paper) {
  const std::size_t last = paper.authors.rfind(" and ");
  return boost::replace_all_copy(std::string(paper.authors.substr(0, last)), " and ", ", ")
      .append(paper.authors.substr(last));
}

std::string reference(const Paper& paper) {
  return authors(paper) + ", \"" + std::string(paper.title) + "\", " + std::string(paper.journal) + " " +
         std::string(paper.volume) + " (" + std::to_string(paper.year) + "), " + std::string(paper.pages) +
         (paper.edition.empty() ? "" : " (here as in " + std::string(paper.edition) + ")");
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
  const auto index = [](const PrintedClaim* claim) { return claim - all().data(); };
  std::ranges::sort(claims, {}, index);
  struct Key {
    std::ptrdiff_t paper;
    int section, number;
    auto operator<=>(const Key&) const = default;
  };
  std::map<const PrintedClaim*, Key> keys;
  std::map<std::pair<std::ptrdiff_t, int>, int> last;  // in a section of a paper, so far
  for (const PrintedClaim* claim : claims) {
    const Paper& paper = paper_of(*claim);
    const PrintedPlace place = place_of(*claim);
    const int section = section_key(paper, place);
    int& number = last[{&paper - all_papers().data(), section}];
    if (const auto own = number_key(place); own && paper.one_numbering) number = *own;
    keys[claim] = {&paper - all_papers().data(), section, number};
  }
  std::ranges::stable_sort(claims, {}, [&](const PrintedClaim* claim) { return keys.at(claim); });
  return claims;
}

const PrintedClaim* repaired(const PrintedClaim& claim) { return entry(claim.id + std::string(repair)); }

const PrintedClaim* repair_of(const PrintedClaim& claim) {
  return claim.id.ends_with(repair) ? entry(std::string_view(claim.id).substr(0, claim.id.size() - repair.size()))
                                    : nullptr;
}

}  // namespace gamecert::papers
