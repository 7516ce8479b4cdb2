// Unwinnable games by leaving out those that certainly win.
//
// A graph that is odd-degenerate is an oddity (the ELLO paper, Prop 3.5), so all its games of odd
// parity win. In a graph of even type a green vertex v of even degree leaves a game of odd parity on
// G - v (Lemma 3.1); if G - v is odd-degenerate, every game of even parity in which v is green wins.
// A green vertex of odd degree leaves an even type, where the same may be asked. Few games are left
// over; each is played out depth first, a position being the set of vertices left, and wherever a
// set left is odd-degenerate it is won. A game and its reflection win together (Cor 1.4).
// A leaf is deleted instead: green it may as well be played first, red last (K_2 as a block of Thm 4.1),
// so each unwinnable game of the rest comes from two of the whole.
#include "solve/ello/unwinnable.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "graphs/constructions.hpp"
#include "graphs/invariants.hpp"
#include "solve/ello/ello.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {

using graphs::SmallGraph;
using graphs::VertexSet;

namespace {

/// A vertex of degree 1; -1 if there is none.
int leaf(const SmallGraph& graph) {
  for (int v = 0; v < graph.order; ++v) {
    const VertexSet near = graph.neighbours(v);
    if (near != 0 && (near & (near - 1)) == 0) return v;
  }
  return -1;
}

}  // namespace

const std::vector<VertexSet>& UnwinnableGames::of(const SmallGraph& graph) {
  assert(graph.order <= max_order);
  forget_unless_alike(graph);
  graph_.assign(graph);
  odd_degenerate_.reset(graph);
  const std::size_t sets = std::size_t{1} << graph.order;
  if (visited_.size() != sets || game_ > ~std::uint32_t{0} - sets) {
    visited_.assign(sets, 0);
    game_ = 0;
  }
  unwinnable_.clear();

  const VertexSet all = graph.vertices();
  const VertexSet odd = graphs::odd_vertices(graph);
  const bool odd_type = !graphs::even_type(graph);
  if (odd_type && odd_degenerate_.of(all, odd)) return unwinnable_;
  if (const int v = leaf(graph); v >= 0) {
    list_by_leaf(graph, v);
    return unwinnable_;
  }
  if (odd_type) {
    list_all_odd(graph);
    return unwinnable_;
  }
  const VertexSet doubtful = all & ~sure_moves(all, odd);  // may be green in a game that does not win
  sure_after_.fill(unasked);
  for (VertexSet green = 0;; green = (green - doubtful) & doubtful) {
    text::pause();
    const VertexSet reflected = green ^ odd;  // wins with it (Cor 1.4); both are looked at, or neither is doubtful
    if (green <= reflected && !graphs::odd(green) && !wins_even(odd, green)) {
      unwinnable_.push_back(green);
      if (odd != 0) unwinnable_.push_back(reflected);
    }
    if (green == doubtful) break;
  }
  std::ranges::sort(unwinnable_);
  return unwinnable_;
}

void UnwinnableGames::forget_unless_alike(const SmallGraph& graph) {
  const int first = std::max(1, graph.order - most_of_set_pairs);
  VertexSet changed = 0;
  for (int v = first; v < graph.order; ++v) changed |= graph.neighbours(v) ^ graph_.neighbours(v);
  if (first == first_kept_ && graph.order == graph_.order && changed >> first == 0) return;
  first_kept_ = first;
  std::fill_n(kept_.begin(), set_pairs(graph.order - std::min(first, graph.order)), Known::no);
}

void UnwinnableGames::list_by_leaf(const SmallGraph& graph, int leaf) {
  if (smaller_.empty()) smaller_.emplace_back();
  const VertexSet below = graphs::first_vertices(leaf);
  for (const VertexSet left : smaller_.front().of(graphs::delete_vertex(graph, leaf))) {
    const VertexSet green = (left & below) | (left & ~below) << 1;
    unwinnable_.push_back(green);
    unwinnable_.push_back((green ^ graph.neighbours(leaf)) | graphs::single(leaf));
  }
  std::ranges::sort(unwinnable_);
}

/// A graph of odd type that is not odd-degenerate, which is rare: all its games at once.
void UnwinnableGames::list_all_odd(const SmallGraph& graph) {
  const std::vector<std::uint64_t> winnable = winnable_colourings(graph);
  for (VertexSet green = 0; green <= graph.vertices(); ++green) {
    if (std::popcount(green) % 2 == 1 && (winnable[green / 64] >> (green % 64) & 1) == 0) unwinnable_.push_back(green);
  }
}

/// The vertices of even degree without which `left`, of even type, is odd-degenerate.
VertexSet UnwinnableGames::sure_moves(VertexSet left, VertexSet odd) {
  VertexSet sure = 0;
  graphs::each(left & ~odd, [&](int v) {
    const VertexSet rest = left & ~graphs::single(v);
    if (odd_degenerate_.of(rest, (odd ^ graph_.neighbours(v)) & rest)) sure |= graphs::single(v);
  });
  return sure;
}

/// In a graph of even type: the games that are decided by a look at two moves, then the others.
bool UnwinnableGames::wins_even(VertexSet odd, VertexSet green) {
  if (green == 0 || green == odd) return false;  // all red, or its reflection is (Cor 1.4)
  const VertexSet all = graph_.vertices();
  for (VertexSet untried = green & odd; untried != 0; untried &= untried - 1) {
    const int v = std::countr_zero(untried);
    const VertexSet rest = all & ~graphs::single(v);
    const VertexSet near = graph_.neighbours(v);
    VertexSet& sure = sure_after_[static_cast<std::size_t>(v)];
    if (sure == unasked) sure = sure_moves(rest, (odd ^ near) & rest);
    if (((green ^ near) & sure) != 0) return true;
  }
  ++game_;
  return wins(all, odd, false, green);
}

/// The game on `left` is of the right parity.
bool UnwinnableGames::wins(VertexSet left, VertexSet odd, bool odd_type, VertexSet green) {
  if (left == 0) return true;
  if (green == 0 || green == odd) return false;
  if ((left & graphs::first_vertices(first_kept_)) == 0) {
    Known& known = kept_[set_pair(left >> first_kept_, green >> first_kept_)];
    if (known == Known::no) known = wins_by_a_move(left, odd, odd_type, green) ? Known::won : Known::lost;
    return known == Known::won;
  }
  if (visited_[left] == game_) return false;
  visited_[left] = game_;
  return wins_by_a_move(left, odd, odd_type, green);
}

bool UnwinnableGames::wins_by_a_move(VertexSet left, VertexSet odd, bool odd_type, VertexSet green) {
  if (odd_type && odd_degenerate_.of(left, odd)) return true;
  // Vertices that are not kept go first, as what they leave may be known. Then moves at even degrees: they turn an even
  // type into an odd one, which mostly is won.
  const VertexSet first = green & graphs::first_vertices(first_kept_);
  for (const VertexSet moves : {first, green & ~odd & ~first, green & odd & ~first}) {
    for (VertexSet untried = moves; untried != 0; untried &= untried - 1) {
      const int v = std::countr_zero(untried);
      const VertexSet rest = left & ~graphs::single(v);
      const VertexSet near = graph_.neighbours(v);
      const bool next_odd_type = odd_type == ((odd >> v & 1) != 0);
      if (wins(rest, (odd ^ near) & rest, next_odd_type, (green ^ near) & rest)) return true;
    }
  }
  return false;
}

}  // namespace gamecert::solve
