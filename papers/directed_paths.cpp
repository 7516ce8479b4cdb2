// Directed paths in time for millions.
#include "papers/directed_paths.hpp"

#include <algorithm>
#include <bit>

namespace gamecert::papers {

void LongPaths::add(Column& column, int value) {
  if (papers::rare(value)) column.rare.push_back(column.values.size());
  column.values.push_back(static_cast<std::uint16_t>(value));
  // Room for every sum of two values, and for a common value above all of them.
  marked_.resize(std::max(marked_.size(), 4 * std::bit_ceil(static_cast<std::size_t>(value) + 8)));
}

void LongPaths::extend(int length, Trial& trial) {
  while (this->length() < length) {
    trial.look();
    // Of A_k: a blue vertex leaves A_i + A_j with i + j = k - 1, a red one C_i + D_j, by Proposition 8
    // D_i + D_j with i + j = k - 4. Of D_k: both leave D_i + A_j with i + j = k - 1.
    const auto k = static_cast<std::size_t>(this->length()) + 1;
    std::vector<PartSums> of_a;
    if (k >= 2) of_a.push_back({d_, d_, k - 2});
    if (k >= 3) of_a.push_back({a_, a_, k - 3});
    add(a_, mex(of_a));
    const PartSums of_d[] = {{d_, a_, k - 1}};
    add(d_, mex(of_d));
  }
}

int LongPaths::mex(std::span<const PartSums> all) {
  std::ranges::fill(marked_, 0);
  for (const PartSums& options : all) mark_sums_with_a_rare_part(options);
  const auto taken = [&](int value) { return marked_[static_cast<std::size_t>(value)] != 0; };
  int least_common = 0;
  while (rare(least_common) || taken(least_common)) ++least_common;
  std::vector<int> missing;
  for (int value = 0; value < least_common; ++value) {
    if (rare(value) && !taken(value)) missing.push_back(value);
  }
  for (const PartSums& options : all) mark_sums_until_none_is_missing(options, missing);
  return missing.empty() ? least_common : missing.front();
}

void LongPaths::mark_sums_with_a_rare_part(const PartSums& options) {
  const auto& [x, y, total] = options;
  const auto mark_with_rare = [marked = marked_.data(), total](const Column& of, const Column& other) {
    const std::uint16_t* const values = of.values.data();
    const std::uint16_t* const others = other.values.data();
    for (const std::size_t i : of.rare) {
      if (i > total) break;
      marked[values[i] ^ others[total - i]] = 1;
    }
  };
  mark_with_rare(x, y);
  if (&x != &y) mark_with_rare(y, x);
}

void LongPaths::mark_sums_until_none_is_missing(const PartSums& options, std::vector<int>& missing) {
  constexpr std::size_t block = 2048;
  const auto& [x, y, total] = options;
  const std::uint16_t* const values = x.values.data();
  const std::uint16_t* const others = y.values.data();
  std::uint8_t* const marked = marked_.data();
  const std::size_t last = &x == &y ? total / 2 : total;
  for (std::size_t i = 0; i <= last && !missing.empty();) {
    for (const std::size_t end = std::min(last + 1, i + block); i < end; ++i) marked[values[i] ^ others[total - i]] = 1;
    std::erase_if(missing, [&](int value) { return marked[value] != 0; });
  }
}

}  // namespace gamecert::papers
