// Formulas of claims as formulas about all whole numbers.
#include "papers/language/whole_number_line.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "certificates/structure/automata.hpp"
#include "language/syntax.hpp"
#include "language/words.hpp"
#include "papers/claim.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

using language::Formula;

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
  std::string all_but(const std::string& besides, int number, const Formula& said) {
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

  Sum sum(const Formula& said, Meanings& meanings) {
    const std::string& word = said.word;
    if (said.arguments.empty()) {
      if (const auto known = bound_.find(word); known != bound_.end()) return known->second;
      if (word == name_) return {.times = {{of_all_, 1}}};
      if (!text::digit(word.back())) refuse(word);
      return {.number = std::stoll(word)};
    }
    if (word != "xor" && word != "+" && word != "-" && word != "*") refuse(word);
    const Sum first = sum(said.arguments[0], meanings), second = sum(said.arguments[1], meanings);
    if (word == "xor") {
      const std::string one = term(first, meanings);
      return {.times = {{"xor " + one + " " + term(second, meanings), 1}}};
    }
    if (word != "*") return first.plus(second, word == "+" ? 1 : -1);
    if (!first.times.empty() || std::abs(first.number) > most_times) refuse(word);
    return Sum{}.plus(second, first.number);
  }

  std::string comparison(const Formula& said) {
    Meanings meanings;
    const auto& sides = said.arguments;
    const Sum left = sum(sides[0], meanings), difference = left.plus(sum(sides[1], meanings), -1);
    const std::string one = part_of(difference, 1), other = part_of(difference, -1);
    const std::map<std::string_view, std::string> texts = {
        {"=", "= " + one + " " + other}, {"!=", "not = " + one + " " + other}, {"<", "< " + one + " " + other},
        {">", "< " + other + " " + one}, {"<=", "not < " + other + " " + one}, {">=", "not < " + one + " " + other},
    };
    return behind(meanings, texts.at(said.word));
  }

  /// p is one exactly if it is above 0 and p - 1 has no digit in common with it.
  std::string power_of_two(const Formula& said) {
    Meanings meanings;
    const std::string p = term(sum(said.arguments[0], meanings), meanings), below = new_variable();
    std::string text =
        "some " + below + " and = + " + below + " 1 " + p + " = + " + p + " " + below + " xor " + p + " " + below;
    --depth_;
    return behind(meanings, std::move(text));
  }

  /// `let`, and quantifiers through ranges.
  std::string bound(const Formula& said, const std::string& name, const std::vector<Formula>& values,
                    const Formula& body) {
    Meanings meanings;
    const std::map<std::string, Sum> around = bound_;
    std::string result;
    if (said.word == "let") {
      bound_[name] = sum(values[1], meanings);
      result = truth(body);
    } else {
      const Sum first = sum(values[1], meanings), last = sum(values[2], meanings);
      if (first.times.empty() && first.number < 0) refuse("a range from " + std::to_string(first.number));
      const std::string variable = new_variable();
      const Sum value = bound_[name] = {.times = {{variable, 1}}};
      const Sum before = value.plus(first, -1), behind_it = last.plus(value, -1);
      const std::string outside = "or < " + part_of(before, 1) + " " + part_of(before, -1) + " < " +
                                  part_of(behind_it, 1) + " " + part_of(behind_it, -1);
      result =
          (said.word == "forall" ? "all " + variable + " or " + outside : "some " + variable + " and not " + outside) +
          " " + truth(body);
      --depth_;
    }
    bound_ = around;
    return behind(meanings, std::move(result));
  }

  std::string truth(const Formula& said) {
    const std::string& word = said.word;
    const auto& parts = said.arguments;
    const auto part = [&](std::size_t i) { return truth(parts[i]); };
    if (word == "true") return "= 0 0";
    if (word == "false") return "< 0 0";
    if (word == "!") return "not " + part(0);
    if (word == "power-of-two") return power_of_two(said);
    if (word == "let") return bound(said, parts[0].word, parts, parts[2]);
    if ((word == "forall" || word == "exists") && parts[0].word == "range")
      return bound(said, parts[0].arguments[0].word, parts[0].arguments, parts[1]);
    if (word == "if") {
      const std::string condition = part(0), so = part(1);
      return "or and " + condition + " " + so + " and not " + condition + " " + part(2);
    }
    constexpr std::pair<std::string_view, std::string_view> connectives[] = {
        {"<->", "iff "}, {"&", "and "}, {"|", "or "}, {"->", "or not "}};
    const auto* const connective =
        std::ranges::find(connectives, word, &std::pair<std::string_view, std::string_view>::first);
    if (connective != std::end(connectives)) {
      const std::string one = part(0);
      return std::string(connective->second).append(one) + " " + part(1);
    }
    const bool compares = language::find_word(word) != nullptr && parts.size() == 2 &&
                          language::tightness(word) == language::comparison_tightness && word != "in";
    if (!compares) refuse(word);
    return comparison(said);
  }

  std::string_view name_;
  std::string of_all_;
  std::map<std::string, Sum> bound_ = {};  // by name
  int depth_ = 0;                          // quantifiers around
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
  const std::int64_t least = head.part(3).expression({}, Sort::whole).value({});
  if (least < 0 || least > greatest_least) head.part(3).refuse("a number from 0 to 1,000,000");
  AboutNumbers about{std::string(name.text), static_cast<int>(least), said.expression(known, Sort::truth),
                     std::string(said.text)};
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
  return Translation(name).all_but("<", least, said.formula());
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
  names.add(head.take_word().text);
  return [about = read_line(line, names)](Trial& trial) {
    for (int number = about.least; number < about.least + most_tried; ++number) {
      trial.look();
      std::string of_it = Translation(about.name).all_but("not =", number, about.said.formula());
      if (certificates::true_of_numbers(of_it)) continue;
      return std::vector{decided(about.formula, false), decided(std::move(of_it), false)};
    }
    throw std::logic_error("a refutation that no number shows to be false: " + about.words);
  };
}

}  // namespace gamecert::papers
