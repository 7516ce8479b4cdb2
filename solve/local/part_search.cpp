// Depth first, smallest remainders first; and by proof numbers.
//
// A sum is folded: all parts but the largest are replaced by heaps of their values. Options are looked up before any is
// searched. The efforts of the options on the line of play are kept beside the table, so that a search goes on when the
// table forgets them.
// Source: J. Lemoine and S. Viennot, "Nimbers are inevitable", Theoretical Computer Science, 2012; A. Nagai, "Df-pn
// algorithm for searching AND/OR trees and its applications", 2002; L. V. Allis et al., "Proof-number search",
// Artificial Intelligence, 1994.
#include "solve/local/part_search.hpp"

#include <algorithm>

namespace gamecert::solve {

template <std::size_t words>
void PartSearch<words>::spend() {
  watch_.step();
  if (stop_.load(std::memory_order_relaxed)) throw Stopped();
  if (left_ == 0) throw SpentAll();
  --left_;
  ++nodes_;
}

// What is known.

template <std::size_t words>
typename PartSearch<words>::Known PartSearch<words>::known(const Part& part) {
  const auto data = table_.find(part, Table::value_of_part);
  return data ? Known{static_cast<int>(data->first) - 1, data->second} : Known{};
}

template <std::size_t words>
void PartSearch<words>::found(const Part& part, int heap, bool loses, std::uint64_t since) {
  if (!loses && heap >= 32) return;
  table_.update(part, Table::value_of_part, nodes_ - since + 1, [&](auto& data) {
    if (loses) {
      data.first = static_cast<std::uint32_t>(heap) + 1;
    } else {
      data.second |= std::uint32_t{1} << heap;
    }
  });
}

// Sums.

template <std::size_t words>
const Part<words>& PartSearch<words>::placed(const Cells& part, int count) {
  Placement& last = placements_[part.hash() % most_placements];
  if (last.from != part) {
    const Cells place = board_.placed(part);
    last = {part, {place, place.hash(), count}};
  }
  return last.part;
}

/// Puts the parts of the cells into the frame, equal ones cancelled, small ones taken into the heap.
template <std::size_t words>
typename PartSearch<words>::Sum PartSearch<words>::add(Frame& frame, const Cells& cells, int heap) {
  Sum sum{.begin = frame.parts.size(), .heap = heap};
  board_.each_part(cells, [&](const Cells& part) {
    const int count = part.count();
    if (count <= 3) {
      sum.heap ^= board_.small_value(part, count);
      return;
    }
    const Part& place = placed(part, count);
    const auto begin = frame.parts.begin() + static_cast<std::ptrdiff_t>(sum.begin);
    const auto same =
        std::find_if(begin, frame.parts.end(), [&](const Part& other) { return other.cells == place.cells; });
    if (same == frame.parts.end()) {
      table_.expect(frame.parts.emplace_back(place));
    } else {
      frame.parts.erase(same);
    }
  });
  sum.count = frame.parts.size() - sum.begin;
  return sum;
}

/// Takes what has been found of the parts into the heap; the others come first.
template <std::size_t words>
void PartSearch<words>::fold(Frame& frame, Sum& sum) {
  std::size_t open = 0;
  sum.cells = 0;
  for (std::size_t i = 0; i < sum.count; ++i) {
    const Part part = frame.parts[sum.begin + i];
    const int value = known(part).value;
    if (value != unknown) {
      sum.heap ^= value;
      continue;
    }
    frame.parts[sum.begin + open++] = part;
    sum.cells += part.count;
  }
  sum.count = open;
}

template <std::size_t words>
std::optional<bool> PartSearch<words>::decided(const Frame& frame, const Sum& sum) {
  if (sum.count == 0) return sum.heap == 0;
  if (sum.count == 1) return known(frame.parts[sum.begin]).loses(sum.heap);
  return std::nullopt;
}

/// The options of the part beside the heap that nothing is known of; whether one is lost, if there is one or none is
/// open.
template <std::size_t words>
std::optional<bool> PartSearch<words>::add_options(Frame& frame, const Part& part, int heap) {
  part.cells.each([&](int move) { frame.sums.push_back(add(frame, board_.after(part.cells, move), heap)); });
  const auto decides = [&](Sum& sum) {
    fold(frame, sum);
    return decided(frame, sum);
  };
  std::size_t open = 0;
  for (std::size_t i = 0; i < frame.sums.size(); ++i) {
    const auto lost = decides(frame.sums[i]);
    if (lost.value_or(false)) return true;
    if (!lost) frame.sums[open++] = frame.sums[i];
  }
  frame.sums.resize(open);
  const Known of_part = known(part);
  for (int smaller = 0; smaller < heap; ++smaller) {
    if (of_part.excludes(smaller)) continue;
    frame.sums.push_back({.begin = frame.parts.size(), .count = 1, .heap = smaller, .cells = part.count});
    frame.parts.push_back(part);
  }
  return frame.sums.empty() ? std::optional(false) : std::nullopt;
}

/// Before it is the largest part's turn the others are replaced by heaps.
template <std::size_t words>
void PartSearch<words>::fold_all_but_largest(Frame& frame, Sum& sum) {
  const auto begin = frame.parts.begin() + static_cast<std::ptrdiff_t>(sum.begin);
  std::sort(begin, begin + static_cast<std::ptrdiff_t>(sum.count),
            [](const Part& a, const Part& b) { return a.count != b.count ? a.count > b.count : a.cells < b.cells; });
  for (; sum.count > 1; --sum.count) sum.heap ^= part_value(frame.parts[sum.begin + sum.count - 1]);
  if (sum.count == 1) sum.cells = frame.parts[sum.begin].count;
}

template <std::size_t words>
bool PartSearch<words>::search_sum(Frame& frame, Sum& sum) {
  fold(frame, sum);
  if (const auto lost = decided(frame, sum)) return *lost;
  fold_all_but_largest(frame, sum);
  return part_loses(frame.parts[sum.begin], sum.heap);
}

template <std::size_t words>
bool PartSearch<words>::fold_and_search(const Cells& cells, int heap) {
  Held frame(*this);
  Sum sum = add(*frame, cells, heap);
  return search_sum(*frame, sum);
}

template <std::size_t words>
int PartSearch<words>::value(const Cells& cells) {
  Held frame(*this);
  Sum sum = add(*frame, cells, 0);
  fold(*frame, sum);
  fold_all_but_largest(*frame, sum);
  return sum.count == 0 ? sum.heap : sum.heap ^ part_value(frame->parts[sum.begin]);
}

template <std::size_t words>
bool PartSearch<words>::is_known_to_lose(const Cells& cells, int heap) {
  Held frame(*this);
  Sum sum = add(*frame, cells, heap);
  fold(*frame, sum);
  return decided(*frame, sum).value_or(false);
}

// The parts that a move is not made in are looked up once for all moves in the other.
template <std::size_t words>
typename PartSearch<words>::Cells PartSearch<words>::known_to_lose(const Cells& cells, int heap) {
  Cells result;
  board_.each_part(cells, [&](const Cells& part) {
    Held frame(*this);
    Sum rest = add(*frame, cells - part, heap);
    fold(*frame, rest);
    part.each([&](int move) {
      const Cells left = board_.after(part, move);
      if (rest.count == 0 ? is_known_to_lose(left, rest.heap) : is_known_to_lose((cells - part) | left, heap))
        result.add(move);
    });
  });
  return result;
}

template <std::size_t words>
bool PartSearch<words>::part_loses(const Part& part, int heap) {
  if (const auto lost = known(part).loses(heap)) return *lost;
  if (!by_effort_) return all_moves_lose(part, heap);
  for (;;)
    if (const Effort effort = narrow(part, heap, {never, never}); effort.decided()) return effort.to_lose == solved;
}

template <std::size_t words>
int PartSearch<words>::part_value(const Part& part) {
  const Known of_part = known(part);
  if (of_part.value != unknown) return of_part.value;
  for (int heap = 0;; ++heap)
    if (!of_part.excludes(heap) && part_loses(part, heap)) return heap;
}

// Depth first.

/// Every move in the part or in the heap is to an N-position.
template <std::size_t words>
bool PartSearch<words>::all_moves_lose(const Part& part, int heap) {
  const std::uint64_t since = nodes_;
  spend();
  Held frame(*this);
  auto wins = add_options(*frame, part, heap);
  if (!wins) {
    std::stable_sort(frame->sums.begin(), frame->sums.end(),
                     [](const Sum& a, const Sum& b) { return a.cells < b.cells; });
    wins = std::any_of(frame->sums.begin(), frame->sums.end(), [&](Sum& sum) { return search_sum(*frame, sum); });
  }
  found(part, heap, !*wins, since);
  return !*wins;
}

// By proof numbers.

// The effort to lose is that of the hardest move and one for each other: moves lead to the same positions too often for
// a sum. What was not looked at yet loses the harder the more cells are left.

template <std::size_t words>
void PartSearch<words>::look_up_effort(const Frame& frame, Sum& sum) {
  if (sum.count != 1) return;
  if (const auto data = table_.find(frame.parts[sum.begin], static_cast<std::uint16_t>(sum.heap)))
    sum.effort = {data->first, data->second};
}

/// What the table knows of the sum, else what was known before.
template <std::size_t words>
void PartSearch<words>::look_up(Frame& frame, Sum& sum) {
  const std::size_t count = sum.count;
  fold(frame, sum);
  if (const auto lost = decided(frame, sum)) {
    sum.effort = *lost ? Effort{never, solved} : Effort{solved, never};
    return;
  }
  if (count != sum.count) sum.effort = unseen(sum);
  look_up_effort(frame, sum);
}

/// Looks at positions until the part beside the heap is decided, or takes at least as much effort as `bound` says in
/// one of the two.
template <std::size_t words>
typename PartSearch<words>::Effort PartSearch<words>::narrow(const Part& part, int heap, Effort bound) {
  const std::uint64_t since = nodes_;
  Held frame(*this);
  spend();
  const auto decide = [&](bool loses) {
    found(part, heap, loses, since);
    return loses ? Effort{never, solved} : Effort{solved, never};
  };
  if (const auto wins = add_options(*frame, part, heap)) return decide(!*wins);
  std::vector<Sum>& sums = frame->sums;
  for (Sum& sum : sums) {
    sum.effort = unseen(sum);
    look_up_effort(*frame, sum);
  }
  for (bool first = true;; first = false) {
    Effort whole{never, solved};
    std::uint32_t second = never;
    Sum* best = nullptr;
    std::size_t kept = 0;
    for (Sum& sum : sums) {
      if (!first) look_up(*frame, sum);
      if (sum.effort.to_lose == solved) return decide(false);
      if (sum.effort.to_win == solved) continue;
      whole.to_lose = std::max(whole.to_lose, sum.effort.to_win);
      second = std::min(second, std::max(whole.to_win, sum.effort.to_lose));
      Sum& at = sums[kept++] = sum;
      if (sum.effort.to_lose >= whole.to_win) continue;
      whole.to_win = sum.effort.to_lose;
      best = &at;
    }
    sums.resize(kept);
    if (sums.empty()) return decide(true);
    const auto others = static_cast<std::uint32_t>(sums.size() - 1);
    whole.to_lose += others;
    table_.update(part, static_cast<std::uint16_t>(heap), nodes_ - since + 1, [&](auto& data) {
      data = {whole.to_win, whole.to_lose};
    });
    if (whole.to_win >= bound.to_win || whole.to_lose >= bound.to_lose) return whole;
    if (best->count > 1) {
      fold_all_but_largest(*frame, *best);
      best->effort = unseen(*best);
      continue;
    }
    best->effort = narrow(frame->parts[best->begin], best->heap,
                          {.to_win = std::max(best->effort.to_win + 1, bound.to_lose - others),
                           .to_lose = std::min(bound.to_win, second == never ? never : second + 1 + second / 4)});
  }
}

template class PartSearch<1>;
template class PartSearch<2>;
template class PartSearch<3>;
template class PartSearch<4>;

}  // namespace gamecert::solve
