// Formulas of the language of conjectures at random, as text: of every sort, of every word of docs/LANGUAGE.md but the
// games, cheap on all graphs of order 5. They are written with no more parentheses than the page asks for.
#pragma once

#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

// Text with the level of its form: 0 for forms that reach to the right as far as they can, then from the form that
// binds loosest to the one that binds tightest.
struct Phrase {
  std::string text;
  int level;
};

namespace level {
enum : int {
  open,
  equivalence,
  arrow,
  disjunction,
  conjunction,
  negation,
  comparison,
  member,
  sum,
  product,
  power,
  minus,
  word
};
}

struct Vocabulary {
  std::vector<std::string> properties, invariants, fractions, sets;  // of graphs
  std::set<std::string> of_digraphs;                                 // those that digraphs have too
  std::set<std::string> dear;  // defined with all orders, all sets of edges or a recursion
};

class RandomPhrases {
 public:
  enum class Kind { truth, whole, number, vertex, edge, pair, arc, vertices, edges, arcs, numbers, order };

  RandomPhrases(std::uint64_t seed, Vocabulary vocabulary, bool old, bool directed)
      : random_(seed), vocabulary_(std::move(vocabulary)), old_(old), directed_(directed) {}

  // A truth value or a number, mostly one that depends on variables.
  std::string formula() {
    variables_.clear();
    const int depth = 2 + below(3);
    const Kind kind = one_in(3) ? Kind::truth : old_ || one_in(2) ? Kind::whole : Kind::number;
    switch (below(4)) {
      case 0:
        return of_kind(kind, depth).text;
      case 1:
        return named(kind, depth).text;
      default:
        return kind == Kind::truth ? quantified(any({"forall", "exists"}), kind, depth).text
               : one_in(4)         ? quantified("count", Kind::truth, depth).text
                                   : quantified(any({"sum", "min", "max"}), kind, depth).text;
    }
  }

 private:
  struct Variable {
    std::string name;
    Kind kind;
  };

  // What holds around the part that is made.
  struct Around {
    int cost = 1;                   // how often the part is evaluated, at most, about
    std::size_t first_visible = 0;  // variables of vertices before are those of a graph whose line graph this is
    bool line = false, larger = false, coloured = false;
  };

  static constexpr int greatest_cost = 600;

  int below(int bound) { return static_cast<int>(random_() % static_cast<std::uint64_t>(bound)); }
  bool one_in(int n) { return below(n) == 0; }
  template <class Items>
  auto any(const Items& items) {
    return *std::next(items.begin(), below(static_cast<int>(items.size())));
  }
  std::string any(std::initializer_list<const char*> words) {
    return *(words.begin() + below(static_cast<int>(words.size())));
  }

  // ---- Text

  std::string at_least(int level, const Phrase& phrase) {
    return phrase.level >= level && !one_in(12) ? phrase.text : "(" + phrase.text + ")";
  }

  // Left to right: the left operand may have the same level.
  Phrase infix(const Phrase& left, const std::string& sign, const Phrase& right, int level, bool to_the_right = false) {
    const bool open = right.level == level::open && one_in(2);
    const std::string end = open ? right.text : at_least(to_the_right ? level : level + 1, right);
    return {at_least(to_the_right ? level + 1 : level, left) + " " + sign + " " + end, open ? int{level::open} : level};
  }

  Phrase negative(const Phrase& phrase) {
    const bool bare = phrase.text != "0" && phrase.level == level::word;  // -0 is no number
    return {"-" + (bare ? phrase.text : "(" + phrase.text + ")"), level::minus};
  }

  static Phrase call(const std::string& function, const std::vector<Phrase>& arguments) {
    std::string text;
    for (const Phrase& argument : arguments) text += (text.empty() ? "" : ", ") + argument.text;
    return {function + "(" + text + ")", level::word};
  }

  static Phrase word(const std::string& text) { return {text, level::word}; }

  // ---- Variables

  bool is_visible(std::size_t i, Kind kind) const {
    return variables_[i].name != "colouring" && (i >= around_.first_visible || kind == Kind::truth ||
                                                 kind == Kind::whole || kind == Kind::number || kind == Kind::numbers);
  }

  bool variable(Kind kind, Phrase& result) { return variable(std::set<Kind>{kind}, result); }

