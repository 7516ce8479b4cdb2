// Lemma files line by line: a keyword, then names.
#include "reductions/gadgets/lemma_draft.hpp"

#include <algorithm>
#include <array>

#include "reductions/gadgets/signature.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Kind = Conclusion::Kind;

struct Word {
  std::string text;
  text::Place place;
};

class DraftReader {
 public:
  explicit DraftReader(std::string_view text) : text_(text, {1, 1}) {}

  Draft read() {
    while (!text_.done()) {
      split(text_.take_line());
      if (!words_.empty()) statement();
    }
    if (draft_.name.empty()) fail("`lemma` and a name", "the end of the file", text_.place());
    end_case();
    if (draft_.cases.empty()) fail("a conclusion", "the end of the file", text_.place());
    return std::move(draft_);
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found, text::Place at) const {
    throw text::InputError("expected " + expected + ", found " + found, at);
  }
  [[noreturn]] void fail(const std::string& expected, const Word& word) const {
    fail(expected, text::quoted(word.text), word.place);
  }

  /// The words of a line; a # and what follows it is a comment.
  void split(text::Cursor whole) {
    const text::Place start = whole.place();
    line_text_ = whole.take_until("#");
    line_ = text::Cursor(line_text_, start, blanks);
    words_.clear();
    while (!line_.done()) {
      const text::Place place = line_.place();
      if (const char first = line_.rest().front(); first < ' ' || first > '~')
        fail("printable characters", text::quoted_character(line_.rest(), 0), place);
      words_.push_back({std::string(line_.take_until(blanks)), place});
    }
  }

  /// What follows the keyword, as one text.
  std::string rest() const {
    if (words_.size() == 1) fail("text behind `" + words_[0].text + "`", "the end of the line", line_.place());
    std::string text(line_text_.substr(words_[1].place.column - 1));
    return text.erase(text.find_last_not_of(blanks) + 1);
  }

  // The words behind the keyword.
  std::vector<Word> arguments(const std::string& expected, std::size_t least = 1) const {
    std::vector<Word> result(words_.begin() + 1, words_.end());
    if (result.size() < least) fail(expected, "the end of the line", line_.place());
    return result;
  }
  void nothing_more(std::size_t words) const {
    if (words_.size() > words) fail("the end of the line", words_[words]);
  }

  void statement();
  void game();
  void family();
  void heading(const std::string& key);
  void configuration(const std::string& key);
  void hypothesis(const std::string& key);
  void conclusion(const std::string& key);
  void replacement(const std::string& key);

  /// The case that lines are about; made at the first one.
  Case& current() {
    if (!open_) draft_.cases.push_back({"", words_[0].place, common_});
    open_ = true;
    return draft_.cases.back();
  }
  void end_case() const {
    if (!open_) return;
    if (replaces_ && !nothing_ && draft_.cases.back().replacement.inner.empty())
      fail("`inner` and the vertices that replace the gadget, or `nothing` behind `by` or `if`", "neither",
           draft_.cases.back().place);
    if (draft_.cases.back().concluded) return;
    fail("a conclusion of " + (draft_.cases.back().name.empty() ? "the lemma" : "the case " + draft_.cases.back().name),
         "none", draft_.cases.back().place);
  }

  static bool is_name(const std::string& text) {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_'") ==
           std::string::npos;
  }
  /// The number of a vertex among `names`.
  int vertex(const std::string& text, text::Place at, const std::vector<std::string>& names, const char* what) const {
    const auto found = std::ranges::find(names, text);
    if (found == names.end()) fail(std::string("a vertex ") + what, text::quoted(text), at);
    return static_cast<int>(found - names.begin());
  }
  int vertex(const Word& word) const { return vertex(word.text, word.place, draft_.names, "of the lemma"); }
  int inner_vertex(const Word& word) const {
    const int v = vertex(word);
    if (v < draft_.boundary) fail("an inner vertex", "the boundary vertex " + text::quoted(word.text), word.place);
    return v;
  }
  int boundary_vertex(const Word& word) const {
    const int v = vertex(word);
    if (v >= draft_.boundary) fail("a boundary vertex", "the inner vertex " + text::quoted(word.text), word.place);
    return v;
  }

