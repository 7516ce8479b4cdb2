// Columns read from text, and their tallies: every worker keeps its own, added up after each order.
#include "sweeps/table.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "conjectures/tokens.hpp"
#include "graphs/nauty/canonical.hpp"
#include "sweeps/class_text.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;

using Kind = conjectures::Column::Kind;

struct Column {
  std::string text;  // as given
  Kind kind;
  Evaluator evaluator;
};

constexpr std::string_view blanks = " \t\n";

/// A column: all that `in` has left.
Column read_column(text::Cursor in, const TableRequest& request) {
  const text::Cursor start = in;
  const std::string_view text = start.rest();
  const std::string_view name = in.take_until("( \t\n");
  const auto kind = conjectures::column_kind(name);
  if (!kind) {
    start.refuse("count(...), sum(...), min(...), max(...) or histogram(...)" +
                     text::did_you_mean(name, conjectures::column_kinds()),
                 conjectures::quoted(name));
  }
  const std::size_t column = in.column();
  if (!in.next_is('(')) throw text::InputError("expected '(' behind '" + std::string(name) + "'", column);
  if (text.back() != ')') throw text::InputError("expected ')' at the end of the column", start.column() + text.size());
  const std::string_view inside = in.rest().substr(1, in.rest().size() - 2);
  try {
    return {std::string(text), *kind,
            Evaluator(*kind == Kind::count ? conjectures::parse_conjecture(inside, request.subject(), &request.words)
                                           : conjectures::parse_number(inside, request.subject(), &request.words),
                      request.evaluation())};
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

/// The columns over some graphs.
class Tally {
 public:
  Tally(const std::vector<Column>& columns, const TableRequest& request)
      : seconds_(request.seconds_a_graph), values_(columns.size()) {
    if (!request.conditions.empty()) condition_.emplace(conjunction(request.conditions), request.evaluation());
    for (const Column& column : columns) {
      evaluators_.push_back(column.evaluator);
      totals_.emplace_back(column.kind);
    }
  }

  void look(const SmallGraph& graph) {
    bool meant = true;
    const auto limit = given_up(seconds_, [&](const solve::Limits* limits) {
      if (limits != nullptr && condition_) condition_->within(*limits);
      meant = !condition_ || condition_->truth(graph);
      if (!meant) return;
      for (std::size_t i = 0; i < values_.size(); ++i) {
        if (limits != nullptr) evaluators_[i].within(*limits);
        values_[i] = evaluators_[i].number(graph);
      }
    });
    if (limit) {
      undecided_.push_back({graphs::canonical_form(graph).graph, *limit});
      if (record_ != nullptr) record_->give_up();
      return;
    }
    if (!meant) return;
    ++meant_;
    if (record_ != nullptr) record_->look(graph, true, false);
    for (std::size_t i = 0; i < totals_.size(); ++i) {
      totals_[i].add(values_[i]);
      if (record_ != nullptr) record_->add(i, values_[i]);
    }
  }
  /// The graphs of a piece, as its ledger has them.
  void take(const certificates::Ledger& ledger) {
    if (ledger.totals.size() != totals_.size())
      throw text::InputError("expected a ledger with a total for each column");
    for (std::size_t i = 0; i < totals_.size(); ++i)
      totals_[i].add(conjectures::Total::read(totals_[i].kind(), ledger.totals[i]));
  }
  /// Writes every graph down there, too.
  void write_to(LedgerRecord& record) { record_ = &record; }

  const std::vector<conjectures::Total>& totals() const { return totals_; }
  const std::vector<Undecided>& undecided() const { return undecided_; }
  /// Of the graphs looked at, those that fit the conditions.
  std::uint64_t meant() const { return meant_; }

 private:
  std::vector<Evaluator> evaluators_;
  std::optional<Evaluator> condition_;
  std::uint64_t meant_ = 0;
  std::vector<conjectures::Total> totals_;
  double seconds_;                    // for a graph
  std::vector<std::int64_t> values_;  // at the graph at hand
  std::vector<Undecided> undecided_;
  LedgerRecord* record_ = nullptr;
};

/// Adds the row of the order, or its undecided graphs.
void add_row(Table& table, const std::vector<Column>& columns, Enumeration enumeration, const TableRequest& request,
             const certificates::LedgerQuestion& question) {
  std::vector<Tally> tallies;
  std::optional<LedgerKeeper> keeper;
  if (request.ledgers != nullptr && LedgerKeeper::possible(enumeration.graph_class, enumeration.order)) {
    keeper.emplace(*request.ledgers, question, enumeration,
                   [&](int worker, const certificates::LedgerPiece&, const certificates::Ledger& ledger) {
                     tallies[static_cast<std::size_t>(worker)].take(ledger);
                   });
  }
  if (request.shard)
    enumeration.wanted = wanted_pieces(*request.shard, request.graph_class, request.first_order, enumeration.order);
  tallies.assign(static_cast<std::size_t>(workers(enumeration)), Tally(columns, request));
  const std::vector<conjectures::Formula> pruning = request.pruning();
  if (!pruning.empty()) enumeration.worth = [&](int) { return worth(conjunction(pruning), request.evaluation()); };
  std::uint64_t graphs = for_each_graph(enumeration, [&](int worker) -> Visitor {
    Tally& mine = tallies[static_cast<std::size_t>(worker)];
    if (keeper) mine.write_to(keeper->record(worker));
    return [&mine](const SmallGraph& graph) { return mine.look(graph), Seen::passes; };
  });
  const std::size_t undecided = table.undecided.size();
  for (const Tally& mine : tallies)
    table.undecided.insert(table.undecided.end(), mine.undecided().begin(), mine.undecided().end());
  std::ranges::sort(table.undecided, {}, [](const Undecided& one) { return rank(one.graph); });
  if (table.undecided.size() > undecided) return;
  if (!request.conditions.empty()) {
    graphs = 0;
    for (const Tally& mine : tallies) graphs += mine.meant();
  }
  std::vector<std::string> cells{std::to_string(enumeration.order), std::to_string(graphs)};
  for (std::size_t column = 0; column < columns.size(); ++column) {
    conjectures::Total total(columns[column].kind);
    for (const Tally& mine : tallies) total.add(mine.totals()[column]);
    cells.push_back(total.text());
  }
  table.rows.push_back(std::move(cells));
}

/// Rows of a shard would look like those of the class.
void add_shard(const TableRequest& request, Table& table) {
  std::uint64_t graphs = 0;
  for (const std::vector<std::string>& row : table.rows) graphs += std::stoull(row[1]);
  if (table.reason.empty()) table.reason = request.shard_text(graphs);
  table.rows.clear();
}

void add_notes(const std::vector<Column>& columns, int greatest_order, std::vector<std::string>& notes) {
  for (const Column& column : columns) {
    for (const std::string& note : column.evaluator.notes(greatest_order)) {
      if (std::ranges::find(notes, note) == notes.end()) notes.push_back(note);
    }
  }
}

}  // namespace

certificates::LedgerQuestion question_of(const TableRequest& request) {
  certificates::LedgerQuestion question;
  for (const Column& column : read_columns(request))
    question.columns.push_back({column.kind, column.evaluator.formula()});
  return question;
}

Table table(const TableRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  const std::vector<Column> columns = read_columns(request);
  const certificates::LedgerQuestion question = question_of(request);
  Table table;
  table.header = {"order", "graphs"};
  for (const Column& column : columns) table.header.push_back(column.text);
  add_notes(columns, request.last_order, table.notes);
  const Evaluator condition(conjunction(request.conditions), request.evaluation());
  for (const std::string& note : condition.notes(request.last_order))
    if (std::ranges::find(table.notes, note) == table.notes.end()) table.notes.push_back(note);
  const auto tell = [&] {
    if (request.news) request.news(table);
  };
  tell();
  try {
    for (int order = request.first_order; order <= request.last_order; ++order) {
      const std::size_t rows = table.rows.size();
      add_row(table, columns,
              {.graph_class = request.graph_class, .order = order, .jobs = request.jobs, .progress = request.progress},
              request, question);
      if (table.rows.size() > rows && !request.shard) tell();
    }
  } catch (const text::LimitError& limit) {
    table.reason = limit.what();
  }
  if (!table.undecided.empty())
    table.reason += (table.reason.empty() ? "" : "; ") + undecided_at(table.undecided.size());
  if (request.shard) add_shard(request, table);
  table.complete = table.reason.empty();
  return table;
}

}  // namespace gamecert::sweeps
