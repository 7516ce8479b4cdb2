// Ledgers from labelled graphs, and whether what a ledger says is so, by all permutations of the vertices.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <sstream>

#include "certificates/writing/ledger_lines.hpp"
#include "certificates/writing/sealed_ledger.hpp"
#include "conjectures/questions.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "language/formula.hpp"
#include "language/placed_graph.hpp"
#include "naive.hpp"

namespace gamecert::naive {

using namespace certificates;
using graphs::SmallGraph;

namespace {

/// Every graph with the vertices 0..order-1, by its pairs as bits.
std::vector<SmallGraph> labelled_graphs(int order) {
  std::vector<SmallGraph> result;
  for (unsigned pairs = 0; pairs < 1U << order * (order - 1) / 2; ++pairs) {
    SmallGraph graph{.order = order};
    unsigned rest = pairs;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u, rest >>= 1) {
        if ((rest & 1) != 0) graph.add_edge(u, v);
      }
    }
    result.push_back(graph);
  }
  return result;
}

/// The least text of the graph under all names of its vertices.
std::string least_text(const SmallGraph& graph) {
  std::vector<int> names(static_cast<std::size_t>(graph.order));
  std::iota(names.begin(), names.end(), 0);
  std::string least = "~";
  do {
    SmallGraph other{.order = graph.order};
    for (int v = 0; v < graph.order; ++v) {
      graphs::each(graph.neighbours(v) & graphs::first_vertices(v), [&](int u) {
        other.add_edge(names[static_cast<std::size_t>(u)], names[static_cast<std::size_t>(v)]);
      });
    }
    least = std::min(least, graphs::write_small_graph(other));
  } while (std::ranges::next_permutation(names).found);
  return least;
}

bool has_triangle(const SmallGraph& graph) {
  for (int u = 0; u < graph.order; ++u) {
    for (int v = 0; v < u; ++v) {
      for (int w = 0; w < v; ++w) {
        if (graph.adjacent(u, v) && graph.adjacent(v, w) && graph.adjacent(u, w)) return true;
      }
    }
  }
  return false;
}

/// Whether some set of vertices has an end of every edge and no two adjacent ones.
bool in_two_colours(const SmallGraph& graph) {
  for (graphs::VertexSet red = 0; red <= graph.vertices(); ++red) {
    bool proper = true;
    for (int v = 0; v < graph.order; ++v)
      proper = proper && (graph.neighbours(v) & ((red >> v & 1) != 0 ? red : graph.vertices() & ~red)) == 0;
    if (proper) return true;
  }
  return false;
}

/// Whether the vertices stand around a polygon in some order, with as many diagonals as there can be, no two of which
/// cross.
bool polygon(const SmallGraph& graph) {
  const int n = graph.order;
  if (n < 3 || graph.size() != 2 * n - 3) return false;
  std::vector<int> around(static_cast<std::size_t>(n));
  std::iota(around.begin(), around.end(), 0);
  const auto joined = [&](int i, int k) {
    return graph.adjacent(around[static_cast<std::size_t>(i % n)], around[static_cast<std::size_t>(k % n)]);
  };
  do {
    bool fits = true;
    for (int i = 0; i < n; ++i) {
      fits = fits && joined(i, i + 1);
      for (int j = i + 1; j < n; ++j)
        for (int k = j + 1; k < n; ++k)
          for (int l = k + 1; l < n; ++l) fits = fits && !(joined(i, k) && joined(j, l));
    }
    if (fits) return true;
  } while (std::ranges::next_permutation(around).found);
  return false;
}

/// Up to order 5: a graph with so many edges is planar, as only K5 has a minor K5 or K3,3.
bool sphere(const SmallGraph& graph) { return graph.order >= 3 && graph.size() == 3 * graph.order - 6; }

