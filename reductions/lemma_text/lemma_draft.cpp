// Lemma files line by line: a keyword, then names.
#include "reductions/lemma_text/lemma_draft.hpp"

#include <algorithm>
#include <array>

#include "reductions/gadgets/signature.hpp"
#include "reductions/lemma_text/lemma_edges.hpp"
#include "reductions/lemma_text/lemma_part_lines.hpp"
#include "reductions/lemma_text/lemma_replacement.hpp"
#include "reductions/lemma_text/lemma_words.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Kind = Conclusion::Kind;

using Word = LemmaWord;

class DraftReader {
 public:
  explicit DraftReader(std::string_view text) : text_(text, {1, 1}) {}

  Draft read() {
    while (!text_.done()) {
      line_ = LemmaLine(text_.take_line());
      if (!line_.words.empty()) statement();
    }
    if (draft_.name.empty()) fail("`lemma` and a name", "the end of the file", text_.place());
    end_case();
    if (draft_.cases.empty()) fail("a conclusion", "the end of the file", text_.place());
    return std::move(draft_);
  }

 private:
  void statement();
  void game();
  void family();
  void heading(const std::string& key);
  void configuration(const std::string& key);
  void hypothesis(const std::string& key);
  void conclusion(const std::string& key);
  /// How many words the conclusion that there is a replacement has; its kind is then that of the case.
  std::size_t replacement_words(Case& of) const;

