// The search for the greatest word: ordered partitions, refined until every cell sees every cell evenly.
//
// Every step depends on the isomorphism class alone. Cells are handled by their place, split by numbers of neighbours,
// and branched on at every vertex, or at one of a cell of twins: to swap two twins is an automorphism that keeps all
// other vertices, so that all branches of the cell have the same words.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "graphs/canonical_word.hpp"
#include "graphs/small_graph.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {

template <int largest>
using CanonicalRows = std::array<VertexSet, largest>;

/// All vertices that are searched, in an order.
template <int largest>
struct PlacedVertices {
  const CanonicalRows<largest>& out;  // neighbours of each vertex, of a digraph the heads of its arcs
  const CanonicalRows<largest>& in;   // of digraphs: the tails
  bool directed = false;
  int count = 0;
  std::array<int, largest> vertices{}, places{};  // the vertex at each place, the place of each vertex

  std::size_t vertex(int place) const { return static_cast<std::size_t>(vertices[static_cast<std::size_t>(place)]); }
  VertexSet places_of(VertexSet set) const {
    VertexSet result = 0;
    each(set, [&](int u) { result |= single(places[static_cast<std::size_t>(u)]); });
    return result;
  }
};

/// Of graphs to order `largest`. WordOf()(placed) is the word of PlacedVertices: it depends on how places are joined
/// alone, and says how they are.
template <int largest, class WordOf>
class CanonicalSearch {
 public:
  CanonicalSearch(const SmallGraph& graph, VertexSet component) : directed_(graph.directed), vertices_(component) {
    each(component, [&](int v) {
      at(out_, v) = graph.neighbours(v);
      if (directed_) each(graph.neighbours(v), [&](int w) { at(in_, w) |= single(v); });
    });
  }

  /// With the vertices of each cell apart from the others, in the order of the cells.
  CanonicalOrder run(std::span<const VertexSet> cells) {
    Partition start;
    int place = 0;
    for (const VertexSet all : cells) {
      const VertexSet cell = all & vertices_;
      if (cell == 0) continue;
      at(start.cells, place) = cell;
      start.todo |= single(place);
      if ((cell & (cell - 1)) != 0) start.open |= single(place);
      place += std::popcount(cell);
    }
    visit(start, 1);
    return {{order_.begin(), order_.begin() + std::popcount(vertices_)}, best_, automorphisms_};
  }

 private:
  using Rows = CanonicalRows<largest>;
  static constexpr std::int64_t leaf_limit = 10'000'000;

  /// The cell that begins at place p holds the vertices whose places are p, p+1, ...
  struct Partition {
    Rows cells{};
    VertexSet open = 0;  // places of cells with more than one vertex
    VertexSet todo = 0;  // places of cells by which the others are still to be split
  };

  static VertexSet at(const Rows& rows, int v) { return rows[static_cast<std::size_t>(v)]; }
  static VertexSet& at(Rows& rows, int v) { return rows[static_cast<std::size_t>(v)]; }

  /// `alike`: how many leaves each leaf below stands for.
  void visit(Partition& partition, Word alike) {
    text::pause();
    refine(partition);
    if (partition.open == 0) return look(partition, alike);
    const int place = std::countr_zero(partition.open);
    const VertexSet cell = at(partition.cells, place);
    const bool one = twins(cell);
    for (VertexSet rest = one ? cell & -cell : cell; rest != 0; rest &= rest - 1) {
      Partition branch = partition;
      split(branch, place, {rest & -rest, cell & ~(rest & -rest)});
      visit(branch, one ? alike * static_cast<Word>(std::popcount(cell)) : alike);
    }
  }

  void refine(Partition& partition) const {
    while (partition.todo != 0 && partition.open != 0) {
      const int place = std::countr_zero(partition.todo);
      partition.todo &= partition.todo - 1;
      const VertexSet by = at(partition.cells, place);
      split_all(partition, by, out_);
      if (directed_) split_all(partition, by, in_);
    }
  }

