// Sets of vertices, each with the green sets that win on it.
//
// An order of the vertices wins a colouring exactly if every vertex is green that has an even number of neighbours
// before it, and red every other one (Proposition 1.1). So a set of vertices is won by the green sets for which one of
// its vertices can come last: its colour is the one that its degree in the set says, and the others are won without it.
// For each set of vertices there is a bit for each green set of the whole graph; vertices outside do not matter.
#include "certificates/ledgers/winning_orders.hpp"

#include <bit>

namespace gamecert::certificates {
namespace {

using graphs::VertexSet;

constexpr int most_vertices = 12;

/// Of the green sets 64 word + bit, those that hold v.
std::uint64_t green_at(int v, std::size_t word) {
  constexpr std::uint64_t low[] = {0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
                                   0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000};
  return v < 6 ? low[v] : (word >> (v - 6) & 1) != 0 ? ~std::uint64_t{0} : 0;
}

std::vector<std::uint64_t> winning_green_sets(const graphs::SmallGraph& graph, std::size_t words) {
  std::vector<std::uint64_t> won(words << graph.order);
  const auto row = [&](VertexSet vertices) { return won.begin() + static_cast<std::ptrdiff_t>(vertices * words); };
  std::fill_n(row(0), words, ~std::uint64_t{0});
  for (VertexSet vertices = 1; vertices <= graph.vertices(); ++vertices) {
    const auto here = row(vertices);
    graphs::each(vertices, [&](int last) {
      const auto before = row(vertices & ~graphs::single(last));
      const std::uint64_t red = graphs::odd(graph.neighbours(last) & vertices) ? ~std::uint64_t{0} : 0;
      for (std::size_t word = 0; word < words; ++word) here[word] |= before[word] & (green_at(last, word) ^ red);
    });
  }
  return {row(graph.vertices()), won.end()};
}

}  // namespace

std::uint64_t WinningOrders::truths(const language::Formula& asks, std::size_t word, std::uint64_t wanted) {
  if (graph().directed || graph().order > most_vertices || asks != conjectures::ello_of_colouring)
    return PlayedValues::truths(asks, word, wanted);
  if (won_.empty()) won_ = winning_green_sets(graph(), colouring_words());
  return won_.at(word);
}

void WinningOrders::forget() {
  PlayedValues::forget();
  won_.clear();
}

}  // namespace gamecert::certificates
