// Least squares on sums.
#include "sweeps/time_left.hpp"

#include <algorithm>
#include <bit>

namespace gamecert::sweeps {

std::vector<int> spread(int count) {
  std::vector<int> numbers;
  const int bits = static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(count - 1, 0))));
  for (unsigned i = 0; i >> bits == 0; ++i) {
    unsigned reversed = 0;
    for (int bit = 0; bit < bits; ++bit) reversed |= (i >> bit & 1) << (bits - 1 - bit);
    if (reversed < static_cast<unsigned>(count)) numbers.push_back(static_cast<int>(reversed));
  }
  return numbers;
}

void TimeLeft::Sums::add(const PieceCost& piece) {
  pieces += 1;
  seconds += piece.seconds;
  graphs += piece.graphs;
  squares += piece.graphs * piece.graphs;
  products += piece.graphs * piece.seconds;
}

double TimeLeft::Sums::expected(double of_pieces, double of_graphs) const {
  const double each = seconds / pieces;
  if (of_graphs < 1 || graphs < 1) return each * of_pieces;
  const double spread_of_graphs = squares - graphs * graphs / pieces;
  const double slope = spread_of_graphs > 0 ? (products - graphs * each) / spread_of_graphs : 0;
  if (slope <= 0) return each * of_pieces;
  const double constant = each - slope * graphs / pieces;
  if (constant <= 0) return seconds / graphs * of_graphs;
  return constant * of_pieces + slope * of_graphs;
}

std::optional<double> TimeLeft::seconds(const std::vector<PieceCost>& under_way, int workers) const {
  if (finished_.pieces < 2 * workers) return std::nullopt;
  const double usual = finished_.seconds / finished_.pieces;
  Sums known = finished_;
  double spent = finished_.seconds, longest = 0;
  for (const PieceCost& piece : under_way) {
    spent += piece.seconds;
    if (piece.seconds <= usual) continue;
    known.add(piece);
    longest = std::max(longest, piece.seconds);
  }
  const double unfinished = pieces_ - finished_.pieces;
  const double at_work = std::clamp(unfinished, 1.0, static_cast<double>(workers));
  const double left = (known.expected(pieces_, graphs_) - spent) / at_work;
  return unfinished < 1 ? 0 : std::max(left, longest / 2);  // the longest is taken to be two thirds done
}

}  // namespace gamecert::sweeps
