// Values of all positions, from the last ones on.
#include "solve/boards/loony_positions.hpp"

#include <algorithm>
#include <bit>

#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int most_edges = 17;
constexpr int loony_value = -1;

bool completes(const EdgeBoard& board, EdgeSet marked, int e) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return (face & ~marked) == graphs::single(e); });
}

/// From the values of the options that keep the turn and those that pass it (Berlekamp, Conway and Guy, Winning Ways,
/// 1982): two different values among the former, or one that the latter have as well, make a position loony.
int value_of(std::uint64_t kept, std::uint64_t passed, bool loony_kept) {
  if (loony_kept || std::popcount(kept) > 1) return loony_value;
  if (kept == 0) return std::countr_one(passed);
  return (kept & passed) != 0 ? loony_value : std::countr_zero(kept);
}

}  // namespace

std::vector<bool> loony_positions(const EdgeBoard& board, Watch& watch) {
  if (board.size() > most_edges)
    throw text::InputError("expected a triangulation of at most 17 edges, found " + std::to_string(board.size()));
  std::vector<std::int8_t> values(board.all() + 1);
  std::vector<bool> loony(values.size());
  for (EdgeSet marked = board.all() + 1; marked-- > 0;) {
    watch.step();
    std::uint64_t kept = 0, passed = 0;
    bool loony_kept = false;
    graphs::each(board.all() & ~marked, [&](int e) {
      const int value{values[marked | graphs::single(e)]};
      if (!completes(board, marked, e)) {
        passed |= value == loony_value ? 0 : std::uint64_t{1} << value;
      } else if (value == loony_value) {
        loony_kept = true;
      } else {
        kept |= std::uint64_t{1} << value;
      }
    });
    values[marked] = static_cast<std::int8_t>(value_of(kept, passed, loony_kept));
    loony[marked] = values[marked] == loony_value;
  }
  return loony;
}

}  // namespace gamecert::solve
