// Values from the options that keep the turn and those that pass it (Berlekamp, Conway and Guy, Winning Ways, 1982):
// two different values among the former, or one that the latter have as well, make a position loony.
#include "papers/triangulations/strings.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace gamecert::papers {
namespace {

int unmarked_in(EdgeSet face, EdgeSet marked) { return std::popcount(face & ~marked); }

bool completes(const EdgeBoard& board, EdgeSet marked, int e) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return (face & ~marked) == one_edge(e); });
}

int value_of(std::uint64_t kept, std::uint64_t passed, bool loony_kept) {
  if (loony_kept || std::popcount(kept) > 1) return loony_value;
  if (kept == 0) return std::countr_one(passed);
  return (kept & passed) != 0 ? loony_value : std::countr_zero(kept);
}

}  // namespace

StringValues::StringValues(const EdgeBoard& board, Trial& trial) : values_(board.all() + 1) {
  for (EdgeSet marked = board.all() + 1; marked-- > 0;) {
    trial.step();
    std::uint64_t kept = 0, passed = 0;
    bool loony_kept = false;
    each_edge(board.all() & ~marked, [&](int e) {
      const int value = values_[marked | one_edge(e)];
      if (!completes(board, marked, e)) {
        passed |= value == loony_value ? 0 : std::uint64_t{1} << value;
      } else if (value == loony_value) {
        loony_kept = true;
      } else {
        kept |= std::uint64_t{1} << value;
      }
    });
    values_[marked] = static_cast<signed char>(value_of(kept, passed, loony_kept));
  }
}

bool has_lune(const EdgeBoard& board, EdgeSet marked, Far far) {
  const auto other_side = [&](EdgeSet face, int e) -> EdgeSet {
    for (const EdgeSet other : board.triangles) {
      if (other != face && (other & one_edge(e)) != 0) return other;
    }
    return 0;
  };
  for (const EdgeSet completable : board.triangles) {
    if (unmarked_in(completable, marked) != 1) continue;
    const int e1 = std::countr_zero(completable & ~marked);
    const EdgeSet next = other_side(completable, e1);
    if (next == 0 || unmarked_in(next, marked) != 2) continue;
    const int e2 = std::countr_zero(next & ~marked & ~one_edge(e1));
    const EdgeSet last = other_side(next, e2);
    if (last == 0 ? far == Far::triangle_or_outside : unmarked_in(last, marked) != 1) return true;
  }
  return false;
}

namespace {

class MirrorSearch {
 public:
  MirrorSearch(const Mirror& mirror, Trial& trial) : mirror_(mirror), board_(mirror.board), trial_(trial) {}

  bool holds_against_move(EdgeSet marked) {
    if (!seen_.insert(marked).second) return true;
    const EdgeSet before = left_;
    left_ = marked;
    const bool holds = holds_in_turn(marked);
    if (holds) left_ = before;
    return holds;
  }
  LostRun run() const { return {run_, left_}; }

 private:
  /// The opponent goes on with a turn: an edge that completes nothing ends it.
  bool holds_in_turn(EdgeSet marked) {
    trial_.step();
    bool holds = true;
    each_edge(board_.all() & ~marked, [&](int e) {
      if (!holds) return;
      const std::string before = run_;
      run_ += (run_.empty() ? "" : " ") + board_.edge_name(e);
      const EdgeSet now = marked | one_edge(e);
      holds = completes(board_, marked, e) ? holds_in_turn(now) : holds_answered(now, e);
      if (holds) run_ = before;
    });
    return holds;
  }
  bool holds_answered(EdgeSet marked, int last) {
    if (has_lune(board_, marked, Far::triangle_or_outside)) return true;
    run_ += ";";
    for (int e = 0; e < board_.size();) {
      if ((marked & one_edge(e)) == 0 && completes(board_, marked, e)) {
        run_ += " " + board_.edge_name(e);
        marked |= one_edge(e);
        e = 0;
      } else {
        ++e;
      }
    }
    const int answer = mirror_.image[static_cast<std::size_t>(last)];
    if ((marked & one_edge(answer)) != 0) return false;
    run_ += " " + board_.edge_name(answer) + ";";
    return holds_against_move(marked | one_edge(answer));
  }

  const Mirror& mirror_;
  const EdgeBoard& board_;
  Trial& trial_;
  std::set<EdgeSet> seen_;
  std::string run_;
  EdgeSet left_ = 0;  // what the mirroring player left last
};

}  // namespace

std::optional<LostRun> where_mirroring_fails(const Mirror& mirror, EdgeSet marked, Trial& trial) {
  MirrorSearch search(mirror, trial);
  if (search.holds_against_move(marked)) return std::nullopt;
  return search.run();
}

}  // namespace gamecert::papers
