// Mirroring played out: every strategy that evidence `symmetry` describes, against every play.
#include <map>
#include <set>
#include <utility>

#include "naive.hpp"

namespace gamecert::naive {

using certificates::Symmetry;
using games::Game;
using games::Position;

namespace {

int image_of(const std::vector<int>& image, int cell) { return image.at(static_cast<std::size_t>(cell)); }

/// The follower takes a win if there is one, and else the image of the move before.
bool follower_wins(const Game& game, const Position& at, const std::vector<int>& image,
                   std::map<Position, bool>& known) {
  if (const auto it = known.find(at); it != known.end()) return it->second;
  const std::vector<int> moves = game.moves(at);
  bool wins = !moves.empty();
  for (const int move : moves) {
    const Position after = game.play(at, move);
    if (game.won(after)) wins = false;
    if (!wins) break;
    bool at_once = false;
    bool legal = false;
    for (const int reply : game.moves(after)) {
      at_once = at_once || game.won(game.play(after, reply));
      legal = legal || reply == image_of(image, move);
    }
    wins = at_once || (legal && follower_wins(game, game.play(after, image_of(image, move)), image, known));
  }
  return known[at] = wins;
}

/// The case moved by a symmetry t: its opening by t, its image by t after the image after the inverse of t.
Symmetry::Case moved(const Symmetry::Case& mirror, const std::vector<int>& turn) {
  Symmetry::Case result{{}, std::vector<int>(turn.size())};
  for (const int move : mirror.opening) result.opening.push_back(image_of(turn, move));
  for (std::size_t cell = 0; cell < turn.size(); ++cell)
    result.image[static_cast<std::size_t>(turn[cell])] = image_of(turn, mirror.image[cell]);
  return result;
}

/// The answer to every move is there, and legal.
bool answers_win(const Game& game, const Position& at, const std::map<int, int>& answer) {
  const std::vector<int> moves = game.moves(at);
  return std::ranges::all_of(moves, [&](int move) {
    const Position after = game.play(at, move);
    const std::vector<int> replies = game.moves(after);
    const auto reply = answer.find(move);
    return reply != answer.end() && std::ranges::find(replies, reply->second) != replies.end() &&
           answers_win(game, game.play(after, reply->second), answer);
  });
}

}  // namespace

bool mirroring_right(const Game& game, const Symmetry& symmetry) {
  std::set<std::pair<std::vector<int>, std::vector<int>>> all;
  std::vector<Symmetry::Case> open = symmetry.cases;
  std::set<int> answered;
  while (!open.empty()) {
    const Symmetry::Case mirror = open.back();
    open.pop_back();
    if (!all.emplace(mirror.opening, mirror.image).second) continue;
    Position at = game.start();
    for (const int move : mirror.opening) at = game.play(at, move);
    std::map<Position, bool> known;
    if (!follower_wins(game, at, mirror.image, known)) return false;
    if (mirror.opening.size() == 2) answered.insert(mirror.opening.front());
    for (const std::vector<int>& turn : symmetry.turns) open.push_back(moved(mirror, turn));
  }
  const bool replies = symmetry.cases.front().opening.size() == 2;
  return !replies || answered.size() == game.moves(game.start()).size();
}

bool answers_right(const Game& game, const certificates::PairedMoves& pairs) {
  Position at = game.start();
  const std::vector<int> moves = game.moves(at);
  const auto move = [&](int number) { return moves.at(static_cast<std::size_t>(number)); };
  std::map<int, int> answer;
  for (const auto& [one, other] : pairs.pairs) {
    answer[move(one)] = move(other);
    answer[move(other)] = move(one);
  }
  if (pairs.opening) at = game.play(at, move(*pairs.opening));
  return answers_win(game, at, answer);
}

}  // namespace gamecert::naive
