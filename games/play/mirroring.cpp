// The conditions, line by line.
#include "games/play/mirroring.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>

#include "games/play/live_cells.hpp"
#include "games/play/plane_words.hpp"

namespace gamecert::games {
namespace {

using Lines = std::vector<std::vector<int>>;
using Cells = std::vector<char>;

std::size_t place(int cell) { return static_cast<std::size_t>(cell); }

std::vector<int> image_of(const std::vector<int>& line, const std::vector<int>& image) {
  std::vector<int> result;
  for (const int cell : line) result.push_back(image[place(cell)]);
  std::ranges::sort(result);
  return result;
}

std::string named(const std::vector<int>& line) {
  std::string text;
  for (const int cell : line) text += (text.empty() ? "" : ",") + std::to_string(cell);
  return text;
}

std::vector<int> free_cells(const std::vector<int>& line, const Cells& free) {
  std::vector<int> result;
  std::ranges::copy_if(line, std::back_inserter(result), [&](int cell) { return free[place(cell)] != 0; });
  return result;
}

using Reason = std::optional<std::string>;

/// Lines go to lines and free cells to free cells.
Reason not_a_symmetry(const Lines& lines, const Cells& free, const std::vector<int>& image) {
  Cells reached(free.size(), 0);
  if (image.size() != free.size()) return "an image for every cell, found " + std::to_string(image.size());
  for (std::size_t cell = 0; cell < image.size(); ++cell) {
    const int to = image[cell];
    if (to < 0 || place(to) >= free.size() || reached[place(to)] != 0)
      return "every cell once among the images, found " + std::to_string(to) + " again or no cell";
    reached[place(to)] = 1;
    if (free[cell] != free[place(to)])
      return "free cells mapped to free cells, found " + std::to_string(cell) + " mapped to " + std::to_string(to);
  }
  const std::set<std::vector<int>> all(lines.begin(), lines.end());
  for (const std::vector<int>& line : lines) {
    if (!all.contains(image_of(line, image))) return "lines mapped to lines, found the line " + named(line);
  }
  return std::nullopt;
}

Reason following_may_fail(const Lines& lines, const Cells& free, const std::vector<int>& image) {
  if (auto reason = not_a_symmetry(lines, free, image)) return reason;
  for (std::size_t cell = 0; cell < image.size(); ++cell) {
    const std::string found = ", found " + std::to_string(cell) + " mapped to " + std::to_string(image[cell]);
    if (image[place(image[cell])] != static_cast<int>(cell)) return "an involution" + found;
    if (free[cell] != 0 && image[cell] == static_cast<int>(cell)) return "no free cell mapped to itself" + found;
  }
  for (const std::vector<int>& line : lines) {
    const std::vector<int> left = free_cells(line, free);
    if (left.size() < 2) return "two free cells in every line, found the line " + named(line);
    const std::vector<int> mirrored = image_of(left, image);
    std::vector<int> both;
    std::ranges::set_intersection(left, mirrored, std::back_inserter(both));
    if (!both.empty() && both != left) return "all images or none in the line, found the line " + named(line);
  }
  return std::nullopt;
}

Cells free_at(const Game& game, PositionView at) {
  Cells free(place(game.cells()), 0);
  for (const int move : game.moves(at)) free[place(move)] = 1;
  return free;
}

Reason case_may_fail(const Game& game, const Lines& lines, const Mirroring::Case& mirror) {
  Position at = game.start();
  for (const int move : mirror.opening) {
    const std::vector<int> legal = game.moves(at);
    if (std::ranges::find(legal, move) == legal.end()) return "a legal move, found " + std::to_string(move);
    at = game.play(at, move);
    if (game.won(at)) return "an opening that completes no line, found the move " + game.move_name(move);
  }
  return following_may_fail(lines, free_at(game, at), mirror.image);
}

/// Joins cells that the turn carries to each other, each known by the least; whether that joined any.
bool join(std::vector<int>& orbit, const std::vector<int>& turn) {
  bool joined = false;
  for (std::size_t cell = 0; cell < turn.size(); ++cell) {
    const int one = orbit[cell];
    const int other = orbit[place(turn[cell])];
    if (one == other) continue;
    std::ranges::replace(orbit, std::max(one, other), std::min(one, other));
    joined = true;
  }
  return joined;
}

Reason first_move_unsettled(const Game& game, const Lines& lines, const Mirroring& mirroring) {
  const Cells free = free_at(game, game.start());
  std::vector<int> orbit(free.size());
  std::iota(orbit.begin(), orbit.end(), 0);
  for (const std::vector<int>& turn : mirroring.turns) {
    if (auto reason = not_a_symmetry(lines, free, turn)) return reason;
    if (!join(orbit, turn)) return "turns that carry a case further, found one without use";
  }
  std::set<int> settled;
  for (const auto& [opening, image] : mirroring.cases) {
    if (!settled.insert(orbit[place(opening.front())]).second)
      return "one case for a first move, found another for " + game.move_name(opening.front());
  }
  for (const int move : game.moves(game.start())) {
    if (!settled.contains(orbit[place(move)]))
      return "a reply to every first move, found none to " + game.move_name(move);
  }
  return std::nullopt;
}

}  // namespace

Lines lines_to_complete(const Game& game) {
  if (!game.refinements().lines_win) return {};
  const LiveCells& cells = *game.live_cells();
  Lines result(cells.lines());
  PlaneWords line;
  for (std::size_t l = 0; l < cells.lines(); ++l) {
    cells.write_line(l, line.data());
    each_cell(line.data(), game.words() / game.info().planes.size(), [&](int cell) { result[l].push_back(cell); });
  }
  return result;
}

std::optional<std::string> mirroring_may_fail(const Game& game, bool first_wins, const Mirroring& mirroring) {
  const Lines lines = lines_to_complete(game);
  if (lines.empty()) return "expected a board with lines whose completion wins, found " + std::string(game.info().name);
  if (mirroring.cases.empty()) return "expected a case, found none";
  const std::size_t opening = first_wins ? 1 : mirroring.cases.front().opening.empty() ? 0 : 2;
  for (std::size_t i = 0; i < mirroring.cases.size(); ++i) {
    const std::string place = "case " + std::to_string(i + 1) + ": expected ";
    const std::size_t moves = mirroring.cases[i].opening.size();
    if (moves != opening)
      return place + "an opening of " + std::to_string(opening) + " moves, found " + std::to_string(moves);
    if (const auto reason = case_may_fail(game, lines, mirroring.cases[i])) return place + *reason;
  }
  if (opening < 2 && (mirroring.cases.size() > 1 || !mirroring.turns.empty()))
    return "expected one case and no turns, found more";
  const Reason reason = opening < 2 ? std::nullopt : first_move_unsettled(game, lines, mirroring);
  return reason ? std::optional("expected " + *reason) : std::nullopt;
}

}  // namespace gamecert::games
