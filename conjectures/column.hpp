// Columns of tables: what is made of the values that a formula has at the graphs of a class.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/formula.hpp"

namespace gamecert::conjectures {

/// `count` counts the graphs at which a formula is true, the others are of a number.
struct Column {
  enum class Kind { count, sum, min, max, histogram };
  Kind kind;
  Formula formula;
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

/// The values of a column, put together graph by graph, and over parts of the graphs.
class Total {
 public:
  explicit Total(Column::Kind kind) : kind_(kind) {}
  Column::Kind kind() const { return kind_; }
  /// LimitError if a sum needs more than 64 bits.
  void add(std::int64_t value);
  void add(const Total& other);
  /// A number; nothing for the least or greatest value of none; pairs `value:count` joined by commas, ascending.
  std::string text() const;
  /// What has that text. InputError.
  static Total read(Column::Kind kind, std::string_view text);

 private:
  void add_to_sum(std::int64_t value);

  Column::Kind kind_;
  std::int64_t sum_ = 0;
  std::map<std::int64_t, std::int64_t> counts_;  // of a histogram; of least and greatest at most one
};

}  // namespace gamecert::conjectures
