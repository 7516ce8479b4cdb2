// Edit distance with swaps of neighbouring letters (optimal string alignment).
#include "text/nearest.hpp"

#include <algorithm>
#include <vector>

namespace gamecert::text {
namespace {

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      const std::size_t replaced = cost[i - 1][j - 1] + (((a[i - 1] ^ b[j - 1]) & ~0x20) == 0 ? 0 : 1);
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, replaced});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

}  // namespace

std::string did_you_mean(std::string_view wrong, std::span<const std::string_view> known) {
  std::string_view best;
  std::size_t allowed = std::max<std::size_t>(1, wrong.size() / 3) + 1;
  for (const std::string_view word : known) {
    const std::size_t difference = word.size() > wrong.size() ? word.size() - wrong.size() : wrong.size() - word.size();
    if (difference >= allowed) continue;
    const std::size_t found = distance(wrong, word);
    if (found < allowed) {
      best = word;
      allowed = found;
    }
  }
  return best.empty() ? "" : " (did you mean '" + std::string(best) + "'?)";
}

}  // namespace gamecert::text
