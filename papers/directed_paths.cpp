// Recursions for directed paths.
#include "papers/directed_paths.hpp"

#include "papers/least_missing.hpp"

namespace gamecert::papers {
PathValues printed_recursions(int length) {
  const auto size = static_cast<std::size_t>(length) + 1;
  PathValues of{std::vector<int>(size), std::vector<int>(size), std::vector<int>(size)};
  const auto at = [](const std::vector<int>& values, int k) { return k < 1 ? 0 : values[static_cast<std::size_t>(k)]; };
  const auto a = [&](int k) { return at(of.a, k); };
  const auto b = a;
  const auto c = [&](int k) { return at(of.c, k); };
  const auto d = [&](int k) { return at(of.d, k); };
  for (int k = 1; k <= length; ++k) {
    const auto here = static_cast<std::size_t>(k);
    std::vector<int> options;
    for (int i = 3; i <= k - 1; ++i) options.push_back(a(i - 2) ^ c(k + 1 - i));
    for (int i = 2; i <= k - 2; ++i) options.push_back(c(i) ^ b(k - (i + 1)));
    of.c[here] = least_missing(options);
    options.clear();
    for (int i = 3; i <= k; ++i) options.push_back(a(i - 2) ^ a(k + 1 - i));
    for (int i = 2; i <= k; ++i) options.push_back(c(i) ^ d(k - (i + 1)));
    of.a[here] = least_missing(options);
    options.clear();
    for (int i = 1; i <= k; ++i) options.push_back(d(i - 2) ^ a(k + 1 - i));
    for (int i = 1; i <= k; ++i) options.push_back(b(i) ^ d(k - (i + 1)));
    of.d[here] = least_missing(options);
  }
  return of;
}

}  // namespace gamecert::papers
