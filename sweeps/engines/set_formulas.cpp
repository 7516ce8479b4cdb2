// A formula becomes a tree of tables: what is about the set is a table, what is about the graph and its vertices alone
// a number. Quantifiers over vertices are written out. Of an induced subgraph the words are those that tables of
// smaller sets give.
#include "sweeps/engines/set_formulas.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "language/expanded.hpp"
#include "sweeps/engines/induced_sets.hpp"
#include "sweeps/engines/set_table.hpp"
#include "text/deadline.hpp"
#include "text/numbers.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using language::Formula;
using language::infinite;
using language::minus_infinite;
using Number = std::int64_t;

/// A graph, and the vertices that variables name, by their slots.
struct Where {
  const SmallGraph& graph;
  std::array<int, 16> vertices{};
};
using Truth = std::function<SetTable(Where&)>;
/// A set of vertices: the sets S for which it has the vertex.
using Members = std::function<SetTable(Where&, int)>;
/// Whole numbers that depend on the graph and its vertices alone.
using Plain = std::function<Number(const Where&)>;

struct Unknown {};

/// A whole number, for each set: where it is at least k.
using Counted = std::function<SetTable(Where&, Number)>;

class Reader {
 public:
  explicit Reader(std::string set) : set_(std::move(set)) {}

  /// Unknown for words without tables.
  Truth truth(const Formula& formula) {
    const std::string& word = formula.word;
    const auto& parts = formula.arguments;
    if (std::optional<Truth> joined = connective(formula, [&](const Formula& part) { return truth(part); }))
      return *joined;
    if (word == "forall" || word == "exists") return quantified(formula);
    if (changes_to_set(formula)) {
      const Truth inside = induced(parts[1]);
      if (word == "induce") return inside;
      return [inside](Where& at) { return inside(at).of_others(); };
    }
    if (word == "in" || word == "same") return compared_sets(formula);
    if (word == "adjacent") return adjacent(vertex(parts[0]), vertex(parts[1]));
    if (compares(word) && changes_to_set(parts[0]) && text::integer64(parts[1].word))
      return truth({parts[0].word, {parts[0].arguments[0], {word, {parts[0].arguments[1], parts[1]}}}});
    if (compares(word)) return compared(formula);
    throw Unknown();
  }

 private:
  template <class Read>
  std::optional<Truth> connective(const Formula& formula, Read&& read) {
    const std::string& word = formula.word;
    if (word == "true" || word == "false")
      return [is = word == "true"](Where& at) { return SetTable(at.graph.order, is); };
    if (word == "!") return [a = read(formula.arguments[0])](Where& at) { return ~a(at); };
    if (word != "&" && word != "|" && word != "->" && word != "<->") return std::nullopt;
    const Truth a = read(formula.arguments[0]), b = read(formula.arguments[1]);
    if (word == "&") return [a, b](Where& at) { return a(at) & b(at); };
    if (word == "|") return [a, b](Where& at) { return a(at) | b(at); };
    if (word == "->") return [a, b](Where& at) { return ~a(at) | b(at); };
    return [a, b](Where& at) {
      const SetTable one = a(at), other = b(at);
      return (one & other) | ~(one | other);
    };
  }

  /// About the graph induced on the set.
  Truth induced(const Formula& formula) {
    if (std::optional<Truth> joined = connective(formula, [&](const Formula& part) { return induced(part); }))
      return *joined;
    struct Known {
      std::string_view says;
      SetTable (*table)(const SmallGraph&);
    };
    static constexpr Known known[] = {{"connected", connected_sets},
                                      {"tree", tree_sets},
                                      {"bipartite", bipartite_sets},
                                      {"= + - size order components 0", forest_sets},
                                      {"= complement size 0", complete_sets},
                                      {"= size 0", [](const SmallGraph& g) { return degrees_at_most(g, 0); }}};
    const std::string text = language::prefix(formula);
    for (const Known& each : known)
      if (each.says == text) return [table = each.table](Where& at) { return table(at.graph); };
    if (!compares(formula.word)) throw Unknown();
    return compared(formula, true);
  }

  /// forall and exists of vertices, and of members of a set.
  Truth quantified(const Formula& formula) {
    const Formula& range = formula.arguments[0];
    const bool all = formula.word == "forall";
    std::optional<Members> within;
    if (range.word == "member") within = members(range.arguments[1]);
    if (range.word != "member" && range.word != "vertex") throw Unknown();
    const std::size_t slot = bind(range.arguments[0].word);
    const Truth body = truth(formula.arguments[1]);
    names_.pop_back();
    return [=](Where& at) {
      SetTable result(at.graph.order, all);
      for (int v = 0; v < at.graph.order; ++v) {
        text::pause();
        at.vertices[slot] = v;
        SetTable here = body(at);
        if (all) {
          if (within) here |= ~(*within)(at, v);
          result &= here;
        } else {
          if (within) here &= (*within)(at, v);
          result |= here;
        }
      }
      return result;
    };
  }

