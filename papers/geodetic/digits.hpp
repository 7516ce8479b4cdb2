// The numbers in the strategy W of the geodetic paper, and its Propositions 2 to 6 about them.
#pragma once

#include <string>
#include <vector>

#include "papers/claim.hpp"
#include "papers/geodetic/rays.hpp"

namespace gamecert::papers {

/// The positions of the 0-bits of n below its leading 1-bit, ascending: j_1, ..., j_k. n >= 1.
std::vector<int> zero_bits(int n);
/// The 2's complement of n: all bits of n changed, and one added.
int complement(int n);
/// The base 2 logarithm rounded down, and up. n >= 1.
int lg_down(int n);
int lg_up(int n);
using Lg = int (*)(int n);

/// a(t_i) and b(t_i) of W for one i and t_i.
struct Pair {
  int a, b;
};
/// For i = 1..k and t_i from 0, in this order.
std::vector<Pair> pairs(int n);
/// I_L of Proposition 5(v); k >= 1.
Interval longest(int n);

/// A statement about every n >= 1 with the hypothesis; `wrong` says what is wrong at n, or nothing.
struct AboutN {
  bool (*hypothesis)(int n);
  std::string (*wrong)(int n);
};
/// An instance if n has the hypothesis.
void check_number(const AboutN& statement, int n, Trial& trial);

std::string wrong_in_prop_2(int n, Lg lg);
std::string wrong_in_prop_3(int n);
std::string wrong_in_prop_4(int n, Lg lg);
std::string wrong_in_prop_5_i(int n);
std::string wrong_in_prop_5_ii(int n);
std::string wrong_in_prop_5_iii(int n, Lg lg);
std::string wrong_in_prop_5_iv(int n);
/// `below_j_k`: whether q is to be less than j_k; equal to it otherwise.
std::string wrong_in_prop_5_v(int n, bool (*below_j_k)(int n));
std::string wrong_in_prop_5_vi(int n);
/// `excepted`: whether n itself may be outside I_L.
std::string wrong_in_prop_6(int n, bool (*excepted)(int n));

}  // namespace gamecert::papers
