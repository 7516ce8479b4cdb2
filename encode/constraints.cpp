// Long constraints are cut into short ones by new variables; short ones list what they exclude.
#include "encode/constraints.hpp"

#include <bit>
#include <span>

namespace gamecert::encode {
namespace {

constexpr std::size_t longest_by_pairs = 6;
constexpr std::size_t longest_parity = 4;  // eight clauses

void no_two(Cnf& cnf, std::span<const int> literals) {
  for (std::size_t i = 0; i < literals.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) cnf.add({-literals[j], -literals[i]});
  }
}

/// A clause for every choice of signs under which the number that hold is wrong.
void short_parity(Cnf& cnf, std::span<const int> literals, bool odd) {
  for (unsigned holding = 0; holding < 1U << literals.size(); ++holding) {
    if ((std::popcount(holding) % 2 == 1) == odd) continue;
    std::vector<int> clause;
    for (std::size_t i = 0; i < literals.size(); ++i)
      clause.push_back((holding >> i & 1U) != 0 ? -literals[i] : literals[i]);
    cnf.add(clause);
  }
}

/// While there are more than `longest`, writes the first three and a new variable t, which goes on with the rest: t, or
/// -t if the sign is -1. The literals that are left.
template <class Write>
std::vector<int> cut(Cnf& cnf, std::span<const int> rest, std::size_t longest, int sign, const Write& write) {
  std::vector<int> group;
  while (group.size() + rest.size() > longest) {
    while (group.size() < 3) {
      group.push_back(rest.front());
      rest = rest.subspan(1);
    }
    const int later = cnf.variable();
    group.push_back(later);
    write(group);
    group = {sign * later};
  }
  group.insert(group.end(), rest.begin(), rest.end());
  return group;
}

}  // namespace

/// At most one of many: at most one of the first three and t, and at most one of the rest and not t. Source: D. Knuth,
/// "The Art of Computer Programming", section 7.2.2.2, exercise 12.
void exactly_one(Cnf& cnf, const std::vector<int>& literals) {
  cnf.add(literals);
  const auto write = [&](const std::vector<int>& group) { no_two(cnf, group); };
  write(cut(cnf, literals, longest_by_pairs, -1, write));
}

/// Of many, the first three and t are an even number, and t stands for them among the rest.
void parity(Cnf& cnf, const std::vector<int>& literals, bool odd) {
  const auto even = [&](const std::vector<int>& group) { short_parity(cnf, group, false); };
  short_parity(cnf, cut(cnf, literals, longest_parity, 1, even), odd);
}

}  // namespace gamecert::encode
