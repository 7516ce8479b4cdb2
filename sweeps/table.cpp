// Columns read from text, and their tallies: every worker keeps its own, added up after each order.
#include "sweeps/table.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "conjectures/triangulation_words.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/reader/tokens.hpp"
#include "language/typing.hpp"
#include "sweeps/class_text.hpp"
#include "sweeps/streams/graph_line.hpp"
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
Column read_column(text::Cursor in, const TableRequest& request, language::About about,
                   const language::OtherWords* others) {
  const text::Cursor start = in;
  const std::string_view text = start.rest();
  const std::string_view name = in.take_until("( \t\n");
  const auto kind = conjectures::column_kind(name);
  if (!kind || kind == Kind::by) {
    std::string known;
    std::vector<std::string_view> names(conjectures::column_kinds().begin(), conjectures::column_kinds().end() - 1);
    for (const std::string_view each : names)
      known.append(known.empty() ? "" : each == names.back() ? " or " : ", ").append(each).append("(...)");
    start.refuse(known + text::did_you_mean(name, names), text::quoted(name));
  }
  const std::size_t column = in.column();
  if (!in.next_is('(')) throw text::InputError("expected '(' behind '" + std::string(name) + "'", column);
  if (text.back() != ')') throw text::InputError("expected ')' at the end of the column", start.column() + text.size());
  const std::string_view inside = in.rest().substr(1, in.rest().size() - 2);
  try {
    return {std::string(text), *kind,
            Evaluator(*kind == Kind::count ? conjectures::parse_conjecture(inside, about, &request.words, others)
                                           : conjectures::parse_number(inside, about, &request.words, others),
                      request.evaluation())};
  } catch (const text::InputError& error) {
    text::throw_shifted(error, column);
  }
}

Column read_key(const language::ListPart& part, const TableRequest& request, language::About about,
                const language::OtherWords* others) {
  try {
    language::TypedFormula key = conjectures::parse_expression(part.text, about, &request.words, others);
    if (key.truth()) key.formula = {"if", {std::move(key.formula), {"1", {}}, {"0", {}}}};
    return {std::string(part.text), Kind::by, Evaluator(std::move(key.formula), request.evaluation())};
  } catch (const text::InputError& error) {
    throw text::InputError("--by: " + std::string(error.what()), error.column() + part.column - 1);
  }
}

/// Keys first.
std::vector<Column> read_columns(const TableRequest& request, language::About about,
                                 const language::OtherWords* others = nullptr) {
  std::vector<Column> columns;
  if (!request.keys.empty())
    for (const language::ListPart& part : language::list_parts(request.keys))
      columns.push_back(read_key(part, request, about, others));
  for (const auto& [text, column] : language::list_parts(request.columns))
    columns.push_back(read_column(text::Cursor(text, {0, column}, blanks), request, about, others));
  return columns;
}

std::vector<conjectures::Column> asked(const std::vector<Column>& columns) {
  std::vector<conjectures::Column> result;
  for (const Column& column : columns) result.push_back({column.kind, column.evaluator.formula()});
  return result;
}

/// The graph as ledgers of the class have it; of orders beyond them, another canonical one.
std::string canonical_text(const graphs::GraphClass& graph_class, const SmallGraph& graph) {
  const certificates::LedgerPiece piece{.graph_class = graph_class, .order = graph.order};
  return graphs::write_small_graph(piece.has_words() ? piece.graph_of(piece.word_of(graph).word)
                                                     : graphs::canonical_form(graph).graph);
}

/// The columns over some graphs.
class TableTally {
 public:
  TableTally(const std::vector<Column>& columns, const TableRequest& request)
      : graph_class_(request.graph_class),
        columns_(asked(columns)),
        conditions_(request),
        totals_(columns_, &conjectures::triangulation_words()),
        values_(columns.size()) {
    for (const Column& column : columns) evaluators_.push_back(column.evaluator);
  }

