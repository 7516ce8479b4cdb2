// Classes of graphs as values, and the words that describe them: `connected,bipartite,max-degree:3`.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

/// The graphs of a kind that meet every condition.
struct GraphClass {
  enum class Kind { graphs, trees, mops, linear_mops, triangulations, digraphs, orientations, tournaments };
  /// From first to last, both included.
  struct Range {
    int first, last;
    bool contains(int number) const { return number >= first && number <= last; }
    friend bool operator==(const Range&, const Range&) = default;
  };
  static constexpr Range any_degree{0, SmallGraph::max_order - 1};
  static constexpr Range any_size{0, SmallGraph::max_order*(SmallGraph::max_order - 1)};

  Kind kind = Kind::graphs;
  bool only_connected = false;  // of a digraph, its underlying graph
  bool only_bipartite = false;
  bool only_triangle_free = false;
  bool only_regular = false;
  Range degrees = any_degree;
  Range sizes = any_size;  // edges, or arcs

  bool directed() const { return kind >= Kind::digraphs; }
  /// Whether there is no condition beside the kind and being connected.
  bool plain() const;
  /// Whether all degrees are 3 and graphs are connected, whatever else is demanded.
  bool connected_cubic() const { return kind == Kind::graphs && only_connected && degrees == Range{3, 3}; }
  /// Whether the generator of connected cubic graphs makes those of the order; if not, geng does, which is as good for
  /// small ones and better for bipartite ones.
  bool by_cubic_generator(int order) const { return connected_cubic() && order > (only_bipartite ? 20 : 14); }
  friend bool operator==(const GraphClass&, const GraphClass&) = default;

  static const GraphClass all, connected, trees;
};

inline constexpr GraphClass GraphClass::all{};
inline constexpr GraphClass GraphClass::connected{.only_connected = true};
inline constexpr GraphClass GraphClass::trees{.kind = Kind::trees};

/// The class that words separated by commas describe: all graphs that fit every one of them, connected ones unless
/// a word is among them that is a base itself (`all`, a kind of graphs). InputError with the column for a word that is
/// unknown or has a senseless number, and for two words that no graph fits.
GraphClass graph_class(std::string_view text);
/// The class in full, `connected,max-degree:3`; graph_class of it is the class again.
std::string name(const GraphClass& graph_class);

/// Whether the graph is in the class, decided from the definitions. A maximal outerplanar graph (mop) is a
/// triangle, or a smaller one with a new vertex joined to the ends of an edge that was in one triangle
/// only; it is linear if its order is 3 or exactly two vertices have degree 2. A triangulation of the sphere is a
/// planar graph of order n at least 3 with 3n - 6 edges: the most there can be.
bool member(const GraphClass& graph_class, const SmallGraph& graph);

/// A word for classes.
struct ClassWord {
  /// The numbers that stand behind the word, by what they bound.
  enum class Takes { nothing, perhaps_degree, least_degree, greatest_degree, sizes };
  std::string_view name;
  std::array<std::string_view, 2> also;  // other spellings
  Takes takes;
  bool base;                 // says by itself whether graphs need be connected; where no word does they must be
  GraphClass says;           // without what stands behind it
  std::string_view meaning;  // one line

  /// `max-degree:D`
  std::string usage() const;
};
std::span<const ClassWord> class_words();

}  // namespace gamecert::graphs