  /// The case that lines are about; made at the first one.
  Case& current() {
    if (!open_) draft_.cases.push_back({"", line_.words[0].place, common_});
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

  int vertex(const Word& word) const { return vertex_among(draft_.names, word, "of the lemma"); }
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

  /// Of the vertices on a line `boundary` or `inner`.
  void require_at_most(int limit, int count, const std::string& key) const {
    if (count > limit)
      fail("at most " + std::to_string(limit) + " vertices behind `" + key + "`", std::to_string(count),
           line_.words[static_cast<std::size_t>(limit) + 1].place);
  }

  text::Cursor text_;
  LemmaLine line_;  // that is read
  Draft draft_;
  Hypotheses common_;
  bool open_ = false;               // a case has begun
  bool with_cases_ = false;         // by the word `case`
  bool game_named_ = false;         // the line `game` was read
  bool inner_named_ = false;        // the line `inner` was read
  bool replaces_ = false;           // the conclusion of the case has lines of its own
  bool nothing_ = false;            // and no inner vertices
  std::vector<std::string> after_;  // names of the vertices of the replacement, boundary first
};

constexpr std::array<std::string_view, 5> headings = {"lemma", "title", "source", "game", "case"};
constexpr std::array<std::string_view, 10> configurations = {"boundary", "inner",    "link",    "edges",  "painted",
                                                             "mirror",   "coincide", "missing", "closed", "part"};
// Lines that a lemma about a family does not have: they are about one gadget, or about the host.
constexpr std::array<std::string_view, 13> not_of_families = {
    "mirror", "coincide", "missing", "assume",    "adjacent",      "nonadjacent", "toggle",
    "first",  "last",     "part",    "plausible", "parity-driven", "odd"};
constexpr std::array<std::string_view, 12> hypotheses = {"green",     "red",      "either",      "equal",
                                                         "different", "adjacent", "nonadjacent", "assume",
                                                         "odd",       "even",     "trivial",     "nontrivial"};
constexpr std::array<std::string_view, 3> assumptions = {"nontrivial", "plausible", "connected"};
constexpr std::array<std::string_view, 6> conclusions = {"unwinnable", "first",    "last",
                                                         "replace",    "winnable", "parity-driven"};
constexpr std::array<std::string_view, 11> replacements = {
    "inner", "link", "edges", "painted", "green", "red", "toggle", "adjacent", "nonadjacent", "recolour", "plausible"};
/// What conclusions about a graph with something else in place of the gadget begin with.
struct Opening {
  std::vector<std::string_view> words;
  Kind kind;
};
const std::vector<Opening>& openings() {
  static const std::vector<Opening> all = {{{"replace", "by"}, Kind::same},
                                           {{"winnable", "if"}, Kind::if_after},
                                           {{"winnable", "only", "if"}, Kind::only_if},
                                           {{"parity-driven", "if"}, Kind::if_after},
                                           {{"parity-driven", "only", "if"}, Kind::only_if},
                                           {{"parity-driven", "exactly", "if"}, Kind::same}};
  return all;
}

template <std::size_t count>
bool among(const std::array<std::string_view, count>& words, const std::string& key) {
  return std::ranges::count(words, key) != 0;
}

void DraftReader::statement() {
  const std::string& key = line_.words[0].text;
  if (draft_.name.empty() && key != "lemma") fail("`lemma` and a name first", line_.words[0]);
  if (key == "game") return game();
  if (key == "for") return family();
  if (among(headings, key)) return heading(key);
  if (draft_.family ? among(not_of_families, key) : key == "link")
    fail(draft_.family ? "a line of a lemma about a family" : "`link` in a lemma with `for k = 1..`", line_.words[0]);
  if (!draft_.game.has_line(key, replaces_)) fail("a line of a lemma about " + draft_.game.called(), line_.words[0]);
  if (replaces_ && among(replacements, key))
    return read_replacement(line_, draft_, draft_.cases.back().replacement, after_, nothing_);
  const bool of_part = supposes_of_part(line_, draft_);
  if (open_ && draft_.cases.back().concluded)
    fail(replaces_ ? "a line of what replaces the gadget, or `case`" : "`case` or the end of the file", line_.words[0]);
  if (among(configurations, key)) return configuration(key);
  if (of_part) return suppose_of_part(line_, draft_, open_ ? draft_.cases.back().hypotheses : common_);
  if (among(hypotheses, key)) return hypothesis(key);
  if (among(conclusions, key)) return conclusion(key);
  std::vector<std::string_view> known(headings.begin(), headings.end());
  known.insert(known.end(), configurations.begin(), configurations.end());
  known.insert(known.end(), hypotheses.begin(), hypotheses.end());
  known.insert(known.end(), conclusions.begin(), conclusions.end());
  if (among(replacements, key)) fail("`" + key + "` behind `replace by` or `winnable if` only", line_.words[0]);
  fail("a word that begins a line of a lemma" + text::did_you_mean(key, known), line_.words[0]);
}

void DraftReader::game() {
  if (open_ || !draft_.names.empty() || inner_named_ || game_named_)
    fail("`game` once, in front of the vertices", line_.words[0]);
  game_named_ = true;
  std::vector<std::string> options;
  for (const Word& word : line_.arguments("the name of a game")) options.push_back(word.text);
  try {
    draft_.game = lemma_game(options);
    draft_.about = line_.words[1].place;
  } catch (const text::InputError& error) {
    throw text::InputError(error.what(), line_.words[1].place);
  }
}

void DraftReader::family() {
  if (draft_.game.local()) fail("a line of a lemma about " + draft_.game.called(), line_.words[0]);
  if (open_ || !draft_.names.empty() || inner_named_ || draft_.family)
    fail("`for k = 1..` once, in front of the vertices", line_.words[0]);
  const auto rest = line_.arguments("`for k = 1..`", 3);
  for (const auto& [word, wanted] : {std::pair(rest[0], "k"), std::pair(rest[1], "="), std::pair(rest[2], "1..")})
    if (word.text != wanted) fail("`for k = 1..`", word);
  line_.nothing_more(4);
  draft_.family = true;
  draft_.about = line_.words[0].place;
}

void DraftReader::heading(const std::string& key) {
  if (key == "case") {
    if (open_ && !with_cases_) fail("no case behind a conclusion for the whole lemma", line_.words[0]);
    end_case();
    draft_.cases.push_back({line_.rest(), line_.words[0].place, common_});
    open_ = with_cases_ = true;
    replaces_ = false;
    return;
  }
  std::string& text = key == "lemma" ? draft_.name : key == "title" ? draft_.title : draft_.source;
  if (!text.empty() || open_) fail("`" + key + "` once, in front of all cases", line_.words[0]);
  text = line_.rest();
  if (key == "lemma") draft_.about = line_.words[0].place;
  const bool plain = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") == std::string::npos;
  if (key == "lemma" && !plain) fail("a name of small letters, digits, dots and hyphens", line_.words[1]);
}

void DraftReader::configuration(const std::string& key) {
  if (open_) fail("`" + key + "` in front of all cases", line_.words[0]);
  if (key == "part") {
    draft_.parts.push_back(read_part(line_, draft_));
    draft_.about = line_.words[0].place;
    return;
  }
  if (key == "link") {
    if (draft_.link > 0) fail("one line `link`", line_.words[0]);
    for (const Word& word : line_.arguments("names of vertices")) add_name(draft_.names, word);
    draft_.link = static_cast<int>(line_.words.size()) - 1;
    return require_at_most(boundary_limit, draft_.link, key);
  }
  if (key == "boundary" || key == "inner") {
    if (key == "boundary" ? !draft_.names.empty() : inner_named_ || draft_.link > 0)
      fail("one line `" + key + "`, the boundary first" + (draft_.family ? ", link vertices last" : ""),
           line_.words[0]);
    for (const Word& word : line_.arguments("names of vertices")) add_name(draft_.names, word);
    const int count = static_cast<int>(line_.words.size()) - 1;
    require_at_most(key == "boundary" ? boundary_limit : inner_limit, count, key);
    (key == "boundary" ? draft_.boundary = count : inner_named_ = true);
    return;
  }
  const auto find = [&](const Word& end) { return vertex(end); };
  for (const Word& word : line_.arguments(
           key == "missing" || key == "closed" ? "a boundary vertex" : "two vertices with a `-` between them")) {
    if (key == "edges" && draft_.family) {
      add_edge_of_family(draft_.edges, draft_.copies, word, find, draft_, {draft_.names.size(), draft_.link});
    } else if (key == "edges") {
      add_edge(draft_.edges, word, find, draft_);
    } else if (key == "painted") {
      add_painted_edge(draft_.painted, draft_.edges, word, find);
    } else if (key == "mirror") {
      const Edge both = read_edge(word, find);
      if ((both.first < draft_.boundary) != (both.second < draft_.boundary))
        fail("two boundary or two inner vertices", word);
      for (const Edge& other : draft_.mirror)
        if (other.first == both.first || other.second == both.second || other.first == both.second ||
            other.second == both.first)
          fail("a vertex in one pair only", word);
      draft_.mirror.push_back(both);
    } else if (key == "coincide") {
      const Edge both = boundary_pair(word, draft_);
      if (std::ranges::count(draft_.coinciding, both, &std::pair<Edge, text::Place>::first) != 0)
        fail("every pair once", "a second " + text::quoted(word.text), word.place);
      draft_.coinciding.emplace_back(both, word.place);
    } else if (key == "closed") {
      const int v = boundary_vertex(word);
      const auto at = std::ranges::lower_bound(draft_.closed, v);
      if (at != draft_.closed.end() && *at == v)
        fail("every vertex once", "a second " + text::quoted(word.text), word.place);
      draft_.closed.insert(at, v);
      draft_.closed_at = line_.words[0].place;
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
  for (const Word& word : line_.arguments("something to suppose")) {
    if (key == "green" || key == "red" || key == "either") {
      const unsigned may =
          (key != "red" ? Hypotheses::may_be_green : 0) | (key != "green" ? Hypotheses::may_be_red : 0);
      const int v = key == "either" || draft_.family ? inner_vertex(word) : vertex(word);
      const auto [known, fresh] = suppose.colours.emplace(v, may);
      if (!fresh) known->second &= may;
    } else if (key == "equal" || key == "different") {
      const Edge both = read_edge(word, [&](const Word& end) { return inner_vertex(end); });
      suppose.related.emplace_back(both, key == "equal");
      for (const int v : {both.first, both.second})
        suppose.colours.emplace(v, Hypotheses::may_be_green | Hypotheses::may_be_red);
    } else if (key == "assume") {
      if (draft_.game.local() && word.text != "connected") fail("connected", word);
      bool* const known = word.text == "nontrivial"  ? &suppose.nontrivial
                          : word.text == "plausible" ? &suppose.plausible
                          : word.text == "connected" ? &suppose.connected
                                                     : nullptr;
      if (known == nullptr)
        fail("nontrivial, plausible or connected" + text::did_you_mean(word.text, assumptions), word);
      *known = true;
    } else {
      suppose.adjacency.emplace_back(boundary_pair(word, draft_), key == "adjacent");
    }
  }
}

std::size_t DraftReader::replacement_words(Case& of) const {
  std::string expected;
  std::size_t right = 1;  // words that some opening begins with
  for (const Opening& opening : openings()) {
    if (opening.words.front() != line_.words[0].text) continue;
    std::size_t same = 0;
    std::string phrase;
    for (std::size_t i = 0; i < opening.words.size(); ++i) {
      phrase += (i == 0 ? "" : " ") + std::string(opening.words[i]);
      if (same == i && i < line_.words.size() && line_.words[i].text == opening.words[i]) ++same;
    }
    if (same == opening.words.size()) {
      of.kind = opening.kind;
      of.driven = opening.words.front() == "parity-driven";
      return same;
    }
    right = std::max(right, same);
    expected += expected.empty() ? "`" : " or `";
    expected += phrase;
    expected += "`";
  }
  if (right == line_.words.size()) fail(expected, "the end of the line", line_.end);
  fail(expected, line_.words[right]);
}

void DraftReader::conclusion(const std::string& key) {
  Case& current_case = current();
  current_case.concluded = true;
  current_case.concluded_at = line_.words[0].place;
  if (key == "parity-driven") draft_.about = line_.words[0].place;
  current_case.kind = Kind::unwinnable;
  if (key == "unwinnable") return line_.nothing_more(1);
  if (key == "first" || key == "last") {
    current_case.kind = key == "first" ? Kind::first : Kind::last;
    for (const Word& word : line_.arguments("an inner vertex")) {
      const int v = inner_vertex(word);
      if (std::ranges::count(current_case.moves, v) != 0) fail("every move once", word);
      current_case.moves.push_back(v);
    }
    return;
  }
  if (key == "winnable" && line_.words.size() == 1) {
    current_case.winnable = true;
    return;
  }
  std::size_t words = replacement_words(current_case);
  nothing_ = line_.words.size() > words && line_.words[words].text == "nothing";
  if (nothing_) ++words;
  if (draft_.game.local() && line_.words.size() == words + 2 && line_.words[words].text == "plus") {
    const bool points = draft_.game.for_points();
    const auto plus =
        points ? text::integer(line_.words[words + 1].text) : text::whole_number(line_.words[words + 1].text);
    if (!plus) fail(points ? "a whole number of points" : "the size of a heap", line_.words[words + 1]);
    current_case.replacement.plus = *plus;
    words += 2;
  }
  line_.nothing_more(words);
  replaces_ = true;
  after_.assign(draft_.names.begin(), draft_.names.begin() + draft_.boundary);
}

}  // namespace

Draft read_draft(std::string_view text) { return DraftReader(text).read(); }

}  // namespace gamecert::reductions
