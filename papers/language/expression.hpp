// Values of files of claims: formulas of docs/LANGUAGE.md about the variables of a line, with the words of claims.
//
// In `<` and `>` stands a question (question.hpp). N is 1 and P is 0; of winners, first is 1, second is 2 and tie is 0;
// of games of one player won is 1 and lost is 0.
#pragma once

#include <boost/container/flat_map.hpp>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "language/typing.hpp"
#include "papers/language/folder_texts.hpp"
#include "papers/language/function.hpp"

namespace gamecert::papers {

using language::Sort;
class QuestionOnBoard;

/// The variables of a line, with their values.
using Variables = boost::container::flat_map<std::string, std::int64_t, std::less<>>;

/// What is known where a text is read.
struct Names {
  /// Whole numbers.
  Names(std::initializer_list<std::string> names) : Names(std::vector<std::string>(names)) {}
  explicit Names(const std::vector<std::string>& names, std::shared_ptr<const language::UserWords> words = {});
  bool has_variable(std::string_view name) const;
  /// The words that stand for their definitions.
  const language::UserWords* words() const { return defined.get(); }
  void add(std::string_view name, Sort sort = Sort::whole) { variables.push_back({std::string(name), sort}); }

  std::vector<language::Parameter> variables;
  std::shared_ptr<const language::UserWords> defined;  // null for none
  bool graph = false;                                  // the text is about a graph
  const language::RecursiveWord* recursion = nullptr;  // the text is its definition, about the variables
  const FolderTexts* folder = nullptr;                 // of the paper, while its files are read
};

/// `NAME(sort a, b) = BODY`, of a recursion `SORT NAME(...) = BODY`, which may call itself. The name, which is known
/// then. InputError with the column; of a name that is taken it says the place.
std::string define(std::string_view text, bool recursive, language::UserWords& known, const Places& places = {});

class Expression {
 public:
  /// The whole text, which gives the sort; of Sort::any any value. InputError with the column.
  Expression(std::string_view text, const Names& known, Sort wanted = Sort::any);

  /// LimitError at a limit of the trial, if there is one. Of what the sort is, `infinite` among numbers.
  std::int64_t value(const Variables& variables, Surroundings in = {}) const;
  /// InputError if it is no number of 31 bits.
  int number(const Variables& variables, Surroundings in = {}) const;
  bool truth(const Variables& variables, Surroundings in = {}) const { return value(variables, in) != 0; }
  Sort sort() const;
  const language::Formula& formula() const;
  /// In the order of the text.
  const std::vector<std::shared_ptr<const QuestionOnBoard>>& questions() const;

 private:
  friend class Instances;
  struct Parts;
  std::shared_ptr<Parts> parts_;
};

/// What a quantifier goes through, `v in S where degree(v) = 2`, and values that are said of each instance.
class Instances {
 public:
  Instances(std::string_view text, const Names& known, const std::vector<std::string>& said);

  /// Of the values.
  const std::vector<Sort>& sorts() const { return sorts_; }
  /// Calls visit with the values at each instance.
  using Visit = std::function<void(std::span<const std::int64_t>)>;
  void each(const Variables& variables, Surroundings in, const Visit& visit) const;

 private:
  Expression going_;
  std::vector<Sort> sorts_;
};

/// A value as users write it: `2`, `1-3`, and the members of a set with `between` between them.
std::string shown(Sort sort, std::int64_t value, Surroundings in, std::string_view between);

}  // namespace gamecert::papers
