// Evidence `symmetry`: the winner opens, then mirrors every move of the other player.
//
// Of a game in which whoever completes a line of cells wins. The conditions under which mirroring wins are those of
// games/mirroring.hpp; docs/SYMMETRY.md proves them. For OUTCOME first the winner makes one move and then follows.
// For OUTCOME second the winner follows at once, or there is a reply to every first move after which mirroring wins:
// listed, or carried over from a listed one by symmetries of the start.
#include <algorithm>
#include <numeric>

#include "certificates/checker.hpp"
#include "certificates/subject.hpp"
#include "games/mirroring.hpp"

namespace gamecert::certificates {
namespace {

using Lines = std::vector<std::vector<int>>;

std::vector<char> free_cells(const games::Game& game, games::PositionView at) {
  std::vector<char> free(static_cast<std::size_t>(game.cells()), 0);
  for (const int move : game.moves(at)) free[static_cast<std::size_t>(move)] = 1;
  return free;
}

/// The first moves, joined where a symmetry carries one to the other.
class Orbits {
 public:
  explicit Orbits(std::size_t cells) : leader_(cells) { std::iota(leader_.begin(), leader_.end(), 0); }
  int of(int cell) const {
    while (leader_[static_cast<std::size_t>(cell)] != cell) cell = leader_[static_cast<std::size_t>(cell)];
    return cell;
  }
  /// Whether anything was joined.
  bool join(const std::vector<int>& turn) {
    bool joined = false;
    for (std::size_t cell = 0; cell < turn.size(); ++cell) {
      const int one = of(static_cast<int>(cell));
      const int other = of(turn[cell]);
      leader_[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
      joined = joined || one != other;
    }
    return joined;
  }

 private:
  std::vector<int> leader_;
};

void check_case(const games::Game& game, const Lines& lines, const Symmetry::Case& mirror, const std::string& place) {
  games::Position at = game.start();
  for (const int move : mirror.opening) {
    const std::vector<int> legal = game.moves(at);
    if (std::ranges::find(legal, move) == legal.end())
      reject(place + ": expected a legal move, found " + std::to_string(move));
    at = game.play(at, move);
    if (game.won(at)) reject(place + ": expected an opening without a win, found one");
  }
  const auto reason = games::mirroring_may_fail(lines, free_cells(game, at), mirror.image);
  if (reason) reject(place + ": expected " + *reason);
}

void check_every_first_move(const games::Game& game, const Lines& lines, const Symmetry& evidence) {
  const std::vector<char> free = free_cells(game, game.start());
  Orbits orbits(free.size());
  for (std::size_t i = 0; i < evidence.turns.size(); ++i) {
    const std::string place = "turn " + std::to_string(i + 1) + ": expected ";
    if (const auto reason = games::not_a_symmetry(lines, free, evidence.turns[i])) reject(place + *reason);
    if (!orbits.join(evidence.turns[i])) reject(place + "one that carries a case further, found one without use");
  }
  std::vector<char> covered(free.size(), 0);
  for (std::size_t i = 0; i < evidence.cases.size(); ++i) {
    const int first = orbits.of(evidence.cases[i].opening.front());
    if (std::exchange(covered[static_cast<std::size_t>(first)], 1) != 0)
      reject("case " + std::to_string(i + 1) + ": expected another first move, found one that is settled");
  }
  for (const int move : game.moves(game.start())) {
    if (covered[static_cast<std::size_t>(orbits.of(move))] == 0)
      reject("expected a reply to every first move, found none to " + game.move_name(move));
  }
}

}  // namespace

void check_symmetry(const Claim& claim, const Symmetry& evidence) {
  const Subject subject = subject_of(claim);
  const bool first = claim.statement == "OUTCOME first";
  require(subject, claim, 2, first ? "OUTCOME first" : "OUTCOME second");
  const auto game = games::make(subject.entry, subject.instance, claim.parameters);
  const Lines lines = game->lines_to_complete();
  if (lines.empty())
    reject("expected a board with lines whose completion wins, found " + claim.game + " " + claim.instance);
  if (evidence.cases.empty()) reject("expected a case, found none");
  const std::size_t opening = first ? 1 : evidence.cases.front().opening.empty() ? 0 : 2;
  for (std::size_t i = 0; i < evidence.cases.size(); ++i) {
    const std::string place = "case " + std::to_string(i + 1);
    if (evidence.cases[i].opening.size() != opening)
      reject(place + ": expected an opening of " + std::to_string(opening) + " moves, found " +
             std::to_string(evidence.cases[i].opening.size()));
    check_case(*game, lines, evidence.cases[i], place);
  }
  if (opening == 2) return check_every_first_move(*game, lines, evidence);
  if (evidence.cases.size() > 1 || !evidence.turns.empty()) reject("expected one case and no turns, found more");
}

}  // namespace gamecert::certificates
