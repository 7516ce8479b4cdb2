// A factor in front of n or m gets parentheses and a `*`; then it is a formula of the language.
#include "reductions/bound_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "language/formula.hpp"
#include "language/reader/whole_numbers.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

using language::Formula, language::NumberNames;

struct Multiplied {
  std::string text;
  std::vector<std::size_t> columns;  // that its characters had
};

bool in_name(char c) { return text::letter(c) || text::digit(c) || c == '_'; }

/// Whether a factor ends with the character at `end`, in front of n or m: a number, a name that stands for one, `)`.
bool ends_factor(std::string_view text, std::size_t end, const NumberNames& names) {
  if (text[end] == ')') return true;
  std::size_t begin = end + 1;
  while (begin > 0 && in_name(text[begin - 1])) --begin;
  const std::string_view word = text.substr(begin, end + 1 - begin);
  return !word.empty() && (text::digit(word.front()) || names.contains(word));
}

/// Whether n or m stands there as a word, and nothing else is called so.
bool unit_at(std::string_view text, std::size_t at, const NumberNames& names) {
  const bool unit = (text[at] == 'n' || text[at] == 'm') && (at + 1 == text.size() || !in_name(text[at + 1])) &&
                    (at == 0 || (!text::letter(text[at - 1]) && text[at - 1] != '_'));
  return unit && !names.find(text.substr(at, 1))->second;
}

/// Where the factor begins that ends there: outside of parentheses behind a blank, or behind n or m and a sign.
std::size_t begin_of_factor(std::string_view text, std::size_t end, const NumberNames& names) {
  int open = 0;
  std::size_t begin = end + 1;
  for (; begin > 0; --begin) {
    const char c = text[begin - 1];
    open += c == ')' ? 1 : c == '(' ? -1 : 0;
    if (open < 0 || (open == 0 && c == ' ')) break;
    if (open == 0 && unit_at(text, begin - 1, names)) return std::min(begin + 1, end);
  }
  return begin;
}

Multiplied multiplied(std::string_view text, const NumberNames& names) {
  Multiplied result;
  const auto add = [&](std::string_view part, std::size_t column, std::size_t step) {
    for (const char c : part) {
      result.text += c;
      result.columns.push_back(column);
      column += step;
    }
  };
  std::size_t done = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (!unit_at(text, at, names)) continue;
    const std::size_t end = text.find_last_not_of(' ', at - 1);
    if (end == text.npos || !ends_factor(text, end, names)) continue;
    const std::size_t begin = begin_of_factor(text, end, names);
    add(text.substr(done, begin - done), done + 1, 1);
    add("(", begin + 1, 0);
    add(text.substr(begin, end + 1 - begin), begin + 1, 1);
    add(")*", at + 1, 0);
    done = at;
  }
  add(text.substr(done), done + 1, 1);
  result.columns.push_back(text.size() + 1);
  return result;
}

struct Form {
  std::int64_t n = 0, m = 0, number = 0;

  bool is_number() const { return n == 0 && m == 0; }
  Form plus(const Form& other, std::int64_t factor) const {
    return {n + factor * other.n, m + factor * other.m, number + factor * other.number};
  }
};

class Forms {
 public:
  Forms(const text::Cursor& place, const NumberNames& names) : place_(place), names_(names) {}

  Form of(const Formula& formula) const {
    const Form form = form_of(formula);
    for (const std::int64_t part : {form.n, form.m, form.number})
      if (std::abs(part) > LineReader::most)
        place_.exceed("numbers that add up to at most " + std::to_string(LineReader::most), std::to_string(part));
    return form;
  }

 private:
  Form form_of(const Formula& formula) const {
    if (formula.arguments.empty() && open(formula)) return {formula.word == "n", formula.word == "m", 0};
    if (!open(formula)) return {0, 0, language::whole_number(formula, names_)};
    const std::string& word = formula.word;
    if (word == "+" || word == "-")
      return of(formula.arguments[0]).plus(of(formula.arguments[1]), word == "+" ? 1 : -1);
    if (word == "*") {
      const Form one = of(formula.arguments[0]), other = of(formula.arguments[1]);
      if (one.is_number()) return Form{}.plus(other, one.number);
      if (other.is_number()) return Form{}.plus(one, other.number);
    }
    place_.refuse("a sum of a multiple of n, a multiple of m and a number", text::quoted(word) + " of these");
  }

  /// Whether n or m stands in it.
  bool open(const Formula& formula) const {
    const auto name = names_.find(formula.word);
    if (formula.arguments.empty()) return name != names_.end() && !name->second;
    return std::ranges::any_of(formula.arguments, [&](const Formula& part) { return open(part); });
  }

  const text::Cursor& place_;
  const NumberNames& names_;
};

}  // namespace

Bound read_bound(FileLine& line) {
  NumberNames names = line.values();
  names.emplace("n", std::nullopt);
  names.emplace("m", std::nullopt);
  const text::Cursor place = line;
  const std::string_view said = line.take_until("");
  if (said.empty()) line.refuse("a number, n (vertices) or m (edges of the source)");
  Form form;
  with_place(place, [&] {
    const Multiplied formula = multiplied(said, names);
    try {
      form = Forms(place, names).of(language::read_whole_number(formula.text, names));
    } catch (const text::InputError& error) {
      if (error.place().line != 0) throw;
      const std::size_t column = std::min(std::max<std::size_t>(error.column(), 1), formula.columns.size());
      text::throw_at(error, formula.columns[column - 1]);
    }
  });
  return {static_cast<int>(form.n), static_cast<int>(form.m), static_cast<int>(form.number)};
}

}  // namespace gamecert::reductions
