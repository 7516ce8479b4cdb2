// Well-typed formulas at random, for tests.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/questions.hpp"
#include "language/about.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"

namespace gamecert::conjectures {

using namespace language;

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

  Formula truth(int depth) {
    static constexpr std::string_view connectives[] = {"&", "|", "->", "<->"};
    static constexpr std::string_view comparisons[] = {"=", "!=", "<", "<=", ">", ">="};
    if (depth == 0) return below(8) == 0 ? Formula{below(2) == 0 ? "true" : "false", {}} : term(Term::Kind::property);
    switch (below(15)) {
      case 0:
        return {"!", {truth(depth - 1)}};
      case 13:
        if (below(4) == 0) return {"power-of-two", {number(depth - 1)}};
        return word(comparisons[below(6)], fraction(depth - 1),
                    below(2) == 0 ? number(depth - 1) : fraction(depth - 1));
      case 14:
        if (below(6) == 0) return word("same", below(2) == 0 ? edges(depth - 1) : set(depth - 1), {"{}", {}});
        if (const auto e = variable({Sort::edge})) return word("in", {"edges-in", {*e}}, edges(depth - 1));
        return word(below(2) == 0 ? "in" : "same", edges(depth - 1), edges(depth - 1));
      case 1:
        return word(comparisons[below(6)], number(depth - 1), number(depth - 1));
      case 2:
      case 3:
        return quantified(below(2) == 0 ? "forall" : "exists", &RandomFormulas::truth, depth);
      case 4:
        if (can_change()) return changed(&RandomFormulas::truth, depth);
        [[fallthrough]];
      case 5:
        return term(Term::Kind::property);
      case 6:
        return word(below(2) == 0 ? "in" : "same", set(depth - 1), set(depth - 1));
      case 7:
        if (const auto v = variable({Sort::vertex})) return word("adjacent", *v, *variable({Sort::vertex}));
        return word("alike", set(depth - 1), set(depth - 1));
      case 8: {
        static constexpr std::string_view about[] = {"contains", "free", "induced-free", "minor-free"};
        static constexpr std::string_view patterns[] = {"Bw", "A?", "Bo", "Cs", "C~", "B?"};
        return {std::string(about[below(4)]), {{std::string(patterns[below(6)]), {}}}};
      }
      case 9:
        if (below(2) == 0) return {"colourable", {number(depth - 1)}};
        return {"if", {truth(depth - 1), truth(depth - 1), truth(depth - 1)}};
      case 10:
        return named(&RandomFormulas::truth, depth);
      default:
        return word(connectives[below(4)], truth(depth - 1), truth(depth - 1));
    }
  }

  Formula number(int depth) {
    static constexpr std::string_view operations[] = {"+", "-", "*"};
    static constexpr std::string_view quantifiers[] = {"sum", "min", "max"};
    switch (depth == 0 ? below(3) : below(17)) {
      case 14: {
        static constexpr std::string_view of_one[] = {"lg", "lg-up", "ones"};
        if (below(3) == 0) return word("^", {std::to_string(below(4)), {}}, {std::to_string(below(5)), {}});
        if (below(2) == 0) return {std::string(of_one[below(3)]), {number(depth - 1)}};
        return word(below(2) == 0 ? "bit" : "xor", number(depth - 1), number(depth - 1));
      }
      case 15:
        if (below(2) == 0) return {"card", {edges(depth - 1)}};
        return {below(2) == 0 ? "floor" : "ceil", {fraction(depth - 1)}};
      case 16:
        if (below(2) == 0) return quantified(below(2) == 0 ? "mex" : "nim-sum", &RandomFormulas::number, depth);
        return quantified(below(2) == 0 ? "least" : "greatest", &RandomFormulas::truth, depth, "range");
      case 0: {
        static constexpr std::string_view constants[] = {"0", "1", "2", "3", "4", "-1", "-3", "infinite", "-infinite"};
        return {std::string(constants[below(9)]), {}};
      }
      case 1:
        return asks();
      case 2:
        return term(Term::Kind::invariant);
      case 3:
        return quantified("count", &RandomFormulas::truth, depth);
      case 4:
        return word("mod", number(depth - 1),
                    below(3) == 0 ? number(depth - 1) : Formula{std::to_string(1 + below(4)), {}});
      case 5:
        if (can_change()) return changed(&RandomFormulas::number, depth);
        [[fallthrough]];
      case 6:
      case 7:
        return quantified(quantifiers[below(3)], &RandomFormulas::number, depth);
      case 8:
        if (const auto v = variable({Sort::vertex})) return {below(2) == 0 ? "degree" : "eccentricity", {*v}};
        if (below(2) == 0) return {"degree-sequence", {number(depth - 1)}};
        return {"longest-cycle", {}};
      case 9:
        if (const auto v = variable({Sort::vertex})) return word("distance", *v, *variable({Sort::vertex}));
        [[fallthrough]];
      case 10:
        return {"card", {set(depth - 1)}};
      case 11:
        return below(2) == 0 ? named(&RandomFormulas::number, depth)
                             : Formula{"if", {truth(depth - 1), number(depth - 1), number(depth - 1)}};
      default:
        return word(operations[below(3)], number(depth - 1), number(depth - 1));
    }
  }

