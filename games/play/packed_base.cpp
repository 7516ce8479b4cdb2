// Moves and options of positions, read word by word.
#include "games/play/packed_base.hpp"

#include <bit>

#include "games/play/plane_words.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {
std::size_t words_for(int cells) {
  if (cells > max_cells)
    throw text::LimitError("the board has " + std::to_string(cells) + " cells; boards that are searched hold at most " +
                           std::to_string(max_cells));
  for (const std::size_t words : {1, 2, 4})
    if (cells <= static_cast<int>(words) * word_bits) return words;
  return max_cells / word_bits;
}

Position PackedBase::start() const {
  Position position(words());
  write_start(position.data());
  return position;
}

std::vector<int> PackedBase::moves(PositionView at) const {
  std::array<Word, max_codes / word_bits> codes;
  load(words_of(at));
  write_moves(words_of(at), codes.data());
  std::vector<int> result;
  each_cell(codes.data(), words_of_codes(), [&](int move) { result.push_back(move); });
  return result;
}

Position PackedBase::play(PositionView at, int move) const {
  Position next(words());
  load(words_of(at));
  write_option(words_of(at), move, next.data());
  return next;
}

void PackedBase::options(PositionView at, Options& out) const {
  std::array<Word, max_codes / word_bits> codes;
  load(words_of(at));
  write_moves(words_of(at), codes.data());
  std::size_t count = 0;
  for (std::size_t i = 0; i < words_of_codes(); ++i) count += static_cast<std::size_t>(std::popcount(codes[i]));
  out.resize(count, words());
  std::size_t i = 0;
  each_cell(codes.data(), words_of_codes(), [&](int move) {
    text::pause();  // what it or the next throws leaves the lists unfinished
    if (out.between) out.between();
    const auto [again, won, gain] = write_option(words_of(at), move, out.positions.data() + i * words());
    out.moves[i] = move;
    out.again[i] = again;
    out.won[i] = won;
    out.gains[i] = gain;
    ++i;
  });
}

}  // namespace gamecert::games