  Truth compared_sets(const Formula& formula) {
    if (formula.word == "in" && is_vertex(formula.arguments[0])) {
      const std::size_t slot = vertex(formula.arguments[0]);
      const Members of = members(formula.arguments[1]);
      return [=](Where& at) { return of(at, at.vertices[slot]); };
    }
    const Members a = members(formula.arguments[0]), b = members(formula.arguments[1]);
    const bool both = formula.word == "same";
    return [=](Where& at) {
      SetTable result(at.graph.order, true);
      for (int v = 0; v < at.graph.order; ++v) {
        const SetTable in_a = a(at, v), in_b = b(at, v);
        result &= ~in_a | in_b;
        if (both) result &= ~in_b | in_a;
      }
      return result;
    };
  }

  static Truth adjacent(std::size_t u, std::size_t v) {
    return [=](Where& at) { return SetTable(at.graph.order, at.graph.adjacent(at.vertices[u], at.vertices[v])); };
  }

  /// Whether it is about the graph induced on the set, or on the other vertices.
  bool changes_to_set(const Formula& formula) const {
    return (formula.word == "induce" || formula.word == "remove") && formula.arguments[0] == Formula{set_, {}};
  }
  static bool compares(const std::string& word) {
    return word == "=" || word == "!=" || word == "<" || word == "<=" || word == ">" || word == ">=";
  }
  /// A number of the set, or of the graph induced on it, with a plain number; or two plain numbers.
  Truth compared(const Formula& formula, bool of_induced = false) {
    const Formula &left = formula.arguments.at(0), &right = formula.arguments.at(1);
    const std::string& word = formula.word;
    if (const auto plain_left = plain(left, of_induced)) {
      const auto plain_right = plain(right, of_induced);
      if (plain_right)
        return [=, a = *plain_left, b = *plain_right](Where& at) {
          return SetTable(at.graph.order, holds(word, a(at), b(at)));
        };
      return by_bounds(turned(word), counted(right, of_induced), *plain_left);
    }
    const auto bound = plain(right, of_induced);
    if (!bound) throw Unknown();
    return by_bounds(word, counted(left, of_induced), *bound);
  }
  static bool holds(const std::string& word, Number a, Number b) {
    return word == "="    ? a == b
           : word == "!=" ? a != b
           : word == "<"  ? a < b
           : word == "<=" ? a <= b
           : word == ">"  ? a > b
                          : a >= b;
  }
  static std::string turned(const std::string& word) {
    return word == "<" ? ">" : word == "<=" ? ">=" : word == ">" ? "<" : word == ">=" ? "<=" : word;
  }
  static Truth by_bounds(const std::string& word, const Counted& count, const Plain& bound) {
    return [=](Where& at) {
      const Number k = bound(at);
      if (word == ">=") return count(at, k);
      if (word == ">") return count(at, k + 1);
      if (word == "<") return ~count(at, k);
      if (word == "<=") return ~count(at, k + 1);
      const SetTable equal = count(at, k) & ~count(at, k + 1);
      return word == "=" ? equal : ~equal;
    };
  }

  Counted counted(const Formula& formula, bool of_induced) {
    if (of_induced) {
      if (formula.word == "order" && formula.arguments.empty())
        return [](Where& at, Number k) { return sets_of_size(at.graph.order, k); };
      // Of the null graph both degrees are 0.
      const auto with_null = [](const SetTable& table, bool null) {
        SetTable none(table.order(), false);
        none.set(0);
        return null ? table | none : table & ~none;
      };
      if (formula.word == "min-degree")
        return [=](Where& at, Number k) { return with_null(degrees_at_least(at.graph, k), k <= 0); };
      if (formula.word == "max-degree")
        return [=](Where& at, Number k) { return with_null(~degrees_at_most(at.graph, k - 1), k <= 0); };
      throw Unknown();
    }
    if (formula.word == "card") {
      const Members of = members(formula.arguments[0]);
      return [=](Where& at, Number k) {
        std::vector<SetTable> tables;
        for (int v = 0; v < at.graph.order; ++v) tables.push_back(of(at, v));
        return at_least(static_cast<int>(std::clamp<Number>(k, 0, SetTable::most + 1)), tables, at.graph.order);
      };
    }
    if (formula.word != "count") throw Unknown();
    const Formula& range = formula.arguments[0];
    std::optional<Members> within;
    if (range.word == "member") within = members(range.arguments[1]);
    if (range.word != "member" && range.word != "vertex") throw Unknown();
    const std::size_t slot = bind(range.arguments[0].word);
    const Truth body = truth(formula.arguments[1]);
    names_.pop_back();
    return [=](Where& at, Number k) {
      std::vector<SetTable> tables;
      for (int v = 0; v < at.graph.order; ++v) {
        text::pause();
        at.vertices[slot] = v;
        tables.push_back(within ? body(at) & (*within)(at, v) : body(at));
      }
      return at_least(static_cast<int>(std::clamp<Number>(k, 0, SetTable::most + 1)), tables, at.graph.order);
    };
  }

