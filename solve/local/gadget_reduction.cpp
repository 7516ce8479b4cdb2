// Sets grown from every vertex, and the exchanges that they allow.
#include "solve/local/gadget_reduction.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <random>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace gamecert::solve {
namespace {

constexpr std::size_t widest_boundary = 6;  // vertices around a set that is grown
constexpr int crossed = 12;                 // neighbours of a vertex around a set that is crossed, at most
constexpr std::size_t sets_looked = 24;     // at from one vertex; more made graphs no smaller when it was measured

using reductions::at;

auto size(const SmallGadget& piece) {
  const auto edges = piece.edges();
  return std::tuple(piece.inner, std::accumulate(edges.begin(), edges.end(), 0), piece.key());
}

/// Whether putting `after` for `before` makes a graph smaller, of how many vertices a boundary vertex may stand.
bool smaller(const SmallGadget& after, const SmallGadget& before) {
  if (after.inner != before.inner) return after.inner < before.inner;
  const auto one = after.edges(), other = before.edges();
  return one != other && one[0] <= other[0] && one[1] <= other[1] && one[2] <= other[2];
}

/// The piece with its inner vertices in this order.
SmallGadget permuted(const SmallGadget& piece, const std::vector<int>& order) {
  SmallGadget result{.inner = piece.inner};
  for (std::size_t i = 0; i < order.size(); ++i) {
    result.bound[i] = at(piece.bound, order[i]);
    for (std::size_t j = 0; j < order.size(); ++j)
      if ((at(piece.near, order[i]) >> order[j] & 1) != 0) result.near[i] |= static_cast<std::uint8_t>(1U << j);
  }
  return result;
}

}  // namespace

SmallestPieces::SmallestPieces(Watch& watch) : classes_(watch) {
  for (int inner = 0; inner <= 3; ++inner) learn_all(inner, 2);
  learn_all(4, 1);
}

/// All pieces on so many vertices whose inner vertices are attached, ascending by what they are attached to.
void SmallestPieces::learn_all(int inner, unsigned boundary) {
  const int pairs = inner * (inner - 1) / 2;
  std::vector<SmallGadget> pieces;
  for (unsigned edges = 0; edges < 1U << pairs; ++edges) {
    for (unsigned bounds = 0; bounds < 1U << (boundary * static_cast<unsigned>(inner)); ++bounds) {
      SmallGadget piece{.inner = inner};
      unsigned pair = edges;
      for (std::size_t i = 0; std::cmp_less(i, inner); ++i) {
        piece.bound[i] = static_cast<std::uint8_t>(bounds >> (boundary * i) & ((1U << boundary) - 1));
        for (std::size_t j = 0; j < i; ++j, pair >>= 1)
          if ((pair & 1) != 0) {
            piece.near[i] |= static_cast<std::uint8_t>(1U << j);
            piece.near[j] |= static_cast<std::uint8_t>(1U << i);
          }
      }
      if (std::is_sorted(piece.bound.begin(), piece.bound.begin() + inner)) pieces.push_back(piece);
    }
  }
  std::ranges::sort(pieces, {}, size);
  for (const SmallGadget& piece : pieces) {
    const auto [number, heap] = classes_.member(piece);
    smallest_.try_emplace(number, Smallest{piece, heap});
  }
}

std::optional<SmallestPieces::Exchange> SmallestPieces::exchange(const SmallGadget& piece) {
  const auto [number, heap] = classes_.member(piece);
  Smallest& known = smallest_.try_emplace(number, Smallest{piece, heap}).first->second;
  if (smaller(known.piece, piece)) return Exchange{known.piece, heap ^ known.heap};
  if (size(piece) < size(known.piece)) known = {piece, heap};
  return std::nullopt;
}

GadgetReduction::GadgetReduction(const graphs::Graph& graph, SmallestPieces& pieces, Watch& watch)
    : left_(graph),
      pieces_(pieces),
      watch_(watch),
      touched_(static_cast<std::size_t>(graph.order()), 0),
      waits_(touched_.size(), 1),
      waiting_(touched_.size()),
      mask_(touched_.size(), 0),
      place_(touched_.size(), -1) {
  reduce_twins();
  std::iota(waiting_.begin(), waiting_.end(), 0);
  for (std::size_t i = 0; i < waiting_.size(); ++i) {
    const int v = waiting_[i];
    at(waits_, v) = 0;
    while (left_.alive(v) && reduce_at(v)) continue;
  }
}

/// Of vertices with the same neighbours pairs or triples are exchanged as long as there are any, however many they
/// have.
void GadgetReduction::reduce_twins() {
  std::mt19937_64 random;
  std::vector<std::uint64_t> of(touched_.size()), open, closed;
  for (std::uint64_t& each : of) each = random();
  for (bool again = true; again;) {
    open.assign(of.size(), 0);
    for (int v = 0; v < left_.order(); ++v)
      if (left_.alive(v))
        for (const int u : left_.neighbours(v)) at(open, v) += at(of, u);
    closed = open;
    for (std::size_t v = 0; v < of.size(); ++v) closed[v] += of[v];
    again = reduce_groups(closed, 2) || reduce_groups(open, 3);
  }
}

