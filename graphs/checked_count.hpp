// Arithmetic of counts in 128 bits that notices when they are not enough.
#pragma once

#include "graphs/labelled_counting.hpp"

namespace gamecert::graphs::checked {

/// Thrown where a number is not had: 128 bits are not enough, or the steps.
struct NotKnown {};

inline Count plus(Count a, Count b) {
  Count c = 0;
  if (__builtin_add_overflow(a, b, &c)) throw NotKnown();
  return c;
}

inline Count times(Count a, Count b) {
  Count c = 0;
  if (__builtin_mul_overflow(a, b, &c)) throw NotKnown();
  return c;
}

inline Count count(int number) { return static_cast<Count>(number); }

inline Count factorial(int n) {
  Count result = 1;
  for (int i = 2; i <= n; ++i) result = times(result, count(i));
  return result;
}

inline Count binomial(int n, int k) {
  Count result = 1;
  for (int i = 1; i <= k; ++i) result = times(result, count(n - k + i)) / count(i);
  return result;
}

inline Count catalan(int n) { return binomial(2 * n, n) / count(n + 1); }

}  // namespace gamecert::graphs::checked
