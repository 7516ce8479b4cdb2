// One line that names what is played on: a board, then attributes.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/info.hpp"
#include "games/instances/parameters.hpp"
#include "graphs/family_member.hpp"
#include "graphs/graph.hpp"
#include "text/cursor.hpp"

namespace gamecert::games {

using Board = graphs::FamilyMember;

/// What boards of the kind are called: `a graph`, `heaps such as heaps:3,5`.
std::string_view board_name(BoardKind kind);
/// What the board is: `a graph`, `heaps`.
std::string_view kind_of(const Board& board);

/// All segments between points, as (smaller, larger), ascending.
std::vector<graphs::Edge> segments(int order);

/// The board a line names, with the attributes given beside it.
class Instance {
 public:
  /// Reads graph6, sparse6, digraph6 or `family:parameters`, then `name=value` words, in that order.
  /// InputError with the column in `line`.
  explicit Instance(std::string_view line);
  Instance(Board board, std::string text);

  /// The line with single spaces: what certificates carry.
  const std::string& text() const { return text_; }
  const Board& board() const { return board_; }
  /// The graph; InputError if the board is another.
  const graphs::Graph& graph() const;
  /// The triangulation, three bare points being one; InputError if the board is another.
  graphs::Triangulation triangulation() const;
  /// The bare points; InputError if the board is another.
  const graphs::PointSet& points() const;
  int order() const;
  /// The neighbours of v; on a digraph the heads of the arcs out of v, in a heap the tokens beside v.
  std::span<const int> neighbours(int v) const;
  /// The edges of a graph or a triangulation, all segments between bare points, as (smaller, larger), ascending.
  std::vector<graphs::Edge> edges() const;

  /// The attribute's vertices, ascending; empty if it is not given. InputError for a vertex
  /// outside the board or given twice.
  std::vector<int> vertices(std::string_view attribute) const;
  /// The value of every vertex, `missing` where none is given. InputError for values outside least..greatest.
  std::vector<int> vertex_values(std::string_view attribute, int least, int greatest, int missing) const;
  /// The value of every edge, in the order of edges(); 0 where none is given. InputError for what is no
  /// edge and for values outside least..greatest.
  std::vector<int> edge_values(std::string_view attribute, int least, int greatest) const;
  /// The attribute's edges by their number in edges(), ascending; InputError as for edge_values.
  std::vector<int> edge_set(std::string_view attribute) const;
  /// The vertices in the order given, or in their own. InputError unless every vertex is given once.
  std::vector<int> ordering(std::string_view attribute) const;
  bool has(std::string_view attribute) const;
  /// InputError at the attribute's value, for what its game finds wrong with it.
  [[noreturn]] void refuse(std::string_view attribute, const std::string& message) const;
  /// InputError if the board is of the wrong kind or an attribute is not one of the game's.
  void require(const GameInfo& info) const;

 private:
  struct Attribute {
    std::string name, value;
    std::size_t column;        // of the name
    std::size_t value_column;  // of the value
  };
  const Attribute* find(std::string_view name) const;
  text::Cursor value_of(std::string_view attribute) const;  // empty if it is not given
  template <class ReadValue>
  std::vector<int> read_edges(std::string_view name, ReadValue&& read) const;

  std::string text_;
  Board board_;
  std::vector<Attribute> attributes_;
};

}  // namespace gamecert::games
