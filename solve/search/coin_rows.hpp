// Rows and rings of coins in words, each coin on two strings or three, and what moves in them lead to.
//
// docs/PARTS.md, "Coins and strings", proves what is done: coins on one string are taken, and rows are cut at walls.
#pragma once

#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "games/game.hpp"

namespace gamecert::solve {

/// What fits into a word beside a wall at both ends and two more bits.
constexpr int most_coins_in_a_row = 55;

/// A row or a ring of coins on two strings or three, but that the ends of a row may be on one.
struct CoinChain {
  games::Word threes = 0;  // bit i: coin i is on three
  int coins = 0;
  bool first_on_one = false, last_on_one = false;
};

/// Takes coins on one string, all at the ends, until none is left. False if there is a loony pair.
bool settle(CoinChain& row);

/// What a position without coins on one string is the sum of, each row or ring in a word: its threes, read from the end
/// that makes the smaller word, a bit more behind the last coin, and the highest bit if it is a ring.
struct CoinPieces {
  std::vector<games::Word> words;
  bool any_wall = false;
};
/// A piece has three coins of each wall that it ends at. Of a row without coins on one string.
void add_row(const CoinChain& row, CoinPieces& to);
void add_ring(const CoinChain& ring, CoinPieces& to);

/// Of the chain with that word.
CoinChain chain_of(games::Word word);
bool is_ring(games::Word word);
int strings_of(games::Word word);

/// Calls visit(pieces) with where each move in the chain with that word leads; with nothing for one to a loony
/// position.
template <class Visit>
void each_coin_move(games::Word word, Visit&& visit);

/// With one string less at a coin at an end.
CoinChain cut_at_end(CoinChain row, int coin);
/// The coin with that number comes first, and those before it behind the last.
games::Word rotated(games::Word threes, int coins, int by);

template <class Visit>
void each_coin_move(games::Word word, Visit&& visit) {
  const CoinChain chain = chain_of(word);
  const bool ring = is_ring(word);
  const auto look = [&](CoinChain one, CoinChain other) {
    CoinPieces pieces;
    if (!settle(one) || !settle(other)) return visit(std::optional<CoinPieces>());
    add_row(one, pieces);
    add_row(other, pieces);
    visit(std::optional(std::move(pieces)));
  };
  for (int i = 0; i < chain.coins; ++i) {
    const bool first = !ring && i == 0, last = !ring && i + 1 == chain.coins;
    if (first || last) {
      look(cut_at_end(chain, i), {});  // of a string to the ground
    } else if ((chain.threes >> i & 1) != 0) {
      CoinChain next = chain;
      next.threes &= ~(games::Word{1} << i);
      if (!ring) {
        look(next, {});
      } else {
        CoinPieces pieces;
        add_ring(next, pieces);
        visit(std::optional(std::move(pieces)));
      }
    }
    if (last) continue;  // the string to the next coin
    const int left = i + 1, right = chain.coins - left;
    if (ring) {
      const CoinChain row{.threes = rotated(chain.threes, chain.coins, left % chain.coins), .coins = chain.coins};
      look(cut_at_end(cut_at_end(row, 0), row.coins - 1), {});
    } else {
      look(cut_at_end({.threes = chain.threes & ((games::Word{1} << left) - 1), .coins = left}, i),
           cut_at_end({.threes = chain.threes >> left, .coins = right}, 0));
    }
  }
}

}  // namespace gamecert::solve
