// A rooted tree of two vertices or more is two rooted trees with an edge between their roots.
//
// Of a comparison, of trees with equal states only the one needs to be kept that comes closest to a failure: what is
// joined to it adds the same to all.
#include "language/trees/tree_types.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "language/program.hpp"
#include "language/trees/forest_words.hpp"
#include "language/trees/formula_parts.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::language::trees {

/// The types of a question.
class TreeTypes::Table {
 public:
  /// Of a rooted tree of two vertices or more, whose root is that of `above`.
  struct Type {
    State supposed;
    Shifted conclusion;
    int order = 1;
    std::size_t above = 0, below = 0;
  };

  explicit Table(const TreeQuestion& question) : question_(question) {}

  std::size_t size() const { return types_.size(); }
  const Type& operator[](std::size_t type) const { return types_[type]; }
  bool refutes(const Type& type) const {
    if (question_.supposed->value(type.supposed) == 0) return false;
    const auto [state, by] = type.conclusion;
    return question_.comparison != nullptr ? !question_.comparison->fits(state, by)
                                           : question_.conclusion->value(state) == 0;
  }

  Type of_vertex() const {
    const Shifted conclusion = question_.comparison != nullptr ? question_.comparison->of_vertex(0)
                                                               : Shifted{question_.conclusion->of_vertex(0), 0};
    return {question_.supposed->of_vertex(0), conclusion};
  }
  Type joined(std::size_t above, std::size_t below) const {
    const Type &one = types_[above], &other = types_[below];
    Type result{question_.supposed->joined(one.supposed, other.supposed), {}, one.order + other.order, above, below};
    const State a = one.conclusion.state, b = other.conclusion.state;
    if (question_.comparison == nullptr) {
      result.conclusion = {question_.conclusion->joined(a, b), 0};
    } else {
      result.conclusion = question_.comparison->joined(a, b);
      result.conclusion.by += one.conclusion.by + other.conclusion.by;
    }
    return result;
  }

  /// It may come to a failure, and of these states none is kept that is as near to one.
  bool is_news(const Type& type) const {
    if (type.supposed == never || (question_.comparison == nullptr && type.conclusion.state == surely)) return false;
    const auto known = places_.find(states_of(type));
    return known == places_.end() || question_.worse * (type.conclusion.by - types_[known->second].conclusion.by) < 0;
  }
  /// Of those that are compared. One that nothing is made of yet may give its place to another.
  void keep(const Type& type, bool in_place) {
    const auto [known, fresh] = places_.try_emplace(states_of(type), types_.size());
    if (!fresh && in_place) {
      types_[known->second] = type;
      return;
    }
    known->second = types_.size();
    types_.push_back(type);
  }
  bool is_kept(std::size_t type) const { return places_.at(states_of(types_[type])) == type; }
  /// Types to come are compared with each other alone.
  void new_order() {
    places_.clear();
    first_.push_back(types_.size());
  }
  /// Of the order that was begun so many calls of new_order() ago, counted from 1, and of the next the first type.
  std::size_t first(std::size_t order) const { return first_[order - 1]; }
  std::size_t end(std::size_t order) const { return order < first_.size() ? first_[order] : types_.size(); }

  graphs::SmallGraph tree(const Type& type) const {
    graphs::SmallGraph result{.order = type.order};
    int next = 1;
    build(type, result, 0, next);
    return result;
  }

 private:
  static std::uint64_t states_of(const Type& type) {
    return static_cast<std::uint64_t>(type.supposed) << 32 | static_cast<std::uint32_t>(type.conclusion.state);
  }
  void build(Type type, graphs::SmallGraph& graph, int root, int& next) const {
    for (; type.order > 1; type = types_[type.above]) {
      const int branch = next++;
      graph.add_edge(root, branch);
      build(types_[type.below], graph, branch, next);
    }
  }

  TreeQuestion question_;
  std::vector<Type> types_;
  std::vector<std::size_t> first_;                         // by order
  std::unordered_map<std::uint64_t, std::size_t> places_;  // by states
};

