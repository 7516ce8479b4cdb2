// All winnable colourings of a graph at once.
//
// W(S), the green sets that win the subgraph induced on S, is the union over v in S of W(S - v) with
// the colour that makes v last added: green if deg_S(v) is even, red if it is odd. A W(S) is a string
// of bits indexed by green sets; v green moves every index up by 2^v, v red moves none.
// Up to order 12 all W(S) are kept, indexed by subsets of the whole: a few words are shifted for each
// S and v, 4^n n / 128 in all. Above, W(S) is indexed by subsets of S alone, and two layers of |S|
// are kept: 3^n n / 64 words in all, 160 MB at order 20.
#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "solve/ello/ello.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using Bits = std::vector<std::uint64_t>;

constexpr int greatest_whole = 12;
constexpr int greatest_order = 20;

std::size_t words_for(int variables) { return variables <= 6 ? 1 : std::size_t{1} << (variables - 6); }

/// W(S) for every S whose greatest member is `top`, of `words` words each; `stride` apart.
template <std::size_t words>
void fill(const SmallGraph& graph, int top, std::size_t stride, Bits& winning, std::vector<VertexSet>& odd) {
  for (VertexSet set = graphs::single(top); set < graphs::single(top + 1); ++set) {
    odd[set] = odd[set & (set - 1)] ^ graph.neighbours(std::countr_zero(set));  // bit v: deg_S(v) is odd
    std::array<std::uint64_t, words> sum{};
    for (VertexSet untried = set; untried != 0; untried &= untried - 1) {
      const int v = std::countr_zero(untried);
      const std::uint64_t* from = winning.data() + (set & ~graphs::single(v)) * stride;
      const bool green = (odd[set] >> v & 1) == 0;
      if (v < 6) {
        const int shift = green ? 1 << v : 0;
        for (std::size_t i = 0; i < words; ++i) sum[i] |= from[i] << shift;
      } else {
        const std::size_t moved = words_for(v);
        const std::size_t shift = green ? moved : 0;
        for (std::size_t i = 0; i + moved < words; ++i) sum[i + shift] |= from[i];
      }
    }
    std::copy(sum.begin(), sum.end(), winning.data() + set * stride);
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

Bits colourings_by_layers(const SmallGraph& graph, const Limits& limits) {
  Watch watch(limits);
  std::vector<std::uint32_t> number(std::size_t{1} << graph.order, 0);  // of a set in its layer
  Bits layer{1};
  for (int k = 0; k < graph.order; ++k) {
    std::uint32_t count = 0;
    const VertexSet first = graphs::first_vertices(k + 1);
    for (VertexSet set = first; set <= graph.vertices(); set = next_of_size(set)) number[set] = count++;
    const std::size_t words = words_for(k + 1);
    Bits next(words * count, 0);
    for (VertexSet set = first; set <= graph.vertices(); set = next_of_size(set)) {
      watch.look();
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

InducedColourings induced_winnable_colourings(const SmallGraph& graph) {
  static constexpr decltype(&fill<1>) fills[] = {fill<1>, fill<1>, fill<1>, fill<1>,  fill<1>,  fill<1>,
                                                 fill<2>, fill<4>, fill<8>, fill<16>, fill<32>, fill<64>};
  if (graph.order > greatest_whole) {
    throw text::LimitError("the colourings of all induced subgraphs need an order of at most " +
                           std::to_string(greatest_whole) + ", not " + std::to_string(graph.order));
  }
  const std::size_t stride = words_for(graph.order);
  Bits winning(stride << graph.order, 0);
  std::vector<VertexSet> odd(std::size_t{1} << graph.order, 0);
  winning[0] = 1;
  for (int top = 0; top < graph.order; ++top) fills[top](graph, top, stride, winning, odd);
  return {stride, std::move(winning)};
}

std::vector<std::uint64_t> winnable_colourings(const SmallGraph& graph, const Limits& limits) {
  if (graph.order > greatest_order) {
    throw text::LimitError("all colourings at once need an order of at most " + std::to_string(greatest_order) +
                           ", not " + std::to_string(graph.order));
  }
  if (graph.order > greatest_whole) return colourings_by_layers(graph, limits);
  const InducedColourings induced = induced_winnable_colourings(graph);
  return Bits(induced.winnable.end() - static_cast<std::ptrdiff_t>(induced.stride), induced.winnable.end());
}

}  // namespace gamecert::solve