  /// `u-v`, or `u>v`, as the names of its ends.
  std::pair<Word, Word> ends(const Word& word, char link) const {
    const std::size_t at = word.text.find(link);
    if (at == std::string::npos || at == 0 || at + 1 == word.text.size())
      fail("two vertices with a `" + std::string(1, link) + "` between them", word);
    const text::Place second{word.place.line, word.place.column + at + 1};
    return {{word.text.substr(0, at), word.place}, {word.text.substr(at + 1), second}};
  }
  template <class Find>
  Edge pair(const Word& word, Find&& find, bool arc = false) const {
    const auto [first, second] = ends(word, arc ? '>' : '-');
    const int u = find(first);
    const int v = find(second);
    if (u == v) fail("two different vertices", word);
    return arc ? Edge(u, v) : Edge(std::minmax(u, v));
  }
  Edge boundary_pair(const Word& word) const {
    return pair(word, [&](const Word& end) { return boundary_vertex(end); });
  }
  /// `u-w.first`, `w.last-u`, `w-x.next`, or without such words; `link`: the first number of a link vertex.
  template <class Find>
  std::pair<Edge, Copy> edge_of_family(const Word& word, Find&& find, int link, int links) const {
    auto [first, second] = ends(word, '-');
    Copy copy = Copy::each;
    for (Word* end : {&first, &second}) {
      const std::size_t dot = end->text.find('.');
      if (dot == std::string::npos) continue;
      const Word after{end->text.substr(dot + 1), {end->place.line, end->place.column + dot + 1}};
      if (copy != Copy::each || (after.text == "next" && end == &first))
        fail("one of `.first` and `.last` in an edge, or `.next` at its second end", after);
      if (after.text != "first" && after.text != "next" && after.text != "last") fail("first, next or last", after);
      copy = after.text == "first" ? Copy::first : after.text == "next" ? Copy::next : Copy::last;
      end->text.erase(dot);
      if (find(*end) < link) fail("a link vertex in front of `." + after.text + "`", *end);
    }
    const int u = find(first), v = find(second);
    if (copy == Copy::next) {
      if (u < link) fail("a link vertex, and one of the next copy", word);
      return {{u, v + links}, copy};
    }
    if (u == v) fail("two different vertices", word);
    if (std::max(u, v) < link) copy = Copy::last;
    return {std::minmax(u, v), copy};
  }
  template <class Find>
  void add_edge_of_family(std::vector<Edge>& edges, std::vector<Copy>& copies, const Word& word, Find&& find, int link,
                          int links) const {
    const auto [edge, copy] = edge_of_family(word, find, link, links);
    if (std::max(edge.first, edge.second) < draft_.boundary) fail("an edge with an inner or a link end", word);
    for (std::size_t i = 0; i < edges.size(); ++i)
      if (edges[i] == edge && copies[i] == copy)
        fail("every edge once", "a second " + text::quoted(word.text), word.place);
    edges.push_back(edge);
    copies.push_back(copy);
  }
  void add_edge(std::vector<Edge>& edges, const Edge& edge, const Word& word) const {
    if (std::max(edge.first, edge.second) < draft_.boundary && !draft_.game.thick())
      fail("an edge with an inner end; of boundary vertices say `adjacent`, `nonadjacent` or `toggle`", word);
    if (std::ranges::count(edges, edge) != 0)
      fail("every edge once", "a second " + text::quoted(word.text), word.place);
    edges.push_back(edge);
  }
  /// `u-v:1`, an edge listed before and its player.
  template <class Find>
  void add_painted(std::map<Edge, int>& painted, const std::vector<Edge>& edges, const Word& word, Find&& find) const {
    const std::string player = word.text.substr(std::min(word.text.find(':'), word.text.size()));
    const Edge edge = pair({word.text.substr(0, word.text.find(':')), word.place}, find);
    if (std::ranges::count(edges, edge) == 0) fail("an edge of the line `edges` before it", word);
    if (player != ":1" && player != ":2") fail("an edge and its player, as a-x:1 or a-x:2", word);
    if (!painted.emplace(edge, player == ":1" ? 1 : 2).second)
      fail("every edge once", "a second " + text::quoted(word.text), word.place);
  }
  void add_name(std::vector<std::string>& names, const Word& word) const {
    if (!is_name(word.text)) fail("a name of letters and digits", word);
    if (std::ranges::count(names, word.text) != 0)
      fail("every vertex once", "a second " + text::quoted(word.text), word.place);
    names.push_back(word.text);
  }

  /// Of the vertices on a line `boundary` or `inner`.
  void require_at_most(int limit, int count, const std::string& key) const {
    if (count > limit)
      fail("at most " + std::to_string(limit) + " vertices behind `" + key + "`", std::to_string(count),
           words_[static_cast<std::size_t>(limit) + 1].place);
  }

