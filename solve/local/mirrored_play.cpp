// Conditions (1) to (3) by recursion on positions, and the evidence from what was found.
#include "solve/local/mirrored_play.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "solve/gadget_claim.hpp"

namespace gamecert::solve {
namespace {

/// Calls visit(move) for every move, ascending, as long as it answers true; whether all did.
template <class Visit>
bool every(MoveSet moves, Visit&& visit) {
  for (; moves != 0; moves &= moves - 1)
    if (!visit(std::countr_zero(moves))) return false;
  return true;
}

constexpr MoveSet single(int move) { return MoveSet{1} << move; }

}  // namespace

MirroredPlay::MirroredPlay(const reductions::GadgetBoard& board, Watch& watch)
    : board_(board), moves_(board.game(), watch), holds_(watch) {
  every(moves_.start(), [&](int move) {
    if (board.inner(move)) inner_ |= single(move);
    return true;
  });
}

std::optional<int> MirroredPlay::heap() {
  if (holds(moves_.start())) return inner_nimber(moves_.start());
  return std::nullopt;
}

MoveSet MirroredPlay::closed(MoveSet at, int boundary_move) const {
  return at & ~single(board_.boundary_move(0, boundary_move)) & ~single(board_.boundary_move(1, boundary_move));
}

MoveSet MirroredPlay::made(MoveSet at, int boundary_move) const {
  const MoveSet both = single(board_.boundary_move(0, boundary_move)) | single(board_.boundary_move(1, boundary_move));
  MoveSet gone = 0;
  every(both, [&](int move) {
    gone |= moves_.closed_by(move);
    return true;
  });
  return at & ~(board_.beyond(boundary_move) ? gone & (inner_ | both) : gone);
}

MoveSet MirroredPlay::living(MoveSet at, std::size_t gadget) const {
  MoveSet result = 0;
  for (int i = 0; i < board_.boundary_moves(); ++i)
    if ((at & single(board_.boundary_move(gadget, i))) != 0) result |= single(i);
  return result;
}

MoveSet MirroredPlay::folded(MoveSet at) const {
  MoveSet result = 0;
  while (at != 0) {
    const MoveSet part = moves_.component(at);
    if ((part & ~inner_) != 0) result |= part;
    at &= ~part;
  }
  return result;
}

bool MirroredPlay::holds(MoveSet at) {
  at = folded(at);
  return holds_.once(games::PositionView(&at, 1), [&] { return searched(at); });
}

bool MirroredPlay::searched(MoveSet at) {
  const MoveSet alive = living(at, 0);
  if (alive != living(at, 1)) return false;
  const int heap = inner_nimber(at);
  return every(alive,
               [&](int i) {
                 const MoveSet after = made(at, i);
                 return inner_nimber(after) == heap && holds(closed(at, i)) && holds(after);
               }) &&
         every(at & inner_, [&](int move) { return answer(at, move).has_value(); }) &&
         every(single(heap) - 1, [&](int left) { return heap_answer(at, left).has_value(); });
}

std::optional<int> MirroredPlay::answer(MoveSet at, int move) {
  const std::size_t gadget = board_.gadget_of(move);
  const int heap = inner_nimber(at);
  const MoveSet after = played(at, move), left = living(after, gadget);
  const bool quiet = left == living(at, gadget);
  const int value = inner_nimber(after);
  if (quiet && value < heap && holds(after)) return -1 - value;
  std::optional<int> found;
  every(after & inner_, [&](int reply) {
    if (!quiet && board_.gadget_of(reply) == gadget) return true;
    const MoveSet answered = played(after, reply);
    if (living(answered, 0) == left && living(answered, 1) == left && inner_nimber(answered) == heap && holds(answered))
      found = reply;
    return !found;
  });
  return found;
}

std::optional<int> MirroredPlay::heap_answer(MoveSet at, int left) {
  std::optional<int> found;
  every(at & inner_, [&](int reply) {
    const MoveSet answered = played(at, reply);
    if (living(answered, 0) == living(at, 0) && living(answered, 1) == living(at, 1) &&
        inner_nimber(answered) == left && holds(answered))
      found = reply;
    return !found;
  });
  return found;
}

certificates::MirrorTriples MirroredPlay::evidence() {
  std::map<MoveSet, certificates::MirrorTriples::Triple> triples;
  std::map<MoveSet, int> values;
  const std::size_t words = board_.game().words();
  const auto position = [&](MoveSet at) {
    games::Position result(words, 0);
    result.front() = at;
    return result;
  };
  std::vector<MoveSet> parts, positions;  // still to be looked at
  const auto lead_to = [&](MoveSet at) {
    const MoveSet core = folded(at);
    if (triples.try_emplace(core, certificates::MirrorTriples::Triple{position(core), inner_nimber(core), {}}).second)
      positions.push_back(core);
    parts.push_back(at & ~core);
  };
  lead_to(moves_.start());
  while (!positions.empty()) {
    const MoveSet at = positions.back();
    positions.pop_back();
    std::vector<int> answers;
    every(living(at, 0), [&](int i) {
      lead_to(closed(at, i));
      lead_to(made(at, i));
      return true;
    });
    every(at & inner_, [&](int move) {
      answers.push_back(*answer(at, move));
      const MoveSet after = played(at, move);
      lead_to(answers.back() < 0 ? after : played(after, answers.back()));
      return true;
    });
    for (int left = 0; left < inner_nimber(at); ++left) {
      answers.push_back(*heap_answer(at, left));
      lead_to(played(at, answers.back()));
    }
    triples.at(at).answers = std::move(answers);
  }
  while (!parts.empty()) {
    MoveSet rest = parts.back();
    parts.pop_back();
    for (; rest != 0; rest &= ~moves_.component(rest)) {
      const MoveSet part = moves_.component(rest);
      if (!values.try_emplace(part, moves_.nimber(part)).second) continue;
      every(part, [&](int move) {
        parts.push_back(played(part, move));
        return true;
      });
    }
  }
  certificates::MirrorTriples result;
  for (const auto& [at, value] : values) result.values.push_back({position(at), value});
  for (auto& [at, triple] : triples) result.triples.push_back(std::move(triple));
  return result;
}

std::optional<certificates::Certificate> mirror_proof(const reductions::LemmaGame& game,
                                                      const reductions::Gadget& gadget,
                                                      const reductions::Conclusion& conclusion, Watch& watch) {
  const games::Entry& entry = reductions::local_game(game.name, game.parameters);
  const reductions::GadgetBoard board(entry, game.parameters, {gadget, conclusion.after});
  MirroredPlay play(board, watch);
  if (play.heap() != conclusion.plus) return std::nullopt;
  return certificates::Certificate{gadget_claim(game, gadget, conclusion), play.evidence()};
}

}  // namespace gamecert::solve
