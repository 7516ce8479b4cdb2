// Comparing the tables of a gadget and of what stands in its place.
//
// Sound because a graph H with a gadget on the boundary B is winnable exactly if some order of H meets the colours of H
// and, for its order of B, some vector of the gadget's set the colours of B (docs/LEMMAS.md): H notices the sets and
// nothing else. Playing x first changes the colours of its neighbours and takes it away; a play has x last exactly if
// it wins without x, and the degree of x is even where x is green and odd where it is red.
#include "reductions/gadgets/conclusion.hpp"

#include <algorithm>
#include <string>

#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

/// The gadget without the inner vertex x; those above move down by one.
Gadget without(const Gadget& gadget, int x) {
  Gadget result{gadget.boundary, gadget.inner - 1, {}, gadget.green};
  for (const auto& [u, v] : gadget.edges)
    if (u != x && v != x) result.edges.emplace_back(u > x ? u - 1 : u, v > x ? v - 1 : v);
  result.green.erase(result.green.begin() + (x - gadget.boundary));
  return result;
}

/// Plays x first, or last, on the board that is left. Nothing wins so: dead.
void play(Exchange& board, int x, bool first) {
  char& green = board.gadget.green[static_cast<std::size_t>(x - board.gadget.boundary)];
  bool odd = false;
  for (const auto& [u, v] : board.gadget.edges) {
    if (u != x && v != x) continue;
    odd = !odd;
    if (first) board.recolour(u == x ? v : u);
  }
  board.dead = board.dead || (first ? green == 0 : odd != (green == 0));
  board.gadget = without(board.gadget, x);
}

Exchange played(const Gadget& gadget, std::vector<int> moves, bool first) {
  Exchange board{false, gadget, 0};
  if (!first) std::ranges::reverse(moves);  // the last one is known to be last
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] < gadget.boundary || moves[i] >= gadget.order() || std::ranges::count(moves, moves[i]) != 1)
      throw text::InputError("expected different inner vertices as moves, found " + std::to_string(moves[i]));
    const auto below = std::count_if(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(i),
                                     [&](int move) { return move < moves[i]; });
    play(board, moves[i] - static_cast<int>(below), first);
  }
  return board;
}

}  // namespace

void Exchange::recolour(int v) {
  if (v < gadget.boundary) {
    recoloured ^= 1u << v;
  } else {
    gadget.green[static_cast<std::size_t>(v - gadget.boundary)] ^= 1;
  }
}

GadgetTable Exchange::table() const {
  GadgetTable result = reductions::recoloured(signature(gadget), recoloured);
  if (dead) std::ranges::fill(result.sets, 0u);
  return result;
}

Exchange exchange(const Gadget& gadget, const Conclusion& conclusion) {
  using Kind = Conclusion::Kind;
  if (conclusion.kind == Kind::unwinnable) return {true, {gadget.boundary, 0, {}, {}}, 0};
  if (conclusion.kind == Kind::first || conclusion.kind == Kind::last)
    return played(gadget, conclusion.moves, conclusion.kind == Kind::first);
  if (conclusion.after.boundary != gadget.boundary || conclusion.recoloured >> gadget.boundary != 0)
    throw text::InputError("expected a gadget on " + std::to_string(gadget.boundary) +
                           " boundary vertices, found one on " + std::to_string(conclusion.after.boundary) +
                           " or others recoloured");
  return {false, conclusion.after, conclusion.recoloured};
}

void require_of_ello(const Gadget& gadget, const Conclusion& conclusion) {
  const bool painted = !gadget.painted.empty() || !conclusion.after.painted.empty();
  if (gadget.arcs || conclusion.after.arcs || painted || conclusion.plus != 0)
    throw text::InputError("expected a gadget of ELLO, without arcs, painted edges and heap, found one with");
}

bool proved(const Gadget& gadget, const Conclusion& conclusion) {
  require_of_ello(gadget, conclusion);
  const Exchange exchanged = exchange(gadget, conclusion);
  const GadgetTable before = signature(gadget);
  const GadgetTable after = exchanged.table();
  if (conclusion.kind == Conclusion::Kind::if_after) return included(after, before);
  if (conclusion.kind == Conclusion::Kind::only_if) return included(before, after);
  return before == after;
}

}  // namespace gamecert::reductions
