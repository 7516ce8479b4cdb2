// Writers beside the readers of graph_block.cpp.
#include "graphs/streams/format_text.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "graphs/formats.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

std::string head(const Graph& graph) { return std::to_string(graph.order()) + " " + std::to_string(graph.size()); }

/// Pairs, each between two texts.
std::string pairs_text(const std::vector<Edge>& pairs, int first_vertex, const std::string& before,
                       const std::string& between, const std::string& behind) {
  std::string text;
  for (const auto& [u, v] : pairs)
    text += before + std::to_string(u + first_vertex) + between + std::to_string(v + first_vertex) + behind;
  return text;
}

std::string dimacs_text(const Graph& graph) {
  return "p edge " + head(graph) + "\n" + pairs_text(graph.edges(), 1, "e ", " ", "\n");
}

/// On one line, as by nauty-showg -eq: a list with a line for every edge could be edges alone.
std::string list_text(const Graph& graph) {
  const std::string pairs = pairs_text(graph.edges(), 0, "  ", " ", "");
  return head(graph) + "\n" + (pairs.empty() ? "" : pairs.substr(2)) + "\n";
}

std::string edges_text(const Graph& graph) {
  if (graph.order() == 0 || graph.degree(graph.order() - 1) == 0)
    throw text::InputError(
        "expected a graph whose last vertex has an edge for the format edges, found " +
        (graph.order() == 0 ? "order 0" : "vertex " + std::to_string(graph.order() - 1) + " without") +
        "; edge-list and labels keep it");
  return pairs_text(graph.edges(), 0, "", " ", "\n") + "\n";
}

std::string labels_text(const Graph& graph) {
  if (graph.order() == 0) throw text::InputError("expected an order of at least 1 for the format labels, found 0");
  std::string text = pairs_text(graph.edges(), 0, "", " ", "\n");
  for (int v = 0; v < graph.order(); ++v)
    if (graph.degree(v) == 0) text += std::to_string(v) + "\n";
  return text + "\n";
}

std::string matrix_text(const Graph& graph) {
  constexpr int most = 20'000;
  if (graph.order() == 0 || graph.order() > most)
    throw text::InputError("expected an order from 1 to " + std::to_string(most) + " for the format matrix, found " +
                           std::to_string(graph.order()));
  std::string text;
  for (int u = 0; u < graph.order(); ++u) {
    std::string row(static_cast<std::size_t>(graph.order()), '0');
    for (const int v : graph.neighbours(u)) row[static_cast<std::size_t>(v)] = '1';
    text += row + "\n";
  }
  return text + "\n";
}

std::string line(std::string text) { return text + "\n"; }

std::string board_text(std::string_view family, int order, const std::vector<Edge>& pairs) {
  const std::string list = pairs_text(pairs, 0, ",", "-", "");
  return std::string(family) + ":" + std::to_string(order) + ":" + (list.empty() ? "" : list.substr(1));
}

}  // namespace

std::span<const WrittenFormat> written_formats() {
  static constexpr WrittenFormat all[] = {
      {"graph6", "a line each", [](const Graph& graph) { return line(write_graph6(graph)); }},
      {"sparse6", "a line each", [](const Graph& graph) { return line(write_sparse6(graph)); }},
      {"dimacs", "DIMACS .col, vertices from 1 on", dimacs_text},
      {"edge-list", "ORDER SIZE, then the ends of the edges on a line", list_text},
      {"edges", "the ends of an edge a line", edges_text},
      {"labels", "the same, vertices without edges alone on a line", labels_text},
      {"matrix", "rows of 0 and 1", matrix_text},
      {"board", "edges:N:U-V,... for the command line", [](const Graph& graph) { return line(write_board(graph)); }},
  };
  return all;
}

std::string write_increment(const Graph& before, const Graph& graph) {
  const std::vector<Edge> had = before.edges(), has = graph.edges();
  std::vector<Edge> changed;
  std::ranges::set_symmetric_difference(had, has, std::back_inserter(changed));
  const std::size_t head_length = write_sparse6(Graph(graph.order(), {})).size();
  return ";" + write_sparse6(Graph(graph.order(), changed)).substr(head_length);
}

std::string write_planar_code(const Graph& graph, std::span<const std::vector<int>> around) {
  constexpr int most = 65535, most_in_byte = 255;
  if (graph.order() < 1 || graph.order() > most)
    throw text::InputError("expected an order from 1 to " + std::to_string(most) + " for planar code, found " +
                           std::to_string(graph.order()));
  const bool wide = graph.order() > most_in_byte;
  std::string code = wide ? std::string(1, '\0') : "";
  const auto put = [&](int number) {
    if (wide) code += static_cast<char>(number / (most_in_byte + 1));
    code += static_cast<char>(number % (most_in_byte + 1));
  };
  put(graph.order());
  for (const std::vector<int>& neighbours : around) {
    for (const int v : neighbours) put(v + 1);
    put(0);
  }
  return code;
}

std::string write_board(const Graph& graph) { return board_text("edges", graph.order(), graph.edges()); }
std::string write_board(const Digraph& digraph) { return board_text("arcs", digraph.order(), digraph.arcs()); }

}  // namespace gamecert::graphs
