// Games on triangulations, Section 5.4: Nimstring.
#include <algorithm>
#include <bit>
#include <set>

#include "papers/facts.hpp"
#include "papers/sections.hpp"
#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {
namespace {

constexpr int loony_value = -1;

int unmarked_in(EdgeSet face, EdgeSet marked) { return std::popcount(face & ~marked); }

bool completes(const EdgeBoard& board, EdgeSet marked, int e) {
  return std::ranges::any_of(board.triangles, [&](EdgeSet face) { return (face & ~marked) == one_edge(e); });
}

/// From the values of the options that keep the turn and those that pass it (Berlekamp, Conway and Guy, Winning Ways,
/// 1982): two different values among the former, or one that the latter have as well, make a position loony.
int value_of(std::uint64_t kept, std::uint64_t passed, bool loony_kept) {
  if (loony_kept || std::popcount(kept) > 1) return loony_value;
  if (kept == 0) return std::countr_one(passed);
  return (kept & passed) != 0 ? loony_value : std::countr_zero(kept);
}

/// The values of all positions by their marked edges, loony_value where no heap makes the sum lost.
std::vector<std::int8_t> values(const EdgeBoard& board, Trial& trial) {
  std::vector<std::int8_t> result(board.all() + 1);
  for (EdgeSet marked = board.all() + 1; marked-- > 0;) {
    trial.step();
    std::uint64_t kept = 0, passed = 0;
    bool loony_kept = false;
    each_edge(board.all() & ~marked, [&](int e) {
      const int value{result[marked | one_edge(e)]};
      if (!completes(board, marked, e)) {
        passed |= value == loony_value ? 0 : std::uint64_t{1} << value;
      } else if (value == loony_value) {
        loony_kept = true;
      } else {
        kept |= std::uint64_t{1} << value;
      }
    });
    result[marked] = static_cast<std::int8_t>(value_of(kept, passed, loony_kept));
  }
  return result;
}

/// Whether there is a completable triangle, incident by e1 to a triangle with exactly one marked edge, which is
/// incident by e2 to an incompletable triangle or to nothing.
bool has_lune(const EdgeBoard& board, EdgeSet marked) {
  const auto other_side = [&](EdgeSet face, int e) -> EdgeSet {
    for (const EdgeSet other : board.triangles) {
      if (other != face && (other & one_edge(e)) != 0) return other;
    }
    return 0;
  };
  return std::ranges::any_of(board.triangles, [&](EdgeSet completable) {
    if (unmarked_in(completable, marked) != 1) return false;
    const int e1 = std::countr_zero(completable & ~marked);
    const EdgeSet next = other_side(completable, e1);
    if (next == 0 || unmarked_in(next, marked) != 2) return false;
    const EdgeSet last = other_side(next, std::countr_zero(next & ~marked & ~one_edge(e1)));
    return last == 0 || unmarked_in(last, marked) != 1;
  });
}

void lunes_are_loony(int points, Trial& trial) {
  constexpr int most_edges = 17, certified_points = 4;
  each_disc(points, points - 3, trial, [&](const EdgeBoard& board) {
    if (board.size() > most_edges) return;
    const std::vector<std::int8_t> value = values(board, trial);
    for (EdgeSet marked = 0; marked <= board.all(); ++marked) {
      trial.step();
      if (!has_lune(board, marked)) continue;
      trial.instance(value[marked] == loony_value, [&] {
        return nimber_failure(by_rules("nimstring", board.marked(marked)), "has a configuration of Figure 3");
      });
      if (points <= certified_points) keep(nimber_failure(by_rules("nimstring", board.marked(marked)), ""), trial);
    }
  });
}

/// The player of the proofs of Theorems 4 and 5: unless there is a lune, she completes all completable triangles and
/// marks image[e] for the last edge e her opponent marked.
class Mirroring {
 public:
  Mirroring(const EdgeBoard& board, std::vector<int> image, Trial& trial)
      : board_(board), image_(std::move(image)), trial_(trial) {}

  /// An instance: when she has left `marked` she can mark her edge in every turn; else `who` says who could not.
  void goes_on(EdgeSet marked, const std::string& who) {
    trial_.instance(holds_against_move(marked), [&] {
      return outcome_failure(by_rules("nimstring", board_.marked(left_)),
                             who + " left this and lost in the run " + run_);
    });
  }

 private:
  bool holds_against_move(EdgeSet marked) {
    if (!seen_.insert(marked).second) return true;
    const EdgeSet before = left_;
    left_ = marked;
    const bool holds = holds_in_turn(marked);
    if (holds) left_ = before;
    return holds;
  }
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
    if (has_lune(board_, marked)) return true;
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
    const int answer = image_[static_cast<std::size_t>(last)];
    if ((marked & one_edge(answer)) != 0) return false;
    run_ += " " + board_.edge_name(answer) + ";";
    return holds_against_move(marked | one_edge(answer));
  }

  const EdgeBoard& board_;
  std::vector<int> image_;  // by edge
  Trial& trial_;
  std::set<EdgeSet> seen_;
  std::string run_;   // the moves in which she could not go on
  EdgeSet left_ = 0;  // what she left last before these
};

/// Spoke 0-i to spoke 0-(n-i), as on the points; the middle spoke is marked first.
void even_fans_by_mirroring(int vertices, Trial& trial) {
  const EdgeBoard fan = fan_board(vertices - 2);
  const auto point = [&](int v) { return v == 0 ? 0 : vertices - v; };
  Mirroring(fan, fan.images(point), trial).goes_on(one_edge(fan.number(0, vertices / 2)), "she");
}

/// Opposite spokes and rim edges to one another.
void odd_wheels_by_mirroring(int vertices, Trial& trial) {
  const int t = vertices - 1;
  const EdgeBoard wheel = wheel_board(t);
  const auto opposite = [&](int v) { return v == t ? t : (v + t / 2) % t; };
  Mirroring(wheel, wheel.images(opposite), trial).goes_on(0, "he");
}

}  // namespace

std::vector<CheckFunction> triangulation_nimstring() {
  return {
      check("lunes-are-loony", lunes_are_loony),
      check("fan-by-mirroring", even_fans_by_mirroring),
      check("wheel-by-mirroring", odd_wheels_by_mirroring),
  };
}

}  // namespace gamecert::papers