bool GadgetReduction::reduce_groups(const std::vector<std::uint64_t>& hashes, std::size_t group) {
  Vertices order;
  for (int v = 0; v < left_.order(); ++v)
    if (left_.alive(v)) order.push_back(v);
  std::ranges::stable_sort(order, {}, [&](int v) { return at(hashes, v); });
  bool any = false;
  Vertices alike;
  for (const int v : order) {
    watch_.step();
    if (!alike.empty() && at(hashes, alike.back()) != at(hashes, v)) alike.clear();
    alike.push_back(v);
    if (alike.size() < group) continue;
    std::ranges::sort(alike);
    any = exchanged(alike) || any;
    std::erase_if(alike, [&](int u) { return !left_.alive(u); });
    if (alike.size() == group) alike.erase(alike.begin());
  }
  return any;
}

void GadgetReduction::look_again(int v) {
  if (!left_.alive(v) || std::exchange(at(waits_, v), 1) != 0) return;
  waiting_.push_back(v);
}

/// Fills `around_`, `mask_` and `place_`.
void GadgetReduction::look_around(const Vertices& inner) {
  for (std::size_t i = 0; i < inner.size(); ++i) at(place_, inner[i]) = static_cast<int>(i);
  for (std::size_t i = 0; i < inner.size(); ++i)
    for (const int u : left_.neighbours(inner[i])) {
      if (at(place_, u) >= 0) continue;
      if (at(mask_, u) == 0) around_.push_back(u);
      at(mask_, u) |= 1U << i;
    }
}

void GadgetReduction::forget_around(const Vertices& inner) {
  for (const int v : inner) at(place_, v) = -1;
  for (const int u : around_) at(mask_, u) = 0;
  around_.clear();
}

/// Adds a vertex to a set, if that is new and has few vertices around.
void GadgetReduction::grow(const Grown& from, int added, std::set<Grown>& waiting, std::set<Vertices>& met) {
  if (std::cmp_greater(left_.degree(added), widest_boundary + SmallGadget::most)) return;
  Grown grown = from;
  grown.inner.insert(std::ranges::lower_bound(grown.inner, added), added);
  if (!met.insert(grown.inner).second) return;
  look_around(grown.inner);
  grown.around = around_.size();
  forget_around(grown.inner);
  if (grown.around <= widest_boundary) waiting.insert(std::move(grown));
}

bool GadgetReduction::reduce_at(int v) {
  std::set<Grown> waiting = {{0, {v}}};
  std::set<Vertices> met;
  for (std::size_t looked = 0; !waiting.empty() && looked < sets_looked; ++looked) {
    watch_.step();
    const Grown grown = std::move(waiting.extract(waiting.begin()).value());
    if (exchanged(grown.inner)) return true;
    if (std::cmp_greater_equal(grown.inner.size(), SmallGadget::most)) continue;
    look_around(grown.inner);
    const Vertices around = around_;
    forget_around(grown.inner);
    if (around.size() > widest_boundary) continue;
    for (const int x : around) {
      grow(grown, x, waiting, met);
      if (left_.degree(x) > crossed) continue;
      for (const int z : Vertices(left_.neighbours(x)))
        if (!std::ranges::binary_search(grown.inner, z) && std::ranges::find(around, z) == around.end())
          grow(grown, z, waiting, met);
    }
  }
  return false;
}

/// Exchanges the piece with these inner vertices if it is one and a smaller one is known.
bool GadgetReduction::exchanged(const Vertices& inner) {
  look_around(inner);
  const Vertices around = around_;
  SmallGadget piece{.inner = static_cast<int>(inner.size())};
  std::array<unsigned, 2> sets{};  // of boundary vertices, the inner ones adjacent
  int boundary = 0;
  for (const int u : around) {
    const unsigned mask = at(mask_, u);
    if (std::find(sets.begin(), sets.begin() + boundary, mask) != sets.begin() + boundary) continue;
    if (boundary == 2) {
      forget_around(inner);
      return false;
    }
    at(sets, boundary++) = mask;
  }
  if (boundary == 2 && std::pair(std::popcount(sets[0]), sets[0]) > std::pair(std::popcount(sets[1]), sets[1]))
    std::swap(sets[0], sets[1]);
  for (std::size_t i = 0; i < inner.size(); ++i) {
    piece.bound[i] = static_cast<std::uint8_t>((sets[0] >> i & 1) | (sets[1] >> i & 1) << 1);
    for (const int u : left_.neighbours(inner[i]))
      if (at(place_, u) >= 0) piece.near[i] |= static_cast<std::uint8_t>(1U << at(place_, u));
  }
  forget_around(inner);
  Vertices order(inner.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {},
                           [&](int i) { return std::pair(at(piece.bound, i), std::popcount(at(piece.near, i))); });
  piece = permuted(piece, order);
  const auto exchange = pieces_.exchange(piece);
  if (!exchange) return false;
  GadgetStep step{piece, exchange->after, boundary, exchange->heap, {}};
  for (const int i : order) step.inner.push_back(at(inner, i));
  if (const auto reason = left_.exchange_fails(step.before.gadget(boundary), step.after.gadget(boundary), step.inner))
    throw std::logic_error("an exchange that is none: " + *reason);
  heap_ ^= step.heap;
  for (const int v : inner) {
    at(touched_, v) = 1;
    look_again(v);
  }
  if (around.size() <= widest_boundary)
    for (const int u : around) look_again(u);
  steps_.push_back(std::move(step));
  return true;
}

}  // namespace gamecert::solve
