// Expressions of claims, read by descent and evaluated as trees.
#include "papers/language/expression.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>
#include <stdexcept>

#include "text/cursor.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {

struct Expression::Node {
  using Value = std::int64_t (*)(std::span<const std::int64_t>);
  std::string name = {};  // of a variable
  std::int64_t number = 0;
  Value value = nullptr;  // of an operator or function
  bool choice = false;    // A if C else B, as C, A, B
  std::vector<std::shared_ptr<const Node>> children = {};
};

namespace {

using Node = Expression::Node;
using Child = std::shared_ptr<const Node>;
using Values = std::span<const std::int64_t>;

std::int64_t floor_of(std::int64_t a, std::int64_t b) {
  if (b == 0) throw std::domain_error("division by zero");
  return a / b - ((a % b != 0) && ((a < 0) != (b < 0)) ? 1 : 0);
}

std::int64_t power(std::int64_t base, std::int64_t exponent) {
  if (exponent < 0) throw std::domain_error("negative power");
  std::int64_t result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

struct Operator {
  std::string_view sign;
  Node::Value value;
};
/// Binary operators by how tightly they bind, loosest first; those of a level stand left to right. A sign that begins
/// another stands behind it.
constexpr Operator disjunction[] = {{"|", nullptr}};
constexpr Operator conjunction[] = {{"&", nullptr}};
constexpr Operator comparisons[] = {
    {"!=", [](Values v) { return std::int64_t{v[0] != v[1]}; }},
    {"<=", [](Values v) { return std::int64_t{v[0] <= v[1]}; }},
    {">=", [](Values v) { return std::int64_t{v[0] >= v[1]}; }},
    {"=", [](Values v) { return std::int64_t{v[0] == v[1]}; }},
    {"<", [](Values v) { return std::int64_t{v[0] < v[1]}; }},
    {">", [](Values v) { return std::int64_t{v[0] > v[1]}; }},
};
constexpr Operator sums[] = {{"+", [](Values v) { return v[0] + v[1]; }}, {"-", [](Values v) { return v[0] - v[1]; }}};
constexpr Operator products[] = {
    {"*", [](Values v) { return v[0] * v[1]; }},
    {"/", [](Values v) { return floor_of(v[0], v[1]); }},
    {"mod", [](Values v) { return v[0] - v[1] * floor_of(v[0], v[1]); }},
};

struct Function {
  std::string_view name;
  std::size_t arguments;
  Node::Value value;
};
/// The one of the values behind the first that the first numbers, from 1.
std::int64_t entry(Values v) {
  if (v[0] < 1 || v[0] >= std::ssize(v)) throw std::domain_error("no such entry");
  return v[static_cast<std::size_t>(v[0])];
}

constexpr std::size_t any_number = 0;
constexpr Function functions[] = {
    {"power-of-two", 1,
     [](Values v) { return std::int64_t{v[0] > 0 && std::has_single_bit(static_cast<std::uint64_t>(v[0]))}; }},
    {"entry", any_number, entry}};

struct Constant {
  std::string_view name;
  std::int64_t value;
};
constexpr Constant constants[] = {{"N", 1}, {"P", 0}, {"first", 1}, {"second", 2}, {"tie", 0}};

class Reader {
 public:
  Reader(std::string_view text, const std::vector<std::string>& known) : text_(text), known_(known) {}

  Child whole() {
    Child result = choice();
    if (at() < text_.size()) refuse("an operator or the end");
    return result;
  }

 private:
  [[noreturn]] void refuse(const std::string& expected) {
    throw text::InputError("expected " + expected + ", found " + text::quoted_character(text_, at()), at() + 1);
  }
  std::size_t at() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    return at_;
  }
  static bool small(char c) { return c >= 'a' && c <= 'z'; }
  static bool letter(char c) { return small(c) || (c >= 'A' && c <= 'Z'); }
  static bool digit(char c) { return c >= '0' && c <= '9'; }

  /// Letters and digits; a hyphen only before a letter and behind one.
  std::string_view word() {
    const std::size_t begin = at();
    std::size_t end = begin;
    while (end < text_.size() &&
           (letter(text_[end]) || (end > begin && digit(text_[end])) ||
            (end > begin && text_[end] == '-' && end + 1 < text_.size() && small(text_[end + 1]))))
      ++end;
    return text_.substr(begin, end - begin);
  }
  bool take(std::string_view sign) {
    const bool here = letter(sign.front()) ? word() == sign : text_.substr(at()).starts_with(sign);
    if (here) at_ += sign.size();
    return here;
  }
  void expect(std::string_view sign) {
    if (!take(sign)) refuse("'" + std::string(sign) + "'");
  }
  static Child made(Node::Value value, std::vector<Child> children) {
    return std::make_shared<const Node>(Node{.value = value, .children = std::move(children)});
  }

  static Child constant(std::int64_t number) { return std::make_shared<const Node>(Node{.number = number}); }
  static Child choice_of(Child condition, Child first, Child other) {
    return std::make_shared<const Node>(
        Node{.choice = true, .children = {std::move(condition), std::move(first), std::move(other)}});
  }
  /// A | B or A & B: B is looked at only if A does not decide.
  static Child connected(bool either, Child first, Child second) {
    return either ? choice_of(std::move(first), constant(1), std::move(second))
                  : choice_of(std::move(first), std::move(second), constant(0));
  }

  Child choice() {
    Child first = binary(0);
    if (!take("if")) return first;
    Child condition = binary(0);
    expect("else");
    Child other = choice();
    return choice_of(std::move(condition), std::move(first), std::move(other));
  }
  Child binary(std::size_t level) {
    static constexpr std::array<std::span<const Operator>, 5> levels{disjunction, conjunction, comparisons, sums,
                                                                     products};
    if (level == levels.size()) return powers();
    if (level == 2 && take("!")) return made([](Values v) { return std::int64_t{v[0] == 0}; }, {binary(level)});
    Child result = binary(level + 1);
    while (const Operator* next = operator_in(levels.at(level))) {
      result =
          level < 2 ? connected(level == 0, result, binary(level + 1)) : made(next->value, {result, binary(level + 1)});
      if (level == 2) break;  // comparisons do not chain
    }
    return result;
  }
  const Operator* operator_in(std::span<const Operator> level) {
    const auto found = std::ranges::find_if(level, [&](const Operator& one) { return take(one.sign); });
    return found == level.end() ? nullptr : &*found;
  }
  Child powers() {
    Child base = primary();
    if (!take("^")) return base;
    return made([](Values v) { return power(v[0], v[1]); }, {base, powers()});
  }
  Child primary() {
    if (take("-")) return made([](Values v) { return -v[0]; }, {primary()});
    if (take("(")) {
      Child inner = choice();
      expect(")");
      return inner;
    }
    if (at() < text_.size() && digit(text_[at_])) return number();
    return name();
  }
  Child number() {
    text::Cursor cursor(text_.substr(at_), {0, at_ + 1});
    Node node{.number = cursor.number(0, 1'000'000'000)};
    at_ += cursor.at();
    return std::make_shared<const Node>(std::move(node));
  }
  Child name() {
    const std::string_view found = word();
    if (const auto* known = std::ranges::find(constants, found, &Constant::name); known != std::end(constants)) {
      at_ += found.size();
      return constant(known->value);
    }
    if (const auto* function = std::ranges::find(functions, found, &Function::name); function != std::end(functions)) {
      at_ += found.size();
      return call(*function);
    }
    if (std::ranges::find(known_, found) == known_.end()) {
      std::vector<std::string_view> names(known_.begin(), known_.end());
      for (const Constant& one : constants) names.push_back(one.name);
      for (const Function& function : functions) names.push_back(function.name);
      refuse("a number or a name" + text::did_you_mean(found, names));
    }
    at_ += found.size();
    return std::make_shared<const Node>(Node{.name = std::string(found)});
  }
  Child call(const Function& function) {
    std::vector<Child> arguments;
    expect("(");
    do arguments.push_back(choice());
    while (function.arguments == any_number ? take(",") : arguments.size() < function.arguments && (expect(","), true));
    expect(")");
    return made(function.value, std::move(arguments));
  }

  std::string_view text_;
  const std::vector<std::string>& known_;
  std::size_t at_ = 0;
};

std::int64_t evaluated(const Node& node, const Variables& variables) {
  if (node.choice) return evaluated(*node.children[evaluated(*node.children[0], variables) != 0 ? 1 : 2], variables);
  if (!node.name.empty()) return variables.at(node.name);
  if (node.value == nullptr) return node.number;
  std::vector<std::int64_t> values;
  for (const Child& child : node.children) values.push_back(evaluated(*child, variables));
  return node.value(values);
}

}  // namespace

Expression::Expression(std::string_view text, const std::vector<std::string>& known)
    : root_(Reader(text, known).whole()) {}

std::int64_t Expression::value(const Variables& variables) const { return evaluated(*root_, variables); }

TextTemplate::TextTemplate(std::string_view text, const std::vector<std::string>& known) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = std::min(text.find('{', at), text.size());
    if (open > at) pieces_.emplace_back(std::string(text.substr(at, open - at)));
    if (open == text.size()) return;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) throw text::InputError("expected '}', found the end", text.size() + 1);
    try {
      pieces_.emplace_back(Expression(text.substr(open + 1, close - open - 1), known));
    } catch (const text::InputError& error) {
      text::throw_shifted(error, open + 1);
    }
    at = close + 1;
  }
}

std::string TextTemplate::text(const Variables& variables) const {
  std::string result;
  for (const auto& piece : pieces_) {
    if (const auto* words = std::get_if<std::string>(&piece)) result += *words;
    if (const auto* number = std::get_if<Expression>(&piece)) result += std::to_string(number->value(variables));
  }
  return result;
}

}  // namespace gamecert::papers
