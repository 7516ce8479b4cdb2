// Values of games for Left and Right beside the usual method: a table of whole positions, with rules on machine words,
// and canonical forms of all of them.
//
//   bench_values
//
// `whole`: seconds of the processor of the usual method over those of search_value. `check`: of the certificate that
// search leaves, over those of search and its certificate.
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "bench/measure.hpp"
#include "certificates/checker.hpp"
#include "games/forms/value_text.hpp"
#include "games/instances/setup.hpp"
#include "graphs/graph.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "tests/games/texts.hpp"

namespace {

using namespace gamecert;
using games::Forms;
using games::GameForm;
using Position = std::uint64_t;
using Options = std::function<void(Position, std::vector<Position>& left, std::vector<Position>& right)>;

/// Transposition table over positions; nothing is split.
class WholePositions {
 public:
  explicit WholePositions(Options options) : options_(std::move(options)) {}
  GameForm value(Position at) {
    if (const auto known = known_.find(at); known != known_.end()) return known->second;
    std::vector<Position> left, right;
    options_(at, left, right);
    std::vector<GameForm> left_values, right_values;
    for (const Position each : left) left_values.push_back(value(each));
    for (const Position each : right) right_values.push_back(value(each));
    return known_[at] = forms_.canonical(std::move(left_values), std::move(right_values));
  }
  std::string text(Position at) {
    const GameForm form = value(at);
    games::ValueTexts texts(forms_);
    return "VALUE " + texts.of(form).value_or("form " + texts.digest(form));
  }

 private:
  Options options_;
  Forms forms_;
  std::unordered_map<Position, GameForm> known_;
};

/// Blue vertices in the low half of the word, red ones in the high half.
Options painting(int order, const std::vector<Position>& neighbours, bool snort) {
  return [=](Position at, std::vector<Position>& left, std::vector<Position>& right) {
    const Position blue = at & 0xffffffff, red = at >> 32;
    for (int v = 0; v < order; ++v) {
      const Position vertex = Position{1} << v, near = neighbours[static_cast<std::size_t>(v)];
      if (((blue | red) & vertex) != 0) continue;
      if ((near & (snort ? red : blue)) == 0) left.push_back(at | vertex);
      if ((near & (snort ? blue : red)) == 0) right.push_back(at | vertex << 32);
    }
  };
}
Options domineering(int rows, int columns) {
  return [=](Position free, std::vector<Position>& left, std::vector<Position>& right) {
    for (int square = 0; square < rows * columns; ++square) {
      const Position upright = Position{1} << square | Position{1} << (square + columns);
      const Position across = Position{3} << square;
      if (square + columns < rows * columns && (free & upright) == upright) left.push_back(free & ~upright);
      if (square % columns != columns - 1 && (free & across) == across) right.push_back(free & ~across);
    }
  };
}

games::Setup on_shelf(const std::string& game, const std::string& board) {
  const auto path = std::filesystem::path(GAMECERT_SOURCE_DIR) / "examples/games" / (game + ".game");
  return {testing::text_game(path).entry, games::Instance(board)};
}

void measure(const std::string& name, const games::Setup& setup, const Options& options, Position start) {
  setup.game();
  std::string found, by_whole;
  const double whole = bench::seconds([&] { by_whole = WholePositions(options).text(start); });
  const double search = bench::seconds([&] { found = solve::search_value(setup, {.value = true}).statement; });
  if (found != by_whole) throw std::logic_error("bench_values: " + name + " is " + found + " and " + by_whole);
  bench::row("values " + name + " whole", whole, search);
}

void check(const std::string& name, const games::Setup& setup) {
  const solve::Request request{.value = true, .certificate = true};
  solve::Answer answer;
  const double search = bench::seconds([&] { answer = solve::search_value(setup, request); });
  const certificates::Certificate certificate{solve::claim(setup, request, answer.statement), *answer.evidence};
  bench::row("values " + name + " check", bench::seconds([&] { certificates::check(certificate); }), search);
}

std::vector<Position> neighbours_of(const graphs::Graph& board) {
  std::vector<Position> result(static_cast<std::size_t>(board.order()));
  for (int v = 0; v < board.order(); ++v)
    for (const int u : board.neighbours(v)) result[static_cast<std::size_t>(v)] |= Position{1} << u;
  return result;
}
/// `col path:12`, on a board of at most 32 vertices.
void paints(const std::string& game, const std::string& board) {
  const games::Setup setup = on_shelf(game, board);
  const auto& graph = std::get<graphs::Graph>(setup.instance().board());
  std::string name = game + " " + board;
  std::ranges::replace(name, ':', ' ');
  measure(name, setup, painting(graph.order(), neighbours_of(graph), game == "snort"), 0);
}

void dominoes(int rows, int columns) {
  std::string across;
  for (int square = 0; square < rows * columns; ++square)
    if (square % columns != columns - 1)
      across.append(across.empty() ? " across=" : ",")
          .append(std::to_string(square) + "-" + std::to_string(square + 1));
  const std::string size = std::to_string(rows) + "x" + std::to_string(columns);
  const games::Setup setup = on_shelf("domineering", "grid:" + size + across);
  measure("domineering " + size, setup, domineering(rows, columns), (Position{1} << (rows * columns)) - 1);
}

}  // namespace

int main() {
  return bench::exit_status([] {
    for (const char* game : {"col", "snort"})
      for (const char* board : {"path:8", "path:10", "path:12", "grid:3x3", "grid:3x4"}) paints(game, board);
    dominoes(4, 4);
    dominoes(4, 5);
    dominoes(5, 5);
    check("col path 40", on_shelf("col", "path:40"));
    check("snort path 12", on_shelf("snort", "path:12"));
  });
}
