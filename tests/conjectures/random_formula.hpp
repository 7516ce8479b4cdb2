// Well-typed formulas at random, for tests.
#pragma once

#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/formula.hpp"

namespace gamecert::conjectures {

namespace testing {
/// GAMECERT_SEED in the environment replaces the default seed.
inline std::uint64_t seed() {
  const char* text = std::getenv("GAMECERT_SEED");
  return text == nullptr ? 20240229 : std::stoull(text);
}
}  // namespace testing

class RandomFormulas {
 public:
  explicit RandomFormulas(std::uint64_t seed) : random_(seed) {}

  conjectures::Formula truth(int depth) {
    static constexpr std::string_view connectives[] = {"&", "|", "->", "<->"};
    static constexpr std::string_view comparisons[] = {"=", "!=", "<", "<=", ">", ">="};
    if (depth == 0) return term(conjectures::Term::Kind::property);
    switch (below(8)) {
      case 0:
        return {"!", {truth(depth - 1)}};
      case 1:
        return word(comparisons[below(6)], number(depth - 1), number(depth - 1));
      case 2:
      case 3:
        return quantified(below(2) == 0 ? "forall" : "exists", depth);
      case 4:
        if (!variables_.empty()) return deletion(&RandomFormulas::truth, depth);
        [[fallthrough]];
      case 5:
        return term(conjectures::Term::Kind::property);
      default:
        return word(connectives[below(4)], truth(depth - 1), truth(depth - 1));
    }
  }

  conjectures::Formula number(int depth) {
    static constexpr std::string_view operations[] = {"+", "-", "*"};
    switch (depth == 0 ? below(3) : below(8)) {
      case 0:
        return {std::to_string(below(5)), {}};
      case 1:
        return asks();
      case 2:
        return term(conjectures::Term::Kind::invariant);
      case 3:
        return quantified("count", depth);
      case 4:
        return word("mod", number(depth - 1), {std::to_string(1 + below(4)), {}});
      case 5:
        if (!variables_.empty()) return deletion(&RandomFormulas::number, depth);
        [[fallthrough]];
      default:
        return word(operations[below(3)], number(depth - 1), number(depth - 1));
    }
  }

 private:
  conjectures::Formula asks() {
    static constexpr std::string_view asked[] = {"nimber node-kayles", "nimber proper 2",         "nimber proper 1",
                                                 "nimber weak edges",  "nimber distance 2 2",     "nimber distance 1 3",
                                                 "score capture",      "nimber geodetic contract"};
    return conjectures::read_prefix("= 0 " + std::string(asked[below(8)])).arguments[1];
  }

  int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random_); }

  static conjectures::Formula word(std::string_view text, conjectures::Formula a, conjectures::Formula b) {
    return {std::string(text), {std::move(a), std::move(b)}};
  }

  conjectures::Formula term(conjectures::Term::Kind kind) {
    std::vector<std::string_view> names;
    for (const conjectures::Term& each : conjectures::terms()) {
      if (each.kind == kind && (coloured_ || !each.of_colouring)) names.push_back(each.name);
    }
    return {std::string(names[static_cast<std::size_t>(below(static_cast<int>(names.size())))]), {}};
  }

  conjectures::Formula quantified(std::string_view quantifier, int depth) {
    const bool outer = coloured_;
    const std::size_t outer_variables = variables_.size();
    conjectures::Formula over{"colouring", {}};
    if (const int range = below(3); range > 0) {
      variables_.emplace_back(range == 1 ? "v" : "e");
      variables_.back() += std::to_string(variables_.size());
      over = {range == 1 ? "vertex" : "edge", {{variables_.back(), {}}}};
    } else {
      coloured_ = true;
    }
    conjectures::Formula body = truth(depth - 1);
    coloured_ = outer;
    variables_.resize(outer_variables);
    return word(quantifier, std::move(over), std::move(body));
  }

  conjectures::Formula deletion(conjectures::Formula (RandomFormulas::*body)(int), int depth) {
    const bool outer = coloured_;
    coloured_ = false;
    const std::string variable = variables_[static_cast<std::size_t>(below(static_cast<int>(variables_.size())))];
    conjectures::Formula result = word("delete", {variable, {}}, (this->*body)(depth - 1));
    coloured_ = outer;
    return result;
  }

  std::mt19937_64 random_;
  bool coloured_ = false;
  std::vector<std::string> variables_;
};

}  // namespace gamecert::conjectures