  Formula fraction(int depth) {
    if (depth > 1 && below(4) == 0) return word(below(2) == 0 ? "+" : "*", fraction(depth - 1), number(depth - 1));
    return word("/", number(depth - 1), number(depth - 1));
  }

 private:
  struct Variable {
    std::string name;
    Sort sort;
  };

  Formula set(int depth) {
    const auto known = variable({Sort::vertex, Sort::edge, Sort::set});
    if (known && (depth <= 0 || below(3) != 0)) return *known;
    if (depth <= 0) return {"V", {}};
    const auto order = variable({Sort::order}), vertex = variable({Sort::vertex});
    if (order && vertex && below(2) == 0) return word("before", *vertex, *order);
    static constexpr std::string_view operations[] = {"union", "intersection", "difference", "symmetric"};
    const int choice = below(10);
    if (choice == 0) return {"N", {set(depth - 1)}};
    if (choice == 1) return {"V", {}};
    if (choice == 2) return {"ends", {edges(depth - 1)}};
    if (choice == 3) return word("reach", set(depth - 1), word("intersection", set(depth - 1), {"V", {}}));
    if (choice == 4) return word("reach-along", set(depth - 1), edges(depth - 1));
    if (choice == 5 && vertex) return word("between", *vertex, *variable({Sort::vertex}));
    if (choice == 5) return quantified("those", &RandomFormulas::truth, depth, "vertex");
    return word(operations[choice - 6], set(depth - 1), set(depth - 1));
  }

  Formula edges(int depth) {
    const auto known = variable({Sort::edges});
    if (known && below(2) == 0) return *known;
    if (depth <= 0) return {"E", {}};
    static constexpr std::string_view operations[] = {"union", "intersection", "difference", "symmetric"};
    const int choice = below(8);
    if (choice == 0) return {"E", {}};
    if (choice < 3) return {choice == 1 ? "edges-at" : "edges-in", {set(depth - 1)}};
    if (choice == 3) return quantified("those", &RandomFormulas::truth, depth, "edge");
    return word(operations[choice - 4], edges(depth - 1), edges(depth - 1));
  }

  /// Any that is visible and of one of these sorts.
  std::optional<Formula> variable(const std::vector<Sort>& sorts) {
    std::vector<std::string> names;
    for (std::size_t i = first_visible_; i < variables_.size(); ++i)
      if (std::ranges::find(sorts, variables_[i].sort) != sorts.end()) names.push_back(variables_[i].name);
    if (names.empty()) return std::nullopt;
    return Formula{names[static_cast<std::size_t>(below(static_cast<int>(names.size())))], {}};
  }

  Formula asks() {
    static constexpr std::string_view asked[] = {"nimber node-kayles", "nimber proper 2",         "nimber proper 1",
                                                 "nimber weak edges",  "nimber distance 2 2",     "nimber distance 1 3",
                                                 "score capture",      "nimber geodetic contract"};
    return conjectures::read_prefix("= 0 " + std::string(asked[below(8)])).arguments[1];
  }

