// Games on triangulations: whole classes of boards.
//
//   bench_triangulations
//
// For each game and class: the time of search over all its boards, with the rules alone, over that of making them;
// `worst`: that of the worst board over the mean; `engine`: how many times as fast all are where `solve` knows an
// engine.
#include <vector>

#include "bench/measure.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulations/triangulation_classes.hpp"
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
    {"nimstring", "some convex 11", [] { return some(convex(11)); }, true},
    {"nimstring", "some discs 8+2", [] { return some(discs(19, 2)); }, true},
    {"triangle-colouring", "convex 11", [] { return convex(11); }, false, true},
    {"flip-to-triangle", "serpentine 14", [] { return serpentine(14); }},
    {"all-green", "convex 13", [] { return convex(13); }, false, true},
    {"bichromatic-flip", "convex 13", [] { return convex(13); }},
    {"bichromatic-colouring", "convex 8", [] { return convex(8); }},
    {"green-wins", "convex 10", [] { return convex(10); }},
};

struct Times {
  double all = 0, worst = 0;
};

Times ask(const Question& question, const Boards& boards, const solve::Request& request) {
  Times times;
  for (const std::string& board : boards) {
    const double one = bench::seconds(
        [&] { solve::solve(games::Setup(games::find(question.game), games::Instance(board)), request); }, 0.001);
    times.all += one;
    times.worst = std::max(times.worst, one);
  }
  return times;
}

void measure(const Question& question) {
  const std::string name = std::string("triangulations ") + question.game + " " + question.boards;
  const Boards boards = question.make();
  const double making = bench::seconds([&] { question.make(); });
  const Times rules = ask(question, boards, {.nimber = question.nimber, .engine = solve::Engine::search});
  bench::row(name, rules.all, making);
  bench::row(name + " worst", rules.worst, rules.all / static_cast<double>(boards.size()));
  if (question.engine) bench::row(name + " engine", rules.all, ask(question, boards, {.nimber = question.nimber}).all);
}

}  // namespace

int main() {
  return bench::exit_status([&] {
    for (const Question& question : questions) measure(question);
  });
}
