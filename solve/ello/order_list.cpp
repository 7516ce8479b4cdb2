// Vertices stand in groups of at most 64, with ascending labels in each; the groups carry ascending labels themselves.
//
// A group without room for a label is labelled anew, after which at least 50 vertices find room; a full one is split.
// Where there is no label left between two groups, the smallest aligned range of labels around them that is not too
// full is labelled evenly: a range of 2^k labels may hold (2/1.5)^k groups. That takes O(log n) labels for each new
// group, averaged, and so a constant for each of the vertices, of which 32 make a new group.
// Source: M. Bender, R. Cole, E. Demaine, M. Farach-Colton, J. Zito, "Two simplified algorithms for maintaining order
// in a list", 2002.
#include "solve/ello/order_list.hpp"

#include <algorithm>

namespace gamecert::solve {
namespace {

constexpr std::uint64_t labels = std::uint64_t{1} << 62;
constexpr std::uint64_t usual_gap = std::uint64_t{1} << 36;
constexpr double growth = 2 / 1.5;  // of what a range may hold when it doubles
constexpr int most_in_group = 64;
constexpr std::uint64_t apart = labels / (2 * most_in_group);

}  // namespace

int LabelledList::insert_after(int place) {
  const auto gap = [&] { return (next_[place] == 0 ? labels : label_[next_[place]]) - label_[place]; };
  if (gap() < 2) relabel_around(place);
  const int added = static_cast<int>(label_.size());
  const int behind = next_[place];
  label_.push_back(label_[place] + std::min(gap() / 2, usual_gap));
  next_.push_back(behind);
  previous_.push_back(place);
  next_[place] = previous_[behind] = added;
  return added;
}

void LabelledList::relabel_around(int place) {
  int first = place, last = place;
  std::uint64_t count = 1;
  double room = 1;
  for (std::uint64_t range = 2;; range *= 2) {
    room *= growth;
    const std::uint64_t low = label_[place] & ~(range - 1);
    while (first != 0 && label_[previous_[first]] >= low) {
      first = previous_[first];
      ++count;
    }
    while (next_[last] != 0 && label_[next_[last]] < low + range) {
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

OrderList::OrderList(int vertices) : items_(static_cast<std::size_t>(vertices) + 1), first_(1, vertices), count_(1, 1) {
  items_.back() = {0, vertices, vertices, 0};
}

void OrderList::insert_after(int v, int place) {
  const int group = items_[place].group;
  const auto gap = [&] {
    const int next = items_[place].next;
    const bool inside = next != static_cast<int>(end()) && items_[next].group == group;
    return (inside ? items_[next].label : labels) - items_[place].label;
  };
  if (gap() < 2) spread(group);
  const int behind = items_[place].next;
  items_[v] = {items_[place].label + std::min(gap() / 2, apart), behind, place, group};
  items_[place].next = items_[behind].previous = v;
  if (++count_[group] > most_in_group) split(group);
}

void OrderList::erase(int v) {
  const Item& item = items_[v];
  items_[item.previous].next = item.next;
  items_[item.next].previous = item.previous;
  if (first_[item.group] == v) first_[item.group] = item.next;
  --count_[item.group];
}

/// Labels the group anew.
void OrderList::spread(int group) {
  std::uint64_t label = 0;
  int v = first_[group];
  for (int i = 0; i < count_[group]; ++i, v = items_[v].next, label += apart) items_[v].label = label;
}

/// The second half becomes a group of its own.
void OrderList::split(int group) {
  const int added = groups_.insert_after(group);
  const int stay = count_[group] / 2;
  int v = first_[group];
  for (int i = 0; i < stay; ++i) v = items_[v].next;
  first_.push_back(v);
  count_.push_back(count_[group] - stay);
  count_[group] = stay;
  for (int i = 0; i < count_[added]; ++i, v = items_[v].next) items_[v].group = added;
  spread(group);
  spread(added);
}

std::vector<int> OrderList::vertices() const {
  std::vector<int> result;
  for (int v = items_[end()].next; v != static_cast<int>(end()); v = items_[v].next) result.push_back(v);
  return result;
}

}  // namespace gamecert::solve
