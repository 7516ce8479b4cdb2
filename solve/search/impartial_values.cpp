// Depth first, smallest remainders first; and by proof numbers.
//
// A sum is folded: all parts but the largest are replaced by heaps of their values. Far fewer positions are met than a
// table of all values needs. Source: J. Lemoine and S. Viennot, "Nimbers are inevitable", Theoretical Computer Science,
// 2012; the second search is that of A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
// 2002, as in L. V. Allis et al., "Proof-number search", Artificial Intelligence, 1994.
#include "solve/search/impartial_values.hpp"

#include <algorithm>
#include <limits>

#include "certificates/impartial/positions.hpp"

namespace gamecert::solve {
namespace {

using certificates::loony;

constexpr std::size_t bytes_an_effort = 48;  // in a table by class and heap, with its share of pointers

std::uint64_t key(std::uint32_t part, int heap) { return std::uint64_t{part} << 32 | static_cast<std::uint32_t>(heap); }

}  // namespace

ImpartialValues::ImpartialValues(const games::Refinements& refinements, PlayGraph& graph, bool misere, bool split,
                                 Watch& watch)
    : graph_(graph),
      misere_(misere),
      loony_positions_(refinements.won || (refinements.moves_again && !(split && refinements.coins))),
      split_coins_(split && refinements.coins),
      watch_(watch) {}

/// What `search` finds, depth first or by effort: of coins that split by effort alone, which meets half as many
/// positions as depth first; in misere play by both in turns, as either may be the faster by far.
template <class Search>
auto ImpartialValues::in_turns(const Search& search) {
  constexpr std::uint64_t first_budget = 512, unlimited = std::numeric_limits<std::uint64_t>::max();
  if (!split_coins_ || !misere_) {
    by_effort_ = split_coins_;
    left_ = unlimited;
    return search();
  }
  for (std::uint64_t budget = first_budget;; budget *= 2) {
    for (const bool by_effort : {false, true}) {
      by_effort_ = by_effort;
      left_ = budget;
      try {
        return search();
      } catch (const SpentAll&) {
        continue;
      }
    }
  }
}

int ImpartialValues::value(std::span<const Class> sum) {
  int total = 0;
  for (const Class part : sum) {
    const int of_part = in_turns([&] { return part_value(part); });
    if (of_part == loony) return loony;
    total ^= of_part;
  }
  return total;
}

bool ImpartialValues::is_known_to_lose(std::span<const Class> sum, int heap) {
  return decided(glance(sum, heap)).value_or(false);
}

bool ImpartialValues::loses(std::span<const Class> sum, int heap) {
  return in_turns([&] { return fold_and_search(sum, heap); });
}

// What is known.

const ImpartialValues::Known& ImpartialValues::known(Class part) {
  static constexpr Known of_loony{.value = loony};
  if (part == PlayGraph::loony) return of_loony;
  if (part >= known_.size()) {
    const std::size_t before = known_.capacity();
    known_.resize(std::max<std::size_t>(graph_.size(), part + 1));
    watch_.take((known_.capacity() - before) * sizeof(Known));
  }
  return known_[part];
}

bool ImpartialValues::excluded(Class part, int heap) {
  return heap < 64 ? (known(part).excluded >> heap & 1) != 0 : excluded_above_.contains(key(part, heap));
}

void ImpartialValues::found(Class part, int heap, bool loses) {
  known(part);
  if (loses) {
    known_[part].value = heap;
  } else if (heap < 64) {
    known_[part].excluded |= std::uint64_t{1} << heap;
  } else if (excluded_above_.insert(key(part, heap)).second) {
    watch_.take(bytes_an_effort);
  }
}

template <class Folded, class See>
Folded ImpartialValues::folded(std::span<const Class> sum, int heap, const See& see) {
  Folded result{.heap = heap};
  for (const Class part : sum) {
    const int value = known(part).value;
    if (value == unknown) {
      see(result, part);
    } else if (value == loony) {
      result.is_loony = true;
    } else {
      result.heap ^= value;
    }
  }
  return result;
}

ImpartialValues::Sum ImpartialValues::fold(std::span<const Class> sum, int heap) {
  return folded<Sum>(sum, heap, [](Sum& result, Class part) { result.open.push_back(part); });
}

ImpartialValues::Glance ImpartialValues::glance(std::span<const Class> sum, int heap) {
  return folded<Glance>(sum, heap, [this](Glance& result, Class part) {
    ++result.open;
    result.last = part;
    result.remaining += graph_.remaining(part);
  });
}

std::optional<bool> ImpartialValues::decided(const Glance& sum) {
  if (sum.is_loony) return false;
  if (sum.open == 0) return sum.heap == 0;
  if (sum.open == 1 && excluded(sum.last, sum.heap)) return false;
  return std::nullopt;
}

void ImpartialValues::spend() {
  watch_.step();
  if (left_ == 0) throw SpentAll();
  --left_;
}

// Sums.

/// Before it is the largest part's turn the others are replaced by heaps.
void ImpartialValues::fold_all_but_largest(Sum& sum) {
  std::ranges::sort(sum.open, {}, [&](Class part) { return graph_.remaining(part); });
  while (sum.open.size() > 1 && !sum.is_loony) {
    const int value = part_value(sum.open.front());
    sum.is_loony = value == loony;
    sum.heap ^= value;
    sum.open.erase(sum.open.begin());
  }
}

bool ImpartialValues::fold_and_search(std::span<const Class> parts, int heap) {
  if (const auto lost = decided(glance(parts, heap))) return *lost;
  Sum sum = fold(parts, heap);
  fold_all_but_largest(sum);
  return !sum.is_loony && part_loses(sum.open.front(), sum.heap);
}

bool ImpartialValues::part_loses(Class part, int heap) {
  if (known(part).value != unknown) return known(part).value == heap;
  if (excluded(part, heap)) return false;
  if (!by_effort_) return search_loses(part, heap);
  while (known(part).value == unknown && !excluded(part, heap)) narrow(part, heap, {never, never});
  return known(part).value == heap;
}

int ImpartialValues::part_value(Class part) {
  if (known(part).value == unknown && may_be_loony(part)) {
    const int value = value_with_extra_moves(part);
    known(part);
    known_[part].value = value;
  }
  for (int heap = 0; known(part).value == unknown; ++heap) part_loses(part, heap);
  return known(part).value;
}

// Depth first.

bool ImpartialValues::search_loses(Class part, int heap) {
  spend();
  const bool result = may_be_loony(part) ? all_moves_that_keep_lose(part, heap) : all_moves_lose(part, heap);
  if (known(part).value == unknown) found(part, heap, result);
  return result;
}

/// Every move in the part or in the heap is to an N-position (and in misere play there is one).
bool ImpartialValues::all_moves_lose(Class part, int heap) {
  for (int smaller = 0; smaller < heap; ++smaller)
    if (part_loses(part, smaller)) return false;
  const PlayGraph::Moves moves = graph_.moves(part);
  if (misere_ && moves.empty() && heap == 0) return false;
  std::vector<std::pair<int, std::span<const Class>>> undecided;  // with what remains of them
  for (const PlayGraph::Move move : moves) {
    const Glance after = glance(move.parts, heap);
    if (const auto lost = decided(after); !lost) {
      undecided.emplace_back(after.remaining, move.parts);
    } else if (*lost) {
      return false;
    }
  }
  std::ranges::stable_sort(undecided, {}, &std::pair<int, std::span<const Class>>::first);
  return std::ranges::none_of(undecided, [&](const auto& after) { return fold_and_search(after.second, heap); });
}

// If all moves that keep the turn lead to the value g, a heap of g makes the mover lose, unless a move that
// passes the turn leads to g as well. Otherwise the position is loony.

bool ImpartialValues::may_be_loony(Class part) {
  return loony_positions_ &&
         std::ranges::any_of(graph_.moves(part), [](const auto& move) { return move.won || move.again; });
}

int ImpartialValues::value_with_extra_moves(Class part) {
  const PlayGraph::Moves moves = graph_.moves(part);
  if (std::ranges::any_of(moves, &PlayGraph::Move::won)) return loony;
  int kept = unknown;
  for (const PlayGraph::Move move : moves) {
    if (!move.again) continue;
    int next = 0;
    for (const Class each : move.parts) {
      const int of_part = part_value(each);
      if (of_part == loony) return loony;
      next ^= of_part;
    }
    if (kept != unknown && kept != next) return loony;
    kept = next;
  }
  return passes_to(part, kept) ? loony : kept;
}

/// Whether `heap` is that value; found loony on the way, the class is remembered as such.
bool ImpartialValues::all_moves_that_keep_lose(Class part, int heap) {
  const PlayGraph::Moves moves = graph_.moves(part);
  bool is_loony = std::ranges::any_of(moves, &PlayGraph::Move::won);
  bool one_loses = false;
  for (const PlayGraph::Move move : moves) {
    if (!move.again || is_loony) continue;
    const bool loses = fold_and_search(move.parts, heap);
    if (!loses && !one_loses) return false;
    is_loony = !loses;
    one_loses = true;
  }
  is_loony = is_loony || passes_to(part, heap);
  if (is_loony) {
    known(part);
    known_[part].value = loony;
  }
  return !is_loony;
}

bool ImpartialValues::passes_to(Class part, int value) {
  return std::ranges::any_of(graph_.moves(part), [&](const PlayGraph::Move move) {
    return !move.again && fold_and_search(move.parts, value);
  });
}

// By proof numbers.

// The effort to lose is that of the hardest move and one for each other: moves lead to the same positions too often for
// a sum. What was not looked at yet loses the harder the more moves may be left.

ImpartialValues::Effort ImpartialValues::effort(const Glance& sum) {
  if (const auto lost = decided(sum)) return *lost ? Effort{never, solved} : Effort{solved, never};
  if (sum.open == 1) {
    const auto at = efforts_.find(key(sum.last, sum.heap));
    if (at != efforts_.end()) return at->second;
  }
  return {1, 1 + static_cast<std::uint32_t>(sum.remaining)};
}

/// Looks at positions until the part beside the heap is decided, or takes at least as much effort as `bound` says in
/// one of the two.
void ImpartialValues::narrow(Class part, int heap, Effort bound) {
  const PlayGraph::Moves moves = graph_.moves(part);
  for (;;) {
    spend();
    Effort whole{never, solved};
    std::uint32_t second = never, undecided = 0;
    std::span<const Class> best;
    int best_heap = 0;
    const auto look_at = [&](std::span<const Class> after, int beside) {
      const Effort next = effort(glance(after, beside));
      if (next.to_win != solved) ++undecided;
      whole.to_lose = std::max(whole.to_lose, next.to_win);
      second = std::min(second, std::max(whole.to_win, next.to_lose));
      if (next.to_lose >= whole.to_win) return;
      whole.to_win = next.to_lose;
      best = after;
      best_heap = beside;
    };
    for (int smaller = 0; smaller < heap; ++smaller) look_at(std::span(&part, 1), smaller);
    for (const PlayGraph::Move move : moves) look_at(move.parts, heap);
    if (misere_ && moves.empty() && heap == 0) whole.to_win = solved;
    if (whole.to_win == solved || undecided == 0) return found(part, heap, whole.to_win != solved);
    const std::uint32_t others = undecided - 1;
    whole.to_lose += others;
    const auto [at, fresh] = efforts_.try_emplace(key(part, heap));
    if (fresh) watch_.take(bytes_an_effort);
    at->second = whole;
    if (whole.to_win >= bound.to_win || whole.to_lose >= bound.to_lose) return;
    Sum next = fold(best, best_heap);
    fold_all_but_largest(next);
    const Glance after = glance(next.open, next.heap);
    if (next.is_loony || decided(after)) continue;
    narrow(next.open.front(), next.heap,
           {.to_win = std::max(effort(after).to_win + 1, bound.to_lose - others),
            .to_lose = std::min(bound.to_win, second == never ? never : second + 1 + second / 4)});
  }
}

}  // namespace gamecert::solve
