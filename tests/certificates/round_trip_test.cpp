// Writing and reading are each other's reverse, for random values of every kind and for what is large.
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <random>
#include <set>
#include <sstream>

#include "certificates/counterexamples/counterexample.hpp"
#include "certificates/format.hpp"
#include "certificates/formulas/lrat.hpp"
#include "certificates/gadgets/behaviours.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/gadgets/full.hpp"
#include "certificates/gadgets/induction.hpp"
#include "certificates/gadgets/signature.hpp"
#include "certificates/impartial/positions.hpp"
#include "certificates/impartial/simulation.hpp"
#include "certificates/plays/strategy.hpp"
#include "certificates/plays/symmetry.hpp"
#include "certificates/reductions/grounding.hpp"
#include "certificates/solitaires/closure.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/determinant.hpp"
#include "certificates/structure/implausible.hpp"
#include "certificates/structure/kernel.hpp"
#include "certificates/writing/writer.hpp"
#include "samples.hpp"
#include "tests/processor_time.hpp"

namespace gamecert::certificates {
namespace {

using Random = std::mt19937_64;

int number_below(Random& random, int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); }

std::vector<int> numbers(Random& random) {
  std::vector<int> result(static_cast<std::size_t>(number_below(random, 50)));
  for (int& number : result) number = static_cast<int>(random() & 0x7fffffff) >> number_below(random, 31);
  return result;
}

template <class T>
std::vector<T> ascending(std::vector<T> list) {
  const std::set<T> set(list.begin(), list.end());
  return {set.begin(), set.end()};
}

std::vector<games::Position> positions(Random& random, std::size_t planes, std::size_t words, std::size_t most) {
  std::vector<games::Position> result(1 + random() % most, games::Position(planes * words));
  for (auto& position : result) {
    for (auto& word : position) word = random() % 3 == 0 ? 0 : random() >> random() % 64;
  }
  return ascending(result);
}

Evidence evidence(Random& random, std::size_t kind, std::size_t words) {
  switch (kind) {
    case 0:
      return Order{numbers(random)};
    case 1:
      return Closure{random() % 2 == 0, positions(random, 2, words, 6)};
    case 2: {
      Determinant determinant;
      for (const int number : numbers(random))
        determinant.point.push_back(static_cast<std::uint64_t>(number) * random());
      return determinant;
    }
    case 3:
      return Implausible{number_below(random, 100), static_cast<Implausible::Reason>(number_below(random, 3))};
    case 4:
      return Kernel{ascending(numbers(random))};
    case 5: {
      Positions result;
      for (auto& position : positions(random, 2, words, 6))
        result.entries.push_back({position, number_below(random, 20)});
      if (random() % 5 == 0) result.entries.clear();
      return result;
    }
    case 6: {
      Strategy result;
      for (auto& position : positions(random, 2, words, 6)) {
        for (const auto side : {Strategy::Side::at_least, Strategy::Side::at_most}) {
          if (random() % 3 != 0) result.entries.push_back({position, side, number_below(random, 40) - 20});
        }
      }
      return result;
    }
    case 7: {
      Simulation result{Claim{"geodetic", 1, {{"reading", number_below(random, 3)}}, false, "path:3", ""}, {}};
      const auto others = positions(random, 1, words, 3);
      for (auto& position : positions(random, 2, words, 4)) {
        for (const auto& other : others) result.pairs.emplace_back(position, other);
      }
      return result;
    }
    case 8: {
      Symmetry result;
      const auto list = [&] {
        std::vector<int> cells(words * 9);
        for (int& cell : cells) cell = number_below(random, 99);
        return cells;
      };
      for (int i = number_below(random, 3); i > 0; --i) result.turns.push_back(list());
      for (int i = number_below(random, 3); i >= 0; --i) result.cases.push_back({numbers(random), list()});
      return result;
    }
    case 9: {
      Refutation result{{}, encode::Lrat(number_below(random, 1000))};
      if (random() % 2 == 0) result.play = numbers(random);
      for (int i = number_below(random, 6); i >= 0; --i) {
        std::vector<int> hints = numbers(random);
        for (int& hint : hints) hint = std::max(hint, 1);
        std::vector<int> literals = hints;
        for (int& literal : literals) literal = random() % 2 == 0 ? -literal : literal;
        if (random() % 3 != 0 || hints.empty()) {
          result.steps.add(literals, hints);
        } else {
          result.steps.remove(hints);
        }
      }
      return result;
    }
    case 10: {
      Signature result;
      for (const int number : numbers(random)) result.sets.push_back(static_cast<std::uint64_t>(number) * random());
      return result;
    }
    case 11: {
      Grounding result;
      for (int i = number_below(random, 4); i > 0; --i) {
        encode::Lrat& steps = result.refutations.emplace_back(number_below(random, 1000));
        const std::vector<int> literals = {number_below(random, 99) + 1, -1 - number_below(random, 99)};
        for (int k = number_below(random, 4); k > 0; --k) {
          std::vector<int> hints = numbers(random);
          for (int& hint : hints) hint = std::max(hint, 1);
          steps.add(literals, hints);
        }
      }
      for (encode::Lrat& steps : result.refutations) {
        if (random() % 2 == 0) steps.remove(std::vector<int>{1, 2, 3});
      }
      return result;
    }
    case 12: {
      Derivation result{{}, number_below(random, 99), {}};
      for (int i = number_below(random, 5); i > 0; --i) {
        reductions::DerivationStep step{ascending(numbers(random)), {}, {}, ascending(numbers(random))};
        for (int& v : step.deleted) v >>= 11;
        for (int& v : step.flipped) v >>= 11;
        step.deleted = ascending(step.deleted);
        step.flipped = ascending(step.flipped);
        std::swap(step.deleted, random() % 2 == 0 ? step.kept : step.deleted);
        if (step.deleted.empty() && step.kept.empty()) step.kept = {7};
        for (const int v : step.flipped)
          if (random() % 2 == 0) step.toggled.emplace_back(v, v + 1 + number_below(random, 9));
        result.steps.push_back(std::move(step));
      }
      result.base.push_back(
          {Claim{"ello", 1, {}, false, "path:3", "UNWINNABLE"}, evidence(random, random() % 6, words)});
      return result;
    }
    case 13: {
      Full full;
      for (const int number : numbers(random)) full.elements.push_back(static_cast<std::uint64_t>(number) * random());
      return full;
    }
    case 14:
      return Induction{number_below(random, 1000)};
    case 15:
      return Behaviours{number_below(random, 1000)};
    default: {
      Counterexample counterexample;
      for (int i = number_below(random, 4); i > 0; --i) {
        const Evidence fact = evidence(random, random() % 4 == 0 ? 12 : random() % 6, words);
        counterexample.facts.push_back(
            {Claim{"ello", number_below(random, 9), {}, false, "path:3 green=0", "WINNABLE"}, fact});
      }
      return counterexample;
    }
  }
}

Certificate read_only(const std::string& text) {
  std::istringstream in(text);
  Reader reader(in);
  auto certificate = reader.next();
  EXPECT_TRUE(certificate.has_value());
  EXPECT_FALSE(reader.next().has_value());
  return *certificate;
}

TEST(RoundTrip, RandomValuesComeBack) {
  constexpr unsigned seed = 20;
  Random random(seed);
  for (std::size_t i = 0; i < 4000; ++i) {
    const std::size_t words = std::size_t{1} << random() % 5;
    Certificate certificate{
        Claim{"ello", number_below(random, 3), {}, random() % 2 == 0, "petersen green=0", "OUTCOME P"},
        evidence(random, i % naive::kind_names().size(), words)};
    for (int k = number_below(random, 3); k > 0; --k)
      certificate.claim.parameters[std::string("p").append(std::to_string(k))] = number_below(random, 9);
    const std::string text = write(certificate);
    ASSERT_EQ(write(read_only(text)), text) << "seed " << seed;
  }
}

TEST(RoundTrip, SamplesComeBack) {
  for (const auto& [kind, certificate] : naive::samples()) {
    const std::string text = write(certificate);
    EXPECT_EQ(write(read_only(text)), text) << kind;
  }
}

TEST(RoundTrip, AMillionMovesAndAMillionPositionsTakeLessThanTwoSecondsEach) {
  Certificate large{Claim{"ello", 1, {}, false, "star:1000000 green=0", "WINNABLE"}, Order{}};
  auto& moves = large.evidence.as<Order>()->moves;
  for (int v = 0; v <= 1'000'000; ++v) moves.push_back(v);
  Certificate wide{Claim{"ello", 1, {}, false, "petersen", "UNWINNABLE"}, Closure{}};
  auto& positions = wide.evidence.as<Closure>()->positions;
  for (games::Word i = 0; i < 1'000'000; ++i) positions.push_back({i, i * 77});
  for (const Certificate* certificate : {&large, &wide}) {
    const auto begin = processor_seconds();
    const std::string text = write(*certificate);
    EXPECT_TRUE(write(read_only(text)) == text);
    EXPECT_LT(processor_seconds() - begin, slower * 2.0);
  }
}

}  // namespace
}  // namespace gamecert::certificates
