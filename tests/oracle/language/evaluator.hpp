// The naive evaluator of the language of conjectures: from trees to sorts and values, after docs/LANGUAGE.md. Words
// that are defined in the language are evaluated by their definitions.
#pragma once

#include <algorithm>
#include <functional>
#include <istream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "meanings.hpp"

namespace oracle {

class Evaluator {
 public:
  // `mistake`: a word that is given a wrong meaning on purpose, or nothing.
  Evaluator(bool directed, std::string mistake) : directed_(directed), mistake_(std::move(mistake)) {}

  // Reads the definitions of a file in the form of conjectures/words.txt.
  void read_words(std::istream& file) {
    std::string line, word, key;
    while (std::getline(file, line)) {
      if (line.rfind("  ", 0) == 0 && key == "definition") definitions_[word] += " " + line.substr(2);
      if (line.rfind("  ", 0) == 0) continue;
      key = line.substr(0, line.find(' '));
      const std::string rest = line.substr(std::min(line.size(), key.size() + 1));
      if (key == "property" || key == "invariant" || key == "fraction" || key == "set") {
        const Tree head = FormulaReader(rest).read_head();
        word = head.word;
        if (!head.parts.empty()) heads_[word] = head;
      }
      if (key == "definition") definitions_[word] = rest;
    }
  }

  // Collects in words() the words of the formula that a mistake can be about.
  Meaning read(const std::string& formula) {
    scope_.clear();
    words_.clear();
    return meaning(FormulaReader(formula).read());
  }

  const std::set<std::string>& words() const { return words_; }

  static Value value(const Meaning& meaning, const Network& graph) {
    Values variables;
    return meaning.value({&graph, &variables});
  }

 private:
  struct Range {
    Variable variable;
    std::function<std::optional<Values>(const Place&)> instances;  // nothing: unknown
  };

  bool mistaken(const std::string& word) {
    words_.insert(word);
    return word == mistake_;
  }

  // `edges`: a set of edges is expected.
  Meaning meaning(const Tree& tree, bool edges = false) {
    Meaning result = right_meaning(tree, edges);
    const std::string& word = tree.word;
    const bool of_sets = !is_number(result.sort) && (word == "+" || word == "-" || word == "xor");
    if (word == "at" || (tree.parts.empty() && (variable(word) || is_constant(word)))) return result;
    if (!mistaken(word + (of_sets ? " of sets" : ""))) return result;
    const Evaluation right = result.value;
    return {result.sort, [right](const Place& place) { return wrong(*place.graph, right(place)); }};
  }

  Meaning right_meaning(const Tree& tree, bool edges) {
    const std::string& word = tree.word;
    if (word == "at") return on_graph(tree);
    if (FormulaReader::is_quantifier(word) || word == "such") return quantified(tree);
    if (word == "let") return named(tree, edges);
    if (word == "recursive") return recursive(tree);
    if (word == "if") return chosen(tree, edges);
    if (tree.parts.empty()) return leaf(word);
    if (tree.parts.size() == 2 && !is_name(word)) return infix(tree, edges);
    if (word == "union" || word == "intersection" || word == "difference" || word == "xor") {
      static const std::map<std::string, std::string> signs = {
          {"union", "+"}, {"intersection", "meet"}, {"difference", "-"}, {"xor", "xor"}};
      return combination(signs.at(word), tree.parts.at(0), tree.parts.at(1), edges);
    }
    if (word == "!")
      return {Sort::truth,
              [a = as(meaning(tree.parts[0]), Sort::truth).value](const Place& place) { return negated(a(place)); }};
    if (word == "minus") {
      const Meaning a = meaning(tree.parts[0]);
      return {as(a, is_number(a.sort) ? a.sort : Sort::number).sort,
              strict({a}, [](const Network&, const Values& x) -> Value { return minus(number_in(x[0])); })};
    }
    if (word == "card" || word == "ends" || word == "reach" || word == "E()" || word == "E[]") return about_sets(tree);
    if (word == "braces") return braces(tree, edges);
    if (word == "contains" || word == "free" || word == "induced-free" || word == "minor-free") return pattern(tree);
    return call(tree);
  }