bool has(const std::string& word, const SmallGraph& graph) {
  const std::string name = word.substr(0, word.find(':'));
  const int number = name == word ? 0 : std::atoi(word.c_str() + name.size() + 1);
  const auto every_degree = [&](auto&& fits) {
    for (int v = 0; v < graph.order; ++v) {
      if (!fits(graph.degree(v))) return false;
    }
    return true;
  };
  if (word == "all") return true;
  if (word == "trees") return graphs::tree(graph);
  if (word == "mops") return polygon(graph);
  if (word == "triangulations") return sphere(graph);
  if (word == "connected") return graphs::connected(graph);
  if (word == "bipartite") return in_two_colours(graph);
  if (word == "triangle-free") return !has_triangle(graph);
  if (word == "regular") return every_degree([&](int degree) { return degree == graph.degree(0); });
  if (name == "regular") return every_degree([&](int degree) { return degree == number; });
  if (name == "min-degree") return every_degree([&](int degree) { return degree >= number; });
  if (name == "max-degree") return every_degree([&](int degree) { return degree <= number; });
  const std::size_t dots = word.find("..");
  const int last = dots == std::string::npos ? number : std::atoi(word.c_str() + dots + 2);
  return name == "size" && graph.size() >= number && graph.size() <= last;
}

bool in_class(const LedgerPiece& piece, const SmallGraph& graph) {
  std::istringstream words(graphs::name(piece.graph_class));
  for (std::string word; std::getline(words, word, ',');) {
    if (!has(word, graph)) return false;
  }
  return true;
}

std::optional<std::int64_t> value(const language::Formula& formula, const SmallGraph& graph) {
  return conjectures::evaluate(formula, graph, answer);
}

using Kind = conjectures::Column::Kind;

std::string written(std::int64_t number) {
  if (number == language::infinite) return "infinite";
  if (number == language::minus_infinite) return "-infinite";
  return std::to_string(number);
}

/// What a column says of the graphs, of which there are at most a hundred.
std::string total(const conjectures::Column& column, const std::vector<SmallGraph>& graphs) {
  std::map<std::int64_t, std::set<std::string>> of_value;
  std::int64_t sum = 0;
  for (const SmallGraph& graph : graphs) {
    const std::int64_t number = value(column.formula, graph).value();
    if (column.kind == Kind::by) ++sum;
    if (column.kind == Kind::count || column.kind == Kind::sum) sum += number;
    of_value[number].insert(graphs::write_small_graph(graph));
  }
  if (column.kind == Kind::count || column.kind == Kind::sum || column.kind == Kind::by) return written(sum);
  if (of_value.empty()) return "";
  std::string text;
  if (column.kind == Kind::histogram) {
    for (const auto& [number, some] : of_value)
      text += (text.empty() ? "" : ",") + written(number) + ":" + std::to_string(some.size());
    return text;
  }
  const bool least = column.kind == Kind::min || column.kind == Kind::argmin;
  const auto& [number, some] = least ? *of_value.begin() : *of_value.rbegin();
  if (column.kind == Kind::min || column.kind == Kind::max) return written(number);
  for (const std::string& graph : some) text += (text.empty() ? ":" : ",") + graph;
  return written(number) + text;
}

void fill(const LedgerQuestion& question, const std::vector<SmallGraph>& graphs, Ledger& ledger) {
  if (question.columns.empty()) {
    std::size_t number = 0;
    for (const SmallGraph& graph : graphs) {
      const language::Formula& asked = question.conjecture;
      ++number;
      if (asked.word == "->" && ledger.instance == 0 && value(asked.arguments[0], graph) != 0) ledger.instance = number;
      if (value(asked, graph) == 0) ledger.failures.push_back(graphs::write_small_graph(graph));
    }
    return;
  }
  std::map<std::vector<std::int64_t>, std::vector<SmallGraph>> parts;
  bool keyed = false;
  for (const SmallGraph& graph : graphs) {
    std::vector<std::int64_t> key;
    for (const conjectures::Column& column : question.columns)
      if (column.kind == Kind::by) key.push_back(value(column.formula, graph).value());
    keyed = !key.empty();
    parts[key].push_back(graph);
  }
  for (const conjectures::Column& column : question.columns) {
    std::string text;
    if (graphs.empty()) text = total(column, {});
    for (const auto& [key, some] : parts) {
      std::string name;
      for (const std::int64_t each : key) name += (name.empty() ? "" : ",") + written(each);
      text += (text.empty() ? "" : "; ") + (keyed ? name + " " : "") + total(column, some);
    }
    ledger.totals.push_back(text);
  }
}

}  // namespace

