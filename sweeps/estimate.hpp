// What a sweep or a table will cost, from a sample of its graphs.
//
// An order is cut into parts of about a thousand graphs. Parts are sampled, chosen without chance, evenly over all; in
// each, as many graphs as its share of the time allows. Graphs without further conditions of large orders are cut by
// the smaller graphs that they extend, and parts are drawn by fixed numbers. Processor time is measured a graph; the
// whole is the ratio estimator: time of the sample over its graphs, times all graphs. Its error is what the parts
// differ by (Cochran, Sampling techniques, 1977, chapter 6). Where the number of all graphs is not known it is
// estimated in the same way.
#pragma once

#include <cstdint>
#include <string>

#include "sweeps/sweep.hpp"
#include "sweeps/table.hpp"

namespace gamecert::sweeps {

/// Seconds of one processor.
struct EstimatedTime {
  double seconds = 0;
  double error = 0;  // with probability 0.95 it is at most this
  double at_most() const { return seconds + error; }
};

/// Of all orders of a question.
struct Estimate {
  EstimatedTime making, checking;
  double graphs = 0;
  double bytes = 0;          // of all ledgers, at most
  double largest_piece = 0;  // graphs
  int pieces = 0, pieces_of_last_order = 0;
  std::uint64_t sampled_graphs = 0;
  int sampled_parts = 0;
};

/// Takes about so many seconds of the processor an order, some more where the parts that are needed at least take
/// longer; LimitError if that is not enough, or if text::interrupted is set. InputError as sweep and table.
Estimate estimate(const Scope& scope, const certificates::LedgerQuestion& question, double seconds);

}  // namespace gamecert::sweeps