  static bool is_name(const std::string& word) {
    static const std::set<std::string> infix_words = {"in", "xor", "mod", "meet"};
    return word.size() > 1 && word[0] >= 'A' && word[0] != '|' && infix_words.count(word) == 0;
  }

  // ---- Words without arguments

  std::optional<std::size_t> variable(const std::string& name) const {
    for (std::size_t i = scope_.size(); i-- > 0;) {
      if (scope_[i].name == name) return i;
    }
    return std::nullopt;
  }

  static bool is_constant(const std::string& word) { return word.find_first_not_of("0123456789") == std::string::npos; }

  Meaning leaf(const std::string& word) {
    if (const auto i = variable(word))
      return {scope_[*i].sort, [at = *i](const Place& place) { return place.variables->at(at); }};
    const auto constant = [](Sort sort, const Value& value) -> Meaning {
      return {sort, [value](const Place&) { return value; }};
    };
    if (word.empty()) return constant(Sort::truth, true);  // no `where`
    if (is_constant(word)) return constant(Sort::whole, whole(std::stoll(word)));
    if (word == "infinite") return constant(Sort::whole, infinite);
    if (word == "true" || word == "false") return constant(Sort::truth, word == "true");
    if (word == "{}") return constant(Sort::nothing, Members());
    if (word == "V") return {Sort::vertices, [](const Place& place) -> Value { return place.graph->vertices(); }};
    if (word == "E") return {edges_sort(), [](const Place& place) -> Value { return place.graph->edges(); }};
    if (is_colouring_word(word)) {
      const Evaluation greens = leaf("colouring").value;
      return {word == "greens" ? Sort::whole : Sort::truth, [word, greens](const Place& place) {
                return colouring_word(word, *place.graph, members_in(greens(place)));
              }};
    }
    return word_of_graphs(word);
  }

  Sort edges_sort() const { return directed_ ? Sort::arcs : Sort::edges; }

  // Computed or defined; either way the value depends on nothing but the graph.
  Meaning word_of_graphs(const std::string& word) {
    WordOfGraphs function;
    Sort sort = Sort::whole;
    if (const auto computed = computed_words().find(word); computed != computed_words().end()) {
      function = computed->second;
      if (std::holds_alternative<bool>(function(Network{directed_, {}, 0}))) sort = Sort::truth;
    } else if (const auto defined = definitions_.find(word); defined != definitions_.end()) {
      std::vector<Variable> outer;
      std::set<std::string> words = words_;
      std::swap(outer, scope_);
      const Meaning meaning_of_word = meaning(FormulaReader(defined->second).read());
      std::swap(outer, scope_);
      std::swap(words, words_);
      sort = meaning_of_word.sort;
      if (sort == Sort::vertices)  // of the graph at hand, by the names that its vertices have
        return {sort, [meaning_of_word](const Place& place) { return value(meaning_of_word, *place.graph); }};
      function = [meaning_of_word](const Network& graph) { return value(meaning_of_word, graph); };
    } else {
      throw std::runtime_error("expected a word of the language, found '" + word + "'");
    }
    auto& answers = answers_[word];
    if (!answers) answers = std::make_shared<std::map<std::map<int, Members>, Value>>();
    return {sort, [function, known_answers = answers](const Place& place) {
              const Network graph = renamed(*place.graph);
              const auto found = known_answers->find(graph.heads);
              if (found != known_answers->end()) return found->second;
              return known_answers->emplace(graph.heads, function(graph)).first->second;
            }};
  }

  // ---- Infix