  static constexpr std::string_view blanks = " \t";
  text::Cursor text_;
  std::string_view line_text_;  // of the line that is read, without a comment
  text::Cursor line_{""};       // behind its last word
  std::vector<Word> words_;
  Draft draft_;
  Hypotheses common_;
  bool open_ = false;               // a case has begun
  bool with_cases_ = false;         // by the word `case`
  bool inner_named_ = false;        // the line `inner` was read
  bool replaces_ = false;           // the conclusion of the case has lines of its own
  bool nothing_ = false;            // and no inner vertices
  std::vector<std::string> after_;  // names of the vertices of the replacement, boundary first
};

constexpr std::array<std::string_view, 5> headings = {"lemma", "title", "source", "game", "case"};
constexpr std::array<std::string_view, 8> configurations = {"boundary", "inner",  "link",     "edges",
                                                            "painted",  "mirror", "coincide", "missing"};
// Lines that a lemma about a family does not have: they are about one gadget, or about the host.
constexpr std::array<std::string_view, 9> not_of_families = {"mirror",      "coincide", "missing", "assume", "adjacent",
                                                             "nonadjacent", "toggle",   "first",   "last"};
constexpr std::array<std::string_view, 8> hypotheses = {"green",     "red",      "either",      "equal",
                                                        "different", "adjacent", "nonadjacent", "assume"};
constexpr std::array<std::string_view, 5> conclusions = {"unwinnable", "first", "last", "replace", "winnable"};
constexpr std::array<std::string_view, 10> replacements = {"inner", "link",   "edges",    "painted",     "green",
                                                           "red",   "toggle", "adjacent", "nonadjacent", "recolour"};
template <std::size_t count>
bool among(const std::array<std::string_view, count>& words, const std::string& key) {
  return std::ranges::count(words, key) != 0;
}

void DraftReader::statement() {
  const std::string& key = words_[0].text;
  if (draft_.name.empty() && key != "lemma") fail("`lemma` and a name first", words_[0]);
  if (key == "game") return game();
  if (key == "for") return family();
  if (among(headings, key)) return heading(key);
  if (draft_.family ? among(not_of_families, key) : key == "link")
    fail(draft_.family ? "a line of a lemma about a family" : "`link` in a lemma with `for k = 1..`", words_[0]);
  if (!draft_.game.has_line(key, replaces_)) fail("a line of a lemma about " + draft_.game.name, words_[0]);
  if (replaces_ && among(replacements, key)) return replacement(key);
  if (open_ && draft_.cases.back().concluded)
    fail(replaces_ ? "a line of what replaces the gadget, or `case`" : "`case` or the end of the file", words_[0]);
  if (among(configurations, key)) return configuration(key);
  if (among(hypotheses, key)) return hypothesis(key);
  if (among(conclusions, key)) return conclusion(key);
  std::vector<std::string_view> known(headings.begin(), headings.end());
  known.insert(known.end(), configurations.begin(), configurations.end());
  known.insert(known.end(), hypotheses.begin(), hypotheses.end());
  known.insert(known.end(), conclusions.begin(), conclusions.end());
  if (among(replacements, key)) fail("`" + key + "` behind `replace by` or `winnable if` only", words_[0]);
  fail("a word that begins a line of a lemma" + text::did_you_mean(key, known), words_[0]);
}

void DraftReader::game() {
  if (open_ || !draft_.names.empty() || inner_named_) fail("`game` in front of the vertices", words_[0]);
  std::vector<std::string> options;
  for (const Word& word : arguments("the name of a game")) options.push_back(word.text);
  try {
    draft_.game = lemma_game(options);
  } catch (const text::InputError& error) {
    throw text::InputError(error.what(), words_[1].place);
  }
}

void DraftReader::family() {
  if (draft_.game.local()) fail("a line of a lemma about " + draft_.game.name, words_[0]);
  if (open_ || !draft_.names.empty() || inner_named_ || draft_.family)
    fail("`for k = 1..` once, in front of the vertices", words_[0]);
  const auto rest = arguments("`for k = 1..`", 3);
  for (const auto& [word, wanted] : {std::pair(rest[0], "k"), std::pair(rest[1], "="), std::pair(rest[2], "1..")})
    if (word.text != wanted) fail("`for k = 1..`", word);
  nothing_more(4);
  draft_.family = true;
}

