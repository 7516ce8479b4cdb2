// Reading lines about parts.
#include "reductions/lemma_text/lemma_part_lines.hpp"

#include <algorithm>

namespace gamecert::reductions {
namespace {

using PartKind = GadgetPart::Kind;

const PartLine* find_part(const std::string& name, const Draft& draft) {
  const auto found = std::ranges::find(draft.parts, name, &PartLine::name);
  return found == draft.parts.end() ? nullptr : &*found;
}

int vertex(const LemmaWord& word, const Draft& draft) { return vertex_among(draft.names, word, "of the lemma"); }

/// `P-x`, `P-x-y`: the part without the vertices that it shares.
std::string own_vertices(const PartLine& line, const Draft& draft) {
  std::string result = line.name;
  for (const int v : line.part.at) result += "-" + draft.names[static_cast<std::size_t>(v)];
  return result;
}

void suppose_own_vertices(const LemmaWord& word, bool trivial, const Draft& draft, Hypotheses& hypotheses) {
  for (const PartLine& line : draft.parts) {
    if (own_vertices(line, draft) != word.text) continue;
    std::optional<bool>& known = hypotheses.parts[line.name].trivial;
    if (known && *known != trivial) fail("one thing supposed of " + word.text, word);
    known = trivial;
    return;
  }
  fail("a part without the vertices that it shares, as P-x", word);
}

/// What stands behind `with`: `x green y red`, each vertex of the part once.
unsigned red_vertices(const std::vector<LemmaWord>& words, std::size_t from, const PartLine& line, const Draft& draft,
                      text::Place end) {
  unsigned red = 0, known = 0;
  for (std::size_t i = from; i < words.size(); i += 2) {
    const auto which = std::ranges::find(line.part.at, vertex(words[i], draft));
    const auto bit = static_cast<unsigned>(which - line.part.at.begin());
    if (which == line.part.at.end() || (known >> bit & 1) != 0)
      fail("the vertices that " + line.name + " shares, each once", words[i]);
    if (i + 1 == words.size()) fail("green or red", "the end of the line", end);
    if (words[i + 1].text != "green" && words[i + 1].text != "red") fail("green or red", words[i + 1]);
    known |= 1u << bit;
    if (words[i + 1].text == "red") red |= 1u << bit;
  }
  if (known + 1 != 1u << line.part.at.size())
    fail("a colour of every vertex that " + line.name + " shares", "the end of the line", end);
  return red;
}

}  // namespace

PartLine read_part(const LemmaLine& line, const Draft& draft) {
  const std::vector<LemmaWord> words = line.arguments("`part P at x`", 3);
  PartLine result{words[0].text, {}};
  if (find_part(words[0].text, draft) != nullptr || std::ranges::count(draft.names, words[0].text) != 0)
    fail("a new name", words[0]);
  if (words[0].text.find_first_of("-.:=>") != std::string::npos) fail("a name of letters and digits", words[0]);
  if (words[1].text != "at") fail("`at` and one or two vertices", words[1]);
  std::size_t count = words.size();
  for (const auto& [word, kind] : {std::pair("oddity", PartKind::oddity), std::pair("event", PartKind::event),
                                   std::pair("parity-driven", PartKind::parity_driven)}) {
    if (words.back().text != word) continue;
    result.part.kind = kind;
    --count;
  }
  if (count == 2) fail("one or two vertices", words[2]);
  if (count > 4) fail("at most two vertices, then `oddity`, `event` or `parity-driven`", words[4]);
  for (std::size_t i = 2; i < count; ++i) {
    const int v = vertex(words[i], draft);
    if (std::ranges::count(result.part.at, v) != 0) fail("every vertex once", words[i]);
    result.part.at.push_back(v);
  }
  return result;
}

bool supposes_of_part(const LemmaLine& line, const Draft& draft) {
  const std::string& key = line.words[0].text;
  if (key == "odd" || key == "even" || key == "trivial" || key == "nontrivial") return true;
  return (key == "winnable" || key == "unwinnable") && line.words.size() > 1 &&
         find_part(line.words[1].text, draft) != nullptr;
}

void suppose_of_part(const LemmaLine& line, const Draft& draft, Hypotheses& hypotheses) {
  const std::string& key = line.words[0].text;
  const std::vector<LemmaWord> words = line.arguments("a part");
  if (key == "trivial" || key == "nontrivial") {
    for (const LemmaWord& word : words) suppose_own_vertices(word, key == "trivial", draft, hypotheses);
    return;
  }
  if (key == "odd" || key == "even") {
    for (const LemmaWord& word : words) {
      if (find_part(word.text, draft) == nullptr) fail("a part of the lemma", word);
      std::optional<bool>& known = hypotheses.parts[word.text].odd;
      if (known && *known != (key == "odd")) fail("one thing supposed of " + word.text, word);
      known = key == "odd";
    }
    return;
  }
  GadgetPart::Win win{.winnable = key == "winnable"};
  if (words.size() > 1) {
    if (words[1].text != "with") fail("`with` and colours, or the end of the line", words[1]);
    win.red = red_vertices(words, 2, *find_part(words[0].text, draft), draft, line.end);
  }
  hypotheses.parts[words[0].text].wins.push_back(win);
}

}  // namespace gamecert::reductions
