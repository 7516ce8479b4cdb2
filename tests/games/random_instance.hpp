// Instances of any registered game, drawn at random from what its declaration says.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"
#include "tests/games/random_triangulation.hpp"

namespace gamecert::testing {

/// A random graph or, one time in three, a random forest; sparse and dense ones.
inline std::vector<graphs::Edge> random_edges(int order, std::mt19937& random) {
  std::vector<graphs::Edge> edges;
  const bool forest = random() % 3 == 0;
  const auto density = 1 + random() % 3;
  for (int v = 1; v < order; ++v) {
    if (forest) {
      if (random() % 6 != 0) edges.emplace_back(static_cast<int>(random() % static_cast<unsigned>(v)), v);
      continue;
    }
    for (int u = 0; u < v; ++u) {
      if (random() % 4 < density) edges.emplace_back(u, v);
    }
  }
  return edges;
}

inline std::string random_board(games::BoardKind kind, int order, std::mt19937& random) {
  if (kind == games::BoardKind::heaps) {
    const int first = static_cast<int>(random() % static_cast<unsigned>(order + 1));
    return "heaps:" + std::to_string(first) + "," + std::to_string(order - first);
  }
  if (kind == games::BoardKind::points) return random_bare_points(order, random);
  if (kind == games::BoardKind::triangulation || kind == games::BoardKind::drawn_triangulation)
    return random_triangulation(kind == games::BoardKind::drawn_triangulation, order, random);
  std::vector<graphs::Edge> edges = random_edges(order, random);
  const bool directed =
      kind == games::BoardKind::digraph || (kind == games::BoardKind::graph_or_digraph && random() % 2 == 0);
  if (!directed) return graphs::write_graph6(graphs::Graph(order, edges));
  for (graphs::Edge& arc : edges) {
    if (random() % 4 == 0) std::swap(arc.first, arc.second);
  }
  return graphs::write_digraph6(graphs::Digraph(order, edges));
}

/// ` name=value` with a value that has the attribute's shape, or nothing.
inline std::string random_attribute(const games::AttributeInfo& attribute, const games::Instance& board,
                                    std::mt19937& random) {
  using Shape = games::AttributeInfo::Shape;
  std::vector<std::string> entries;
  if (attribute.shape == Shape::order) {
    std::vector<int> vertices = board.ordering(attribute.name);
    std::shuffle(vertices.begin(), vertices.end(), random);
    for (int v : vertices) entries.push_back(std::to_string(v));
  } else if (attribute.shape == Shape::edge_values || attribute.shape == Shape::edges) {
    const bool valued = attribute.shape == Shape::edge_values;
    for (const auto& [u, v] : board.edges()) {
      if (random() % 4 != 0) continue;
      entries.push_back(std::to_string(v) + "-" + std::to_string(u));
      if (valued) entries.back() += ":" + std::to_string(1 + random() % 2);
    }
  } else {
    for (int v = 0; v < board.order(); ++v) {
      if (random() % 4 != 0) continue;
      const bool valued = attribute.shape == Shape::vertex_values;
      entries.push_back(std::to_string(v) + (valued ? ":" + std::to_string(1 + random() % 2) : ""));
    }
  }
  std::string text;
  for (const std::string& entry : entries) text += (text.empty() ? "" : ",") + entry;
  return text.empty() ? "" : " " + std::string(attribute.name) + "=" + text;
}

/// An instance that the game takes with these parameters.
inline std::string random_instance(const games::Entry& entry, const std::map<std::string, int>& parameters, int order,
                                   std::mt19937& random) {
  for (;;) {
    const std::string board = random_board(entry.info.board, order, random);
    std::string line = board;
    for (const games::AttributeInfo& attribute : entry.info.attributes) {
      if (random() % 3 != 0) line += random_attribute(attribute, games::Instance(board), random);
    }
    try {
      games::make(entry, games::Instance(line), parameters);
      return line;
    } catch (const text::InputError&) {
    }
  }
}

/// The usual parameters, and for every word of a parameter, and for some ratios, those with that value instead.
inline std::vector<std::map<std::string, int>> parameter_choices(const games::GameInfo& info) {
  std::vector<std::map<std::string, int>> choices(1);
  for (const games::ParameterInfo& parameter : info.parameters) {
    if (parameter.ratio) {
      for (const auto& [p, q] : {std::pair(1, 1), std::pair(2, 1), std::pair(1, 3), std::pair(9999, 1)})
        choices.push_back({{std::string(parameter.name), games::ratio_value(p, q)}});
    }
    for (int word = 0; word < static_cast<int>(parameter.words.size()); ++word) {
      if (word != parameter.usual) choices.push_back({{std::string(parameter.name), word}});
    }
  }
  return choices;
}

/// Those of which formulas are made: not the reading `extendable` of `weak`, which is for play only.
inline std::vector<std::map<std::string, int>> formula_choices(const games::GameInfo& info) {
  std::vector<std::map<std::string, int>> choices = parameter_choices(info);
  std::erase_if(choices, [&](const auto& parameters) {
    const auto reading = parameters.find("reading");
    return reading != parameters.end() && games::value_text(info, "reading", reading->second) == "extendable";
  });
  return choices;
}

}  // namespace gamecert::testing
