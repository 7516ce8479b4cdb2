// Counts, sums, extremes and histograms over every graph of a class, or of a stream: one row an order, or one for each
// value of the keys at graphs of the order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "conjectures/column.hpp"
#include "conjectures/language.hpp"
#include "language/typing.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "sweeps/scope.hpp"
#include "sweeps/streams/graph_stream.hpp"
#include "sweeps/undecided.hpp"

namespace gamecert::sweeps {

struct Table;

struct TableRequest : Scope {
  std::string columns;    // `count(oddity),sum(winnable-colourings),histogram(nimber(node-kayles))`
  std::string keys = {};  // `girth,bipartite`: rows are parted by their values, 1 and 0 of a property
  language::UserWords words = {};
  /// Told of the table so far, once before it has rows and again with the rows of each order, from the calling thread.
  std::function<void(const Table&)> news = {};
};

struct Table {
  std::vector<std::string> header;               // order, keys, graphs, then the columns as given
  std::vector<conjectures::Column::Kind> kinds;  // of the keys, which are `by`, and the columns
  std::vector<std::vector<std::string>> rows;    // orders ascending, then keys; cells as conjectures::Total writes them
  bool complete = true;                          // false: rows are missing; of a shard all are
  std::string reason;                // why they are: interrupted, the limit met, undecided graphs, the shard
  std::vector<Undecided> undecided;  // an order with such graphs has no row
  std::vector<std::string> notes;    // theorems used
  RefusedOfGame refused = {};        // of the graphs that were looked at
};

/// What its columns ask. InputError as table().
certificates::LedgerQuestion question_of(const TableRequest& request);

/// The table does not depend on jobs. InputError with the column in `columns` for what is not a list of
/// count(PROPERTY), sum(NUMBER), min(NUMBER), max(NUMBER), histogram(NUMBER), argmax(NUMBER) and argmin(NUMBER), where
/// PROPERTY and NUMBER are expressions of the conjecture language about such graphs, for keys, and for orders as of
/// sweep. Graphs that argmax and argmin name are canonical: those of ledgers, where 128 bits hold their words.
Table table(const TableRequest& request);

struct StreamTable {
  Table table;
  Streamed graphs;
};
/// The same over graphs that are read, with a row for each order that is met, but for orders with undecided graphs. Of
/// the request only columns, keys, words and mode matter. Errors are those of go_through, too.
StreamTable table_of(const TableRequest& request, const GraphStream& stream, const ReadInput& read);

}  // namespace gamecert::sweeps
