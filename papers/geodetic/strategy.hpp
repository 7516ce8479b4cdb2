// The strategy W of the second player on K_m o R_n, m odd, from Section 5 of the geodetic paper, run as printed.
#pragma once

#include <vector>

#include "papers/claim.hpp"
#include "papers/geodetic/rays.hpp"

namespace gamecert::papers {

/// The positions of the 0-bits of n below its leading 1-bit, ascending: j_1, ..., j_k. n >= 1.
std::vector<int> zero_bits(int n);

/// a(t_i) and b(t_i) of W for one i and t_i.
struct Pair {
  int a, b;
};
/// For i = 1..k and t_i from 0, in this order.
std::vector<Pair> pairs(int n);

/// W on one ray of length n: b_i answers a_i, and after the first move a_i answers b_i.
class StrategyW {
 public:
  /// As printed the pairs are pairs(n).
  StrategyW(int n, const std::vector<Pair>& pairs);
  explicit StrategyW(int n) : StrategyW(n, pairs(n)) {}
  int n() const { return static_cast<int>(answers_a_.size()) - 1; }
  /// What B labels when A has labelled the vertex, perhaps as the first move; 0 where W says nothing.
  int reply(bool first, int vertex) const;
  /// No vertex has the forms a_r and b_i with different answers.
  bool clear() const;

 private:
  std::vector<int> answers_a_, answers_b_;  // by the vertex that A labels, 0 where it has not the form
};
using MakeW = StrategyW (*)(int n);
StrategyW w_as_printed(int n);

/// Whether W wins on every K_m o R_n with m odd: A labels any vertex of the ray while W answers, B leaves a 0-star
/// where W says nothing, A never can. An instance for every move of A.
void check_w(int n, MakeW make, Trial& trial);
/// The same by the rules on K_m o R_n, A playing everywhere; after the 0-star B plays Nim.
void check_w_by_rules(const Rays& rays, MakeW make, Trial& trial);

/// Proposition 7: what W prescribes is not labelled, in all play with W on a ray; and if b_i = a_r then a_i = b_r.
void check_prop_7(int n, MakeW make, Trial& trial);
/// Proposition 8: every response of W is in E, but for the vertices that are `excepted`.
void check_prop_8(int n, bool (*excepted)(int n, int vertex), Trial& trial);
bool n_of_a_power_of_two(int n, int vertex);

}  // namespace gamecert::papers