  Meaning infix(const Tree& tree, bool edges) {
    const std::string& sign = tree.word;
    const Tree &one = tree.parts[0], &other = tree.parts[1];
    static const std::set<std::string> logical = {"&", "|", "->", "<->"};
    static const std::set<std::string> compares = {"=", "!=", "<", "<=", ">", ">="};
    if (logical.count(sign) != 0) return connective(sign, one, other);
    if (sign == "in") {
      const Meaning set = meaning(other);
      const Meaning member = meaning(one, is_pairs(set.sort));
      if (set.sort == Sort::numbers && is_number(member.sort)) {
        return {Sort::truth, strict({member, set}, [](const Network&, const Values& x) -> Value {
                  const Number& number = number_in(x[0]);
                  const Members& members = members_in(x[1]);
                  return std::any_of(members.begin(), members.end(), [&](int m) { return number == whole(m); });
                })};
      }
      if (set.sort == Sort::nothing && is_number(member.sort))
        return {Sort::truth, strict({member}, [](auto&, auto&) { return false; })};
      const Sort sort =
          set.sort == Sort::nothing ? common_sort(member.sort, set.sort) : common_sort(set.sort, set.sort);
      return {Sort::truth, strict({as(member, sort), as(set, sort)},
                                  [](const Network&, const Values& x) { return subset_or_equal(x[0], x[1]); })};
    }
    return compares.count(sign) != 0 ? comparison(sign, one, other) : combination(sign, one, other, edges);
  }

  Meaning connective(const std::string& sign, const Tree& one, const Tree& other) {
    const Evaluation a = as(meaning(one), Sort::truth).value, b = as(meaning(other), Sort::truth).value;
    if (sign == "&")
      return {Sort::truth, [a, b](const Place& place) {
                const Value first = a(place), second = b(place);
                if (!is_truth(first, false)) return decided(first, second, false);
                perhaps_looked_at(second);
                return first;
              }};
    if (sign == "<->")
      return {Sort::truth, [a, b](const Place& place) -> Value {
                const Value first = a(place), second = b(place);
                if (!known(first) || !known(second)) return Unknown();
                return std::get<bool>(first) == std::get<bool>(second);
              }};
    const bool arrow = sign == "->";
    return {Sort::truth, [a, b, arrow](const Place& place) {
              const Value first = arrow ? negated(a(place)) : a(place), second = b(place);
              if (!is_truth(first, true)) return decided(first, second, true);
              perhaps_looked_at(second);
              return first;
            }};
  }

  // Both sides, each where a set of edges is expected if the other is one.
  std::pair<Meaning, Meaning> both(const Tree& one, const Tree& other, bool edges) {
    Meaning a = meaning(one, edges), b = meaning(other, edges);
    if (is_pairs(a.sort) && !is_pairs(b.sort)) b = meaning(other, true);
    if (is_pairs(b.sort) && !is_pairs(a.sort)) a = meaning(one, true);
    return {a, b};
  }

  Meaning comparison(const std::string& sign, const Tree& one, const Tree& other) {
    const auto [a, b] = both(one, other, false);
    if (is_number(a.sort) && is_number(b.sort)) {
      return {Sort::truth, strict({a, b}, [sign](const Network&, const Values& x) -> Value {
                return compare_numbers(sign, number_in(x[0]), number_in(x[1]));
              })};
    }
    const Sort sort = a.sort == Sort::arc && b.sort == Sort::arc ? Sort::arcs : common_sort(a.sort, b.sort);
    const bool equal = sign == "=";
    if (!equal && sign != "!=") throw std::runtime_error("expected numbers beside '" + sign + "'");
    return {Sort::truth, strict({as(a, sort), as(b, sort)}, [equal](const Network&, const Values& x) -> Value {
              const bool same =
                  std::get<bool>(subset_or_equal(x[0], x[1])) && std::get<bool>(subset_or_equal(x[1], x[0]));
              return same == equal;
            })};
  }

  Meaning combination(const std::string& sign, const Tree& one, const Tree& other, bool edges) {
    const auto [a, b] = both(one, other, edges);
    if (is_number(a.sort) && is_number(b.sort)) {
      const bool of_whole = sign != "/" && a.sort == Sort::whole && b.sort == Sort::whole;
      return {of_whole ? Sort::whole : Sort::number, strict({a, b}, [sign](const Network&, const Values& x) {
                return combine_numbers(sign, number_in(x[0]), number_in(x[1]));
              })};
    }
    const Sort sort = edges ? edges_sort() : common_sort(a.sort, b.sort);
    return {sort, strict({as(a, sort), as(b, sort)},
                         [sign](const Network&, const Values& x) { return combine_sets(sign, x[0], x[1]); })};
  }

  // ---- if, let

