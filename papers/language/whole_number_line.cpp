// Expressions as formulas about all whole numbers.
#include "papers/language/whole_number_line.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "certificates/structure/automata.hpp"
#include "papers/claim.hpp"
#include "papers/language/expression_node.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

using Node = Expression::Node;

constexpr std::int64_t most_times = 1'000;  // a multiple is written out
constexpr std::int64_t greatest_least = 1'000'000;
constexpr int most_tried = 1'000;  // numbers, for one at which what is said is false

/// A sum of multiples of terms, in the words of formulas, and a number.
struct Sum {
  std::map<std::string, std::int64_t> times = {};
  std::int64_t number = 0;

  Sum plus(const Sum& other, std::int64_t factor) const {
    Sum result = *this;
    result.number += factor * other.number;
    for (const auto& [term, count] : other.times) result.times[term] += factor * count;
    return result;
  }
};

std::string added(const std::string& sum, const std::string& term) {
  return sum.empty() ? term : "+ " + sum + " " + term;
}

/// What of the sum is added if `sign` is 1, subtracted if it is -1, as a term.
std::string part_of(const Sum& sum, int sign) {
  std::string result;
  for (const auto& [term, times] : sum.times)
    for (std::int64_t i = 0; i < sign * times; ++i) result = added(result, term);
  if (sign * sum.number > 0 || result.empty())
    result = added(result, std::to_string(std::max<std::int64_t>(sign * sum.number, 0)));
  return result;
}

class Translation {
 public:
  explicit Translation(std::string_view name) : name_(name) {}

  /// The numbers of which `besides` is true, a formula but for the variable behind it, do not count.
  std::string all_but(const std::string& besides, int number, const Node& said) {
    of_all_ = new_variable();
    const std::string body = truth(said);
    return "all " + of_all_ + " or " + besides + " " + of_all_ + " " + std::to_string(number) + " " + body;
  }

 private:
  [[noreturn]] static void refuse(std::string_view found) {
    throw text::InputError(
        "expected sums, differences, multiples, xor, power-of-two, comparisons, choices, forall, exists and let of "
        "whole numbers, found " +
            text::quoted(found),
        1);
  }
  std::string new_variable() { return "x" + std::to_string(depth_++); }

  /// Variables that stand for differences, and what these are; in front of what compares them.
  using Meanings = std::vector<std::string>;
  std::string behind(const Meanings& meanings, std::string text) {
    for (std::size_t i = meanings.size(); i-- > 0;) text = meanings[i] + " " + text;
    depth_ -= static_cast<int>(meanings.size());
    return text;
  }

  /// The value of the sum as a term.
  std::string term(const Sum& sum, Meanings& meanings) {
    const bool less = sum.number < 0 || std::ranges::any_of(sum.times, [](const auto& one) { return one.second < 0; });
    if (!less) return part_of(sum, 1);
    const std::string difference = new_variable();
    meanings.push_back("some " + difference + " and = + " + difference + " " + part_of(sum, -1) + " " +
                       part_of(sum, 1));
    return difference;
  }

  Sum sum(const Node& node, Meanings& meanings) {
    if (node.kind == Node::Kind::number) return {.number = node.number};
    if (node.kind == Node::Kind::variable) {
      if (node.name != name_) refuse(node.name);
      return {.times = {{of_all_, 1}}};
    }
    if (node.kind == Node::Kind::bound) return bound_.at(node.level);
    if (node.kind != Node::Kind::call) refuse("another value");
    std::vector<Sum> values;
    for (const auto& child : node.children) values.push_back(sum(*child, meanings));
    const std::string_view sign = node.function->name;
    if (sign == "xor") {
      const std::string one = term(values[0], meanings);
      return {.times = {{"xor " + one + " " + term(values[1], meanings), 1}}};
    }
    if (sign == "+") return values[0].plus(values[1], 1);
    if (sign == "-") return values.size() == 1 ? Sum{}.plus(values[0], -1) : values[0].plus(values[1], -1);
    if (sign == "*" && values[0].times.empty() && std::abs(values[0].number) <= most_times)
      return Sum{}.plus(values[1], values[0].number);
    refuse(sign);
  }

  std::string comparison(const Node& node) {
    Meanings meanings;
    const Sum difference = sum(*node.children[0], meanings).plus(sum(*node.children[1], meanings), -1);
    const std::string one = part_of(difference, 1), other = part_of(difference, -1);
    const std::string_view sign = node.function->name;
    const std::map<std::string_view, std::string> texts = {
        {"=", "= " + one + " " + other}, {"!=", "not = " + one + " " + other}, {"<", "< " + one + " " + other},
        {">", "< " + other + " " + one}, {"<=", "not < " + other + " " + one}, {">=", "not < " + one + " " + other},
    };
    const auto text = texts.find(sign);
    if (text == texts.end()) refuse(sign);
    return behind(meanings, text->second);
  }

  /// p is one exactly if it is above 0 and p - 1 has no digit in common with it.
  std::string power_of_two(const Node& node) {
    Meanings meanings;
    const std::string p = term(sum(*node.children[0], meanings), meanings), below = new_variable();
    std::string text =
        "some " + below + " and = + " + below + " 1 " + p + " = + " + p + " " + below + " xor " + p + " " + below;
    --depth_;
    return behind(meanings, std::move(text));
  }