struct TreeTypes::Compiled {
  explicit Compiled(const Formula& all) : formula(on_forests(all)), program(formula), statement(program, parts) {
    for (const TreeQuestion& question : statement.questions(program.root())) tables.emplace_back(question);
    if (all.word != "->") return;
    // Where hypotheses are true of some tree, their negation fails.
    no_hypotheses = on_forests({"!", {all.arguments[0]}});
    hypotheses.emplace(no_hypotheses);
    FormulaParts of_hypotheses(*hypotheses, parts);
    tables.emplace_back(TreeQuestion{parts.constant(1, true), of_hypotheses.of_truth(hypotheses->root())});
  }

  /// Of the tables those of the statement come first.
  bool of_hypotheses(std::size_t table) const { return hypotheses && table + 1 == tables.size(); }
  void note(Found& found, std::size_t table, const Table::Type& type) const {
    if (!tables[table].refutes(type)) return;
    if (of_hypotheses(table))
      found.supposed = true;
    else if (!found.counterexample)
      found.counterexample = tables[table].tree(type);
  }

  Formula formula, no_hypotheses;
  Program program;
  std::optional<Program> hypotheses;
  Parts parts;
  FormulaParts statement;
  std::vector<Table> tables;
  std::size_t order = 0;  // that was gone through
};

TreeTypes::TreeTypes(const Formula& statement) : compiled_(std::make_unique<Compiled>(statement)) {}
TreeTypes::~TreeTypes() = default;

TreeTypes::Found TreeTypes::next_order() {
  const std::size_t order = ++compiled_->order;
  Found result;
  result.supposed = !compiled_->hypotheses;
  for (std::size_t i = 0; i < compiled_->tables.size(); ++i) {
    Table& table = compiled_->tables[i];
    table.new_order();
    if (const Table::Type type = table.of_vertex(); order == 1 && table.is_news(type)) table.keep(type, true);
    for (std::size_t below = 1; below < order; ++below)
      for (std::size_t a = table.first(order - below); a < table.end(order - below); ++a) {
        text::pause();
        for (std::size_t b = table.first(below); b < table.end(below); ++b)
          if (const Table::Type type = table.joined(a, b); table.is_news(type)) table.keep(type, true);
      }
    for (std::size_t type = table.first(order); type < table.size(); ++type) compiled_->note(result, i, table[type]);
    result.types += table.size() - table.first(order);
  }
  return result;
}

TreeTypes::Found TreeTypes::of_orders(const Formula& statement, int first, int last,
                                      const std::function<void(int order, const Found&)>& each) {
  TreeTypes types(statement);
  Found all;
  for (int order = 1; order <= last && !all.counterexample; ++order) {
    const Found found = types.next_order();
    if (each) each(order, found);
    if (order < first) continue;
    all.types = std::max(all.types, found.types);
    all.supposed = all.supposed || found.supposed;
    all.counterexample = found.counterexample;
  }
  return all;
}

TreeTypes::Found TreeTypes::of_all(const Formula& statement, int first) {
  constexpr std::size_t most = 5'000;
  const Formula large{">=", {{"order", {}}, {std::to_string(first), {}}}};
  const bool supposes = statement.word == "->";
  const Formula& supposed = supposes ? statement.arguments[0] : statement;
  TreeTypes types(first == 1 ? statement
                  : supposes ? Formula{"->", {{"&", {large, supposed}}, statement.arguments[1]}}
                             : Formula{"->", {large, statement}});
  Found result;
  result.supposed = !types.compiled_->hypotheses;
  for (std::size_t i = 0; i < types.compiled_->tables.size(); ++i) {
    Table& table = types.compiled_->tables[i];
    const auto add = [&](const Table::Type& type) {
      if (!table.is_news(type)) return;
      if (type.order > largest_order && !types.compiled_->of_hypotheses(i) && table.refutes(type))
        throw text::LimitError("it is false at a tree of more than " + std::to_string(largest_order) + " vertices");
      if (table.size() == most)
        throw text::LimitError("there are more than " + std::to_string(most) + " types of rooted trees");
      table.keep(type, false);
      types.compiled_->note(result, i, type);
    };
    add(table.of_vertex());
    for (std::size_t a = 0; a < table.size() && !result.counterexample; ++a) {
      text::pause();
      for (std::size_t b = 0; b <= a; ++b) {
        if (!table.is_kept(a)) break;
        if (!table.is_kept(b)) continue;
        add(table.joined(a, b));
        if (a != b) add(table.joined(b, a));
      }
    }
    result.types += table.size();
  }
  return result;
}

}  // namespace gamecert::language::trees