void DraftReader::heading(const std::string& key) {
  if (key == "case") {
    if (open_ && !with_cases_) fail("no case behind a conclusion for the whole lemma", words_[0]);
    end_case();
    draft_.cases.push_back({rest(), words_[0].place, common_});
    open_ = with_cases_ = true;
    replaces_ = false;
    return;
  }
  std::string& text = key == "lemma" ? draft_.name : key == "title" ? draft_.title : draft_.source;
  if (!text.empty() || open_) fail("`" + key + "` once, in front of all cases", words_[0]);
  text = rest();
  const bool plain = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") == std::string::npos;
  if (key == "lemma" && !plain) fail("a name of small letters, digits, dots and hyphens", words_[1]);
}

void DraftReader::configuration(const std::string& key) {
  if (open_) fail("`" + key + "` in front of all cases", words_[0]);
  if (key == "link") {
    if (draft_.link > 0) fail("one line `link`", words_[0]);
    for (const Word& word : arguments("names of vertices")) add_name(draft_.names, word);
    draft_.link = static_cast<int>(words_.size()) - 1;
    return require_at_most(boundary_limit, draft_.link, key);
  }
  if (key == "boundary" || key == "inner") {
    if (key == "boundary" ? !draft_.names.empty() : inner_named_ || draft_.link > 0)
      fail("one line `" + key + "`, the boundary first" + (draft_.family ? ", link vertices last" : ""), words_[0]);
    for (const Word& word : arguments("names of vertices")) add_name(draft_.names, word);
    const int count = static_cast<int>(words_.size()) - 1;
    require_at_most(key == "boundary" ? boundary_limit : inner_limit, count, key);
    (key == "boundary" ? draft_.boundary = count : inner_named_ = true);
    return;
  }
  const auto find = [&](const Word& end) { return vertex(end); };
  for (const Word& word : arguments(key == "missing" ? "a boundary vertex" : "two vertices with a `-` between them")) {
    if (key == "edges" && draft_.family) {
      add_edge_of_family(draft_.edges, draft_.copies, word, find, static_cast<int>(draft_.names.size()) - draft_.link,
                         draft_.link);
    } else if (key == "edges") {
      add_edge(draft_.edges, pair(word, find, draft_.game.arcs()), word);
    } else if (key == "painted") {
      add_painted(draft_.painted, draft_.edges, word, find);
    } else if (key == "mirror") {
      const Edge both = pair(word, find);
      if ((both.first < draft_.boundary) != (both.second < draft_.boundary))
        fail("two boundary or two inner vertices", word);
      for (const Edge& other : draft_.mirror)
        if (other.first == both.first || other.second == both.second || other.first == both.second ||
            other.second == both.first)
          fail("a vertex in one pair only", word);
      draft_.mirror.push_back(both);
    } else if (key == "coincide") {
      const Edge both = boundary_pair(word);
      if (std::ranges::count(draft_.coinciding, both, &std::pair<Edge, text::Place>::first) != 0)
        fail("every pair once", "a second " + text::quoted(word.text), word.place);
      draft_.coinciding.emplace_back(both, word.place);
    } else {
      const int v = boundary_vertex(word);
      if (std::ranges::count(draft_.missing, v, &std::pair<int, text::Place>::first) != 0)
        fail("every vertex once", "a second " + text::quoted(word.text), word.place);
      draft_.missing.emplace_back(v, word.place);
    }
  }
}

void DraftReader::hypothesis(const std::string& key) {
  Hypotheses& suppose = open_ ? draft_.cases.back().hypotheses : common_;
  for (const Word& word : arguments("something to suppose")) {
    if (key == "green" || key == "red" || key == "either") {
      const unsigned may =
          (key != "red" ? Hypotheses::may_be_green : 0) | (key != "green" ? Hypotheses::may_be_red : 0);
      const int v = key == "either" || draft_.family ? inner_vertex(word) : vertex(word);
      const auto [known, fresh] = suppose.colours.emplace(v, may);
      if (!fresh) known->second &= may;
    } else if (key == "equal" || key == "different") {
      const Edge both = pair(word, [&](const Word& end) { return inner_vertex(end); });
      suppose.related.emplace_back(both, key == "equal");
      for (const int v : {both.first, both.second})
        suppose.colours.emplace(v, Hypotheses::may_be_green | Hypotheses::may_be_red);
    } else if (key == "assume") {
      if (draft_.game.local() && word.text != "connected") fail("connected", word);
      bool* const known = word.text == "nontrivial"  ? &suppose.nontrivial
                          : word.text == "plausible" ? &suppose.plausible
                          : word.text == "connected" ? &suppose.connected
                                                     : nullptr;
      if (known == nullptr) fail("nontrivial, plausible or connected", word);
      *known = true;
    } else {
      suppose.adjacency.emplace_back(boundary_pair(word), key == "adjacent");
    }
  }
}