  /// Splits every cell by how many of the rows of `by` its vertices are in, ascending.
  static void split_all(Partition& partition, VertexSet by, const Rows& rows) {
    std::array<VertexSet, 5> sums{};  // bit i of the number of each vertex
    std::size_t height = 0;
    for (VertexSet rest = by; rest != 0; rest &= rest - 1) {
      VertexSet carry = at(rows, std::countr_zero(rest));
      for (std::size_t i = 0; carry != 0; ++i) {
        const VertexSet sum = sums[i] ^ carry;
        carry &= sums[i];
        sums[i] = sum;
        if (i >= height) height = i + 1;
      }
    }
    for (VertexSet open = partition.open; open != 0; open &= open - 1) {
      const int place = std::countr_zero(open);
      const VertexSet cell = at(partition.cells, place);
      for (std::size_t i = 0; i < height; ++i) {
        if ((cell & sums[i]) != 0 && (cell & ~sums[i]) != 0) {
          split_by(partition, place, cell, sums, height);
          break;
        }
      }
    }
  }

  static void split_by(Partition& partition, int place, VertexSet cell, const std::array<VertexSet, 5>& sums,
                       std::size_t height) {
    if (height == 0) return;
    const VertexSet few = cell & ~sums[height - 1];
    const VertexSet many = cell & sums[height - 1];
    if (few != 0 && many != 0) split(partition, place, {few, many});
    if (few != 0 && (few & (few - 1)) != 0) split_by(partition, place, few, sums, height - 1);
    if (many != 0 && (many & (many - 1)) != 0) split_by(partition, place + std::popcount(few), many, sums, height - 1);
  }

  static void split(Partition& partition, int place, const std::array<VertexSet, 2>& into) {
    const int next = place + std::popcount(into[0]);
    at(partition.cells, place) = into[0];
    at(partition.cells, next) = into[1];
    partition.todo |= single(place) | single(next);
    if ((into[0] & (into[0] - 1)) == 0) partition.open &= ~single(place);
    if ((into[1] & (into[1] - 1)) != 0) partition.open |= single(next);
  }

  /// Whether any two vertices of the cell are adjacent to the same others.
  bool twins(VertexSet cell) const {
    const int first = std::countr_zero(cell);
    const VertexSet inside = at(out_, first) & cell;
    if (inside != 0 && inside != (cell & ~single(first))) return false;
    for (VertexSet rest = cell & (cell - 1); rest != 0; rest &= rest - 1) {
      const int v = std::countr_zero(rest);
      if ((at(out_, v) & ~cell) != (at(out_, first) & ~cell) || (at(in_, v) & ~cell) != (at(in_, first) & ~cell))
        return false;
      if ((at(out_, v) & cell) != (inside == 0 ? 0 : cell & ~single(v))) return false;
    }
    return true;
  }

  void look(const Partition& partition, Word alike) {
    if (++leaves_ > leaf_limit) throw text::LimitError("a graph has more than ten million canonical orders to compare");
    PlacedVertices<largest> placed{.out = out_, .in = in_, .directed = directed_, .count = std::popcount(vertices_)};
    for (int p = 0; p < placed.count; ++p) {
      const int v = std::countr_zero(at(partition.cells, p));
      placed.vertices[static_cast<std::size_t>(p)] = v;
      placed.places[static_cast<std::size_t>(v)] = p;
    }
    const Word word = WordOf()(placed);
    if (leaves_ > 1 && word < best_) return;
    if (leaves_ > 1 && word == best_) {
      automorphisms_ += alike;
      return;
    }
    best_ = word;
    automorphisms_ = alike;
    order_ = placed.vertices;
  }

  const bool directed_;
  const VertexSet vertices_;
  Rows out_{}, in_{};  // in_ of digraphs only
  std::int64_t leaves_ = 0;
  Word best_ = 0, automorphisms_ = 0;
  std::array<int, largest> order_{};  // the vertex at each place
};

}  // namespace gamecert::graphs