  /// The line that the graph to come is of.
  void tell(std::string_view line) {
    for (Evaluator& evaluator : evaluators_) tell_triangulation(evaluator, line);
  }
  /// The values at the graph. LimitError beyond the limits, if there are any.
  std::span<const std::int64_t> values(const SmallGraph& graph, const solve::Limits* limits) {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      if (limits != nullptr) evaluators_[i].within(*limits);
      values_[i] = evaluators_[i].number(graph);
    }
    return values_;
  }
  void look(const SmallGraph& graph, double seconds) {
    bool meant = true;
    const CountRefused counted(refused_);
    const auto limit = given_up(seconds, [&](const solve::Limits* limits) {
      meant = conditions_.hold(graph, limits);
      if (meant) values(graph, limits);
    });
    if (limit) {
      undecided_.push_back({graphs::canonical_form(graph).graph, *limit});
      if (record_ != nullptr) record_->give_up();
      return;
    }
    if (!meant) return;
    ++meant_;
    totals_.add(values_, [&] { return canonical_text(graph_class_, graph); });
    if (record_ == nullptr) return;
    record_->look(graph, true, false);
    record_->add(values_);
  }
  /// The graphs of a piece, as its ledger has them.
  void take(const certificates::Ledger& ledger) {
    meant_ += ledger.words.size();
    totals_.add(conjectures::Totals::read(columns_, ledger.totals));
  }
  /// Writes every graph down there, too.
  void write_to(LedgerRecord& record) { record_ = &record; }

  const conjectures::Totals& totals() const { return totals_; }
  const std::vector<Undecided>& undecided() const { return undecided_; }
  const RefusedOfGame& refused() const { return refused_; }
  /// Of the graphs, those that fit the conditions.
  std::uint64_t meant() const { return meant_; }

 private:
  graphs::GraphClass graph_class_;
  std::vector<conjectures::Column> columns_;
  std::vector<Evaluator> evaluators_;
  ScopeConditions conditions_;
  std::uint64_t meant_ = 0;
  conjectures::Totals totals_;
  std::vector<std::int64_t> values_;  // at the graph at hand
  std::vector<Undecided> undecided_;
  RefusedOfGame refused_;
  LedgerRecord* record_ = nullptr;
};

/// Adds the rows of the order, or its undecided graphs. The number of graphs, of an order with rows.
std::uint64_t add_rows(Table& table, const std::vector<Column>& columns, Enumeration enumeration,
                       const TableRequest& request, const certificates::LedgerQuestion& question) {
  std::vector<TableTally> tallies;
  std::optional<LedgerKeeper> keeper;
  if (request.ledgers != nullptr && LedgerKeeper::possible(enumeration.graph_class, enumeration.order)) {
    keeper.emplace(*request.ledgers, question, enumeration,
                   [&](int worker, const certificates::LedgerPiece&, const certificates::Ledger& ledger) {
                     tallies[static_cast<std::size_t>(worker)].take(ledger);
                   });
  }
  if (request.shard)
    enumeration.wanted = wanted_pieces(*request.shard, request.graph_class, request.first_order, enumeration.order);
  tallies.assign(static_cast<std::size_t>(workers(enumeration)), TableTally(columns, request));
  for_each_graph(enumeration, [&](int worker) -> Visitor {
    TableTally& mine = tallies[static_cast<std::size_t>(worker)];
    if (keeper) mine.write_to(keeper->record(worker));
    return [&mine, seconds = request.seconds_a_graph](const SmallGraph& graph) {
      return mine.look(graph, seconds), Seen::passes;
    };
  });
  const std::size_t undecided = table.undecided.size();
  for (const TableTally& mine : tallies) {
    table.undecided.insert(table.undecided.end(), mine.undecided().begin(), mine.undecided().end());
    add(table.refused, mine.refused());
  }
  std::ranges::sort(table.undecided, {}, [](const Undecided& one) { return rank(one.graph); });
  if (table.undecided.size() > undecided) return 0;
  std::uint64_t graphs = 0;
  conjectures::Totals totals(question.columns);
  for (const TableTally& mine : tallies) {
    graphs += mine.meant();
    totals.add(mine.totals());
  }
  for (std::vector<std::string>& row : totals.rows(enumeration.order, graphs)) table.rows.push_back(std::move(row));
  return graphs;
}

void add_notes(const Evaluator& evaluator, int greatest_order, std::vector<std::string>& notes) {
  for (const std::string& note : evaluator.notes(greatest_order)) {
    if (std::ranges::find(notes, note) == notes.end()) notes.push_back(note);
  }
}

