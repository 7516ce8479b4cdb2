// Games on triangulations: whole classes of boards and single large ones.
//
//   bench_triangulations
//
// For each game: how many boards, the seconds of search over all of them with the rules alone, those of the worst
// board, how many times what making the boards took all is, and the seconds of `solve` where it knows an engine. One
// run of each.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "graphs/plane_board_text.hpp"
#include "graphs/triangulation_classes.hpp"
#include "solve/solve.hpp"

namespace {

using namespace gamecert;
using Boards = std::vector<std::string>;

Boards convex(int points, graphs::ConvexKind kind = graphs::ConvexKind::all) {
  Boards boards;
  for (const graphs::Triangulation& each : graphs::convex_classes(points, kind)) boards.push_back(graphs::text(each));
  return boards;
}

Boards serpentine(int points) { return convex(points, graphs::ConvexKind::serpentine); }

/// All triangulations of discs with so many edges and inner points.
Boards discs(int edges, int inner) {
  const int outer = (edges + 3 - 3 * inner) / 2;  // edges = 2 outer - 3 + 3 inner
  Boards boards;
  for (const graphs::Triangulation& each : graphs::disc_classes(outer, inner)) boards.push_back(graphs::text(each));
  return boards;
}

/// About 20 of them, evenly spaced.
Boards some(const Boards& boards) {
  Boards result;
  for (std::size_t i = 0; i < boards.size(); i += boards.size() / 20 + 1) result.push_back(boards[i]);
  return result;
}

struct Question {
  const char* game;
  const char* boards;
  Boards (*make)();
  bool nimber = false;
  bool engine = false;
};

const Question questions[] = {
    {"nimstring", "some convex, 11 points, 19 edges", [] { return some(convex(11)); }, true},
    {"nimstring", "some discs, 8+2 points, 19 edges", [] { return some(discs(19, 2)); }, true},
    {"nimstring", "fan of 20", [] { return Boards{"fan:20"}; }, true},
    {"triangle-colouring", "convex, 11 points", [] { return convex(11); }, false, true},
    {"four-cycle", "wheel of 11, 22 edges", [] { return Boards{"wheel:11"}; }},
    {"four-cycle", "zigzag of 10, 21 edges", [] { return Boards{"zigzag:10"}; }},
    {"complete-triangulation", "10 points", [] { return Boards{"convex:10:"}; }, false, true},
    {"flip-to-triangle", "serpentine, 14 points", [] { return serpentine(14); }},
    {"all-green", "convex, 13 points", [] { return convex(13); }, false, true},
    {"bichromatic-flip", "convex, 13 points", [] { return convex(13); }},
    {"bichromatic-colouring", "convex, 8 points", [] { return convex(8); }},
    {"green-wins", "convex, 10 points", [] { return convex(10); }},
};

template <class Work>
double seconds(Work&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

struct Times {
  double all = 0, worst = 0;
};

Times ask(const Question& question, const Boards& boards, const solve::Request& request) {
  Times times;
  for (const std::string& board : boards) {
    const double one =
        seconds([&] { solve::solve(games::Setup(games::find(question.game), games::Instance(board)), request); });
    times.all += one;
    times.worst = std::max(times.worst, one);
  }
  return times;
}

}  // namespace

int main() {
  std::printf("game\tboards\tnumber\tsearch s\tworst s\ttimes making boards\tengine s\n");
  for (const Question& question : questions) {
    Boards boards;
    const double making = seconds([&] { boards = question.make(); });
    const Times rules = ask(question, boards, {.nimber = question.nimber, .engine = solve::Engine::search});
    std::printf("%s\t%s\t%zu\t%.2f\t%.2f\t%.1f", question.game, question.boards, boards.size(), rules.all, rules.worst,
                rules.all / making);
    if (question.engine) std::printf("\t%.2f", ask(question, boards, {.nimber = question.nimber}).all);
    std::printf("\n");
    std::fflush(stdout);
  }
}