  std::string quantified(const Node& node) {
    Meanings meanings;
    Sum& value = bound_.at(node.level);
    const Sum around = value;
    std::string result;
    if (node.quantifier == Quantifier::let) {
      value = sum(*node.children[0], meanings);
      result = truth(*node.children[1]);
    } else {
      const bool all = node.quantifier == Quantifier::forall;
      if (!all && node.quantifier != Quantifier::exists) refuse("another quantifier");
      const Sum first = sum(*node.children[0], meanings), last = sum(*node.children[1], meanings);
      if (first.times.empty() && first.number < 0) refuse("a range from " + std::to_string(first.number));
      const std::string variable = new_variable();
      value = {.times = {{variable, 1}}};
      const Sum before = value.plus(first, -1), behind_it = last.plus(value, -1);
      const std::string outside = "or < " + part_of(before, 1) + " " + part_of(before, -1) + " < " +
                                  part_of(behind_it, 1) + " " + part_of(behind_it, -1);
      const std::string body = truth(*node.children[2]);
      result = (all ? "all " + variable + " or " + outside : "some " + variable + " and not " + outside) + " " + body;
      --depth_;
    }
    value = around;
    return behind(meanings, std::move(result));
  }

  std::string choice(const Node& node) {
    const std::string condition = truth(*node.children[0]);
    const auto constant = [](const Node& one) { return one.kind == Node::Kind::number; };
    const Node &so = *node.children[1], &not_so = *node.children[2];
    if (constant(not_so)) return (not_so.number != 0 ? "or not " : "and ") + condition + " " + truth(so);
    if (constant(so) && so.number != 0) return "or " + condition + " " + truth(not_so);
    return "or and " + condition + " " + truth(so) + " and not " + condition + " " + truth(not_so);
  }

  std::string truth(const Node& node) {
    if (node.kind == Node::Kind::number) return node.number != 0 ? "= 0 0" : "< 0 0";
    if (node.kind == Node::Kind::choice) return choice(node);
    if (node.kind == Node::Kind::quantified) return quantified(node);
    if (node.kind != Node::Kind::call) refuse("another truth");
    const std::string_view sign = node.function->name;
    if (sign == "!") return "not " + truth(*node.children[0]);
    if (sign == "<->") {
      const std::string one = truth(*node.children[0]);
      return "iff " + one + " " + truth(*node.children[1]);
    }
    return sign == "power-of-two" ? power_of_two(node) : comparison(node);
  }

  std::string_view name_;
  std::string of_all_;
  std::array<Sum, most_levels> bound_ = {};
  int depth_ = 0;  // quantifiers around
};

struct AboutNumbers {
  std::string name;
  int least = 0;
  Expression said;
  std::string words;
  std::string formula = {};
};

/// `n >= A: VALUE`, n being known.
AboutNumbers read_line(const LinePiece& line, const Names& known) {
  auto [head, said] = line.split_or_refuse(": ");
  const LinePiece name = head.take_word();
  if (!known.has_variable(name.text)) name.refuse("the number of the stage");
  if (!head.starts_with(">= ")) head.refuse("'>= '");
  const std::int64_t least = head.part(3).expression({}).value({});
  if (least < 0 || least > greatest_least) head.part(3).refuse("a number from 0 to 1,000,000");
  AboutNumbers about{std::string(name.text), static_cast<int>(least), said.expression(known), std::string(said.text)};
  about.formula = said.read([&](std::string_view) { return formula_of_all(about.said, about.name, about.least); });
  return about;
}

certificates::Certificate decided(std::string formula, bool holds) {
  certificates::Claim claim;
  claim.game = "numbers";
  claim.instance = std::move(formula);
  claim.statement = holds ? "TRUE" : "FALSE";
  return {std::move(claim), certificates::DecidedByAutomata{}};
}

}  // namespace

std::string formula_of_all(const Expression& said, std::string_view name, int least) {
  return Translation(name).all_but("<", least, said.root());
}

LineTest read_whole_number_line(const LinePiece& line, const Names& known) {
  return [about = read_line(line, known)](const Variables&, Trial& trial) {
    const bool holds = certificates::true_of_numbers(about.formula);
    // What is true of all numbers is no instance.
    if (!holds) trial.instance(false, [&] { return Failure{"some number: against " + about.words}; });
    trial.keep(decided(about.formula, true));
  };
}

RefutingFact read_false_of_a_number(const LinePiece& line, const Names& known) {
  LinePiece head = line;
  Names names = known;
  names.variables.emplace_back(head.take_word().text);
  return [about = read_line(line, names)](Trial& trial) {
    for (int number = about.least; number < about.least + most_tried; ++number) {
      trial.look();
      std::string of_it = Translation(about.name).all_but("not =", number, about.said.root());
      if (certificates::true_of_numbers(of_it)) continue;
      return std::vector{decided(about.formula, false), decided(std::move(of_it), false)};
    }
    throw std::logic_error("a refutation that no number shows to be false: " + about.words);
  };
}

}  // namespace gamecert::papers