Certificate certify_piece(const std::string& piece_text, const std::string& statement) {
  const LedgerPiece piece = piece_of(piece_text);
  const LedgerQuestion question = question_of(statement);
  std::map<graphs::Word, unsigned> labelled;
  for (const SmallGraph& graph : labelled_graphs(piece.order)) {
    if (in_class(piece, graph)) ++labelled[piece.word_of(graph).word];
  }
  Ledger ledger;
  std::vector<SmallGraph> graphs;
  int number = 0;
  for (const auto& [word, times] : labelled) {
    if (number++ % piece.count != piece.index) continue;
    ledger.words.push_back(word);
    ledger.labelled += times;
    graphs.push_back(piece.graph_of(word));
  }
  fill(question, graphs, ledger);
  return sealed(piece, question, ledger);
}

Certificate as_piece(Certificate certificate, const std::string& piece) {
  certificate.claim.instance = piece;
  Ledger& ledger = *certificate.evidence.as<Ledger>();
  ledger.digest = digest(certificate.claim, ledger);
  return certificate;
}

Certificate without_graph(Certificate piece, std::size_t index) {
  Ledger& ledger = *piece.evidence.as<Ledger>();
  const LedgerPiece place = piece_of(piece.claim.instance);
  const auto at = ledger.words.begin() + static_cast<std::ptrdiff_t>(index);
  const SmallGraph graph = place.graph_of(*at);
  ledger.labelled -= *graphs::labellings(place.order, {}) / place.word_of(graph).automorphisms;
  ledger.words.erase(at);
  std::vector<SmallGraph> rest;
  for (const graphs::Word word : ledger.words) rest.push_back(place.graph_of(word));
  Ledger filled;
  fill(question_of(piece.claim.statement), rest, filled);
  ledger.instance = filled.instance;
  return as_piece(std::move(piece), certificates::text(place));
}

bool ledger_right(const Certificate& certificate) {
  const auto& ledger = *certificate.evidence.as<Ledger>();
  const LedgerPiece piece = piece_of(certificate.claim.instance);
  std::set<std::string> classes;
  std::vector<SmallGraph> graphs;
  for (const graphs::Word word : ledger.words) {
    graphs.push_back(piece.graph_of(word));
    if (!in_class(piece, graphs.back()) || !classes.insert(least_text(graphs.back())).second) return false;
  }
  graphs::Count labelled = 0;
  for (const SmallGraph& graph : labelled_graphs(piece.order)) labelled += classes.contains(least_text(graph)) ? 1 : 0;
  Ledger filled;
  fill(question_of(certificate.claim.statement), graphs, filled);
  const language::Formula asked = question_of(certificate.claim.statement).conjecture;
  // Any graph that satisfies the hypotheses will do.
  const bool instance_right =
      filled.instance == 0 || ledger.instance == 0
          ? filled.instance == ledger.instance
          : ledger.instance <= graphs.size() && value(asked.arguments[0], graphs[ledger.instance - 1]) != 0;
  return labelled == ledger.labelled && filled.failures == ledger.failures && filled.totals == ledger.totals &&
         instance_right &&
         certificate.claim.statement.starts_with("HOLDS ") == (filled.failures.empty() && filled.totals.empty());
}

}  // namespace gamecert::naive
