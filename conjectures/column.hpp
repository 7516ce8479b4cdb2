// Columns of tables: what is made of the values that a formula has at the graphs of a class.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/arithmetic.hpp"
#include "language/formula.hpp"
#include "language/outside.hpp"

namespace gamecert::conjectures {

/// `count` counts the graphs at which a formula is true, the others are of a number. `argmax` and `argmin` name the
/// graphs with the greatest or least value. `by` parts the graphs by the value: the other columns are of each part.
struct Column {
  enum class Kind { count, sum, min, max, histogram, argmax, argmin, by };
  Kind kind;
  language::Formula formula;
  friend bool operator==(const Column&, const Column&) = default;
};

/// `count`, `sum`, ..., by kind.
std::span<const std::string_view> column_kinds();
std::string_view name(Column::Kind kind);
/// The reverse; nothing for other words.
std::optional<Column::Kind> column_kind(std::string_view name);

/// `count oddity; sum - order size`: formulas in prefix form.
std::string prefix(const std::vector<Column>& columns);
/// The reverse; InputError with the column.
std::vector<Column> read_prefix_columns(std::string_view text);

/// A value of a column's formula: a whole number, or a fraction, as language/arithmetic.hpp stores it.
struct ColumnValue {
  language::Number number = 0;
  bool fraction = false;

  friend bool operator==(const ColumnValue&, const ColumnValue&) = default;
  friend bool operator<(const ColumnValue& a, const ColumnValue& b) {
    return a.fraction ? language::less_fraction(a.number, b.number) : a.number < b.number;
  }
};

/// How a graph is called.
using GraphName = std::function<std::string()>;

/// The values of a column, put together graph by graph, and over parts of the graphs.
class Total {
 public:
  /// `by` counts. Of fractions, or of whole numbers.
  explicit Total(Column::Kind kind, bool fractions = false) : kind_(kind), fractions_(fractions) {}
  Column::Kind kind() const { return kind_; }
  /// LimitError if a sum needs more than 64 bits. The graph is asked for its name where that may be wanted.
  void add(std::int64_t value, const GraphName& graph);
  void add(const Total& other);
  /// A number; nothing for the least or greatest value of none; pairs `value:count` joined by commas, ascending;
  /// `value:graph,graph,...` with the names ascending, and behind the first hundred `+N` for N others.
  std::string text() const;
  /// What has that text. InputError.
  static Total read(Column::Kind kind, bool fractions, std::string_view text);

 private:
  void add_to_sum(std::int64_t value);
  void keep_extreme(ColumnValue value, std::int64_t times);
  void list(const std::string& graph);

  Column::Kind kind_;
  bool fractions_;
  std::int64_t sum_ = 0;
  std::map<ColumnValue, std::int64_t> counts_;  // of a histogram; of least and greatest values at most one
  std::vector<std::string> graphs_;             // that attain it: the first ones, ascending
};

/// The totals of columns, part by part.
class Totals {
 public:
  using Key = std::vector<ColumnValue>;  // the values of the columns `by`

  /// `others`: words that the formulas have beside those of the language.
  explicit Totals(const std::vector<Column>& columns, const language::OtherWords* others = nullptr);
  /// A graph: the value of each column.
  void add(std::span<const std::int64_t> values, const GraphName& graph);
  void add(const Totals& other);
  /// By key; without columns `by` one part.
  const std::map<Key, std::vector<Total>>& parts() const { return parts_; }
  /// One a column: of the whole, or `key,key total` for each part, joined by `; `.
  std::vector<std::string> texts() const;
  /// What has these texts. InputError with the number of the column.
  static Totals read(const std::vector<Column>& columns, const std::vector<std::string>& texts);
  /// The rows of a table about graphs of an order: the order, the key, how many graphs, and the other columns.
  std::vector<std::vector<std::string>> rows(int order, std::uint64_t graphs) const;

 private:
  std::vector<Total>& part(const Key& key);

  std::vector<Column::Kind> kinds_;
  std::vector<bool> fractions_;  // whether a column is about such
  bool keyed_;
  Key key_;  // of the graph at hand
  std::map<Key, std::vector<Total>> parts_;
};

}  // namespace gamecert::conjectures
