// Cores, and a number that no machine refuses.
#include "solve/threads.hpp"

#include <algorithm>
#include <thread>

namespace gamecert::solve {

int threads_for(int jobs) {
  constexpr int most = 256;
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());  // 0 if not known
  return std::clamp(jobs > 0 ? jobs : cores, 1, most);
}

}  // namespace gamecert::solve