Table empty_table(const std::vector<Column>& columns, int greatest_order) {
  Table table;
  table.header = {"order"};
  for (const Column& column : columns) {
    table.kinds.push_back(column.kind);
    if (column.kind == Kind::by) table.header.push_back(column.text);
  }
  table.header.emplace_back("graphs");
  for (const Column& column : columns) {
    if (column.kind != Kind::by) table.header.push_back(column.text);
  }
  for (const Column& column : columns) add_notes(column.evaluator, greatest_order, table.notes);
  return table;
}

/// Graphs of a stream that have the same order.
struct OfOrder {
  explicit OfOrder(const std::vector<conjectures::Column>& columns)
      : totals(columns, &conjectures::triangulation_words()) {}
  conjectures::Totals totals;
  std::uint64_t begun = 0, decided = 0;

  void add(const OfOrder& other) {
    totals.add(other.totals);
    begun += other.begun;
    decided += other.decided;
  }
};

/// What a worker has of them.
struct StreamTally {
  TableTally tally;
  std::map<int, OfOrder> of_order;
};

}  // namespace

certificates::LedgerQuestion question_of(const TableRequest& request) {
  return {.columns = asked(read_columns(request, request.subject()))};
}

Table table(const TableRequest& request) {
  request.require_orders(graphs::largest_order(request.graph_class));
  const std::vector<Column> columns = read_columns(request, request.subject());
  const certificates::LedgerQuestion question{.columns = asked(columns)};
  Table table = empty_table(columns, request.last_order);
  add_notes(Evaluator(conjunction(request.conditions), request.evaluation()), request.last_order, table.notes);
  const auto tell = [&] {
    if (request.news) request.news(table);
  };
  tell();
  std::uint64_t graphs = 0;
  try {
    for (int order = request.first_order; order <= request.last_order; ++order) {
      const std::size_t rows = table.rows.size();
      graphs += add_rows(table, columns,
                         {.graph_class = request.graph_class,
                          .order = order,
                          .jobs = request.jobs,
                          .progress = request.progress,
                          .worth = request.worth()},
                         request, question);
      if (table.rows.size() > rows && !request.shard) tell();
    }
  } catch (const text::LimitError& limit) {
    table.reason = limit.what();
  }
  if (!table.undecided.empty())
    table.reason += (table.reason.empty() ? "" : "; ") + undecided_at(table.undecided.size());
  if (request.shard) {  // its rows would look like those of the class
    if (table.reason.empty()) table.reason = request.shard_text(graphs);
    table.rows.clear();
  }
  table.complete = table.reason.empty();
  return table;
}

StreamTable table_of(const TableRequest& request, const GraphStream& stream, const ReadInput& read) {
  const language::OtherWords others = conjectures::triangulation_words_beside(request.words);
  const std::vector<Column> columns =
      about_either([&](language::GraphKind about) { return read_columns(request, about, &others); });
  const std::vector<conjectures::Column> kinds = asked(columns);
  Table table = empty_table(columns, SmallGraph::max_order);
  std::vector<StreamTally> tallies(static_cast<std::size_t>(stream.threads()),
                                   StreamTally{TableTally(columns, request), {}});
  const MakeLook make = [&](int worker) -> LookAtGraph {
    return {[&kinds, &mine = tallies[static_cast<std::size_t>(worker)]](const SmallGraph& graph, std::string_view line,
                                                                        const solve::Limits* limits, std::string&) {
      mine.tally.tell(line);
      OfOrder& some = mine.of_order.try_emplace(graph.order, kinds).first->second;
      ++some.begun;
      graphs::GraphClass any = graphs::GraphClass::all;
      if (graph.directed) any.kind = graphs::GraphClass::Kind::digraphs;
      some.totals.add(mine.tally.values(graph, limits), [&] { return canonical_text(any, graph); });
      ++some.decided;
    }};
  };
  const Streamed all = go_through(stream, make, read, [](std::string_view) {});
  table.refused = all.refused;
  std::map<int, OfOrder> sums;
  for (const StreamTally& mine : tallies)
    for (const auto& [order, some] : mine.of_order) sums.try_emplace(order, kinds).first->second.add(some);
  for (const auto& [order, sum] : sums) {
    if (sum.begun != sum.decided) continue;
    for (std::vector<std::string>& row : sum.totals.rows(order, sum.decided)) table.rows.push_back(std::move(row));
  }
  if (all.undecided > 0) table.reason = undecided_at(all.undecided);
  table.complete = table.reason.empty();
  return {std::move(table), all};
}

}  // namespace gamecert::sweeps
