// oracle-walls: lemmas about coins and strings, against the rules, on all small graphs of them.
//
//   oracle-walls 6        prints one line a lemma: how many positions it was checked on
//
// A coin hangs on strings, each of which leads to another coin or to the ground. A move cuts a string; who cuts the
// last string of a coin, or of two, moves once more. Who cannot move loses, in misere play wins. The value of a
// position is the n for which it is lost for the mover beside a heap of n; it is loony if there is none.
//
// Rests: up to three coins, any strings between them and up to two from each to the ground, so many at most. At each
// rest a row of three or four coins that are on two strings each, or two rows from the ground; all positions of these,
// in both kinds of play.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr int ground = -1, loony = -1;
using Mask = std::uint32_t;
using String = std::pair<int, int>;  // the coins at its ends

struct Board {
  int coins = 0;
  std::vector<String> strings;
  int add(int one, int other) {
    strings.emplace_back(one, other);
    return static_cast<int>(strings.size()) - 1;
  }
  Mask at(int coin) const {
    Mask result = 0;
    for (std::size_t i = 0; i < strings.size(); ++i)
      if (strings[i].first == coin || strings[i].second == coin) result |= Mask{1} << i;
    return result;
  }
  Mask all() const { return (Mask{1} << strings.size()) - 1; }
};

int count(Mask mask) {
  int result = 0;
  for (; mask != 0; mask &= mask - 1) ++result;
  return result;
}

bool completes(const std::vector<Mask>& hung, Mask left, int string) {
  const Mask bit = Mask{1} << string;
  for (const Mask of_coin : hung)
    if ((of_coin & left) == bit) return true;
  return false;
}

std::vector<Mask> hung(const Board& board) {
  std::vector<Mask> result;
  for (int coin = 0; coin < board.coins; ++coin) result.push_back(board.at(coin));
  return result;
}

// By strings that are left: lost[h] says whether the mover loses beside a heap of h.
std::vector<int> values(const Board& board, bool misere) {
  const int heaps = static_cast<int>(board.strings.size()) + 2;
  const std::vector<Mask> coins = hung(board);
  std::vector<std::vector<char>> wins(board.all() + 1, std::vector<char>(static_cast<std::size_t>(heaps), 0));
  std::vector<int> result(board.all() + 1, loony);
  for (Mask left = 0; left <= board.all(); ++left) {
    bool smaller_is_lost = false;
    for (int heap = 0; heap < heaps; ++heap) {
      bool won = smaller_is_lost;
      for (int s = 0; s < static_cast<int>(board.strings.size()); ++s) {
        if ((left >> s & 1) == 0) continue;
        const bool next = wins[left & ~(Mask{1} << s)][static_cast<std::size_t>(heap)] != 0;
        won = won || next == completes(coins, left, s);
      }
      if (left == 0 && heap == 0) won = misere;
      wins[left][static_cast<std::size_t>(heap)] = won ? 1 : 0;
      if (!won && result[left] == loony) result[left] = heap;
      smaller_is_lost = smaller_is_lost || !won;
    }
  }
  return result;
}

struct Tally {
  std::uint64_t pairs = 0, captures = 0, cuts = 0, walls = 0, misere = 0;
};

[[noreturn]] void refuted(const std::string& lemma, const Board& board, Mask left) {
  std::cerr << lemma << " fails:";
  for (std::size_t i = 0; i < board.strings.size(); ++i)
    if ((left >> i & 1) != 0) std::cerr << " " << board.strings[i].first << "-" << board.strings[i].second;
  std::cerr << "\n";
  std::exit(1);
}

int beyond(const String& string, int coin) { return string.first == coin ? string.second : string.first; }
int lowest(Mask mask) {
  int result = 0;
  while ((mask >> result & 1) == 0) ++result;
  return result;
}

