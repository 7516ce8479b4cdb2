// Search from the end for connected ELLO games of any order, splitting into components.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "graphs/graph.hpp"
#include "solve/limits.hpp"
#include "solve/search/position_table.hpp"

namespace gamecert::solve {

class ComponentSearch {
 public:
  enum class Result { won, lost, open };  // open: the budget of sets was spent

  /// `graph` is connected and outlives this. Vertices of high number are placed last by preference.
  ComponentSearch(const graphs::Graph& graph, const std::vector<char>& green, Watch& watch);

  /// Visits at most `most_sets` sets.
  Result run(std::size_t most_sets);
  /// A winning order, after Result::won.
  std::vector<int> order();

 private:
  using Set = std::vector<std::uint64_t>;  // bit v % 64 of word v / 64

  Result search(const Set& left, const Set& last);
  Result search_without(const Set& left, const Set& last, int v);
  std::vector<Set> components(Set left) const;
  bool plausible(const Set& part, const Set& last, bool check_parity) const;
  void append_order(const Set& left, std::vector<int>& order);

  const std::uint64_t* row(int v) const { return rows_.data() + static_cast<std::size_t>(v) * words_; }

  std::size_t words_;
  std::vector<std::uint64_t> rows_;  // neighbours, words_ a vertex
  Set green_;
  Set all_;
  Set last_;  // the vertices that may be the last of all
  Watch& watch_;
  PositionTable table_;      // connected sets
  std::vector<int> placed_;  // by number in table_: the last vertex of a winning order, or a Mark
  std::size_t most_sets_ = 0;
};

}  // namespace gamecert::solve
