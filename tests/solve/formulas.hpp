// Formulas that tests refute.
#pragma once

#include <random>

#include "encode/cnf.hpp"

namespace gamecert::solve::formulas {

inline encode::Cnf variables(int count) {
  encode::Cnf cnf;
  for (int i = 0; i < count; ++i) cnf.variable();
  return cnf;
}

/// Every pigeon is in a hole, no two in the same.
inline encode::Cnf pigeonhole(int pigeons, int holes) {
  encode::Cnf cnf = variables(pigeons * holes);
  const auto in = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  for (int pigeon = 0; pigeon < pigeons; ++pigeon) {
    std::vector<int> clause;
    for (int hole = 0; hole < holes; ++hole) clause.push_back(in(pigeon, hole));
    cnf.add(clause);
    for (int other = 0; other < pigeon; ++other) {
      for (int hole = 0; hole < holes; ++hole) cnf.add({-in(pigeon, hole), -in(other, hole)});
    }
  }
  return cnf;
}

/// Clauses of up to three literals at random: literals may repeat, and what is a tautology is left out.
inline encode::Cnf random_3sat(int count, double density, unsigned seed) {
  encode::Cnf cnf = variables(count);
  std::mt19937 random(seed);
  for (int i = 0; i < static_cast<int>(density * count); ++i) {
    std::vector<int> clause;
    for (int k = 0; k < 3; ++k) {
      const int variable = static_cast<int>(random() % static_cast<unsigned>(count)) + 1;
      clause.push_back(random() % 2 == 0 ? variable : -variable);
    }
    cnf.add(clause);
  }
  return cnf;
}

/// A random graph with three edges at every vertex, of which an odd number is to be chosen at the first vertex, an
/// even number at the others.
inline encode::Cnf parity(int vertices, unsigned seed) {
  encode::Cnf cnf = variables(vertices * 3 / 2);
  std::mt19937 random(seed);
  std::vector<int> ends;
  for (int i = 0; i < vertices * 3; ++i) ends.push_back(i / 2 + 1);
  for (std::size_t i = ends.size(); i-- > 1;) std::swap(ends[i], ends[random() % (i + 1)]);
  for (int v = 0; v < vertices; ++v) {
    const int* at = &ends[3 * static_cast<std::size_t>(v)];
    for (int signs = 0; signs < 8; ++signs) {
      const int negated = (signs & 1) + (signs >> 1 & 1) + (signs >> 2 & 1);
      if (negated % 2 == (v == 0 ? 1 : 0)) continue;
      std::vector<int> clause;
      for (int i = 0; i < 3; ++i) clause.push_back((signs >> i & 1) != 0 ? -at[i] : at[i]);
      cnf.add(clause);
    }
  }
  return cnf;
}

}  // namespace gamecert::solve::formulas
