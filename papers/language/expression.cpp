// Expressions of claims, read by descent.
#include "papers/language/expression.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "papers/language/expression_node.hpp"
#include "papers/language/operators.hpp"
#include "papers/language/question.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

using Node = Expression::Node;
using Child = std::shared_ptr<const Node>;

struct QuantifierWord {
  std::string_view word;
  Quantifier quantifier;
};
constexpr QuantifierWord quantifiers[] = {
    {"forall", Quantifier::forall},     {"exists", Quantifier::exists},   {"count", Quantifier::count},
    {"sum", Quantifier::sum},           {"nim-sum", Quantifier::nim_sum}, {"max", Quantifier::max},
    {"mex", Quantifier::mex},           {"min", Quantifier::min},         {"least", Quantifier::least},
    {"greatest", Quantifier::greatest}, {"let", Quantifier::let},         {"all", Quantifier::all},
    {"graph", Quantifier::graph},
};

struct Constant {
  std::string_view name;
  std::int64_t value;
};
constexpr Constant constants[] = {{"N", 1}, {"P", 0}, {"first", 1}, {"second", 2}, {"tie", 0}, {"won", 1}, {"lost", 0}};

class Reader : text::Cursor {
 public:
  /// A name that stands for an expression: bound by a quantifier, or a parameter of a definition.
  using Meaning = std::pair<std::string, Child>;

  /// `levels` quantifiers stand around the text. Of the definitions only the first `known` may be used, and recursions.
  Reader(std::string_view text, std::span<const std::string> variables, std::span<const Definition> definitions,
         std::size_t known, bool graph, Expression::Parts& parts, std::vector<Meaning> meanings = {},
         std::size_t levels = 0)
      : Cursor(text, {0, 1}, " "),
        variables_(variables),
        definitions_(definitions),
        known_(known),
        graph_(graph),
        parts_(parts),
        meanings_(std::move(meanings)),
        levels_(levels) {}

  Child whole(bool may_be_list = false) {
    Child result = choice();
    if (!done()) refuse_here("an operator or the end");
    if (!may_be_list && lists_ > 0) refuse_here("'all' and 'graph' in braces of a text only, ending it");
    return result;
  }

  /// `NAME(PARAMETER, ...) =`, the body is what is left.
  Definition head() {
    Definition result{.name = std::string(new_name()), .parameters = {}, .body = {}};
    expect("(");
    do {
      result.parameters.emplace_back(new_name());
      meanings_.emplace_back(result.parameters.back(), nullptr);
    } while (take(","));
    expect(")");
    expect("=");
    result.body = rest();
    return result;
  }

 private:
  [[noreturn]] void refuse_here(const std::string& expected) const {
    refuse(expected, text::quoted_character(rest(), 0));
  }

