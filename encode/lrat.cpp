// Steps of refutations, and reading them.
#include "encode/lrat.hpp"

#include <algorithm>
#include <cassert>
#include <limits>

#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::encode {

void Lrat::place(std::span<const int> hints, std::uint32_t literals) {
  numbers_.insert(numbers_.end(), hints.begin(), hints.end());
  steps_.push_back({numbers_.size(), literals});
}

void Lrat::add(std::span<const int> literals, std::span<const int> hints) {
  if (last_ == std::numeric_limits<int>::max()) throw text::LimitError("no more clauses can be numbered");
  ++last_;
  numbers_.insert(numbers_.end(), literals.begin(), literals.end());
  place(hints, static_cast<std::uint32_t>(literals.size()));
}

void Lrat::remove(std::span<const int> numbers) { place(numbers, deletion); }

void Lrat::reserve(std::size_t steps, std::size_t numbers) {
  steps_.reserve(steps);
  numbers_.reserve(numbers);
}

Lrat::Step Lrat::operator[](std::size_t i) const {
  const std::size_t begin = i == 0 ? 0 : steps_[i - 1].end;
  const auto numbers = std::span(numbers_).subspan(begin, steps_[i].end - begin);
  if (steps_[i].literals == deletion) return {true, {}, numbers};
  return {false, numbers.first(steps_[i].literals), numbers.subspan(steps_[i].literals)};
}

namespace {

/// The numbers of a line, one after the other.
class Line {
 public:
  explicit Line(std::string_view text) : text_(text) {}

  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    throw text::InputError("expected " + expected + ", found " + found, at_ + 1);
  }
  /// Whether the word comes next; then it is passed.
  bool pass(std::string_view word) {
    if (next() != word) return false;
    at_ += word.size() + 1;
    return true;
  }
  int number(const char* expected) {
    const std::string_view word = next();
    const auto number = text::integer(word);
    if (!number) fail(expected, found(word));
    at_ += word.size() + 1;
    return *number;
  }
  /// Numbers up to a zero.
  void numbers(const char* expected, std::vector<int>& result) {
    result.clear();
    while (const int next = number(expected)) result.push_back(next);
  }
  void end() const {
    if (at_ <= text_.size()) fail("the end of the line", found(next()));
  }

 private:
  /// The word that comes next; nothing at the end of the line and at a space too many.
  std::string_view next() const {
    const std::string_view rest = text_.substr(std::min(at_, text_.size()));
    return rest.substr(0, rest.find(' '));
  }
  std::string found(std::string_view word) const {
    if (!word.empty()) return text::quoted(word);
    return at_ < text_.size() ? "a space too many" : "the end of the line";
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

void read_step(std::string_view text, Lrat& lrat) {
  thread_local std::vector<int> literals, hints;  // kept for their room
  Line line(text);
  if (text.empty()) line.fail("the number of a clause", "an empty line");
  const int number = line.number("the number of a clause");
  const bool deletion = line.pass("d");
  if (!deletion && lrat.last() == std::numeric_limits<int>::max())
    line.fail("a clause with a number of at most " + std::to_string(lrat.last()), "one more");
  const int expected = lrat.last() + (deletion ? 0 : 1);
  if (number != expected) line.fail("the number " + std::to_string(expected), std::to_string(number));
  if (!deletion) line.numbers("a literal or 0", literals);
  line.numbers(deletion ? "the number of a clause or 0" : "a hint or 0", hints);
  line.end();
  if (std::ranges::any_of(hints, [](int hint) { return hint < 0; })) {
    line.fail(deletion ? "numbers of clauses" : "hints for unit propagation alone",
              deletion ? "a negative one" : "a negative one: a RAT step");
  }
  if (!deletion) {
    lrat.add(literals, hints);
  } else if (hints.empty()) {
    line.fail("a clause to delete", "none");
  } else {
    lrat.remove(hints);
  }
}

}  // namespace gamecert::encode
