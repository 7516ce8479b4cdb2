// Source: "The vertex-capturing game", Lemma 6.4 and Theorem 6.7.
#include "reductions/gadgets/pendant_paths.hpp"

#include <array>
#include <cstddef>

namespace gamecert::reductions {
namespace {

// Two of a kind at one vertex go: of length 1, of even length, of odd length from 3 on.
constexpr std::size_t kinds = 3;
std::size_t kind(int length) { return length == 1 ? 0 : length % 2 == 0 ? 1 : 2; }

}  // namespace

int subdivided_star_score(const std::vector<int>& legs) {
  std::array<bool, kinds> left{};  // one of the kind has no partner
  for (const int length : legs) {
    bool& alone = left[kind(length)];
    alone = !alone;
  }
  const auto [one, even, odd] = left;
  if (one && even && odd) return 1;
  if (one && !even && !odd) return 2;
  return (one != odd) ? 1 : 0;  // a path: its size modulo 2
}

}  // namespace gamecert::reductions
