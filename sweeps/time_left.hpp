// How long an enumeration will still take, told from the pieces that are finished.
//
// Pieces are gone through in an order that spreads the first ones over all. The time of a piece is fitted by
// a + b * graphs, least squares with a, b >= 0, so that neither pieces of unequal numbers of graphs nor graphs of
// unequal cost mislead it (the regression estimator: Cochran, Sampling techniques, 1977, chapter 7). A piece under way
// that takes longer than pieces do counts as one of the time that it has taken so far: the short ones end first.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace gamecert::sweeps {

/// The numbers from 0 to count - 1 by their binary digits read backwards: 0, 4, 2, 6, 1, 5, 3, 7.
std::vector<int> spread(int count);

struct PieceCost {
  double seconds = 0;
  double graphs = 0;
};

class TimeLeft {
 public:
  /// Of so many pieces with so many graphs together; 0 if that is not known.
  TimeLeft(int pieces, std::uint64_t graphs) : pieces_(pieces), graphs_(static_cast<double>(graphs)) {}
  void finish(const PieceCost& piece) { finished_.add(piece); }
  /// A piece of so many graphs that says nothing about the others.
  void leave_out(std::uint64_t graphs) {
    --pieces_;
    graphs_ -= static_cast<double>(graphs);
  }
  /// With the pieces under way, one a worker; nothing till two pieces a worker are finished.
  std::optional<double> seconds(const std::vector<PieceCost>& under_way, int workers) const;

 private:
  struct Sums {
    double pieces = 0, seconds = 0, graphs = 0, squares = 0, products = 0;
    void add(const PieceCost& piece);
    /// Of so many pieces with so many graphs; graphs below 1 are not looked at.
    double expected(double of_pieces, double of_graphs) const;
  };

  int pieces_;
  double graphs_;
  Sums finished_;
};

}  // namespace gamecert::sweeps
