// Bits of words: a row is read from both ends, a ring from every coin.
#include "solve/search/coin_rows.hpp"

#include <algorithm>

namespace gamecert::solve {
namespace {

using games::Word;

constexpr int wall = 3;  // coins in a row on two strings each

/// A row or a ring without coins on one string: its threes, a bit more behind the last coin, and the highest bit if it
/// is a ring.
constexpr Word ring_bit = Word{1} << 63;

constexpr Word first_bits(int count) { return (Word{1} << count) - 1; }

Word reversed(Word threes, int coins) {
  Word result = 0;
  for (; threes != 0; threes &= threes - 1) result |= Word{1} << (coins - 1 - std::countr_zero(threes));
  return result;
}
Word word_of_row(Word threes, int coins) { return Word{1} << coins | std::min(threes, reversed(threes, coins)); }
Word word_of_ring(Word threes, int coins) {
  Word least = ~Word{0};
  for (int i = 0; i < coins; ++i) least = std::min(least, word_of_row(rotated(threes, coins, i), coins));
  return least | ring_bit;
}

/// A wall: its coins are those from `begin` on before `end`.
struct Wall {
  int begin = 0, end = 0;
};
/// The first wall from that coin on, if there is one.
std::optional<Wall> wall_from(const CoinChain& row, int coin) {
  const Word twos = ~row.threes & first_bits(row.coins) & ~first_bits(coin);
  const Word begins = twos & twos >> 1 & twos >> 2;
  if (begins == 0) return std::nullopt;
  const int begin = std::countr_zero(begins);
  return Wall{begin, begin + std::countr_one(twos >> begin)};
}

}  // namespace

Word rotated(Word threes, int coins, int by) { return (threes >> by | threes << (coins - by)) & first_bits(coins); }

bool is_ring(Word word) { return (word & ring_bit) != 0; }
CoinChain chain_of(Word word) {
  word &= ~ring_bit;
  const int coins = static_cast<int>(std::bit_width(word)) - 1;
  return {.threes = word & first_bits(coins), .coins = coins};
}
int strings_of(Word word) {
  const CoinChain chain = chain_of(word);
  return chain.coins + std::popcount(chain.threes) + (is_ring(word) ? 0 : 1);
}

bool settle(CoinChain& row) {
  while (row.first_on_one || row.last_on_one) {
    if (!row.first_on_one) row = {reversed(row.threes, row.coins), row.coins, true, false};
    const bool second_is_on_three = (row.threes & 2) != 0;
    const bool one_is_left = row.coins == 1;
    const bool two_on_one = row.coins == 2 && row.last_on_one;
    const bool three_on_two = row.coins == 3 && row.last_on_one && !second_is_on_three;
    if (one_is_left || two_on_one || three_on_two) {
      row = {};
    } else if (!second_is_on_three) {
      return false;
    } else {
      row = {row.threes >> 1 & ~Word{1}, row.coins - 1, false, row.last_on_one};
    }
  }
  return true;
}

void add_row(const CoinChain& row, CoinPieces& to) {
  for (int begin = 0; begin < row.coins;) {
    const auto next = wall_from(row, begin);
    const int end = next ? next->begin : row.coins;
    if (end > begin) {
      const int before = begin > 0 ? wall : 0, behind = next ? wall : 0;
      const Word threes = row.threes >> begin & first_bits(end - begin);
      to.words.push_back(word_of_row(threes << before, before + end - begin + behind));
    }
    to.any_wall = to.any_wall || next;
    begin = next ? next->end : row.coins;
  }
}
/// A ring is cut within a wall, so that a row has one at both ends; a ring of three coins on two strings is none.
void add_ring(const CoinChain& ring, CoinPieces& to) {
  if (ring.threes == 0 && ring.coins > wall) to.any_wall = true;
  if (ring.threes == 0 && ring.coins == wall) to.words.push_back(word_of_ring(0, wall));
  if (ring.threes == 0) return;
  CoinChain row = ring;
  row.threes = rotated(ring.threes, ring.coins, std::countr_zero(ring.threes));
  const auto any = wall_from(row, 0);
  if (!any) return to.words.push_back(word_of_ring(ring.threes, ring.coins));
  row.threes = rotated(row.threes, row.coins, any->end) << wall;
  row.coins += wall;
  add_row(row, to);
}

CoinChain cut_at_end(CoinChain row, int coin) {
  const bool on_one = (row.threes >> coin & 1) == 0;
  row.threes &= ~(Word{1} << coin);
  row.first_on_one |= on_one && coin == 0;
  row.last_on_one |= on_one && coin == row.coins - 1;
  return row;
}

}  // namespace gamecert::solve
