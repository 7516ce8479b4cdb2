// Values of heaps by their options.
#include "papers/triangulations/heaps.hpp"

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

}  // namespace gamecert::papers
