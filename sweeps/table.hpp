// Counts, sums, extremes and histograms over every graph of a class, one row an order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "conjectures/language.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::sweeps {

struct Table;

struct TableRequest : Scope {
  std::string columns;  // `count(oddity),sum(winnable-colourings),histogram(nimber(node-kayles))`
  conjectures::UserWords words = {};
  /// Told of the table so far, once before it has rows and again with each row, from the calling thread.
  std::function<void(const Table&)> news = {};
};

struct Table {
  std::vector<std::string> header;             // order, graphs, then the columns as given
  std::vector<std::vector<std::string>> rows;  // a histogram is `value:count` pairs joined by commas
  bool complete = true;                        // false: rows are missing; of a shard all are
  std::string reason;                          // why they are: interrupted, the limit met, undecided graphs, the shard
  std::vector<Undecided> undecided;            // an order with such graphs has no row
  std::vector<std::string> notes;              // theorems used
};

/// What its columns ask. InputError as table().
certificates::LedgerQuestion question_of(const TableRequest& request);

/// The table does not depend on jobs. InputError with the column in `columns` for what is not a list of
/// count(PROPERTY), sum(NUMBER), min(NUMBER), max(NUMBER) and histogram(NUMBER), where PROPERTY and
/// NUMBER are expressions of the conjecture language about such graphs, and for orders as of sweep.
Table table(const TableRequest& request);

}  // namespace gamecert::sweeps