// Lemmas 6 and 7 of docs/PARTS.md at one position: a loony pair, and a coin that may be taken.
void check_coins(const Board& board, const std::vector<Mask>& coins, const std::vector<int>& value, Mask left,
                 Tally& tally) {
  for (int coin = 0; coin < board.coins; ++coin) {
    const Mask own = coins[static_cast<std::size_t>(coin)] & left;
    if (count(own) != 1) continue;
    const int next = beyond(board.strings[static_cast<std::size_t>(lowest(own))], coin);
    bool pair = false;
    if (next != ground && count(coins[static_cast<std::size_t>(next)] & left) == 2) {
      const Mask second = coins[static_cast<std::size_t>(next)] & left & ~own;
      const int third = beyond(board.strings[static_cast<std::size_t>(lowest(second))], next);
      pair = third == ground || count(coins[static_cast<std::size_t>(third)] & left) >= 2;
    }
    ++(pair ? tally.pairs : tally.captures);
    if (pair && value[left] != loony) refuted("the lemma on loony pairs", board, left);
    if (!pair && value[left] != value[left & ~own]) refuted("the lemma on captures", board, left);
  }
}

/// A row of `size` coins between two ends, behind the strings that are there.
void add_row(Board& board, int before, int behind, int size) {
  int last = before;
  for (int i = 0; i < size; ++i) {
    board.add(last, board.coins);
    last = board.coins++;
  }
  board.add(last, behind);
}

void check(const Board& rest, int before, int behind, Tally& tally) {
  const Mask inner = rest.all();
  Board three = rest, four = rest, two = rest;
  add_row(three, before, behind, 3);
  add_row(four, before, behind, 4);
  add_row(two, before, ground, 3);
  add_row(two, ground, behind, 3);
  std::vector<int> normal;
  for (const bool misere : {false, true}) {
    const std::vector<int> value = values(three, misere), of_four = values(four, misere);
    const std::vector<int> of_two = values(two, misere);
    const std::vector<Mask> coins = hung(three);
    for (Mask left = 0; left <= three.all(); ++left) check_coins(three, coins, value, left, tally);
    for (Mask left = 0; left <= inner; ++left) {
      const Mask whole = left | (three.all() & ~inner);
      ++tally.walls;
      if (value[whole] != of_four[left | (four.all() & ~inner)]) refuted("the theorem on walls", three, whole);
      if (value[whole] != of_two[left | (two.all() & ~inner)]) refuted("the theorem on two walls", three, whole);
      if (misere && value[whole] != normal[whole]) refuted("the theorem on misere play", three, whole);
      tally.misere += misere ? 1 : 0;
      bool hangs_on_one = false;
      for (const Mask coin : coins) hangs_on_one = hangs_on_one || count(coin & whole) == 1;
      for (int s = count(inner); s <= count(inner) + 3 && !hangs_on_one; ++s) {
        ++tally.cuts;
        if (value[whole & ~(Mask{1} << s)] != loony) refuted("the lemma on cuts", three, whole);
      }
    }
    if (!misere) normal = value;
  }
}

/// All sets of the places from `next` on, with `most` strings at most.
void each_rest(const Board& board, std::size_t next, const std::vector<String>& places, std::size_t most,
               Tally& tally) {
  if (next == places.size()) {
    for (int before = ground; before < board.coins; ++before)
      for (int behind = before; behind < board.coins; ++behind) check(board, before, behind, tally);
    return;
  }
  each_rest(board, next + 1, places, most, tally);
  if (board.strings.size() == most) return;
  Board more = board;
  more.add(places[next].first, places[next].second);
  each_rest(more, next + 1, places, most, tally);
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int most = argument_count == 2 ? std::atoi(arguments[1]) : 0;
  if (most < 1 || most > 9) {
    std::cerr << "usage: oracle-walls <strings of a rest, 1 to 9>\n";
    return 2;
  }
  Tally tally;
  for (int coins = 0; coins <= 3; ++coins) {
    std::vector<String> places;
    for (int i = 0; i < coins; ++i) {
      for (int j = 0; j < i; ++j) places.emplace_back(j, i);
      places.insert(places.end(), 2, {ground, i});
    }
    Board board;
    board.coins = coins;
    each_rest(board, 0, places, static_cast<std::size_t>(most), tally);
  }
  std::cout << "loony pairs " << tally.pairs << "\ncaptures " << tally.captures << "\ncuts in walls " << tally.cuts
            << "\nwalls " << tally.walls << "\nmisere play " << tally.misere << "\n";
  return 0;
}
