// Search of single games, certificates of its answers, and their checks.
//
//   bench_solve
//
// A benchmark without a word behind the board is a question to gamecert as it stands: search of the board, over the
// time of naive play, which knows neither parts nor isomorphism, of the game's small board. `certificate` and `check`:
// search with a certificate, and the check of that, over search of the same board. `naive`: naive play of the small
// board over search of it.
#include "solve/solve.hpp"

#include <map>
#include <optional>
#include <sstream>
#include <vector>

#include "bench/measure.hpp"
#include "certificates/checker.hpp"

namespace {

using gamecert::games::Game;
using gamecert::games::Position;
namespace bench = gamecert::bench;
namespace games = gamecert::games;
namespace solve = gamecert::solve;
namespace certificates = gamecert::certificates;

struct Boards {
  const char* game;  // with options, as on the command line
  std::vector<const char*> searched;
  const char* small;
  const char* certified = nullptr;
};

const Boards boards[] = {
    {"node-kayles", {"grid:5x10", "grid:3x16", "grid:3x30"}, "grid:5x5", "grid:4x6"},
    {"node-kayles --play misere", {"grid:6x6"}, "grid:5x5"},
    {"proper --colours 1", {"grid:5x8"}, "grid:5x5", "grid:5x6"},
    {"proper --colours 2 --play misere", {"grid:4x4"}, "grid:3x4", "grid:3x4"},
    {"oriented --colours 2", {"directed-cycle:15"}, "directed-cycle:11"},
    {"blue-red",
     {"directed-path:100 painted=7:1,60:2"},
     "directed-path:14 painted=5:2",
     "directed-path:40 painted=7:1"},
    {"weak", {"grid:4x4"}, "grid:3x4", "grid:3x4"},
    {"distance --distance 2 --colours 2 --nimber", {"path:25", "path:31"}, "path:14", "path:19"},
    {"sequential --colours 4", {"grid:7x6"}, "grid:6x6"},
    {"geodetic", {"grid:4x5", "grid:5x6"}, "grid:4x4", "grid:4x5"},
    {"geodetic --play misere", {"grid:4x5"}, "grid:4x4"},
    {"hackendot", {"binary-tree:8"}, "spider:8,8,8,8 roots=2", "binary-tree:6"},
    {"kayles --nimber", {"heaps:200,200"}, "heaps:8,6", "heaps:40,40"},
    {"dawson-kayles --nimber", {"heaps:200,200"}, "heaps:14,13"},
    {"capture", {"complete:6", "complete:7", "complete:8", "binary-tree:3"}, "complete:5", "complete:6"},
    {"capture", {"grid:3x3", "grid:3x4", "spider:5,5,7,9,6,4", "complete-bipartite:3,6"}, "grid:2x4", "grid:3x3"},
    {"complete-triangulation --engine search", {"convex:10:"}, "convex:7:", "convex:7:"},
    {"triangle --engine search", {"convex:11:"}, "convex:8:"},
    {"bichromatic-complete", {"convex:8:"}, "convex:6:"},
    {"bichromatic-triangle", {"convex:8:"}, "convex:6:"},
    {"flip --engine search", {"zigzag:16"}, "zigzag:13"},
    {"flip-to-triangle --engine search", {"zigzag:16"}, "zigzag:12"},
    {"bichromatic-flip --engine search", {"zigzag:23"}, "zigzag:19"},
    {"all-green --engine search", {"zigzag:24"}, "zigzag:21"},
    {"green-wins --engine search --ratio 99/1", {"zigzag:21"}, "zigzag:17"},
    {"triangle-colouring --engine search", {"zigzag:10"}, "zigzag:8"},
    {"triangle-colouring --nimber", {"wheel:11"}, "wheel:8"},
    {"bichromatic-colouring", {"wheel:8"}, "wheel:5"},
    {"four-cycle --engine search", {"zigzag:10"}, "zigzag:8"},
    {"four-cycle --nimber", {"zigzag:9"}, "zigzag:8"},
    {"four-cycle", {"wheel:11"}, "wheel:6"},
    {"nimstring --nimber", {"fan:13", "fan:20", "wheel:11"}, "fan:7", "fan:9"},
    {"nimstring --play misere", {"fan:11"}, "fan:7"},
    {"ello --engine search", {"grid:4x5 green=0,1,7,8"}, "grid:4x4 green=0,1,5"},
    {"ello-modular", {"complete-bipartite:9,9 coloured=0:1"}, "complete-bipartite:6,6 coloured=0:1"},
    {"lights-out --engine search", {"grid:4x4 lit=0"}, "cycle:12 lit=0"},
    {"odd-elimination --engine search", {"cylinder:6x3"}, "grid:4x4"},
};

/// What the words of the command line ask.
struct Question {
  std::string game;
  std::map<std::string, int> parameters;
  solve::Request request;

