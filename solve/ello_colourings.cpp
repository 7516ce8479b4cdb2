// All winnable colourings of a graph at once.
//
// W(S), the green sets that win the subgraph induced on S, is the union over v in S of W(S - v) with
// the colour that makes v last added: green if deg_S(v) is even, red if it is odd. A W(S) is a string
// of bits indexed by green sets; v green moves every index up by 2^v, v red moves none.
// Up to order 12 all W(T) of the graph without its last vertex z are kept, for the next graph may
// share them. For S = T + z the parity of the greens of S is that of order + size (Thm 1.5), so the
// greens of T tell the colour of z: W(S) is kept as U(T), indexed by greens of T alone, the union of
// W(T), where z is last, and of the U(T - v). A few words are shifted for each T and v.
// Above, W(S) is indexed by subsets of S alone, and two layers of |S| are kept: 3^n n / 64 words in
// all, 160 MB at order 20.
#include "solve/ello_colourings.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "graphs/errors.hpp"
#include "graphs/invariants.hpp"
#include "solve/ello.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using Bits = std::vector<std::uint64_t>;

constexpr int greatest_order = 20;

std::size_t words_for(int variables) { return variables <= 6 ? 1 : std::size_t{1} << (variables - 6); }

/// Where the bits of a set lie: sets with the same greatest member have equally many words.
std::size_t place(VertexSet set) {
  const int size = static_cast<int>(std::bit_width(set));  // greatest member + 1
  if (size <= 6) return set;
  std::size_t before = 64;
  for (int smaller = 7; smaller < size; ++smaller) before += words_for(smaller) << (smaller - 1);
  return before + (set - (VertexSet{1} << (size - 1))) * words_for(size);
}

/// Completes the bits of every set whose greatest member is `top`: adds to what is there, for each
/// member v, the bits of the set without v. `odd(set)` are the members that are red when last.
template <std::size_t words, class Odd>
void complete(int top, std::uint64_t* all, Odd&& odd) {
  constexpr std::size_t half = words == 1 ? 1 : words / 2;
  const VertexSet first = graphs::single(top);
  std::uint64_t* const here = all + place(first);
  for (VertexSet below = 0; below < first; ++below) {
    const VertexSet red = odd(first | below);
    std::array<std::uint64_t, words> sum;
    std::copy_n(here + below * words, words, sum.begin());
    const std::uint64_t* without_top = all + place(below);
    const std::size_t known = words_for(static_cast<int>(std::bit_width(below)));
    if (words == 1) {
      sum[0] |= without_top[0] << ((~red >> top & 1) << (top < 6 ? top : 0));
    } else {
      std::uint64_t* to = sum.data() + ((red >> top & 1) != 0 ? 0 : half);
      for (std::size_t i = 0; i < known; ++i) to[i] |= without_top[i];
    }
    for (VertexSet untried = below & 63; untried != 0; untried &= untried - 1) {
      const int v = std::countr_zero(untried);
      const std::uint64_t* from = here + (below & ~graphs::single(v)) * words;
      const std::uint64_t shift = (~red >> v & 1) << v;
      for (std::size_t i = 0; i < words; ++i) sum[i] |= from[i] << shift;
    }
    for (VertexSet untried = below & ~VertexSet{63}; untried != 0; untried &= untried - 1) {
      const int v = std::countr_zero(untried);
      const std::uint64_t* from = here + (below & ~graphs::single(v)) * words;
      const std::size_t moved = std::size_t{1} << (v - 6);
      std::uint64_t* to = sum.data() + ((red >> v & 1) != 0 ? 0 : moved);
      for (std::size_t i = 0; i + moved < words; ++i) to[i] |= from[i];
    }
    std::copy_n(sum.begin(), words, here + below * words);
  }
}

/// The same for every set of members below `order`, from the empty set on.
template <class Odd>
void complete_all(int order, std::uint64_t* all, Odd&& odd) {
  for (int top = 0; top < order; ++top) {
    if (top < 6) complete<1>(top, all, odd);
    if (top == 6) complete<2>(top, all, odd);
    if (top == 7) complete<4>(top, all, odd);
    if (top == 8) complete<8>(top, all, odd);
    if (top == 9) complete<16>(top, all, odd);
    if (top == 10) complete<32>(top, all, odd);
  }
}

/// Blocks of 2^rank bits of the low half of a word, drawn apart to every other block.
std::uint64_t drawn_apart(std::uint64_t half, int rank) {
  static constexpr std::uint64_t blocks[] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                             0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
  half &= blocks[5];
  for (int step = 4; step >= rank; --step) half = (half | half << (1 << step)) & blocks[step];
  return half;
}

