// Search from the end over connected vertex sets.
//
// As in ello_search, but when placing a vertex last disconnects what is left, the components are
// games of their own: each is checked against Cor 1.7 and searched by itself. Results are kept for
// every connected set met, so a set is searched once. Sets are compared whole, and no set is
// passed over but one that breaks Cor 1.7: a search that ends is exact, at any order.
#include "solve/ello/components.hpp"

#include <algorithm>
#include <bit>

namespace gamecert::solve {
namespace {

enum Mark : int { lost_mark = -1, open_mark = -2 };

bool has(const std::vector<std::uint64_t>& set, int v) { return (set[v / 64] >> (v % 64) & 1) != 0; }
void flip(std::vector<std::uint64_t>& set, int v) { set[v / 64] ^= std::uint64_t{1} << (v % 64); }

template <class Visit>
void each(const std::vector<std::uint64_t>& set, Visit&& visit) {
  for (std::size_t i = 0; i < set.size(); ++i) {
    for (std::uint64_t word = set[i]; word != 0; word &= word - 1) {
      visit(static_cast<int>(i) * 64 + std::countr_zero(word));
    }
  }
}

bool meet(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if ((a[i] & b[i]) != 0) return true;
  }
  return false;
}

int count_common(const std::vector<std::uint64_t>& a, const std::uint64_t* b) {
  int count = 0;
  for (std::size_t i = 0; i < a.size(); ++i) count += std::popcount(a[i] & b[i]);
  return count;
}

}  // namespace

ComponentSearch::ComponentSearch(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch)
    : words_((static_cast<std::size_t>(graph.order()) + 63) / 64),
      rows_(words_ * static_cast<std::size_t>(graph.order()), 0),
      green_(words_, 0),
      all_(words_, 0),
      last_(words_, 0),
      watch_(watch) {
  watch.hold(rows_.size() * sizeof(std::uint64_t));
  for (int v = 0; v < graph.order(); ++v) {
    flip(all_, v);
    if (green[v] != 0) flip(green_, v);
    if ((graph.degree(v) % 2 != 0) != (green[v] != 0)) flip(last_, v);
    for (const int u : graph.neighbours(v)) {
      rows_[static_cast<std::size_t>(v) * words_ + static_cast<std::size_t>(u) / 64] |= std::uint64_t{1} << (u % 64);
    }
  }
}

ComponentSearch::Result ComponentSearch::run(std::size_t most_sets) {
  most_sets_ = most_sets;
  return plausible(all_, last_, true) ? search(all_, last_) : Result::lost;
}

ComponentSearch::Result ComponentSearch::search(const Set& left, const Set& last) {
  const auto [number, fresh] = table_.insert(left);
  if (!fresh) {
    if (placed_[number] == open_mark) return Result::open;
    return placed_[number] == lost_mark ? Result::lost : Result::won;
  }
  placed_.push_back(open_mark);
  if (placed_.size() > most_sets_) return Result::open;
  watch_.look();
  watch_.hold(table_.bytes() + rows_.size() * sizeof(std::uint64_t));
  int found = lost_mark;
  each(last, [&](int v) { found = v; });  // the highest first; below it in descending order
  for (int v = found; v >= 0; --v) {
    if (!has(left, v) || !has(last, v)) continue;
    const Result result = search_without(left, last, v);
    if (result == Result::open) return result;
    if (result == Result::won) {
      placed_[number] = v;
      return result;
    }
  }
  placed_[number] = lost_mark;
  return Result::lost;
}

/// Searches what is left when v is placed last.
ComponentSearch::Result ComponentSearch::search_without(const Set& left, const Set& last, int v) {
  Set rest = left;
  flip(rest, v);
  Set next(words_);
  for (std::size_t i = 0; i < words_; ++i) next[i] = (last[i] ^ row(v)[i]) & rest[i];
  std::vector<Set> parts = components(rest);
  for (const Set& part : parts) {
    if (!plausible(part, next, parts.size() > 1)) return Result::lost;
  }
  std::sort(parts.begin(), parts.end(),
            [](const Set& a, const Set& b) { return count_common(a, a.data()) < count_common(b, b.data()); });
  for (const Set& part : parts) {
    Set part_last(words_);
    for (std::size_t i = 0; i < words_; ++i) part_last[i] = next[i] & part[i];
    const Result result = search(part, part_last);
    if (result != Result::won) return result;
  }
  return Result::won;
}

std::vector<ComponentSearch::Set> ComponentSearch::components(Set left) const {
  std::vector<Set> parts;
  std::vector<int> todo;
  for (std::size_t i = 0; i < words_; ++i) {
    while (left[i] != 0) {
      Set part(words_, 0);
      todo.push_back(static_cast<int>(i) * 64 + std::countr_zero(left[i]));
      flip(left, todo.back());
      flip(part, todo.back());
      while (!todo.empty()) {
        const std::uint64_t* near = row(todo.back());
        todo.pop_back();
        for (std::size_t j = i; j < words_; ++j) {
          std::uint64_t reached = near[j] & left[j];
          left[j] ^= reached;
          part[j] ^= reached;
          for (; reached != 0; reached &= reached - 1)
            todo.push_back(static_cast<int>(j) * 64 + std::countr_zero(reached));
        }
      }
      parts.push_back(std::move(part));
    }
  }
  return parts;
}

/// Cor 1.7 for a component. Its parity is the parity of the set it is a part of, if it is the whole.
bool ComponentSearch::plausible(const Set& part, const Set& last, bool check_parity) const {
  if (!meet(part, green_) || !meet(part, last)) return false;
  if (!check_parity) return true;
  int degrees = 0;
  each(part, [&](int v) { degrees += count_common(part, row(v)); });
  const int greens = count_common(part, green_.data());
  return (count_common(part, part.data()) + degrees / 2 + greens) % 2 == 0;
}

void ComponentSearch::append_order(const Set& left, std::vector<int>& order) {
  const int v = placed_[table_.insert(left).first];
  Set rest = left;
  flip(rest, v);
  for (const Set& part : components(rest)) append_order(part, order);
  order.push_back(v);
}

std::vector<int> ComponentSearch::order() {
  std::vector<int> order;
  append_order(all_, order);
  return order;
}

}  // namespace gamecert::solve