  /// Numerals, and numbers of the whole graph and of its vertices; nothing for others.
  std::optional<Plain> plain(const Formula& formula, bool of_induced) {
    constexpr Number least = -1000, most = 1000;
    if (const auto number = text::integer64(formula.word); number && formula.arguments.empty()) {
      if (*number < least || *number > most) throw Unknown();
      return [n = *number](const Where&) { return n; };
    }
    if (of_induced) return std::nullopt;
    if (formula.arguments.empty() && formula.word == "order")
      return [](const Where& at) { return Number{at.graph.order}; };
    if (formula.arguments.empty() && formula.word == "size")
      return [](const Where& at) { return Number{at.graph.size()}; };
    if (formula.arguments.empty() && formula.word == "min-degree")
      return [](const Where& at) { return Number{graphs::min_degree(at.graph)}; };
    if (formula.arguments.empty() && formula.word == "max-degree")
      return [](const Where& at) { return Number{graphs::max_degree(at.graph)}; };
    if (formula.word == "degree" && is_vertex(formula.arguments[0]))
      return [v = vertex(formula.arguments[0])](const Where& at) { return Number{at.graph.degree(at.vertices[v])}; };
    if (formula.word == "+" || formula.word == "-") {
      const auto a = plain(formula.arguments[0], false), b = plain(formula.arguments[1], false);
      const Number sign = formula.word == "+" ? 1 : -1;
      if (a && b) return [=, a = *a, b = *b](const Where& at) { return a(at) + sign * b(at); };
    }
    return std::nullopt;
  }

  Members members(const Formula& formula) {
    const std::string& word = formula.word;
    if (word == set_) return [](Where& at, int v) { return SetTable::with(at.graph.order, v); };
    if (word == "V") return [](Where& at, int) { return SetTable(at.graph.order, true); };
    if (word == "{}") return [](Where& at, int) { return SetTable(at.graph.order, false); };
    if (is_vertex(formula))
      return [slot = vertex(formula)](Where& at, int v) { return SetTable(at.graph.order, at.vertices[slot] == v); };
    if (word == "N" && is_vertex(formula.arguments[0]))
      return [slot = vertex(formula.arguments[0])](Where& at, int v) {
        return SetTable(at.graph.order, at.graph.adjacent(at.vertices[slot], v));
      };
    if (word == "N") {
      return [of = members(formula.arguments[0])](Where& at, int v) {
        SetTable result(at.graph.order, false);
        graphs::each(at.graph.neighbours(v), [&](int u) { result |= of(at, u); });
        return result & ~of(at, v);
      };
    }
    if (word != "union" && word != "intersection" && word != "difference") throw Unknown();
    const Members a = members(formula.arguments[0]), b = members(formula.arguments[1]);
    if (word == "union") return [=](Where& at, int v) { return a(at, v) | b(at, v); };
    if (word == "intersection") return [=](Where& at, int v) { return a(at, v) & b(at, v); };
    return [=](Where& at, int v) { return a(at, v) & ~b(at, v); };
  }

  std::size_t bind(const std::string& name) {
    names_.push_back(name);
    if (names_.size() > Where{SmallGraph{}}.vertices.size()) throw Unknown();
    return names_.size() - 1;
  }
  bool is_vertex(const Formula& formula) const {
    return formula.arguments.empty() && std::ranges::count(names_, formula.word) != 0;
  }
  std::size_t vertex(const Formula& formula) const {
    for (std::size_t i = names_.size(); i-- > 0;)
      if (formula.arguments.empty() && names_[i] == formula.word) return i;
    throw Unknown();
  }

  std::string set_;
  std::vector<std::string> names_;  // of vertices
};

Number found(const std::string& word, const SetTable& table) {
  if (word == "count") return table.count();
  if (word == "exists") return table.any();
  if (word == "forall") return !(~table).any();
  const int size = word == "max" ? table.greatest() : table.least();
  if (size < 0) return minus_infinite;
  return size > SetTable::most ? infinite : size;
}

}  // namespace

language::GameValues::Engine engine_by_sets(const Formula& formula) {
  constexpr std::string_view words[] = {"max", "min", "count", "exists", "forall"};
  if (std::ranges::count(words, formula.word) == 0 || formula.arguments[0].word != "set") return {};
  const std::string word = formula.word;
  const Formula meant = language::expanded(formula), name = meant.arguments[0].arguments[0];
  const Formula* body = &meant.arguments[1];
  if (word == "max" || word == "min") {
    const bool size_of_some = body->word == "if" && body->arguments[1] == Formula{"card", {name}} &&
                              body->arguments[2].word == (word == "max" ? "-infinite" : "infinite");
    if (!size_of_some) return {};
    body = &body->arguments[0];
  }
  try {
    const Truth truth = Reader(name.word).truth(*body);
    return [word, truth](language::GameValues& on) -> std::optional<Number> {
      if (on.graph().order > SetTable::most) return std::nullopt;
      Where at{on.graph()};
      return found(word, truth(at));
    };
  } catch (const Unknown&) {
    return {};
  }
}

}  // namespace gamecert::sweeps