/// Adds `from`, over k variables, to `to`, over one more that is put in at `rank` with the given value.
void add_with_variable(std::uint64_t* to, const std::uint64_t* from, int k, int rank, bool green) {
  const std::size_t words = words_for(k);
  if (rank >= 6) {
    const std::size_t block = words_for(rank);
    for (std::size_t i = 0; i < words; i += block) {
      std::uint64_t* place = to + 2 * i + (green ? block : 0);
      for (std::size_t j = 0; j < block; ++j) place[j] |= from[i + j];
    }
    return;
  }
  const int shift = green ? 1 << rank : 0;
  for (std::size_t i = 0; i < words; ++i) {
    to[2 * i] |= drawn_apart(from[i], rank) << shift;
    if (k >= 6) to[2 * i + 1] |= drawn_apart(from[i] >> 32, rank) << shift;
  }
}

/// The next set with as many members (Ralph William Gosper, HAKMEM 175, 1972).
VertexSet next_of_size(VertexSet set) {
  const VertexSet low = set & -set;
  const VertexSet carried = set + low;
  return carried | ((set ^ carried) >> 2) / low;
}

Bits colourings_by_layers(const SmallGraph& graph) {
  std::vector<std::uint32_t> number(std::size_t{1} << graph.order, 0);  // of a set in its layer
  Bits layer{1};
  for (int k = 0; k < graph.order; ++k) {
    std::uint32_t count = 0;
    const VertexSet first = graphs::first_vertices(k + 1);
    for (VertexSet set = first; set <= graph.vertices(); set = next_of_size(set)) number[set] = count++;
    const std::size_t words = words_for(k + 1);
    Bits next(words * count, 0);
    for (VertexSet set = first; set <= graph.vertices(); set = next_of_size(set)) {
      VertexSet odd = 0;  // the vertices of odd degree
      graphs::each(set, [&](int v) { odd ^= graph.neighbours(v); });
      int rank = 0;
      graphs::each(set, [&](int v) {
        const std::size_t from = number[set & ~graphs::single(v)];
        const bool green = (odd >> v & 1) == 0;
        add_with_variable(next.data() + number[set] * words, layer.data() + from * words_for(k), k, rank++, green);
      });
    }
    layer = std::move(next);
  }
  return layer;
}

}  // namespace

void WinnableColourings::take(const SmallGraph& graph) {
  const int base = graph.order - 1;
  const VertexSet below = graphs::first_vertices(base);
  bool same = base == base_order_;
  for (int v = 0; v < base && same; ++v)
    same = base_rows_[static_cast<std::size_t>(v)] == (graph.neighbours(v) & below);
  if (!same) take_base(graph);
  last_neighbours_ = graph.neighbours(base);
  odd_type_ = !graphs::even_type(graph);
  extended_ = base_;
  complete_all(base_order_, extended_.data(), [&](VertexSet set) { return odd_[set] ^ last_neighbours_; });
}

void WinnableColourings::take_base(const SmallGraph& graph) {
  base_order_ = graph.order - 1;
  base_rows_.clear();
  for (int v = 0; v < base_order_; ++v) {
    base_rows_.push_back(graph.neighbours(v) & graphs::first_vertices(base_order_));
  }
  odd_.assign(std::size_t{1} << base_order_, 0);
  for (VertexSet set = 1; set < odd_.size(); ++set) {
    odd_[set] = odd_[set & (set - 1)] ^ base_rows_[static_cast<std::size_t>(std::countr_zero(set))];
  }
  base_.assign(place(VertexSet{1} << base_order_), 0);
  base_[0] = 1;
  complete_all(base_order_, base_.data(), [&](VertexSet set) { return odd_[set]; });
}

int WinnableColourings::count() const {
  const std::uint64_t* words = extended_.data() + place(graphs::first_vertices(base_order_));
  int total = 0;
  for (std::size_t i = 0; i < words_for(base_order_); ++i) total += std::popcount(words[i]);
  return total;
}

std::vector<std::uint64_t> WinnableColourings::bits() const {
  constexpr std::uint64_t odd_numbers = 0x6996966996696996;  // bit i: i has oddly many ones
  const std::uint64_t* words = extended_.data() + place(graphs::first_vertices(base_order_));
  Bits result(words_for(base_order_ + 1), 0);
  for (std::size_t i = 0; i < words_for(base_order_); ++i) {
    // The last vertex is green where the other greens have not yet the parity of order + size.
    const bool turned = (std::popcount(i) % 2 != 0) != odd_type_;
    const std::uint64_t green = words[i] & (turned ? ~odd_numbers : odd_numbers);
    const std::uint64_t red = words[i] & ~green;
    result[i] |= red;
    if (base_order_ < 6) {
      result[0] |= green << (1 << base_order_);
    } else {
      result[i + words_for(base_order_)] |= green;
    }
  }
  return result;
}

std::vector<std::uint64_t> winnable_colourings(const SmallGraph& graph) {
  if (graph.order > greatest_order) {
    throw LimitError("all colourings at once need an order of at most " + std::to_string(greatest_order) + ", not " +
                     std::to_string(graph.order));
  }
  if (graph.order == 0) return {1};
  if (graph.order > WinnableColourings::max_order) return colourings_by_layers(graph);
  WinnableColourings colourings;
  colourings.take(graph);
  return colourings.bits();
}

}  // namespace gamecert::solve