  int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random_); }

  static Formula word(std::string_view text, Formula a, Formula b) {
    return {std::string(text), {std::move(a), std::move(b)}};
  }

  Formula term(Term::Kind kind) {
    std::vector<std::string_view> names;
    for (const Term& each : terms()) {
      const bool quick = first_visible_ == 0 || each.definition.find("min order ") == std::string_view::npos;
      if (each.kind == kind && (coloured_ || !each.of_colouring) && quick) names.push_back(each.name);
    }
    return {std::string(names[static_cast<std::size_t>(below(static_cast<int>(names.size())))]), {}};
  }

  using Maker = Formula (RandomFormulas::*)(int);

  /// Over that range, or any of graphs.
  Formula quantified(std::string_view quantifier, Maker body, int depth, std::string_view only = {}) {
    constexpr int most_nested = 3;  // quantifiers, as each goes through everything for each instance of those around it
    if (nested_ == most_nested) {
      if (quantifier == "those") return {only == "edge" ? "E" : "V", {}};
      return quantifier == "forall" || quantifier == "exists" ? truth(0) : number(0);
    }
    ++nested_;
    const bool outer = coloured_;
    const std::size_t outer_variables = variables_.size();
    const RangeWord* found = nullptr;
    do {
      found = &ranges()[static_cast<std::size_t>(below(static_cast<int>(ranges().size())))];
      if (!only.empty()) found = find_range_word(only);
      // Line graphs have too many vertices for orders.
    } while (!found->on_graphs || (found->range == Range::orders && first_visible_ > 0));
    const RangeWord& range = *found;
    Formula over{std::string(range.text), {}};
    if (range.range == Range::colourings) {
      coloured_ = true;
    } else {
      std::vector<Formula> of_range;
      Sort sort = range.gives;
      if (range.range == Range::numbers) {
        of_range = {{std::to_string(below(3)), {}}, below(2) == 0 ? Formula{"order", {}} : Formula{"3", {}}};
      } else if (range.arguments > 0) {
        const bool of_edges = below(3) == 0 && (depth <= 1 || range.range == Range::members);  // too many subsets
        const Sort given[] = {of_edges ? Sort::edges : Sort::set};
        of_range = {of_edges ? edges(depth - 1) : set(depth - 1)};
        sort = sort_of_variable(range, given);
      }
      over.arguments.push_back({bind(range.text.substr(0, 1), sort), {}});
      over.arguments.insert(over.arguments.end(), of_range.begin(), of_range.end());
    }
    Formula of = (this->*body)(depth - 1);
    --nested_;
    coloured_ = outer;
    variables_.resize(outer_variables);
    return word(quantifier, std::move(over), std::move(of));
  }

  Formula named(Maker body, int depth) {
    const int sort = below(3);
    Formula value = sort == 0 ? truth(depth - 1) : sort == 1 ? number(depth - 1) : set(0);
    Sort given = sort == 0 ? Sort::truth : sort == 1 ? Sort::number : Sort::set;
    for (const Variable& known : variables_)
      if (known.name == value.word) given = known.sort;
    const std::size_t outer_variables = variables_.size();
    std::string name = bind("x", given);
    Formula result{"let", {{name, {}}, std::move(value), (this->*body)(depth - 1)}};
    variables_.resize(outer_variables);
    return result;
  }

  std::string bind(std::string_view letter, Sort sort) {
    variables_.push_back({std::string(letter) + std::to_string(variables_.size()), sort});
    return variables_.back().name;
  }

  bool can_change() { return below(3) == 0 || variable({Sort::vertex, Sort::edge}); }

  Formula changed(Maker body, int depth) {
    static constexpr std::string_view by_set[] = {"remove", "induce", "join", "contract"};
    static constexpr std::string_view alone[] = {"complement", "line", "square", "cone"};
    const bool outer = coloured_;
    const std::size_t outer_visible = first_visible_;
    coloured_ = false;
    Formula result;
    const auto part = variable({Sort::vertex, Sort::edge});
    if (part && below(2) == 0) {
      result = {"delete", {*part}};
    } else if (below(2) == 0) {
      // A set that infix takes for one: what joins or contracts no lone vertex, and removes no vertex or edge.
      result = {std::string(by_set[below(4)]), {word("union", set(depth - 1), set(depth - 1))}};
    } else {
      result = {std::string(alone[below(4)]), {}};
      if (result.word == "line") first_visible_ = variables_.size();
    }
    result.arguments.push_back((this->*body)(depth - 1));
    coloured_ = outer;
    first_visible_ = outer_visible;
    return result;
  }

  std::mt19937_64 random_;
  int nested_ = 0;  // quantifiers around
  bool coloured_ = false;
  std::vector<Variable> variables_;
  std::size_t first_visible_ = 0;
};

}  // namespace gamecert::conjectures
