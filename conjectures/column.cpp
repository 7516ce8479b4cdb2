// Columns as prefix text, and sums, extremes and histograms.
#include "conjectures/column.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "conjectures/questions.hpp"
#include "language/arithmetic.hpp"
#include "language/numbers/roots.hpp"
#include "language/program.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

constexpr std::array<std::string_view, 8> names{"count", "sum", "min", "max", "histogram", "argmax", "argmin", "by"};
constexpr std::size_t most_graphs = 100;  // named

std::int64_t number_of(std::string_view text, bool fraction = false) {
  for (const language::Number endless : {language::infinite, language::minus_infinite})
    if (text == language::number_text(endless)) return endless;
  const std::size_t slash = fraction ? std::min(text.find('/'), text.size()) : text.size();
  const auto number = text::integer64(text.substr(0, slash));
  const auto below = slash == text.size() ? std::optional<std::int64_t>(1) : text::integer64(text.substr(slash + 1));
  try {
    if (number && below) return fraction ? language::quotient(*number, *below) : *number;
  } catch (const text::LimitError&) {  // no column has such a value
  }
  throw text::InputError("expected a number, found " + text::quoted(text));
}

std::string text_of(const ColumnValue& value) {
  return value.fraction ? language::fraction_text(value.number) : language::number_text(value.number);
}

}  // namespace

std::span<const std::string_view> column_kinds() { return names; }

std::string_view name(Column::Kind kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<Column::Kind> column_kind(std::string_view name) {
  const auto* found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Column::Kind>(found - names.begin());
}

std::string prefix(const std::vector<Column>& columns) {
  std::string text;
  for (const Column& column : columns)
    text.append(text.empty() ? "" : "; ").append(name(column.kind)).append(" ").append(prefix(column.formula));
  return text;
}

std::vector<Column> read_prefix_columns(std::string_view text) {
  std::vector<Column> columns;
  for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 2) {
    end = std::min(text.find("; ", begin), text.size());
    const std::string_view column = text.substr(begin, end - begin);
    const std::size_t space = std::min(column.find(' '), column.size());
    const auto kind = column_kind(column.substr(0, space));
    if (!kind || space == column.size())
      throw text::InputError("expected count, sum, min, max, histogram, argmax, argmin or by, and a formula, found " +
                                 text::quoted(column),
                             begin + 1);
    try {
      const std::string_view formula = column.substr(space + 1);
      columns.push_back({*kind, *kind == Column::Kind::count ? read_prefix(formula) : read_prefix_number(formula)});
    } catch (const text::InputError& error) {
      text::throw_shifted(error, begin + space + 1);
    }
  }
  return columns;
}

void Total::add_to_sum(std::int64_t value) {
  const bool fractions = fractions_ && kind_ == Column::Kind::sum;
  sum_ = fractions ? language::plus_fractions(sum_, value) : language::joined(language::Meaning::sum, sum_, value);
}

/// Of so many graphs more. Those named before are forgotten if they do not attain it.
void Total::keep_extreme(ColumnValue value, std::int64_t times) {
  const bool least = kind_ == Column::Kind::min || kind_ == Column::Kind::argmin;
  if (!counts_.empty()) {
    const ColumnValue known = counts_.begin()->first;
    if (known == value) counts_.begin()->second += times;
    if (least ? !(value < known) : !(known < value)) return;
  }
  counts_ = {{value, times}};
  graphs_.clear();
}

void Total::list(const std::string& graph) {
  if (graphs_.size() == most_graphs && graph >= graphs_.back()) return;
  graphs_.insert(std::ranges::upper_bound(graphs_, graph), graph);
  if (graphs_.size() > most_graphs) graphs_.pop_back();
}

void Total::add(std::int64_t number, const GraphName& graph) {
  using enum Column::Kind;
  const ColumnValue value{number, fractions_};
  switch (kind_) {
    case count:
    case sum:
      return add_to_sum(number);
    case by:
      return add_to_sum(1);
    case histogram:
      ++counts_[value];
      return;
    case min:
    case max:
      return keep_extreme(value, 1);
    case argmax:
    case argmin:
      keep_extreme(value, 1);
      if (counts_.begin()->first == value) list(graph());
  }
}

void Total::add(const Total& other) {
  add_to_sum(other.sum_);
  for (const auto& [value, times] : other.counts_) {
    if (kind_ == Column::Kind::histogram) {
      counts_[value] += times;
      continue;
    }
    keep_extreme(value, times);
    if (counts_.begin()->first != value) continue;
    for (const std::string& graph : other.graphs_) list(graph);
  }
}

std::string Total::text() const {
  using enum Column::Kind;
  if (kind_ == sum) return text_of({sum_, fractions_});
  if (kind_ == count || kind_ == by) return language::number_text(sum_);
  std::string pairs;
  for (const auto& [value, times] : counts_) {
    pairs.append(pairs.empty() ? "" : ",").append(text_of(value));
    if (kind_ == histogram) pairs.append(":").append(std::to_string(times));
  }
  const char* before = ":";
  for (const std::string& graph : graphs_) {
    pairs.append(before).append(graph);
    before = ",";
  }
  const std::int64_t others = graphs_.empty() ? 0 : counts_.begin()->second - std::ssize(graphs_);
  return others > 0 ? pairs + ",+" + std::to_string(others) : pairs;
}

