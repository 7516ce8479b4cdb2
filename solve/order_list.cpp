// Vertices carry ascending labels. Where there is no label left between two neighbours, the smallest aligned range of
// labels around them that is not too full is labelled evenly: a range of 2^k labels may hold (2/1.4)^k vertices. Cost
// of an insertion: O(log n) labels, averaged over all; a constant in practice, as labels are many.
// Source: M. Bender, R. Cole, E. Demaine, M. Farach-Colton, J. Zito, "Two simplified algorithms for maintaining order
// in a list", 2002.
#include "solve/order_list.hpp"

#include <algorithm>

namespace gamecert::solve {
namespace {

constexpr std::uint64_t labels = std::uint64_t{1} << 62;
constexpr std::uint64_t usual_gap = std::uint64_t{1} << 36;
constexpr double growth = 2 / 1.4;  // of what a range may hold when it doubles

}  // namespace

OrderList::OrderList(int vertices)
    : label_(static_cast<std::size_t>(vertices) + 1, 0), next_(label_.size(), vertices), previous_(next_) {}

void OrderList::insert_after(int v, int place) {
  const int end_vertex = static_cast<int>(end());
  const auto gap = [&] {
    const std::uint64_t above = next_[place] == end_vertex ? labels : label_[next_[place]];
    return above - label_[place];
  };
  if (gap() < 2) relabel_around(place);
  label_[v] = label_[place] + std::min(gap() / 2, usual_gap);
  const int behind = next_[place];
  next_[place] = previous_[behind] = v;
  previous_[v] = place;
  next_[v] = behind;
}

void OrderList::erase(int v) {
  next_[previous_[v]] = next_[v];
  previous_[next_[v]] = previous_[v];
}

void OrderList::relabel_around(int place) {
  const int end_vertex = static_cast<int>(end());
  int first = place, last = place;
  std::uint64_t count = 1;
  double room = 1;
  for (std::uint64_t range = 2;; range *= 2) {
    room *= growth;
    const std::uint64_t low = label_[place] & ~(range - 1);
    while (first != end_vertex && previous_[first] != end_vertex && label_[previous_[first]] >= low) {
      first = previous_[first];
      ++count;
    }
    while (next_[last] != end_vertex && label_[next_[last]] < low + range) {
      last = next_[last];
      ++count;
    }
    if (static_cast<double>(count) > room || range / count < 4) continue;
    std::uint64_t label = low;
    for (int v = first;; v = next_[v], label += range / count) {
      label_[v] = label;
      if (v == last) return;
    }
  }
}

std::vector<int> OrderList::vertices() const {
  std::vector<int> result;
  for (int v = next_[end()]; v != static_cast<int>(end()); v = next_[v]) result.push_back(v);
  return result;
}

}  // namespace gamecert::solve
