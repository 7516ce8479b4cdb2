// Reading what replaces the gadget.
#include "reductions/lemma_text/lemma_replacement.hpp"

#include <algorithm>

#include "reductions/gadgets/signature.hpp"
#include "reductions/lemma_text/lemma_edges.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;

/// `recolour v`, `green v`, `red v`, `plausible v`.
void recolour_boundary(Replacement& after, const LemmaLine& line, int v, const LemmaWord& word, const Draft& draft) {
  const std::string& key = line.words[0].text;
  if (draft.parts.empty() && (key == "green" || key == "red"))
    fail("`recolour " + word.text + "` if the boundary vertex changes colour", line.words[0]);
  if ((after.recoloured >> v & 1) != 0 || after.green.contains(v) || after.plausible == v)
    fail("every vertex once", word);
  if (key == "plausible" && after.plausible) fail("one vertex behind `plausible`", word);
  if (key == "plausible") {
    after.plausible = v;
  } else if (key == "recolour") {
    after.recoloured |= 1u << v;
  } else {
    after.green[v] = key == "green";
  }
}

}  // namespace

void read_replacement(const LemmaLine& line, const Draft& draft, Replacement& after, std::vector<std::string>& names,
                      bool nothing) {
  const std::string& key = line.words[0].text;
  const FindVertex find = [&](const LemmaWord& word) {
    return vertex_among(names, word, "of what replaces the gadget");
  };
  for (const LemmaWord& word : line.arguments("names of vertices")) {
    if (key == "inner" || key == "link") {
      if (nothing) fail("no inner vertex behind `nothing`", word);
      if (key == "inner" && after.link > 0) fail("`inner` in front of `link`", line.words[0]);
      after.link += key == "link" ? 1 : 0;
      add_name(names, word);
      if (std::cmp_equal(after.inner.size(), inner_limit))
        fail("at most " + std::to_string(inner_limit) + " inner vertices", "one more", word.place);
      const auto before = std::ranges::find(draft.names, word.text);
      const bool kept = before != draft.names.end();
      after.inner.push_back({word.text, kept ? static_cast<int>(before - draft.names.begin()) : -1, {}, false});
    } else if (key == "edges" && draft.family) {
      add_edge_of_family(after.edges, after.copies, word, find, draft, {names.size(), after.link});
    } else if (key == "edges") {
      add_edge(after.edges, word, find, draft);
    } else if (key == "painted") {
      add_painted_edge(after.painted, after.edges, word, find);
    } else if (key == "toggle") {
      after.toggled.push_back(boundary_pair(word, draft));
    } else if (key == "adjacent" || key == "nonadjacent") {
      after.adjacency.emplace_back(boundary_pair(word, draft), key == "adjacent");
    } else {
      const int v = find(word);
      if (v < draft.boundary) {
        recolour_boundary(after, line, v, word, draft);
        continue;
      }
      if (key == "plausible") fail("a boundary vertex", word);
      Replacement::Vertex& of = after.inner[static_cast<std::size_t>(v - draft.boundary)];
      if (of.green || of.recoloured) fail("one colour for each vertex", word);
      if (key != "recolour") of.green = key == "green";
      if (key == "recolour" && of.kept < 0) fail("a vertex that was there before", word);
      of.recoloured = key == "recolour";
    }
  }
}

}  // namespace gamecert::reductions