  explicit Question(const std::string& words) {
    std::istringstream in(words);
    in >> game;
    for (std::string option, value; in >> option;) {
      if (option == "--nimber") {
        request.nimber = true;
        continue;
      }
      in >> value;
      if (option == "--play") {
        request.misere = value == "misere";
      } else if (option == "--engine") {
        request.engine = solve::Engine::search;
      } else {
        const std::string name = option.substr(2);
        parameters[name] = games::parameter_value(games::find(game).info, name, value);
      }
    }
  }
  /// The answer, of rules made anew.
  solve::Answer answer(const std::string& board, bool certificate = false) const {
    solve::Request with = request;
    with.certificate = certificate;
    return solve::solve(setup(board), with);
  }
  games::Setup setup(const std::string& board) const { return {games::find(game), games::Instance(board), parameters}; }
};

/// Outcomes and scores by the rules alone.
class NaivePlay {
 public:
  NaivePlay(const Game& game, bool misere) : game_(game), misere_(misere) {}

  /// What the mover gets more than the opponent from here on, or a single player in all; the last move, where it
  /// decides, and a win count as a point.
  int value(const Position& at) {
    if (const auto it = known_.find(at); it != known_.end()) return it->second;
    games::Options options;
    game_.options(at, options);
    int best = options.moves.empty() ? without_a_move() : -1000;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      best = std::max(best, options.gains[i] + (options.won[i] != 0 ? 1 : after(options, i)));
      if (best == 1 && !game_.refinements().gain) break;
    }
    return known_[at] = best;
  }

 private:
  int without_a_move() const {
    if (game_.info().stuck != games::Stuck::loses) return 0;
    return misere_ ? 1 : -1;
  }
  int after(const games::Options& options, std::size_t i) {
    const auto next = options.position(i);
    const int rest = value(Position(next.begin(), next.end()));
    return options.again[i] != 0 ? rest : -rest;
  }

  const Game& game_;
  bool misere_;
  std::map<Position, int> known_;
};

double naive_seconds(const Question& question, const std::string& board) {
  return bench::seconds([&] {
    const games::Setup setup = question.setup(board);
    NaivePlay(setup.game(), question.request.misere).value(setup.game().start());
  });
}

void measure_certificate(const std::string& name, const Question& question, const std::string& board) {
  const double search = bench::seconds([&] { question.answer(board); });
  std::optional<solve::Answer> answer;
  bench::row(name + " certificate", bench::seconds([&] { answer = question.answer(board, true); }), search);
  solve::Request request = question.request;
  request.certificate = true;
  const certificates::Certificate certificate{solve::claim(question.setup(board), request, answer->statement),
                                              answer->evidence.value()};
  bench::row(name + " check", bench::seconds([&] { certificates::check(certificate); }), search);
}

void measure(const Boards& asked) {
  const std::string prefix = "solve " + std::string(asked.game) + " ";
  const Question question(asked.game);
  const double naive = naive_seconds(question, asked.small);
  bench::row(prefix + asked.small + " naive", naive, bench::seconds([&] { question.answer(asked.small); }));
  for (const char* board : asked.searched)
    bench::row(prefix + board, bench::seconds([&] { question.answer(board); }), naive);
  if (asked.certified != nullptr) measure_certificate(prefix + asked.certified, question, asked.certified);
}

}  // namespace

int main() {
  return bench::exit_status([&] {
    for (const Boards& asked : boards) measure(asked);
  });
}
