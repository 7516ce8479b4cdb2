// Live cells and lines as vertices of a graph.
#include "solve/search/shape.hpp"

#include <algorithm>

#include "games/play/live_cells.hpp"
#include "games/play/plane_words.hpp"

namespace gamecert::solve {

using namespace games;

namespace {

/// The lines that matter, each joined to its live cells.
void add_lines(const LiveCells& cells, PositionView at, const PlaneWords& live, std::size_t words,
               const std::vector<int>& number, Shape& shape) {
  PlaneWords line;
  for (std::size_t l = 0; l < cells.lines(); ++l) {
    cells.write_line(l, line.data());
    Word any = 0;
    for (std::size_t i = 0; i < words; ++i) any |= line[i] &= live[i];
    const int colour = any == 0 ? -1 : cells.line_mark(at.data(), l);
    if (colour < 0) continue;
    const int next = shape.order();
    shape.colours.push_back(Shape::line_colour + colour);
    each_cell(line.data(), words,
              [&](int cell) { shape.edges.emplace_back(number[static_cast<std::size_t>(cell)], next); });
  }
}

/// Nothing if two coins are held together by two strings.
std::optional<Shape> shape_of_coins(const Game& game, PositionView at) {
  const LiveCells& cells = *game.live_cells();
  Shape result;
  std::vector<int> coin_at(game.words() * word_bits, -1);  // by string, the first that was met
  std::vector<int> others;
  PlaneWords line;
  for (std::size_t l = 0; l < cells.lines(); ++l) {
    cells.write_line(l, line.data());
    for (std::size_t i = 0; i < game.words(); ++i) line[i] &= at[i];
    const int next = result.order();
    int strings = 0;
    others.clear();
    each_cell(line.data(), game.words(), [&](int string) {
      ++strings;
      int& coin = coin_at[static_cast<std::size_t>(string)];
      if (coin < 0) {
        coin = next;
      } else {
        others.push_back(coin);
      }
    });
    if (strings == 0) continue;
    result.colours.push_back(Shape::line_colour + strings);
    std::ranges::sort(others);
    if (std::ranges::adjacent_find(others) != others.end()) return std::nullopt;
    for (const int other : others) result.edges.emplace_back(other, next);
  }
  return result;
}

}  // namespace

std::optional<Shape> shape(const Game& game, PositionView at) {
  const LiveCells* cells = game.live_cells();
  if (cells == nullptr) return std::nullopt;
  if (game.refinements().coins) {
    if (auto of_coins = shape_of_coins(game, at)) return of_coins;
  }
  const std::size_t planes = game.info().planes.size();
  const std::size_t words = game.words() / planes;
  Shape result;
  PlaneWords live, joined;
  cells->write_live(at.data(), live.data());
  std::vector<int> number(words * word_bits);
  each_cell(live.data(), words, [&](int cell) {
    const int next = result.order();
    number[static_cast<std::size_t>(cell)] = next;
    int colour = cells->mark(at.data(), cell);
    for (std::size_t plane = 0; plane < planes; ++plane)
      colour = 2 * colour + (contains(at.data() + plane * words, cell) ? 1 : 0);
    result.colours.push_back(colour);
    cells->write_joined(cell, joined.data());
    for (std::size_t i = 0; i < words; ++i) joined[i] &= live[i];
    each_cell(joined.data(), words, [&](int other) {
      if (other < cell) result.edges.emplace_back(number[static_cast<std::size_t>(other)], next);
    });
  });
  add_lines(*cells, at, live, words, number, result);
  return result;
}

}  // namespace gamecert::solve
