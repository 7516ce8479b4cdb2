// What a game declares about itself; command line, help and documentation follow from it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gamecert::games {

/// What a mover without a move does. (Misere play turns `loses` into wins.)
enum class Stuck { loses, ends };

/// The boards a game is played on.
enum class BoardKind { graph, digraph, graph_or_digraph, heaps };

/// A part of the instance line beside the board, `name=value`.
struct AttributeInfo {
  enum class Shape {
    vertices,       // 0,2,5
    vertex_values,  // 0:2,3:1
    edge_values,    // 0-1:2,3-4:1
    order,          // every vertex once: 2,0,1
  };
  std::string_view name;
  Shape shape = Shape::vertices;
  std::string_view meaning;
};

/// An option of the game, `--name value`: a whole number, or one of some words.
struct ParameterInfo {
  std::string_view name;
  int least = 0;
  int greatest = 0;
  int usual = 0;
  std::string_view meaning;
  std::vector<std::string_view> words = {};  // if there are any: the values 0, 1, ... (no least and greatest)
};

struct GameInfo {
  std::string_view name;
  std::string_view summary;  // one line
  int version = 1;           // of the rules; a certificate of another version is rejected
  int players = 2;
  BoardKind board = BoardKind::graph;
  Stuck stuck = Stuck::loses;
  std::vector<std::string_view> planes;  // names of the board's planes, in order
  std::vector<AttributeInfo> attributes = {};
  std::vector<ParameterInfo> parameters = {};
};

}  // namespace gamecert::games
