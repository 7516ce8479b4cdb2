// Values of heaps by their options.
#include "papers/triangulations/heaps.hpp"

#include <algorithm>

#include "solve/boards/kayles.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

}  // namespace

void HeapValues::extend(int size, Trial& trial) {
  for (int n = static_cast<int>(values_.size()); n <= size; ++n) {
    trial.step();
    for (const int take : taken_) {
      for (int left = 0; 2 * left <= n - take; ++left)
        seen_[index(values_[index(left)] ^ values_[index(n - take - left)])] = n;
    }
    int least = 0;
    while (seen_[index(least)] == n) ++least;
    values_.push_back(least);
  }
}

std::vector<int> arrays(const EdgeBoard& board, EdgeSet coloured) {
  const auto open = [&](int face) {
    const EdgeSet triangle = board.triangles[index(face)];
    bool on_hull = false;
    each_edge(triangle, [&](int e) { on_hull = on_hull || board.faces_at(e).size() == 1; });
    return on_hull && (triangle & coloured) == 0;
  };
  std::vector<int> lengths;
  std::vector<bool> counted(board.triangles.size());
  for (int start = 0; start < static_cast<int>(board.triangles.size()); ++start) {
    if (counted[index(start)] || !open(start)) continue;
    counted[index(start)] = true;
    std::vector<int> array{start};
    for (std::size_t i = 0; i < array.size(); ++i) {
      each_edge(board.triangles[index(array[i])], [&](int e) {
        for (const int next : board.faces_at(e)) {
          if (counted[index(next)] || !open(next)) continue;
          counted[index(next)] = true;
          array.push_back(next);
        }
      });
    }
    lengths.push_back(static_cast<int>(array.size()));
  }
  return lengths;
}

int kayles_sum(const std::vector<int>& heaps) {
  int sum = 0;
  for (const int heap : heaps) sum ^= solve::kayles().value(heap);
  return sum;
}

}  // namespace gamecert::papers