void DraftReader::conclusion(const std::string& key) {
  Case& current_case = current();
  current_case.concluded = true;
  current_case.kind = Kind::unwinnable;
  if (key == "unwinnable") return nothing_more(1);
  if (key == "first" || key == "last") {
    current_case.kind = key == "first" ? Kind::first : Kind::last;
    for (const Word& word : arguments("an inner vertex")) {
      const int v = inner_vertex(word);
      if (std::ranges::count(current_case.moves, v) != 0) fail("every move once", word);
      current_case.moves.push_back(v);
    }
    return;
  }
  std::size_t words = 2;
  if (key == "replace") {
    if (words_.size() < 2) fail("`replace by`", "the end of the line", line_.place());
    if (words_[1].text != "by") fail("`replace by`", words_[1]);
    current_case.kind = Kind::same;
  } else {
    const bool only = words_.size() > 1 && words_[1].text == "only";
    if (only) ++words;
    if (words_.size() < words) fail("`winnable if` or `winnable only if`", "the end of the line", line_.place());
    if (words_[words - 1].text != "if") fail("`winnable if` or `winnable only if`", words_[words - 1]);
    current_case.kind = only ? Kind::only_if : Kind::if_after;
  }
  nothing_ = words_.size() > words && words_[words].text == "nothing";
  if (nothing_) ++words;
  if (draft_.game.local() && words_.size() == words + 2 && words_[words].text == "plus") {
    const bool points = draft_.game.for_points();
    const auto plus = points ? text::integer(words_[words + 1].text) : text::whole_number(words_[words + 1].text);
    if (!plus) fail(points ? "a whole number of points" : "the size of a heap", words_[words + 1]);
    current_case.replacement.plus = *plus;
    words += 2;
  }
  nothing_more(words);
  replaces_ = true;
  after_.assign(draft_.names.begin(), draft_.names.begin() + draft_.boundary);
}

void DraftReader::replacement(const std::string& key) {
  Replacement& after = draft_.cases.back().replacement;
  const auto find = [&](const Word& word) {
    return vertex(word.text, word.place, after_, "of what replaces the gadget");
  };
  for (const Word& word : arguments("names of vertices")) {
    if (key == "inner" || key == "link") {
      if (nothing_) fail("no inner vertex behind `nothing`", word);
      if (key == "inner" && after.link > 0) fail("`inner` in front of `link`", words_[0]);
      after.link += key == "link" ? 1 : 0;
      add_name(after_, word);
      if (std::cmp_equal(after.inner.size(), inner_limit))
        fail("at most " + std::to_string(inner_limit) + " inner vertices", "one more", word.place);
      const auto before = std::ranges::find(draft_.names, word.text);
      const bool kept = before != draft_.names.end();
      after.inner.push_back({word.text, kept ? static_cast<int>(before - draft_.names.begin()) : -1, {}, false});
    } else if (key == "edges" && draft_.family) {
      add_edge_of_family(after.edges, after.copies, word, find, static_cast<int>(after_.size()) - after.link,
                         after.link);
    } else if (key == "edges") {
      add_edge(after.edges, pair(word, find, draft_.game.arcs()), word);
    } else if (key == "painted") {
      add_painted(after.painted, after.edges, word, find);
    } else if (key == "toggle") {
      after.toggled.push_back(boundary_pair(word));
    } else if (key == "adjacent" || key == "nonadjacent") {
      after.adjacency.emplace_back(boundary_pair(word), key == "adjacent");
    } else {
      const int v = find(word);
      if (v < draft_.boundary) {
        if (key != "recolour") fail("`recolour " + word.text + "` if the boundary vertex changes colour", words_[0]);
        if ((after.recoloured >> v & 1) != 0) fail("every vertex once", word);
        after.recoloured |= 1u << v;
        continue;
      }
      Replacement::Vertex& of = after.inner[static_cast<std::size_t>(v - draft_.boundary)];
      if (of.green || of.recoloured) fail("one colour for each vertex", word);
      if (key != "recolour") of.green = key == "green";
      if (key == "recolour" && of.kept < 0) fail("a vertex that was there before", word);
      of.recoloured = key == "recolour";
    }
  }
}

}  // namespace

Draft read_draft(std::string_view text) { return DraftReader(text).read(); }

}  // namespace gamecert::reductions
