// The clauses of a circuit have a model above exactly those inputs that meet the requirement.
#include "encode/tseitin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/encode/backtracking.hpp"
#include "tests/encode/lanes.hpp"

namespace gamecert {
namespace {

using encode::Circuit;
using encode::Literal;
using testing::Backtracking;

TEST(Tseitin, KeepsTheMeaningOfRandomCircuits) {
  std::mt19937 random(5);
  constexpr std::size_t inputs = 6;  // 64 evaluations
  int satisfiable = 0;
  for (int trial = 0; trial < 400; ++trial) {
    Circuit circuit;
    encode::Requirement requirement;
    std::vector<Literal> wires{encode::always};
    for (std::size_t i = 0; i < inputs; ++i) {
      wires.push_back(circuit.input());
      requirement.inputs.push_back(wires.back());
    }
    const auto some = [&] {
      const Literal wire = wires[random() % wires.size()];
      return random() % 2 == 0 ? wire : !wire;
    };
    for (auto gates = random() % 40; gates > 0; --gates) {
      const Literal a = some(), b = some(), c = some();
      const auto kind = random() % 4;
      wires.push_back(kind == 0   ? circuit.both(a, b)
                      : kind == 1 ? circuit.differ(a, b)
                      : kind == 2 ? circuit.either(circuit.both(a, b), circuit.both(!a, c))
                                  : circuit.both(circuit.both(a, b), circuit.both(c, some())));
    }
    for (auto clauses = 1 + random() % 4; clauses > 0; --clauses) {
      requirement.clauses.emplace_back();
      for (auto size = random() % 4; size > 0; --size) requirement.clauses.back().push_back(some());
      if (requirement.clauses.back().empty() && random() % 4 != 0) requirement.clauses.back().push_back(wires.back());
    }
    testing::Lanes lanes(circuit);
    for (std::size_t i = 0; i < inputs; ++i) {
      for (std::size_t lane = 0; lane < 64; ++lane) lanes.set(requirement.inputs[i], lane, (lane >> i & 1) != 0);
    }
    lanes.evaluate();
    std::set<std::vector<char>> expected;
    for (std::size_t lane = 0; lane < 64; ++lane) {
      const bool met = std::ranges::all_of(requirement.clauses, [&](const std::vector<Literal>& clause) {
        return std::ranges::any_of(clause, [&](Literal wire) { return lanes.of(wire, lane); });
      });
      if (!met) continue;
      std::vector<char> values;
      for (std::size_t i = 0; i < inputs; ++i) values.push_back((lane >> i & 1) != 0 ? 1 : 0);
      expected.insert(values);
    }
    const encode::Cnf cnf = clauses_of(circuit, requirement).cnf;
    EXPECT_EQ(Backtracking(cnf).projections(inputs), expected) << "trial " << trial;
    satisfiable += expected.empty() ? 0 : 1;
  }
  EXPECT_GT(satisfiable, 100);
  EXPECT_LT(satisfiable, 390);
}

/// Clauses and variables beside the inputs, of one required wire over four inputs.
template <class Build>
std::pair<int, int> size_of(Build&& build) {
  Circuit circuit;
  encode::Requirement requirement;
  std::vector<Literal> in;
  for (int i = 0; i < 4; ++i) in.push_back(circuit.input());
  requirement.inputs = in;
  requirement.clauses.push_back({build(circuit, in)});
  const encode::Cnf cnf = clauses_of(circuit, requirement).cnf;
  return {cnf.clauses(), cnf.variables() - 4};
}

TEST(Tseitin, WritesNoMoreThanIsNeeded) {
  using In = std::vector<Literal>;
  const auto exclusive = [](Circuit& c, const In& in) { return c.differ(in[0], in[1]); };
  EXPECT_EQ(size_of(exclusive), std::pair(3, 1));  // half of an exclusive or, and the requirement
  const auto three = [](Circuit& c, const In& in) { return c.differ(in[0], c.differ(in[1], in[2])); };
  EXPECT_EQ(size_of(three), std::pair(2 + 4 + 1, 2));
  const auto test = [](Circuit& c, const In& in) { return c.either(c.both(in[0], in[1]), c.both(!in[0], in[2])); };
  EXPECT_EQ(size_of(test), std::pair(3, 1));
  const auto all = [](Circuit& c, const In& in) { return c.both(c.both(in[0], in[1]), c.both(!in[2], in[3])); };
  EXPECT_EQ(size_of(all), std::pair(5, 1));
  const auto any = [](Circuit& c, const In& in) { return c.either(c.either(in[0], in[1]), c.either(!in[2], in[3])); };
  EXPECT_EQ(size_of(any), std::pair(2, 1));
  const auto unneeded = [](Circuit& c, const In& in) {
    c.both(in[1], in[2]);
    return in[0];
  };
  EXPECT_EQ(size_of(unneeded), std::pair(1, 0));
}

TEST(Tseitin, WritesConstantRequirements) {
  EXPECT_EQ(size_of([](Circuit&, const auto&) { return encode::always; }), std::pair(0, 0));
  EXPECT_EQ(size_of([](Circuit&, const auto&) { return encode::never; }), std::pair(1, 0));
}

TEST(Tseitin, WritesLongChainsWithoutRecursion) {
  Circuit circuit;
  Literal all = encode::always;
  encode::Requirement requirement;
  for (int i = 0; i < 300'000; ++i) {
    const Literal input = circuit.input();
    requirement.inputs.push_back(input);
    all = circuit.both(all, input);
  }
  requirement.clauses.push_back({!all});
  EXPECT_EQ(clauses_of(circuit, requirement).cnf.clauses(), 2);
}

}  // namespace
}  // namespace gamecert
