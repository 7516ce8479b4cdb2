// Histograms of values of games for Left and Right, as counts of the values that occur.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "graphs/small_graph.hpp"
#include "sweeps/table.hpp"

namespace gamecert::sweeps {

/// Columns `histogram(value(GAME))` of a table. For each stands a column `count(value(GAME) = "V")` for every value V
/// that occurs, so that ledgers have the counts: they say that no other value occurs if they add up to the graphs.
class ValueHistograms {
 public:
  /// Finds the values of all graphs of the request if such a column is there. InputError with the column for a game
  /// without values, or with a position; LimitError for more than 2000 values, or values of more than 10,000
  /// characters.
  explicit ValueHistograms(const TableRequest& request);

  /// The request, with counts for such columns.
  const TableRequest& counted() const { return counted_; }
  /// Of a table with these the one that was asked for. A cell of a histogram of values is `"V":N:GRAPH`, joined by
  /// commas: V occurs at N graphs, the most frequent first, then by text. GRAPH is the least of the order, by edges and
  /// text of its canonical form; it is left out where there are keys.
  Table folded(const Table& table) const;

 private:
  struct Histogram {
    std::size_t column;  // among those of the request
    std::string name;    // as given
    std::string value;   // `value(GAME)`
    language::Formula asks;
    std::map<std::string, std::map<int, graphs::SmallGraph>> least = {};  // by value and order, canonical
    void keep(const std::string& value, const graphs::SmallGraph& graph);
  };
  void find_columns();
  void find_values();
  static void look(const graphs::SmallGraph& graph, const solve::Limits& limits, std::vector<Histogram>& found);
  std::string cell(const Histogram& of, const std::vector<std::string>& counts, std::int64_t order) const;

  TableRequest counted_;
  std::vector<std::string> columns_;  // as given
  std::size_t keys_ = 0;
  std::vector<Histogram> histograms_;
};

}  // namespace gamecert::sweeps
