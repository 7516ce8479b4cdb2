// Writing names, lists, gadgets and changes for Coq.
#include "reductions/lemma_text/coq_words.hpp"

#include <algorithm>
#include <cctype>
#include <set>

namespace gamecert::reductions {

using graphs::Edge;
using Texts = std::vector<std::string>;

std::string joined(const Texts& texts, const char* between) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : between) + text;
  return all;
}
std::string listed(const Texts& texts) { return "[" + joined(texts, "; ") + "]"; }
std::string listed(const std::vector<int>& vertices, const WriteVertex& write) {
  Texts texts;
  for (const int v : vertices) texts.push_back(write(v));
  return listed(texts);
}

std::string identifier(const std::string& text) {
  std::string result;
  for (const char c : text) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (plain) result += c;
    if (!plain && !result.empty() && result.back() != '_') result += '_';
  }
  while (!result.empty() && result.back() == '_') result.pop_back();
  return result;
}

Texts coq_variables(const Texts& names) {
  Texts result;
  std::set<std::string> used;
  for (const std::string& name : names) {
    std::string variable = identifier(name);
    const bool short_name =
        std::islower(static_cast<unsigned char>(variable[0])) != 0 &&
        std::all_of(variable.begin() + 1, variable.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (!short_name) variable.insert(0, "v_");
    while (!used.insert(variable).second) variable += "_";
    result.push_back(variable);
  }
  return result;
}

std::string coq_comment(std::string text) {  // no marks of comments, and quotation marks in pairs only
  std::erase_if(text, [](char c) { return c == '*' || c == '"'; });
  return "(* " + text + " *)\n";
}

std::string gadget_words(const Gadget& gadget) {
  Texts colours, edges;
  for (const char green : gadget.green) colours.emplace_back(green != 0 ? "true" : "false");
  for (const auto& [u, v] : gadget.edges) edges.push_back("(" + std::to_string(u) + ", " + std::to_string(v) + ")");
  return "(Gadget " + std::to_string(gadget.boundary) + " " + listed(colours) + " " + listed(edges) + ")";
}

std::vector<Edge> inner_pairs(const Gadget& gadget) {
  std::vector<Edge> pairs = gadget.edges;
  for (int v = gadget.boundary; v < gadget.order(); ++v)
    for (int u = 0; u < v; ++u)
      for (const Edge& pair : {Edge{u, v}, Edge{v, u}})
        if ((gadget.arcs || pair.first < pair.second) && std::ranges::count(gadget.edges, pair) == 0)
          pairs.push_back(pair);
  return pairs;
}

Texts change_words(const Changes& changes, const WriteVertex& write, ChangeWording wording) {
  const auto word = [&](std::string text) {
    if (wording.capital) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text + " ";
  };
  Texts texts;
  if (!changes.gone.empty()) texts.push_back(word("without") + listed(changes.gone, write));
  for (const Changes::New& one : changes.added) {
    const char* colour = one.green ? " true " : " false ";
    texts.push_back(word(wording.coloured ? "add" : "join") + write(one.vertex) + (wording.coloured ? colour : " ") +
                    listed(one.neighbours, write));
  }
  if (!changes.toggled.empty()) {
    Texts pairs;
    for (const auto& [u, v] : changes.toggled) pairs.push_back("(" + write(u) + ", " + write(v) + ")");
    texts.push_back(word(wording.arcs ? "toggle_arcs" : "toggle") + listed(pairs));
  }
  if (!changes.recoloured.empty()) texts.push_back(word("recolour") + listed(changes.recoloured, write));
  return texts;
}

std::string changed(std::string graph, const Texts& words) {
  for (const std::string& word : words) graph = "(" + word + " " + graph + ")";
  return graph;
}

}  // namespace gamecert::reductions
