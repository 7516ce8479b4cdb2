// Reads formulas of docs/LANGUAGE.md into trees, for the naive evaluator: one function for each row of its table of
// forms.
#pragma once

#include <cctype>
#include <cstddef>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

// A word with its parts. A quantifier has a range, the condition of `where` and a body; a range has the name of its
// variable first. Without `where` the condition has no word. `at` has a graph and what is taken on it; the words of
// graphs begin with "G".
struct Tree {
  std::string word;
  std::vector<Tree> parts;
};

class FormulaReader {
 public:
  explicit FormulaReader(const std::string& text) : text_(text) { next(); }

  Tree read() {
    Tree result = formula();
    if (!token_.empty()) fail("the end");
    return result;
  }

  // The head of a word with parameters.
  Tree read_head() { return head(); }

  static bool is_quantifier(const std::string& word) {
    static const std::set<std::string> words = {"forall", "exists",   "count", "sum",     "min",
                                                "max",    "greatest", "least", "nim-sum", "mex"};
    return words.count(word) != 0;
  }

 private:
  static bool letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
  static bool digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
  char at(std::size_t i) const { return i < text_.size() ? text_[i] : ' '; }

  // A word has a letter behind every hyphen.
  void next() {
    while (end_ < text_.size() && text_[end_] == ' ') ++end_;
    begin_ = end_;
    if (end_ == text_.size()) return token_.clear();
    if (letter(at(end_))) {
      while (letter(at(end_)) || digit(at(end_)) || (at(end_) == '-' && letter(at(end_ + 1)))) ++end_;
    } else if (digit(at(end_))) {
      while (digit(at(end_))) ++end_;
    } else {
      static const std::vector<std::string> signs = {"<->", "->", "<=", ">=", "!=", ".."};
      end_ += 1;
      for (const std::string& sign : signs) {
        if (text_.compare(begin_, sign.size(), sign) == 0) {
          end_ = begin_ + sign.size();
          break;
        }
      }
    }
    token_ = text_.substr(begin_, end_ - begin_);
  }

  [[noreturn]] void fail(const std::string& expected) const {
    throw std::runtime_error("column " + std::to_string(begin_ + 1) + ": expected " + expected + ", found '" + token_ +
                             "' in " + text_);
  }
  bool is(const std::string& token) const { return token_ == token; }
  bool take(const std::string& token) {
    if (!is(token)) return false;
    next();
    return true;
  }
  void expect(const std::string& token) {
    if (!take(token)) fail("'" + token + "'");
  }
  std::string name() {
    if (token_.empty() || !letter(token_[0])) fail("a name");
    std::string result = token_;
    next();
    return result;
  }
  // The token behind this one.
  std::string following() {
    FormulaReader copy = *this;
    copy.next();
    return copy.token_;
  }

  // ---- From the loosest form to the tightest

  Tree formula() {
    Tree left = implication();
    while (take("<->")) left = {"<->", {left, implication()}};
    return left;
  }
  Tree implication() {
    Tree left = disjunction();
    if (take("->")) return {"->", {left, implication()}};
    return left;
  }
  Tree disjunction() {
    Tree left = conjunction();
    while (take("|")) left = {"|", {left, conjunction()}};
    return left;
  }
  Tree conjunction() {
    Tree left = negation();
    while (take("&")) left = {"&", {left, negation()}};
    return left;
  }
  Tree negation() {
    if (take("!")) return {"!", {negation()}};
    return comparison();
  }
  Tree comparison() {
    Tree left = membership();
    for (const char* sign : {"=", "!=", "<", "<=", ">", ">="}) {
      if (take(sign)) return {sign, {left, membership()}};
    }
    return left;
  }
  Tree membership() {
    Tree left = sum();
    if (!take("in")) return left;
    Tree set = sum();
    if (!take("..")) return {"in", {left, set}};
    return {"&", {{">=", {left, set}}, {"<=", {left, sum()}}}};
  }
  Tree sum() {
    Tree left = product();
    while (is("+") || is("-") || is("xor")) {
      const std::string sign = token_;
      next();
      left = {sign, {left, product()}};
    }
    return left;
  }
  Tree product() {
    Tree left = power();
    while (is("*") || is("/") || is("mod") || is("meet")) {
      const std::string sign = token_;
      next();
      left = {sign, {left, power()}};
    }
    return left;
  }
  Tree power() {
    const bool negative = is("-");
    Tree left = unary();
    if (negative && is("^")) fail("no power of what begins with a minus");
    if (take("^")) return {"^", {left, unary()}};
    return left;
  }
  Tree unary() {
    if (take("-")) return {"minus", {unary()}};
    Tree result = primary();
    while (is("(")) {
      next();
      Tree graph = changed_graph();
      expect(")");
      result = {"at", {graph, result}};
    }
    return result;
  }

