// Elimination in symmetric matrices over GF(2^64).
//
// A nonzero diagonal entry d eliminates its row and column: with x the rest of the row, what is
// left is A + x x^T / d, symmetric again, so only upper rows are kept and the work is halved
// (n^3/6 products). If the diagonal entry is zero and the row holds a nonzero a, the two rows
// x, y of the block (0 a; a d) are eliminated at once: A + (d x x^T + a (x y^T + y x^T)) / a^2.
// If the whole row is zero, so is the determinant. Rows end where zeros begin, so a matrix of
// bandwidth b costs n b^2.
// Source: James Bunch and Beresford Parlett, "Direct methods for solving symmetric indefinite
// systems of linear equations", 1971; here there is no rounding, so any nonzero pivot will do.
#include "solve/ello/determinant/algebraic_matrix.hpp"

#include <algorithm>
#include <utility>

#include "solve/ello/determinant/gf64.hpp"

namespace gamecert::solve {

std::uint64_t SymmetricMatrix::entry(int i, int j) const {
  const auto [low, high] = std::minmax(i, j);
  const Row& row = rows_[low];
  const std::size_t at = static_cast<std::size_t>(high - low);
  return at < row.size() ? row[at] : 0;
}

std::uint64_t& SymmetricMatrix::cell(int i, int j) {
  const auto [low, high] = std::minmax(i, j);
  return rows_[low][high - low];
}

void SymmetricMatrix::reach(int i, std::size_t length, const Watch& watch) {
  Row& row = rows_[i];
  if (row.size() >= length) return;
  const std::size_t before = row.capacity();
  row.resize(length, 0);
  cells_ += row.capacity() - before;
  watch.hold(cells_ * sizeof(std::uint64_t));
}

void SymmetricMatrix::drop(int i) {
  cells_ -= rows_[i].capacity();
  rows_[i] = Row{};
}

void SymmetricMatrix::add(int i, int j, std::uint64_t value, const Watch& watch) {
  const auto [low, high] = std::minmax(i, j);
  reach(low, static_cast<std::size_t>(high - low) + 1, watch);
  cell(low, high) ^= value;
}

/// Renames i as j and j as i, where every row above i is done with and i < j.
void SymmetricMatrix::exchange(int i, int j, const Watch& watch) {
  if (i == j) return;
  const int end = std::max({j, i + static_cast<int>(rows_[i].size()), j + static_cast<int>(rows_[j].size())});
  for (int k = i; k < end; ++k) {
    if (k == i || k == j || entry(i, k) == entry(j, k)) continue;
    reach(std::min(i, k), static_cast<std::size_t>(std::max(i, k) - std::min(i, k)) + 1, watch);
    reach(std::min(j, k), static_cast<std::size_t>(std::max(j, k) - std::min(j, k)) + 1, watch);
    std::swap(cell(i, k), cell(j, k));
  }
  std::swap(cell(i, i), cell(j, j));
}

/// Adds a multiple of a pivot row to row i, from the diagonal on.
void SymmetricMatrix::add_row(int i, int pivot, std::uint64_t factor, const Watch& watch) {
  const std::size_t from = static_cast<std::size_t>(i - pivot);
  if (factor == 0 || from >= rows_[pivot].size()) return;
  const std::size_t length = rows_[pivot].size() - from;
  reach(i, length, watch);
  gf64::add_multiple(rows_[i].data(), rows_[pivot].data() + from, factor, length);
}

void SymmetricMatrix::eliminate_one(int k, const Watch& watch) {
  const std::uint64_t inverse = gf64::inverse(rows_[k][0]);
  for (std::size_t at = 1; at < rows_[k].size(); ++at) {
    if (rows_[k][at] == 0) continue;
    add_row(k + static_cast<int>(at), k, gf64::multiply(rows_[k][at], inverse), watch);
  }
}

void SymmetricMatrix::eliminate_two(int k, const Watch& watch) {
  const std::uint64_t inverse = gf64::inverse(entry(k, k + 1));
  const std::uint64_t scaled = gf64::multiply(entry(k + 1, k + 1), gf64::multiply(inverse, inverse));
  const std::size_t end = std::max(rows_[k].size(), rows_[k + 1].size() + 1);
  for (std::size_t at = 2; at < end; ++at) {
    const int i = k + static_cast<int>(at);
    const std::uint64_t x = entry(k, i);
    const std::uint64_t y = entry(k + 1, i);
    add_row(i, k, gf64::multiply(x, scaled) ^ gf64::multiply(y, inverse), watch);
    add_row(i, k + 1, gf64::multiply(x, inverse), watch);
  }
}

bool SymmetricMatrix::regular(Watch& watch) {
  const int order = static_cast<int>(rows_.size());
  for (int k = 0; k < order;) {
    watch.look();
    Row& row = rows_[k];
    while (!row.empty() && row.back() == 0) row.pop_back();
    if (row.empty()) return false;
    if (row[0] != 0) {
      eliminate_one(k, watch);
      drop(k);
      k += 1;
      continue;
    }
    const auto nonzero = std::find_if(row.begin() + 1, row.end(), [](std::uint64_t x) { return x != 0; });
    const int partner = k + static_cast<int>(nonzero - row.begin());
    reach(partner, 1, watch);
    reach(k + 1, 1, watch);
    reach(k, 2, watch);
    std::swap(cell(k, k + 1), cell(k, partner));
    exchange(k + 1, partner, watch);
    eliminate_two(k, watch);
    drop(k);
    drop(k + 1);
    k += 2;
  }
  return true;
}

}  // namespace gamecert::solve