  Meaning chosen(const Tree& tree, bool edges) {
    const Evaluation condition = as(meaning(tree.parts[0]), Sort::truth).value;
    auto [a, b] = both(tree.parts[1], tree.parts[2], edges);
    Sort sort = a.sort;
    if (a.sort != b.sort) sort = is_number(a.sort) ? Sort::number : common_sort(a.sort, b.sort);
    return {sort, [condition, one = as(a, sort).value, other = as(b, sort).value](const Place& place) -> Value {
              const Value chosen_one = condition(place);
              if (!known(chosen_one)) return Unknown();
              return std::get<bool>(chosen_one) ? one(place) : other(place);
            }};
  }

  Meaning named(const Tree& tree, bool edges) {
    const Meaning named_value = meaning(tree.parts[1]);
    const std::size_t i = scope_.size();
    scope_.push_back({tree.parts[0].word, named_value.sort});
    const Meaning body = meaning(tree.parts[2], edges);
    scope_.pop_back();
    return {body.sort, [i, named_value, body](const Place& place) -> Value {
              const Value x = named_value.value(place);
              if (!known(x)) return Unknown();
              place.variables->resize(i + 1);
              place.variables->at(i) = x;
              return body.value(place);
            }};
  }

  // ---- Functions: recursions, and words with parameters

  struct Function {
    Sort gives = Sort::whole;
    std::vector<Sort> takes = {};
    Evaluation body = {};  // with the arguments as its variables
  };

  // The head's parameters are all that the body names.
  const Function* function(const Tree& head, Sort gives, const std::function<Meaning()>& body) {
    static const std::map<std::string, Sort> sorts = {{"whole", Sort::whole},
                                                      {"vertex", Sort::vertex},
                                                      {"edge", Sort::edge},
                                                      {"set", Sort::vertices},
                                                      {"edges", Sort::edges}};
    const auto result = std::make_shared<Function>();
    all_functions_.push_back(result);
    result->gives = gives;
    std::vector<Variable> outer;
    std::swap(outer, scope_);
    for (const Tree& parameter : head.parts) {
      result->takes.push_back(sorts.at(parameter.parts.at(0).word));
      scope_.push_back({parameter.word, result->takes.back()});
    }
    functions_[head.word] = result.get();
    const Meaning meant = body();
    result->gives = meant.sort;
    result->body = meant.value;
    std::swap(outer, scope_);
    return result.get();
  }

  Meaning recursive(const Tree& tree) {
    const Tree& head = tree.parts.at(1);
    const Sort gives = tree.parts.at(0).word == "property" ? Sort::truth : Sort::whole;
    const auto outer = functions_;
    function(head, gives, [&] { return as(meaning(tree.parts.at(2)), gives); });
    const Meaning result = meaning(tree.parts.at(3));
    functions_ = outer;
    return result;
  }

  Meaning called(const Function* function, const Tree& tree) {
    std::vector<Meaning> arguments;
    for (std::size_t i = 0; i < function->takes.size(); ++i)
      arguments.push_back(as(meaning(tree.parts.at(i), function->takes[i] == Sort::edges), function->takes[i]));
    return {function->gives, strict(arguments, [function](const Network& graph, const Values& given) {
              Values variables = given;
              return function->body({&graph, &variables});
            })};
  }

  // ---- Quantifiers

  Meaning quantified(const Tree& tree);
  Range range(const Tree& tree);
  Meaning on_graph(const Tree& tree);
  std::function<std::optional<Network>(const Place&)> graph(const Tree& tree);

  // ---- Words with arguments

  Meaning about_sets(const Tree& tree) {
    const std::string& word = tree.word;
    if (word == "card") {
      Meaning set = meaning(tree.parts[0]);
      if (!is_pairs(set.sort) && set.sort != Sort::numbers) set = as(set, Sort::vertices);
      return {Sort::whole, strict({set}, [](const Network&, const Values& x) -> Value {
                if (const Pairs* pairs = std::get_if<Pairs>(&x[0])) return whole(static_cast<Wide>(pairs->size()));
                return whole(static_cast<Wide>(members_in(x[0]).size()));
              })};
    }
    if (word == "ends") {
      return {Sort::vertices, strict({as(meaning(tree.parts[0], true), edges_sort())},
                                     [](const Network&, const Values& x) { return ends_of(pairs_in(x[0])); })};
    }
    const Meaning set = as(meaning(tree.parts[0]), Sort::vertices);
    if (word == "reach") {
      Meaning along = meaning(tree.parts.at(1));
      if (!is_pairs(along.sort)) along = as(along, Sort::vertices);
      return {Sort::vertices, strict({set, along}, [](const Network& graph, const Values& x) {
                return reach(graph, members_in(x[0]), x[1]);
              })};
    }
    const bool both_ends = word == "E[]";
    return {edges_sort(), strict({set}, [both_ends](const Network& graph, const Values& x) {
              return edges_at(graph, members_in(x[0]), both_ends);
            })};
  }

