// A list of vertices into which vertices are inserted anywhere, and that knows which of two comes first.
#pragma once

#include <cstdint>
#include <vector>

namespace gamecert::solve {

/// A list of numbers that carry ascending labels; 0 is its first and stays.
class LabelledList {
 public:
  LabelledList() : label_(1, 0), next_(1, 0), previous_(1, 0) {}
  /// Puts a new number behind `place`, the next in turn, and returns it.
  int insert_after(int place);
  bool before(int a, int b) const { return label_[a] < label_[b]; }

 private:
  void relabel_around(int place);

  std::vector<std::uint64_t> label_;
  std::vector<int> next_, previous_;  // a ring
};

/// Every operation takes constant time, averaged over all.
class OrderList {
 public:
  /// An empty list for vertices 0..vertices-1.
  explicit OrderList(int vertices);

  void push_back(int v) { insert_after(v, items_[end()].previous); }
  void insert_before(int v, int place) { insert_after(v, items_[place].previous); }
  void insert_after(int v, int place);
  void erase(int v);
  /// Whether u comes before v; both are in the list.
  bool before(int u, int v) const {
    const Item &a = items_[u], &b = items_[v];
    return a.group == b.group ? a.label < b.label : groups_.before(a.group, b.group);
  }
  std::vector<int> vertices() const;

 private:
  struct Item {
    std::uint64_t label = 0;     // ascending in the group
    int next = 0, previous = 0;  // a ring through an item of its own, the first of group 0
    int group = 0;
  };
  std::size_t end() const { return items_.size() - 1; }
  void spread(int group);
  void split(int group);

  std::vector<Item> items_;
  LabelledList groups_;
  std::vector<int> first_, count_;  // of each group: its first item, and how many it has
};

}  // namespace gamecert::solve
