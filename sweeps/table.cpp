// Columns read from text, and their tallies: every worker keeps its own, added up after each order.
#include "sweeps/table.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

#include "conjectures/language.hpp"
#include "conjectures/tokens.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

enum class Summary { count, sum, min, max, histogram };
constexpr std::array<std::string_view, 5> summaries{"count", "sum", "min", "max", "histogram"};

struct Column {
  std::string text;  // as given
  Summary summary;
  Evaluator evaluator;
};

constexpr std::string_view blanks = " \t\n";

/// A column: all that `in` has left.
Column read_column(text::Cursor in, const Scope& scope) {
  const text::Cursor start = in;
  const std::string_view text = start.rest();
  const std::string_view name = in.take_until("( \t\n");
  const auto found = std::ranges::find(summaries, name);
  if (found == summaries.end()) {
    start.refuse("count(...), sum(...), min(...), max(...) or histogram(...)" + text::did_you_mean(name, summaries),
                 conjectures::quoted(name));
  }
  const std::size_t column = in.column();
  if (!in.next_is('(')) throw text::InputError("expected '(' behind '" + std::string(name) + "'", column);
  if (text.back() != ')') throw text::InputError("expected ')' at the end of the column", start.column() + text.size());
  const std::string_view inside = in.rest().substr(1, in.rest().size() - 2);
  const auto summary = static_cast<Summary>(found - summaries.begin());
  try {
    return {std::string(text), summary,
            Evaluator(summary == Summary::count ? conjectures::parse_conjecture(inside, scope.subject())
                                                : conjectures::parse_number(inside, scope.subject()),
                      scope.evaluation())};
  } catch (const text::InputError& error) {
    text::throw_shifted(error, column);
  }
}

/// Columns are separated by commas outside parentheses.
std::vector<Column> read_columns(const TableRequest& request) {
  const std::string_view text = request.columns;
  std::vector<Column> columns;
  std::size_t begin = 0;
  int open = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    if (at < text.size() && text[at] == '(') ++open;
    if (at < text.size() && text[at] == ')') --open;
    if (at < text.size() && (text[at] != ',' || open > 0)) continue;
    const std::string_view column = text.substr(begin, at - begin);
    columns.push_back(read_column(
        text::Cursor(column.substr(0, column.find_last_not_of(blanks) + 1), {0, begin + 1}, blanks), request));
    begin = at + 1;
  }
  return columns;
}

/// One column over some graphs.
class Tally {
 public:
  explicit Tally(const Column& column) : summary_(column.summary), evaluator_(column.evaluator) {}

  void look(const SmallGraph& graph) {
    if (summary_ == Summary::count) {
      total_ += evaluator_.truth(graph);
      return;
    }
    const std::int64_t value = evaluator_.number(graph);
    if (summary_ == Summary::histogram) ++histogram_[value];
    if (summary_ == Summary::sum) add(value);
    least_ = std::min(least_, value);
    greatest_ = std::max(greatest_, value);
  }

  void join(const Tally& other) {
    add(other.total_);
    least_ = std::min(least_, other.least_);
    greatest_ = std::max(greatest_, other.greatest_);
    for (const auto& [value, count] : other.histogram_) histogram_[value] += count;
  }

  std::string text() const {
    switch (summary_) {
      case Summary::min:
        return least_ > greatest_ ? "" : std::to_string(least_);
      case Summary::max:
        return least_ > greatest_ ? "" : std::to_string(greatest_);
      case Summary::histogram:
        break;
      default:
        return std::to_string(total_);
    }
    std::string pairs;
    for (const auto& [value, count] : histogram_) {
      if (!pairs.empty()) pairs += ',';
      pairs += std::to_string(value) + ":" + std::to_string(count);
    }
    return pairs;
  }

 private:
  void add(std::int64_t value) {
    if (__builtin_add_overflow(total_, value, &total_))
      throw text::LimitError("a sum of the table needs more than 64 bits");
  }

  Summary summary_;
  Evaluator evaluator_;
  std::int64_t total_ = 0;
  std::int64_t least_ = std::numeric_limits<std::int64_t>::max();
  std::int64_t greatest_ = std::numeric_limits<std::int64_t>::min();
  std::map<std::int64_t, std::uint64_t> histogram_;
};

std::vector<std::string> row(const std::vector<Column>& columns, const Enumeration& enumeration) {
  const std::vector<Tally> fresh(columns.begin(), columns.end());
  std::vector<std::vector<Tally>> tallies(static_cast<std::size_t>(workers(enumeration)), fresh);
  const std::uint64_t graphs = for_each_graph(enumeration, [&](int worker) -> Visitor {
    return [&mine = tallies[static_cast<std::size_t>(worker)]](const SmallGraph& graph) {
      for (Tally& tally : mine) tally.look(graph);
      return false;
    };
  });
  std::vector<std::string> cells{std::to_string(enumeration.order), std::to_string(graphs)};
  for (std::size_t column = 0; column < columns.size(); ++column) {
    Tally total = fresh[column];
    for (const auto& mine : tallies) total.join(mine[column]);
    cells.push_back(total.text());
  }
  return cells;
}

void add_notes(const std::vector<Column>& columns, std::vector<std::string>& notes) {
  for (const Column& column : columns) {
    for (const std::string& note : column.evaluator.notes()) {
      if (std::ranges::find(notes, note) == notes.end()) notes.push_back(note);
    }
  }
}

}  // namespace

Table table(const TableRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  const std::vector<Column> columns = read_columns(request);
  Table table;
  table.header = {"order", "graphs"};
  for (const Column& column : columns) table.header.push_back(column.text);
  add_notes(columns, table.notes);
  try {
    for (int order = request.first_order; order <= request.last_order; ++order) {
      table.rows.push_back(row(
          columns,
          {.graph_class = request.graph_class, .order = order, .jobs = request.jobs, .progress = request.progress}));
    }
  } catch (const text::LimitError& limit) {
    table.complete = false;
    table.reason = limit.what();
  }
  return table;
}

}  // namespace gamecert::sweeps