  Meaning braces(const Tree& tree, bool edges) {
    std::vector<Meaning> members;
    for (const Tree& part : tree.parts) members.push_back(meaning(part, edges));
    const bool numbers = is_number(members[0].sort);
    Sort sort = edges ? edges_sort() : Sort::vertices;
    for (const Meaning& member : members) {
      if (is_pairs(member.sort)) sort = member.sort;
    }
    if (numbers) sort = Sort::numbers;
    for (Meaning& member : members) member = as(member, numbers ? Sort::whole : sort);
    return {sort, strict(members, [numbers](const Network&, const Values& x) -> Value {
              if (numbers) return set_of_numbers(x);
              Value result = x[0];
              for (const Value& part : x) result = combine_sets("+", result, part);
              return result;
            })};
  }

  static Value set_of_numbers(const Values& values) {
    Members result;
    for (const Value& value : values) {
      const Number& number = number_in(value);
      if (number < whole(0) || whole(63) < number) {
        doubtful = true;  // the page does not say what becomes of other members
        return Unknown();
      }
      result.insert(static_cast<int>(number.numerator));
    }
    return result;
  }

  Meaning pattern(const Tree& tree) {
    const Network pattern_graph = read_pattern(tree.parts.at(0).word);
    const std::string& word = tree.word;
    auto& answers = answers_[word + "(" + tree.parts[0].word];
    if (!answers) answers = std::make_shared<std::map<std::map<int, Members>, Value>>();
    return {Sort::truth, [pattern_graph, word, known_answers = answers](const Place& place) -> Value {
              const Network graph = renamed(*place.graph);
              const auto found = known_answers->find(graph.heads);
              if (found != known_answers->end()) return found->second;
              const bool there = word == "minor-free" ? has_minor(graph, pattern_graph)
                                                      : has_subgraph(graph, pattern_graph, word == "induced-free");
              return known_answers->emplace(graph.heads, there == (word == "contains")).first->second;
            }};
  }

  Meaning call(const Tree& tree) {
    if (const auto known = functions_.find(tree.word); known != functions_.end()) return called(known->second, tree);
    if (const auto head = heads_.find(tree.word); head != heads_.end()) {
      const auto outer = functions_;
      std::set<std::string> words = words_;
      const Function* defined = function(head->second, Sort::whole,
                                         [&] { return meaning(FormulaReader(definitions_.at(tree.word)).read()); });
      functions_ = outer;
      words_ = words;
      return called(defined, tree);
    }
    const auto function = functions().find(tree.word);
    if (function == functions().end()) throw std::runtime_error("expected a function, found '" + tree.word + "'");
    if (function->second.arguments.size() != tree.parts.size()) throw std::runtime_error("arguments of " + tree.word);
    std::vector<Meaning> arguments;
    for (std::size_t i = 0; i < tree.parts.size(); ++i)
      arguments.push_back(as(meaning(tree.parts[i]), function->second.arguments[i]));
    return {function->second.sort, strict(arguments, function->second.value)};
  }

  bool directed_;
  std::string mistake_;
  std::vector<Variable> scope_;
  std::set<std::string> words_;
  std::map<std::string, std::string> definitions_;
  std::map<std::string, Tree> heads_;                 // of words with parameters
  std::map<std::string, const Function*> functions_;  // that can be called here
  std::vector<std::shared_ptr<Function>> all_functions_;
  std::map<std::string, std::shared_ptr<std::map<std::map<int, Members>, Value>>> answers_;  // by word, then graph
};

}  // namespace oracle
