// A list of vertices into which vertices are inserted anywhere, and that knows which of two comes first.
#pragma once

#include <cstdint>
#include <vector>

namespace gamecert::solve {

class OrderList {
 public:
  /// An empty list for vertices 0..vertices-1.
  explicit OrderList(int vertices);

  void push_back(int v) { insert_after(v, previous_[end()]); }
  void insert_before(int v, int place) { insert_after(v, previous_[place]); }
  void insert_after(int v, int place);
  void erase(int v);
  /// Whether u comes before v; both are in the list. Constant time.
  bool before(int u, int v) const { return label_[u] < label_[v]; }
  std::vector<int> vertices() const;

 private:
  std::size_t end() const { return label_.size() - 1; }
  void relabel_around(int place);

  std::vector<std::uint64_t> label_;  // ascending along the list
  std::vector<int> next_, previous_;  // a ring through a vertex of its own, which is the end
};

}  // namespace gamecert::solve
