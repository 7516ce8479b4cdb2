// The definitions of the ELLO paper, read off the table of winnable games.
#include "papers/ello/games.hpp"

#include "graphs/invariants.hpp"

namespace gamecert::papers {
ElloGames::ElloGames(const SmallGraph& graph)
    : graph_(graph),
      sizes_(std::size_t{1} << graph.order, 0),
      parity_driven_(std::size_t{1} << graph.order, Known::no_answer) {
  for (VertexSet on = 1; on <= all(); ++on) {
    const VertexSet rest = on & (on - 1);
    sizes_[on] = static_cast<std::uint8_t>(sizes_[rest] + degree(rest, std::countr_zero(on)));
  }
}

VertexSet ElloGames::odd_vertices(VertexSet on) const {
  VertexSet odd = 0;
  graphs::each(on, [&](int v) { odd ^= graph_.neighbours(v); });
  return odd & on;
}

bool ElloGames::parity_driven(VertexSet on) const {
  Known& known = parity_driven_[on];
  if (known == Known::no_answer) known = all_of_parity_winnable(on) ? Known::yes : Known::no;
  return known == Known::yes;
}

// Counts the winnable games of the right parity: the table has no bits but those of sets of green vertices in `on`.
bool ElloGames::all_of_parity_winnable(VertexSet on) const {
  constexpr std::uint64_t odd_sets = 0x6996966996696996;  // bit i: i has an odd number of bits
  const int order = std::popcount(on);
  if (order == 0) return true;
  int winnable = 0;
  for (std::size_t word = 0; word < induced().stride; ++word) {
    const bool odd_here = odd_type(on) != (std::popcount(word) % 2 != 0);
    std::uint64_t games = induced_.winnable[on * induced_.stride + word] & (odd_here ? odd_sets : ~odd_sets);
    if (word == 0) games &= ~std::uint64_t{1};  // no green vertex: trivial
    winnable += std::popcount(games);
  }
  return winnable == (1 << (order - 1)) - (odd_type(on) ? 0 : 1);
}

}  // namespace gamecert::papers
