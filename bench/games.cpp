// Search of the graph games: seconds for boards of the sizes that matter, and against naive play.
//
//   bench_games
//
// For each game: the time of search on a large board; on a smaller one, as ratios to the time of search there,
// that of search with a certificate and of the check; on a small one that of naive play, which knows neither
// parts nor isomorphism. Least of three runs, of large boards one.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <string>

#include "certificates/checker.hpp"
#include "solve/solve.hpp"

namespace {

using gamecert::games::Game;
using gamecert::games::Position;
namespace games = gamecert::games;
namespace solve = gamecert::solve;
namespace certificates = gamecert::certificates;

struct Question {
  const char* game;
  std::map<std::string, int> parameters;
  const char* large;
  const char* middle;
  const char* small;
  bool nimber = false;
};

const Question questions[] = {
    {"proper", {{"colours", 2}}, "grid:4x5", "grid:4x4", "grid:3x4"},
    {"proper", {{"colours", 1}}, "grid:5x8", "grid:5x6", "grid:4x5"},
    {"blue-red", {}, "directed-path:200", "directed-path:40", "directed-path:12"},
    {"distance", {{"colours", 2}, {"distance", 2}}, "path:25", "path:19", "path:11", true},
    {"weak", {}, "grid:4x4", "grid:3x4", "grid:3x3"},
    {"geodetic", {}, "grid:5x6", "grid:4x5", "grid:3x4"},
    {"hackendot", {}, "binary-tree:8", "binary-tree:6", "binary-tree:3"},
    {"kayles", {}, "heaps:200,200", "heaps:40,40", "heaps:8,6", true},
    {"capture", {}, "complete:7", "complete:6", "complete:5"},
    {"capture", {}, "grid:3x4", "grid:3x3", "grid:2x4"},
};

template <class Work>
double seconds(int runs, Work&& work) {
  double least = 1e9;
  for (int run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    work();
    least = std::min(least, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  return least;
}

/// What the mover gets more than the opponent from here on; a last move gets a point where it decides.
int naive_value(const Game& game, const Position& at, std::map<Position, int>& known) {
  if (const auto it = known.find(at); it != known.end()) return it->second;
  games::Options options;
  game.options(at, options);
  const bool last_move_decides = game.info().stuck == games::Stuck::loses;
  int best = !options.moves.empty() ? -1000 : last_move_decides ? -1 : 0;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const auto next = options.position(i);
    best = std::max(best, options.gains[i] - naive_value(game, Position(next.begin(), next.end()), known));
    if (last_move_decides && best == 1) break;
  }
  return known[at] = best;
}

}  // namespace

int main() {
  std::printf("game\tboard\tsearch s\tboard\twith certificate\tcheck\tboard\tnaive play\n");
  for (const Question& question : questions) {
    const games::Entry& entry = games::find(question.game);
    const games::Instance large(question.large), middle(question.middle), small(question.small);
    const solve::Request plain{.nimber = question.nimber};
    const solve::Request with_certificate{.nimber = question.nimber, .certificate = true};
    const auto ask = [&](const games::Instance& instance, const solve::Request& request) {
      return solve::solve(games::Setup(entry, instance, question.parameters), request);
    };
    const double search = seconds(1, [&] { ask(large, plain); });
    const double middle_search = seconds(3, [&] { ask(middle, plain); });
    const double proof = seconds(3, [&] { ask(middle, with_certificate); });
    const solve::Answer answer = ask(middle, with_certificate);
    const certificates::Certificate certificate{
        solve::claim(games::Setup(entry, middle, question.parameters), with_certificate, answer.statement),
        *answer.evidence};
    const double check = seconds(3, [&] { certificates::check(certificate); });
    const double small_search = seconds(3, [&] { ask(small, {}); });
    const auto game = games::make(entry, small, question.parameters);
    const double naive = seconds(3, [&] {
      std::map<Position, int> known;
      naive_value(*game, game->start(), known);
    });
    std::printf("%s\t%s\t%.2f\t%s\t%.1f\t%.1f\t%s\t%.1f\n", question.game, question.large, search, question.middle,
                proof / middle_search, check / middle_search, question.small, naive / small_search);
    std::fflush(stdout);
  }
}