  bool variable(const std::set<Kind>& kinds, Phrase& result) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < variables_.size(); ++i) {
      if (kinds.count(variables_[i].kind) != 0 && is_visible(i, variables_[i].kind))
        names.push_back(variables_[i].name);
    }
    if (names.empty()) return false;
    result = word(any(names));
    return true;
  }

  std::string fresh_name(Kind kind) {
    static const std::string letters[] = {"t", "k", "q", "uvwxy", "efg", "p", "abc", "STU", "FDM", "A", "K", "s"};
    if (kind == Kind::edges && !old_ && one_in(6) && is_free("E")) return "E";
    for (char letter : letters[static_cast<std::size_t>(kind)]) {
      if (is_free(std::string(1, letter)) && !one_in(8)) return std::string(1, letter);
    }
    return std::string(1, letters[static_cast<std::size_t>(kind)][0]) + std::to_string(variables_.size());
  }

  bool is_free(const std::string& name) const {
    for (const Variable& known : variables_) {
      if (known.name == name) return false;
    }
    return true;
  }

  // ---- Ranges

  struct Range {
    std::string text;
    Variable variable;
    int cost;
  };

  Range through(const std::string& range_word, Kind kind, int cost) {
    const std::string name = fresh_name(kind);
    return {range_word + " " + name, {name, kind}, cost};
  }

  Range members(const std::string& range_word, Kind kind, const Phrase& set, int cost) {
    const std::string name = fresh_name(kind);
    return {
        (range_word.empty() ? "" : range_word + " ") + name + " in " + at_least(level::sum, set), {name, kind}, cost};
  }

  Range numbers_range(int depth) {
    static const std::vector<std::string> low = {"0", "1", "-1", "2"},
                                          high = {"order", "order - 1", "3", "2", "max-degree", "size"};
    static const std::vector<std::string> high_of_digraphs = {"order", "3", "2", "size", "0"};
    const std::string name = fresh_name(Kind::whole);
    Phrase from = word(any(low)), to = word(any(directed_ ? high_of_digraphs : high));
    if (one_in(4)) from = infix(whole(depth - 1), "mod", word(any({"2", "3"})), level::product);
    if (one_in(4)) to = infix(whole(depth - 1), "mod", word(any({"4", "7"})), level::product);
    if (one_in(40)) to = word("infinite");
    return {name + " in " + at_least(level::sum, from) + ".." + at_least(level::sum, to), {name, Kind::whole}, 5};
  }

  // One that the cost allows; with `sets` it must be one that a set can be made of, with `numbers` one of whole
  // numbers.
  Range range(int depth, bool sets, bool numbers) {
    for (;;) {
      Range result = numbers     ? (one_in(3) ? members("", Kind::whole, set_of_numbers(0), 4) : numbers_range(depth))
                     : directed_ ? range_of_digraphs(depth, sets)
                                 : range_of_graphs(depth, sets);
      if (result.cost * around_.cost <= greatest_cost || result.cost <= 5) return result;
    }
  }

  Range range_of_graphs(int depth, bool sets) {
    const int more = around_.larger ? 2 : 1;
    int choice = below(sets ? 8 : 20);
    if (old_ && choice >= 4) choice = 8;
    switch (choice) {
      case 0:
      case 1:
      case 2:
        return through("vertex", Kind::vertex, 5);
      case 3:
        return through("edge", Kind::edge, around_.line ? 30 : 6 * more);
      case 4:
        return members(one_in(2) ? "vertex" : "", Kind::vertex, set(depth - 1), 4);
      case 5:
        return members(one_in(2) ? "edge" : "", Kind::edge, links(depth - 1), 5);
      case 6:
        return numbers_range(depth);
      case 7:
        return members("", Kind::whole, set_of_numbers(depth - 1), 4);
      default:
        break;
    }
    if (around_.line) return through("vertex", Kind::vertex, 5);
    switch (below(old_ ? 8 : 11)) {
      case 0:
        return through("nonedge", Kind::pair, 6 * more);
      case 1:
        return through("pair", Kind::pair, 10 * more);
      case 2:
      case 3:
        return through("set", Kind::vertices, 32 * more);
      case 4:
        return through("component", Kind::vertices, 4);
      case 5:
        return through("block", Kind::vertices, 5);
      case 6:
        return through("order", Kind::order, around_.larger ? 100000 : 120);
      case 7:
        return {"colouring", {"colouring", Kind::order}, 32 * more};
      case 8:
        return members("set", Kind::vertices, set(depth - 1), 16);
      default:
        return members("set", Kind::edges, links(depth - 1), around_.larger ? 100000 : 64);
    }
  }

  Range range_of_digraphs(int depth, bool sets) {
    switch (below(old_ ? 4 : sets ? 10 : 14)) {
      case 0:
      case 1:
      case 2:
        return through("vertex", Kind::vertex, 3);
      case 3:
        return sets ? through("arc", Kind::arc, 6) : Range{"colouring", {"colouring", Kind::order}, 8};
      case 4:
      case 5:
        return through("arc", Kind::arc, 6);
      case 6:
        return members(one_in(2) ? "vertex" : "", Kind::vertex, set(depth - 1), 3);
      case 7:
        return members("", Kind::arc, links(depth - 1), 5);
      case 8:
        return numbers_range(depth);
      case 9:
        return members("", Kind::whole, set_of_numbers(depth - 1), 4);
      case 10:
        return through("set", Kind::vertices, 8);
      case 11:
        return members("set", Kind::arcs, links(depth - 1), 40);
      case 12:
        return members("set", Kind::vertices, set(depth - 1), 8);
      default:
        return {"colouring", {"colouring", Kind::order}, 8};
    }
  }

  // ---- phrases.hpp

  Phrase truth(int depth);
  Phrase truth_leaf();
  Phrase about_members(int depth);
  Phrase whole(int depth);
  Phrase whole_leaf();
  Phrase number(int depth);
  Phrase arithmetic(int depth);
  Phrase bits(int depth);

  // ---- phrases_of_sets.hpp

  Phrase vertex();
  Phrase set(int depth);
  Phrase vertices(int depth);
  Phrase links(int depth);
  Phrase set_of_numbers(int depth);
  Phrase of_kind(Kind kind, int depth);
  Phrase such(Kind kind, int depth);
  Phrase combined(Kind kind, int depth);
  Phrase quantified(const std::string& quantifier, Kind body, int depth, bool numbers = false);
  Phrase named(Kind kind, int depth);
  Phrase chosen(Kind kind, int depth);
  Phrase on_graph(Kind kind, int depth);
  std::string changed_graph(int depth);

  std::mt19937_64 random_;
  Vocabulary vocabulary_;
  bool old_, directed_;
  std::vector<Variable> variables_;
  Around around_;
};

}  // namespace oracle
