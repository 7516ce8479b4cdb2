// Moves, options, parts and shapes of positions, read word by word.
#include "games/play/packed_base.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace gamecert::games {
namespace {

/// One plane of any width; as many of its words count as the board has.
using PlaneWords = std::array<Word, max_cells / word_bits>;

/// Calls visit(cell) for every member, ascending.
template <class Visit>
void each_cell(const Word* plane, std::size_t words, Visit&& visit) {
  for (std::size_t i = 0; i < words; ++i) {
    for (Word word = plane[i]; word != 0; word &= word - 1) {
      visit(static_cast<int>(i) * word_bits + std::countr_zero(word));
    }
  }
}

bool contains(const Word* plane, int cell) {
  return (plane[static_cast<std::size_t>(cell / word_bits)] >> (cell % word_bits) & 1) != 0;
}

}  // namespace

std::size_t words_for(int cells) {
  if (cells > max_cells)
    throw text::LimitError("the board has " + std::to_string(cells) + " cells; boards that are searched hold at most " +
                           std::to_string(max_cells));
  for (const std::size_t words : {1, 2, 4}) {
    if (cells <= static_cast<int>(words) * word_bits) return words;
  }
  return max_cells / word_bits;
}

Position PackedBase::start() const {
  Position position(words());
  write_start(position.data());
  return position;
}

std::vector<int> PackedBase::moves(PositionView at) const {
  PlaneWords codes;
  write_moves(words_of(at), codes.data());
  std::vector<int> result;
  each_cell(codes.data(), words_a_plane_, [&](int move) { result.push_back(move); });
  return result;
}

Position PackedBase::play(PositionView at, int move) const {
  Position next(words());
  write_next(words_of(at), move, next.data());
  return next;
}

void PackedBase::options(PositionView at, Options& out) const {
  PlaneWords codes;
  write_moves(words_of(at), codes.data());
  std::size_t count = 0;
  for (std::size_t i = 0; i < words_a_plane_; ++i) count += static_cast<std::size_t>(std::popcount(codes[i]));
  out.resize(out.between ? 0 : count, words());  // so that one thrown at holds those made so far
  std::size_t i = 0;
  each_cell(codes.data(), words_a_plane_, [&](int move) {
    if (out.between) {
      out.between();
      out.resize(i + 1, words());
    }
    const auto [again, won, gain] = write_option(words_of(at), move, out.positions.data() + i * words());
    out.moves[i] = move;
    out.again[i] = again;
    out.won[i] = won;
    out.gains[i] = gain;
    ++i;
  });
}

std::vector<Position> PackedBase::parts(PositionView at) const {
  // Sound because rules with `live`, and without points or turns, have the properties that docs/PARTS.md asks for.
  if (!refinements_.live || refinements_.turn || refinements_.gain) return {Position(at.begin(), at.end())};
  std::vector<Position> result;
  PlaneWords left, part, kept;
  write_live(words_of(at), left.data());
  const auto any_left = [&] {
    return std::any_of(left.data(), left.data() + words_a_plane_, [](Word word) { return word != 0; });
  };
  while (any_left()) {
    write_component(left.data(), part.data());
    write_beside(words_of(at), part.data(), kept.data());
    for (std::size_t i = 0; i < words_a_plane_; ++i) {
      left[i] &= ~part[i];
      kept[i] |= part[i];
    }
    Position& position = result.emplace_back(at.begin(), at.end());
    for (std::size_t plane = 0; plane < position.size(); plane += words_a_plane_) {
      for (std::size_t i = 0; i < words_a_plane_; ++i) position[plane + i] &= kept[i];
    }
  }
  return result;
}

std::optional<Shape> PackedBase::shape(PositionView at) const {
  if (!refinements_.live) return std::nullopt;
  Shape result;
  PlaneWords live, joined;
  write_live(words_of(at), live.data());
  std::vector<int> number(words_a_plane_ * word_bits);
  each_cell(live.data(), words_a_plane_, [&](int cell) {
    const int next = result.order();
    number[static_cast<std::size_t>(cell)] = next;
    int colour = mark(words_of(at), cell);
    for (std::size_t plane = 0; plane < planes_; ++plane)
      colour = 2 * colour + (contains(words_of(at) + plane * words_a_plane_, cell) ? 1 : 0);
    result.colours.push_back(colour);
    write_joined(cell, joined.data());
    for (std::size_t i = 0; i < words_a_plane_; ++i) joined[i] &= live[i];
    each_cell(joined.data(), words_a_plane_, [&](int other) {
      if (other < cell) result.edges.emplace_back(number[static_cast<std::size_t>(other)], next);
    });
  });
  add_lines(words_of(at), live.data(), number, result);
  return result;
}

std::vector<std::vector<int>> PackedBase::lines_to_complete() const {
  if (!refinements_.lines_win) return {};
  std::vector<std::vector<int>> result(lines());
  PlaneWords line;
  for (std::size_t l = 0; l < lines(); ++l) {
    write_line(l, line.data());
    each_cell(line.data(), words_a_plane_, [&](int cell) { result[l].push_back(cell); });
  }
  return result;
}

/// The lines that matter, each joined to its live cells.
void PackedBase::add_lines(const Word* at, const Word* live, const std::vector<int>& number, Shape& shape) const {
  PlaneWords line;
  for (std::size_t l = 0; l < lines(); ++l) {
    write_line(l, line.data());
    Word any = 0;
    for (std::size_t i = 0; i < words_a_plane_; ++i) any |= line[i] &= live[i];
    const int colour = any == 0 ? -1 : line_mark(at, l);
    if (colour < 0) continue;
    const int next = shape.order();
    shape.colours.push_back(Shape::line_colour + colour);
    each_cell(line.data(), words_a_plane_,
              [&](int cell) { shape.edges.emplace_back(number[static_cast<std::size_t>(cell)], next); });
  }
}

}  // namespace gamecert::games