  /// The word that stands next: letters and digits; a hyphen only before a letter and behind one.
  std::string_view word() const {
    const std::string_view text = rest();
    std::size_t end = 0;
    while (end < text.size() &&
           (text::letter(text[end]) || (end > 0 && text::digit(text[end])) ||
            (end > 0 && text[end] == '-' && end + 1 < text.size() && text::small_letter(text[end + 1]))))
      ++end;
    return text.substr(0, end);
  }
  bool take(std::string_view sign) {
    const std::string_view next = rest();
    if (!next.starts_with(sign)) return false;
    const bool arrow = (next.starts_with("->") || next.starts_with("<->")) && !sign.ends_with("->");
    return (text::letter(sign.front()) ? word() == sign : !arrow) && Cursor::take(sign);
  }
  void expect(std::string_view sign) {
    if (!take(sign)) refuse_here("'" + std::string(sign) + "'");
  }
  static Child call_of(const Function& function, std::vector<Child> arguments) {
    return std::make_shared<const Node>(
        Node{.kind = Node::Kind::call, .function = &function, .children = std::move(arguments)});
  }
  static Child constant(std::int64_t number) { return std::make_shared<const Node>(Node{.number = number}); }
  static Child choice_of(Child condition, Child first, Child other) {
    return std::make_shared<const Node>(
        Node{.kind = Node::Kind::choice, .children = {std::move(condition), std::move(first), std::move(other)}});
  }
  /// A -> B, A | B or A & B: B is looked at only if A does not decide.
  static Child connected(std::string_view sign, Child first, Child second) {
    if (sign == "->") return choice_of(std::move(first), std::move(second), constant(1));
    return sign == "|" ? choice_of(std::move(first), constant(1), std::move(second))
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
    const auto levels = operator_levels();
    if (level == levels.size()) return powers();
    if (level == level_of_comparisons && take("!")) return call_of(not_so, {binary(level)});
    Child result = binary(level + 1);
    while (const Function* next = operator_in(levels[level])) {
      Child other = binary(level + 1);
      result = next->value == nullptr ? connected(next->name, result, other) : call_of(*next, {result, other});
      if (level == level_of_comparisons) break;  // comparisons do not chain
    }
    return result;
  }
  const Function* operator_in(std::span<const Function> level) {
    const auto found = std::ranges::find_if(level, [&](const Function& one) { return take(one.name); });
    return found == level.end() ? nullptr : &*found;
  }
  Child powers() {
    Child base = primary();
    if (!take("^")) return base;
    return call_of(raised, {base, powers()});
  }
  Child primary() {
    if (take("-")) return call_of(negative, {primary()});
    if (take("(")) {
      Child inner = choice();
      expect(")");
      return inner;
    }
    if (!done() && text::digit(rest().front())) return constant(number(0, 1'000'000'000));
    return take("<") ? question() : name();
  }
  /// `QUESTION>`
  Child question() {
    Names known({variables_.begin(), variables_.end()}, {definitions_.begin(), definitions_.end()});
    known.graph = graph_;
    const LinePiece piece = LinePiece{rest(), column() - 1}.split_or_refuse(">").first;
    parts_.questions.push_back(std::make_shared<const QuestionOnBoard>(piece, known));
    Cursor::take(piece.text);
    expect(">");
    return std::make_shared<const Node>(Node{.kind = Node::Kind::question, .question = parts_.questions.back().get()});
  }
  Child name() {
    const std::string_view found = word();
    const auto pass = [&] { Cursor::take(found); };
    const auto meaning = std::ranges::find(meanings_.rbegin(), meanings_.rend(), found, &Meaning::first);
    if (meaning != meanings_.rend()) return pass(), meaning->second;
    if (const auto* known = std::ranges::find(quantifiers, found, &QuantifierWord::word);
        known != std::end(quantifiers))
      return pass(), quantified(known->quantifier);
    if (const auto* known = std::ranges::find(constants, found, &Constant::name); known != std::end(constants))
      return pass(), constant(known->value);
    for (const std::span<const Function> functions : all_functions()) {
      const auto function = std::ranges::find(functions, found, &Function::name);
      if (function != functions.end()) return pass(), call_of(*function, arguments(function->arguments));
    }
    if (const auto defined = std::ranges::find(definitions_, found, &Definition::name); defined != definitions_.end()) {
      const auto number = static_cast<std::size_t>(defined - definitions_.begin());
      if (defined->recursive) return pass(), called_again(number);
      if (number < known_) return pass(), expanded(number);
    }
    if (std::ranges::find(variables_, found) == variables_.end())
      refuse_here("a number or a name" + text::did_you_mean(found, all_names()));
    pass();
    return std::make_shared<const Node>(Node{.kind = Node::Kind::variable, .name = std::string(found)});
  }
  std::array<std::span<const Function>, 3> all_functions() const {
    return {arithmetic_functions(), number_functions(), graph_ ? graph_functions() : std::span<const Function>()};
  }
  std::vector<std::string_view> all_names() const {
    std::vector<std::string_view> names(variables_.begin(), variables_.end());
    for (const Meaning& one : meanings_) names.push_back(one.first);
    for (const Constant& one : constants) names.push_back(one.name);
    for (const auto& functions : {arithmetic_functions(), number_functions(), graph_functions()})
      for (const Function& one : functions) names.push_back(one.name);
    for (const Definition& one : definitions_) names.push_back(one.name);
    for (const QuantifierWord& one : quantifiers) names.push_back(one.word);
    return names;
  }
  /// A name that means nothing yet.
  std::string_view new_name() {
    const std::string_view found = word();
    const std::vector<std::string_view> names = all_names();
    if (found.empty() || std::ranges::find(names, found) != names.end()) refuse_here("a name that is not taken");
    Cursor::take(found);
    return found;
  }

  static Child bound(std::size_t level) {
    return std::make_shared<const Node>(Node{.kind = Node::Kind::bound, .level = level});
  }
  /// Behind its word, `k = A..B: BODY`; of let, `k = A: BODY`; of a graph `u, v = A..B: BODY`, v being bound a level
  /// deeper; of mex more of them behind `;`, each the last child of the one before; of a list `as F` or `as F:G` behind
  /// the body, a child or two more.
  Child quantified(Quantifier quantifier) {
    const std::size_t names = quantifier == Quantifier::graph ? 2 : 1;
    if (levels_ + names > most_levels) refuse_here("fewer quantifiers inside one another");
    const std::string name(new_name());
    std::optional<std::string> second;
    if (names == 2) {
      expect(",");
      second = new_name();
      if (*second == name) refuse_here("two names");
    }
    expect("=");
    std::vector<Child> children{choice()};
    if (quantifier != Quantifier::let) {
      expect("..");
      children.push_back(choice());
    }
    expect(":");
    const std::size_t level = std::exchange(levels_, levels_ + names);
    meanings_.emplace_back(name, bound(level));
    if (second) meanings_.emplace_back(*second, bound(level + 1));
    children.push_back(choice());
    if (quantifier == Quantifier::all && take("as")) {
      children.push_back(choice());
      if (take(":")) children.push_back(choice());
    }
    meanings_.resize(meanings_.size() - names);
    levels_ -= names;
    if (quantifier == Quantifier::mex && take(";")) children.push_back(quantified(quantifier));
    if (quantifier == Quantifier::all || quantifier == Quantifier::graph) ++lists_;
    return std::make_shared<const Node>(Node{
        .kind = Node::Kind::quantified, .level = level, .quantifier = quantifier, .children = std::move(children)});
  }
  /// The body of a definition with the arguments in place of its parameters; it knows the definitions before it.
  Child expanded(std::size_t number) {
    const Definition& definition = definitions_[number];
    const std::vector<Child> values = arguments(definition.parameters.size());
    std::vector<Meaning> meanings;
    for (std::size_t i = 0; i < values.size(); ++i) meanings.emplace_back(definition.parameters[i], values[i]);
    return Reader(definition.body, {}, definitions_, number, graph_, parts_, std::move(meanings), levels_).whole();
  }
  /// A call of a recursion, whose body is read with the first.
  Child called_again(std::size_t number) {
    const Definition& definition = definitions_[number];
    const auto [found, first] = parts_.recursions.try_emplace(definition.name);
    if (first) found->second.body = body_of(definition, number);
    return std::make_shared<const Node>(Node{.kind = Node::Kind::recursion,
                                             .recursion = &found->second,
                                             .children = arguments(definition.parameters.size())});
  }
  Child body_of(const Definition& recursion, std::size_t number) {
    std::vector<Meaning> meanings;
    for (std::size_t i = 0; i < recursion.parameters.size(); ++i)
      meanings.emplace_back(recursion.parameters[i], bound(i));
    const std::size_t levels = meanings.size();
    return Reader(recursion.body, {}, definitions_, number, graph_, parts_, std::move(meanings), levels).whole();
  }
  std::vector<Child> arguments(std::size_t number) {
    std::vector<Child> result;
    expect("(");
    do result.push_back(choice());
    while (number == 0 ? take(",") : result.size() < number && (expect(","), true));
    expect(")");
    return result;
  }

  std::span<const std::string> variables_;
  std::span<const Definition> definitions_;
  std::size_t known_;
  bool graph_;  // functions of a graph are known
  Expression::Parts& parts_;
  std::vector<Meaning> meanings_;
  std::size_t levels_;
  int lists_ = 0;  // quantifiers `all` and `graph` so far
};

}  // namespace

bool Names::has_variable(std::string_view name) const { return std::ranges::find(variables, name) != variables.end(); }

namespace {

/// The body at the end of a text, and no other.
void check_body(std::string_view text, const Definition& definition, const std::vector<Definition>& known) {
  Expression::Parts parts;
  for (const Definition& one : known) {
    if (one.recursive) parts.recursions.try_emplace(one.name);
  }
  try {
    Reader(definition.body, definition.parameters, known, known.size(), true, parts).whole();
    if (!parts.questions.empty()) throw text::InputError("expected no question in a definition, found one", 1);
  } catch (const text::InputError& error) {
    text::throw_shifted(error, text.size() - definition.body.size());
  }
}

}  // namespace

Definition read_definition(std::string_view text, const std::vector<Definition>& known, bool recursive) {
  Expression::Parts none;
  Definition result = Reader(text, {}, known, known.size(), true, none).head();
  result.recursive = recursive;
  if (!recursive) check_body(text, result, known);
  return result;
}

void check_recursion(std::string_view text, const Definition& recursion, const std::vector<Definition>& known) {
  if (recursion.parameters.size() > Expression::Recursion::most_parameters)
    throw text::InputError("expected a recursion of at most 4 numbers", 1);
  check_body(text, recursion, known);
}

Expression::Expression(std::string_view text, const Names& known)
    : parts_(std::make_shared<Parts>()),
      root_(Reader(text, known.variables, known.definitions, known.definitions.size(), known.graph, *parts_).whole()) {}

const std::vector<std::shared_ptr<const QuestionOnBoard>>& Expression::questions() const { return parts_->questions; }

TextTemplate::TextTemplate(std::string_view text, const Names& known) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t open = std::min(text.find('{', at), text.size());
    if (open > at) pieces_.emplace_back(std::string(text.substr(at, open - at)));
    if (open == text.size()) return;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) throw text::InputError("expected '}', found the end", text.size() + 1);
    constexpr std::string_view edges = "edges ";
    const bool of_edges = text.substr(open + 1).starts_with(edges);
    if (of_edges && !known.graph)
      throw text::InputError("expected edges of a set in a line about a graph only", open + 2);
    if (of_edges) open += edges.size();
    try {
      Expression number("0", {});
      number.root_ = Reader(text.substr(open + 1, close - open - 1), known.variables, known.definitions,
                            known.definitions.size(), known.graph, *number.parts_)
                         .whole(!of_edges);
      if (of_edges) {
        pieces_.emplace_back(Edges{std::move(number)});
      } else {
        pieces_.emplace_back(std::move(number));
      }
    } catch (const text::InputError& error) {
      text::throw_shifted(error, open + 1);
    }
    at = close + 1;
  }
}

}  // namespace gamecert::papers