  Tree primary() {
    if (is_quantifier(token_)) {
      const std::string word = name();
      return quantified(word);
    }
    if (take("let")) {
      const std::string variable = name();
      expect("=");
      Tree value = formula();
      expect(":");
      return {"let", {{variable, {}}, value, formula()}};
    }
    if (take("recursive")) return recursion();
    if (take("if")) {
      Tree condition = formula();
      expect("then");
      Tree one = formula();
      expect("else");
      return {"if", {condition, one, formula()}};
    }
    if (take("(")) {
      Tree inside = formula();
      expect(")");
      return inside;
    }
    if (take("|")) {
      Tree inside = sum();
      expect("|");
      return {"card", {inside}};
    }
    if (take("{")) return braces();
    if (!token_.empty() && digit(token_[0])) {
      const std::string digits = token_;
      next();
      return {digits, {}};
    }
    return word();
  }

  // What it gives, the head with its parameters, each with its sort, what is meant, and where it may be called.
  Tree recursion() {
    const Tree gives{name(), {}};
    Tree head = this->head();
    expect("=");
    Tree meant = formula();
    expect(":");
    return {"recursive", {gives, head, meant, formula()}};
  }

  Tree head() {
    Tree result{name(), {}};
    if (!take("(")) return result;
    do {
      const std::string first = name();
      const bool of_sort = !is(",") && !is(")");
      result.parts.push_back(of_sort ? Tree{name(), {{first, {}}}} : Tree{first, {{"whole", {}}}});
    } while (take(","));
    expect(")");
    return result;
  }

  Tree word() {
    const std::string word = name();
    if (word == "contains" || word == "free" || word == "induced-free" || word == "minor-free") {
      if (!is("(")) fail("'('");
      const std::size_t close = text_.find(')', end_);
      const std::string pattern = text_.substr(end_, close - end_);
      end_ = close + 1;
      next();
      return {word, {{pattern, {}}}};
    }
    if ((word == "N" || word == "E") && is("[")) {
      next();
      Tree inside = formula();
      expect("]");
      return {word + "[]", {inside}};
    }
    if (!is("(") || begins_graph(following())) return {word, {}};
    next();
    Tree result{word == "N" || word == "E" ? word + "()" : word, {}};
    do result.parts.push_back(formula());
    while (take(","));
    expect(")");
    return result;
  }

  Tree braces() {
    if (take("}")) return {"{}", {}};
    const bool word_of_range = is("vertex") || is("edge") || is("arc");
    if ((word_of_range && letter(following()[0])) || following() == "in") {
      Tree result = quantified("such");
      expect("}");
      return result;
    }
    Tree result{"braces", {}};
    do result.parts.push_back(formula());
    while (take(","));
    expect("}");
    return result;
  }

  // ---- Quantifiers and graphs

  Tree quantified(const std::string& word) {
    Tree over = range();
    Tree condition;
    if (take("where")) condition = formula();
    expect(":");
    return {word, {over, condition, formula()}};
  }

  Tree range() {
    static const std::set<std::string> words = {"vertex",    "edge",  "nonedge", "pair", "set",
                                                "component", "block", "order",   "arc"};
    if (take("colouring")) return {"range colouring", {{"colouring", {}}}};
    std::string word = "in";
    if (words.count(token_) != 0 && following() != "in") word = name();
    Tree variable{name(), {}};
    if (word != "in" && !is("in")) return {"range " + word, {variable}};
    expect("in");
    Tree from = sum();
    if (word == "in" && take("..")) return {"range ..", {variable, from, sum()}};
    return {"range " + word + (word == "in" ? "" : " in"), {variable, from}};
  }

  static bool begins_graph(const std::string& word) {
    static const std::set<std::string> words = {"G", "complement", "line", "square", "cone"};
    return words.count(word) != 0;
  }

  Tree changed_graph() {
    Tree graph{"G", {}};
    if (!take("G")) {
      if (!begins_graph(token_)) fail("a graph");
      const std::string word = name();
      expect("(");
      graph = {"G " + word, {changed_graph()}};
      expect(")");
    }
    while (is("[") || is("-") || is("+") || is("/")) {
      const std::string sign = token_;
      next();
      if (sign == "[") {
        graph = {"G []", {graph, formula()}};
        expect("]");
      } else {
        graph = {"G " + sign, {graph, operand()}};
      }
    }
    return graph;
  }

  // Behind a sign of graphs: uv stands for {u, v}.
  Tree operand() {
    const bool two_letters = token_.size() == 2 && letter(token_[0]) && letter(token_[1]);
    if (two_letters) {
      const std::string both = name();
      return {"braces", {{both.substr(0, 1), {}}, {both.substr(1), {}}}};
    }
    return primary();
  }

  std::string text_;
  std::string token_;  // empty at the end
  std::size_t begin_ = 0, end_ = 0;
};

}  // namespace oracle
