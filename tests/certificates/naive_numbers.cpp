// Formulas about numbers, number by number, and octal games heap by heap, from their definition.
#include <algorithm>
#include <set>
#include <sstream>

#include "naive.hpp"
#include "text/numbers.hpp"

namespace gamecert::naive {

namespace {

/// Quantifiers go through numbers below a bound, which is four times as great inside another quantifier: enough for
/// formulas in which numbers are compared with sums of a few others.
class Evaluation {
 public:
  explicit Evaluation(const std::string& formula) {
    std::istringstream in(formula);
    for (std::string word; in >> word;) {
      greatest_ = std::max(greatest_, text::whole_number(word).value_or(0));
      words_.push_back(word);
    }
  }
  bool truth() {
    std::size_t at = 0;
    return truth(at);
  }

 private:
  /// Leaves `at` behind the formula, whatever decides it.
  bool truth(std::size_t& at) {
    const std::string& word = words_.at(at++);
    if (word == "not") return !truth(at);
    if (word == "all" || word == "some") return quantified(at, word == "all");
    if (word == "=" || word == "<") {
      const int one = value(at), other = value(at);
      return word == "=" ? one == other : one < other;
    }
    const bool one = truth(at), other = truth(at);
    return word == "and" ? one && other : word == "or" ? one || other : one == other;
  }
  bool quantified(std::size_t& at, bool all) {
    const std::size_t body = ++at;
    int bound = greatest_ + 8;
    for (std::size_t i = 0; i < values_.size(); ++i) bound *= 4;
    bool result = all;
    values_.push_back(0);
    for (int number = 0; number < bound; ++number) {
      values_.back() = number;
      at = body;
      if (truth(at) == all) continue;
      result = !all;
      break;
    }
    values_.pop_back();
    return result;
  }
  int value(std::size_t& at) {
    const std::string& word = words_.at(at++);
    if (const auto number = text::whole_number(word)) return *number;
    if (word != "+" && word != "xor") return values_.at(static_cast<std::size_t>(std::stoi(word.substr(1))));
    const int one = value(at), other = value(at);
    return word == "+" ? one + other : one ^ other;
  }

  std::vector<std::string> words_;
  std::vector<int> values_;  // of the variables
  int greatest_ = 0;         // of the numbers in the formula
};

/// The values of the heaps below `end`.
std::vector<int> octal_nimbers(const std::string& code, int end) {
  std::vector<int> nimbers;
  for (int heap = 0; heap < end; ++heap) {
    std::set<int> options;
    for (int left = 0; left < heap; ++left) {
      const auto place = static_cast<std::size_t>(heap - left) + 1;  // behind "0."
      if (place >= code.size()) continue;
      for (int one = 0; one <= left; ++one) {
        const int heaps = (one > 0 ? 1 : 0) + (left - one > 0 ? 1 : 0);
        if (((code[place] - '0') >> heaps & 1) == 0) continue;
        options.insert(nimbers[static_cast<std::size_t>(one)] ^ nimbers[static_cast<std::size_t>(left - one)]);
      }
    }
    int nimber = 0;
    while (options.contains(nimber)) ++nimber;
    nimbers.push_back(nimber);
  }
  return nimbers;
}

}  // namespace

bool numbers_right(const certificates::Claim& claim) {
  return claim.statement == (Evaluation(claim.instance).truth() ? "TRUE" : "FALSE");
}

certificates::Certificate certify_numbers(const std::string& formula) {
  return {claim("numbers", formula, Evaluation(formula).truth() ? "TRUE" : "FALSE"), certificates::DecidedByAutomata{}};
}

bool period_right(const certificates::Claim& claim) {
  std::istringstream in(claim.statement);
  std::string word;
  std::size_t period = 0, from = 0;
  in >> word >> period >> word >> from;
  std::vector<int> listed;
  for (int value = 0; in >> value;) listed.push_back(value);
  const std::vector<int> nimbers = octal_nimbers(claim.instance, 400);
  if (period == 0 || from + period >= 200 || listed.size() != from + period) return false;
  if (!std::equal(listed.begin(), listed.end(), nimbers.begin())) return false;
  for (std::size_t heap = from; heap + period < nimbers.size(); ++heap) {
    if (nimbers[heap] != nimbers[heap + period]) return false;
  }
  return true;
}

certificates::Certificate certify_period(const std::string& code, int period, int from) {
  const certificates::PeriodicValues periodic{period, from, octal_nimbers(code, from + period)};
  return {claim("octal", code, certificates::text(periodic)), certificates::OctalPeriod{}};
}

}  // namespace gamecert::naive