Total Total::read(Column::Kind kind, bool fractions, std::string_view text) {
  using enum Column::Kind;
  Total total(kind, fractions);
  const bool names_graphs = kind == argmax || kind == argmin;
  if (kind == count || kind == sum || kind == by) {
    total.sum_ = number_of(text, fractions && kind == sum);
    return total;
  }
  // What has no place here is passed over, and found when the texts are compared.
  for (text::Cursor in(text); !in.done(); in.take(",")) {
    std::int64_t& times = total.counts_[{number_of(in.take_until(names_graphs ? ":" : ":,"), fractions), fractions}];
    const bool more = in.take(":");
    times = kind == histogram && more ? number_of(in.take_until(",")) : 1;
    if (!names_graphs) continue;
    for (times = 0; !in.done(); in.take(",")) {
      const bool others = in.take("+");
      const std::string_view next = in.take_until(",");
      if (!others) total.graphs_.emplace_back(next);
      times = language::joined(language::Meaning::sum, times, others ? number_of(next) : 1);
    }
  }
  const bool well_named = std::ranges::is_sorted(total.graphs_) && total.graphs_.size() <= most_graphs &&
                          total.graphs_.empty() == (!names_graphs || total.counts_.empty());
  if (total.text() != text || !well_named)
    throw text::InputError("expected values of a column, found " + text::quoted(text));
  return total;
}

Totals::Totals(const std::vector<Column>& columns, const language::OtherWords* others) {
  for (const Column& column : columns) {
    kinds_.push_back(column.kind);
    fractions_.push_back(language::sort_of(column.formula, others) == language::Sort::number);
  }
  keyed_ = std::ranges::find(kinds_, Column::Kind::by) != kinds_.end();
  if (!keyed_) part({});
}

std::vector<Total>& Totals::part(const Key& key) {
  std::vector<Total>& totals = parts_[key];
  if (totals.empty())
    for (std::size_t i = 0; i < kinds_.size(); ++i) totals.emplace_back(kinds_[i], fractions_[i]);
  return totals;
}

void Totals::add(std::span<const std::int64_t> values, const GraphName& graph) {
  for (std::size_t i = 0; i < kinds_.size(); ++i)
    if (fractions_[i] && language::has_roots(values[i]))
      throw text::LimitError("a table keeps no sums of roots: round or compare them");
  key_.clear();
  for (std::size_t i = 0; keyed_ && i < kinds_.size(); ++i)
    if (kinds_[i] == Column::Kind::by) key_.push_back({values[i], fractions_[i]});
  std::vector<Total>& totals = keyed_ ? part(key_) : parts_.begin()->second;
  for (std::size_t i = 0; i < totals.size(); ++i) totals[i].add(values[i], graph);
}

void Totals::add(const Totals& other) {
  for (const auto& [key, more] : other.parts_) {
    std::vector<Total>& totals = part(key);
    for (std::size_t i = 0; i < totals.size(); ++i) totals[i].add(more[i]);
  }
}

std::vector<std::string> Totals::texts() const {
  std::vector<std::string> texts(kinds_.size());
  for (const auto& [key, totals] : parts_) {
    std::string name;
    for (const ColumnValue& value : key) name.append(name.empty() ? "" : ",").append(text_of(value));
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (keyed_) texts[i].append(texts[i].empty() ? "" : "; ").append(name).append(" ");
      texts[i] += totals[i].text();
    }
  }
  return texts;
}

Totals Totals::read(const std::vector<Column>& columns, const std::vector<std::string>& texts) {
  Totals result(columns);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string_view text = i < texts.size() ? texts[i] : std::string_view();
    if (!result.keyed_) {
      result.parts_.begin()->second[i] = Total::read(columns[i].kind, result.fractions_[i], text);
      continue;
    }
    for (text::Cursor in(text); !in.done(); in.take("; ")) {
      Key key;
      std::size_t next = 0;  // column `by`
      do {
        while (next < columns.size() && columns[next].kind != Column::Kind::by) ++next;
        const bool fraction = next < columns.size() && result.fractions_[next++];
        key.push_back({number_of(in.take_until(", "), fraction), fraction});
      } while (in.take(","));
      in.take(" ");
      result.part(key)[i] = Total::read(columns[i].kind, result.fractions_[i], in.take_until(";"));
    }
  }
  if (result.texts() != texts)
    throw text::InputError("expected the totals of " + std::to_string(columns.size()) + " columns, found others");
  return result;
}

std::vector<std::vector<std::string>> Totals::rows(int order, std::uint64_t graphs) const {
  std::vector<std::vector<std::string>> rows;
  for (const auto& [key, totals] : parts_) {
    std::vector<std::string>& cells = rows.emplace_back(std::vector<std::string>{std::to_string(order)});
    for (const ColumnValue& value : key) cells.push_back(text_of(value));
    std::string of_part = std::to_string(graphs);
    for (const Total& total : totals)
      if (total.kind() == Column::Kind::by) of_part = total.text();
    cells.push_back(of_part);
    for (const Total& total : totals)
      if (total.kind() != Column::Kind::by) cells.push_back(total.text());
  }
  return rows;
}

}  // namespace gamecert::conjectures
