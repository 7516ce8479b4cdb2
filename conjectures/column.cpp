// Columns as prefix text, and sums, extremes and histograms.
#include "conjectures/column.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "conjectures/words.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {
namespace {

constexpr std::array<std::string_view, 5> names{"count", "sum", "min", "max", "histogram"};

std::int64_t number_of(std::string_view text) {
  for (const Number endless : {infinite, minus_infinite})
    if (text == number_text(endless)) return endless;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || std::to_string(number) != text)
    throw text::InputError("expected a number, found " + text::quoted(text));
  return number;
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
      throw text::InputError("expected count, sum, min, max or histogram, and a formula, found " + text::quoted(column),
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

void Total::add_to_sum(std::int64_t value) { sum_ = joined(Meaning::sum, sum_, value); }

void Total::add(std::int64_t value) {
  using enum Column::Kind;
  if (kind_ == count || kind_ == sum) return add_to_sum(value);
  if (kind_ == histogram) {
    ++counts_[value];
    return;
  }
  if (!counts_.empty()) {
    const std::int64_t known = counts_.begin()->first;
    if (kind_ == min ? known <= value : known >= value) return;
  }
  counts_ = {{value, 1}};
}

void Total::add(const Total& other) {
  add_to_sum(other.sum_);
  for (const auto& [value, times] : other.counts_) {
    if (kind_ == Column::Kind::histogram) {
      counts_[value] += times;
    } else {
      add(value);
    }
  }
}

std::string Total::text() const {
  using enum Column::Kind;
  if (kind_ == count || kind_ == sum) return number_text(sum_);
  std::string pairs;
  for (const auto& [value, times] : counts_) {
    pairs.append(pairs.empty() ? "" : ",").append(number_text(value));
    if (kind_ == histogram) pairs.append(":").append(std::to_string(times));
  }
  return pairs;
}

Total Total::read(Column::Kind kind, std::string_view text) {
  using enum Column::Kind;
  Total total(kind);
  const std::string_view whole = text;
  if (kind == count || kind == sum) {
    total.sum_ = number_of(text);
    return total;
  }
  while (!text.empty()) {
    const std::string_view pair = text.substr(0, text.find(','));
    const std::size_t colon = std::min(pair.find(':'), pair.size());
    total.counts_[number_of(pair.substr(0, colon))] =
        kind == histogram && colon < pair.size() ? number_of(pair.substr(colon + 1)) : 1;
    text.remove_prefix(std::min(pair.size() + 1, text.size()));
  }
  if (total.text() != whole) throw text::InputError("expected values of a column, found " + text::quoted(whole));
  return total;
}

}  // namespace gamecert::conjectures
