// Positions of the game are read as rows and rings; from then on only words are played.
#include "solve/search/coin_chains.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "games/play/live_cells.hpp"
#include "games/play/plane_words.hpp"
#include "solve/index.hpp"
#include "solve/search/coin_rows.hpp"
#include "solve/search/position_table.hpp"

namespace gamecert::solve {
namespace {

using games::Word;

/// And all of the words but the one that was moved in.
CoinPieces joined(CoinPieces pieces, std::span<const Word> words, std::size_t moved_in) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (i != moved_in) pieces.words.push_back(words[i]);
  return pieces;
}

/// The coins of a board by the strings that each of them could be on.
class Coins {
 public:
  explicit Coins(const games::Game& game) : coins_at_(index(game.cells())) {
    const games::LiveCells& cells = *game.live_cells();
    games::PlaneWords line;
    for (std::size_t coin = 0; coin < cells.lines(); ++coin) {
      cells.write_line(coin, line.data());
      std::vector<int>& strings = strings_of_.emplace_back();
      games::each_cell(line.data(), game.words(), [&](int string) {
        strings.push_back(string);
        coins_at_[index(string)].push_back(coin);
      });
    }
  }

  /// Every coin shares strings with at most two others, one with each, and is on three at most.
  bool hang_in_rows_and_rings() const {
    if (strings_of_.size() > most_coins_in_a_row) return false;
    for (std::size_t coin = 0; coin < strings_of_.size(); ++coin) {
      std::vector<std::size_t> others;
      for (const int string : strings_of_[coin])
        for (const std::size_t other : coins_at_[index(string)])
          if (other != coin) others.push_back(other);
      std::ranges::sort(others);
      if (strings_of_[coin].size() > 3 || others.size() > 2 || std::ranges::adjacent_find(others) != others.end())
        return false;
    }
    return true;
  }

  /// What a position is the sum of; nothing if it is found to be loony.
  std::optional<CoinPieces> pieces(games::PositionView at) const {
    CoinPieces result;
    std::vector<char> seen(strings_of_.size(), 0);
    for (const bool rings : {false, true}) {  // what is left behind the rows
      for (std::size_t coin = 0; coin < strings_of_.size(); ++coin) {
        if (seen[coin] != 0 || on(at, coin) == 0 || (!rings && joined(at, coin).size() == 2)) continue;
        CoinChain chain = chain_from(at, coin, seen);
        if (rings) {
          add_ring(chain, result);
        } else {
          if (!settle(chain)) return std::nullopt;
          add_row(chain, result);
        }
      }
    }
    return result;
  }

 private:
  int on(games::PositionView at, std::size_t coin) const {
    return static_cast<int>(
        std::ranges::count_if(strings_of_[coin], [&](int string) { return games::contains(at.data(), string); }));
  }
  /// The coins with which it shares a string that is left.
  std::vector<std::size_t> joined(games::PositionView at, std::size_t coin) const {
    std::vector<std::size_t> result;
    for (const int string : strings_of_[coin]) {
      if (!games::contains(at.data(), string)) continue;
      for (const std::size_t other : coins_at_[index(string)])
        if (other != coin) result.push_back(other);
    }
    return result;
  }
  CoinChain chain_from(games::PositionView at, std::size_t coin, std::vector<char>& seen) const {
    CoinChain chain{.first_on_one = on(at, coin) == 1};
    for (std::optional<std::size_t> next = coin; next;) {
      seen[*next] = 1;
      const int strings = on(at, *next);
      chain.last_on_one = strings == 1;
      if (strings == 3) chain.threes |= Word{1} << chain.coins;
      ++chain.coins;
      const std::vector<std::size_t> others = joined(at, *next);
      const auto unseen = std::ranges::find_if(others, [&](std::size_t other) { return seen[other] == 0; });
      next = unseen == others.end() ? std::nullopt : std::optional(*unseen);
    }
    return chain;
  }

  std::vector<std::vector<int>> strings_of_;
  std::vector<std::vector<std::size_t>> coins_at_;
};

/// In misere play: what is played alike in every sum. docs/PARTS.md, theorems 12 to 14.
class MisereRows {
 public:
  /// Whether play beside the pieces goes as in normal play: a wall stands, or will whatever is played.
  bool walled(const CoinPieces& pieces) {
    return pieces.any_wall || std::ranges::any_of(pieces.words, [&](Word word) { return walled(word); });
  }
  /// 0 or 1 if the row is played like a heap of that.
  std::optional<int> heap_like(Word word) {
    if (word >= longest_like_a_heap) return std::nullopt;
    const auto known = heaps_.find(word);
    return known != heaps_.end() ? known->second : heaps_[word] = find_heap(word);
  }

 private:
  // Rows beyond cost more than they save.
  static constexpr Word longest_like_a_heap = Word{1} << 9, longest_walled = Word{1} << 13;

  bool walled(Word word) {
    if (word >= longest_walled) return false;
    if (const auto known = walled_.find(word); known != walled_.end()) return known->second;
    bool all = true;
    each_coin_move(word, [&](const std::optional<CoinPieces>& pieces) { all = all && (!pieces || walled(*pieces)); });
    return walled_[word] = all;
  }

  std::optional<int> find_heap(Word word) {
    std::array<bool, 2> reached{};
    bool wall_stands = false;
    std::vector<CoinPieces> others;
    each_coin_move(word, [&](std::optional<CoinPieces> pieces) {
      if (!pieces || wall_stands) return;
      wall_stands = pieces->any_wall;
      if (const auto heap = heap_like(*pieces)) {
        reached[index(*heap)] = true;
      } else {
        others.push_back(*std::move(pieces));
      }
    });
    if (wall_stands || reached[0] == reached[1]) return std::nullopt;
    const int heap = reached[0] ? 1 : 0;
    if (std::ranges::all_of(others, [&](const CoinPieces& each) { return leads_to(each, heap); })) return heap;
    return std::nullopt;
  }
  std::optional<int> heap_like(const CoinPieces& pieces) {
    if (pieces.any_wall) return std::nullopt;
    int sum = 0;
    for (const Word word : pieces.words) {
      const auto heap = heap_like(word);
      if (!heap) return std::nullopt;
      sum ^= *heap;
    }
    return sum;
  }
  /// Whether some move leads to what is played like the heap.
  bool leads_to(const CoinPieces& pieces, int heap) {
    bool does = false;
    for (std::size_t i = 0; i < pieces.words.size() && !does; ++i) {
      each_coin_move(pieces.words[i], [&](std::optional<CoinPieces> next) {
        if (next) does = does || heap_like(joined(*std::move(next), pieces.words, i)) == heap;
      });
    }
    return does;
  }

  std::unordered_map<Word, bool> walled_;
  std::unordered_map<Word, std::optional<int>> heaps_;
};

/// A class is a piece in normal play. In misere play it is a piece beside a wall, which has the same value, or all rows
/// of a position without a wall, ascending behind a 0.
class CoinChains final : public PlayGraph {
 public:
  CoinChains(Coins coins, bool misere, Watch& watch)
      : PlayGraph(true, watch), coins_(std::move(coins)), misere_(misere) {}

  std::vector<Class> sum(games::PositionView at) override {
    return summands([&](MoveWriter& to) { add(coins_.pieces(at), to); });
  }

 private:
  void add(const std::optional<CoinPieces>& pieces, MoveWriter& to) {
    if (!pieces) return to.add_summand(loony);
    if (!misere_ || rows_.walled(*pieces)) {
      for (const Word word : pieces->words) to.add_summand(piece(word));
      return;
    }
    std::vector<Word> whole = {0};
    for (const Word word : pieces->words) {
      const auto heap = rows_.heap_like(word);
      if (!heap) whole.push_back(word);
      if (heap == 1) to.add_summand(piece(coin_on_two));
    }
    std::sort(whole.begin() + 1, whole.end());
    to.add_summand(class_of(whole));
  }
  Class piece(Word word) { return class_of({&word, 1}); }
  Class class_of(std::span<const Word> words) {
    const auto [number, fresh] = table_.insert(words);
    if (fresh) {
      int strings = 0;
      for (const Word word : words) strings += word == 0 ? 0 : strings_of(word);
      add_class(strings, table_.bytes());
    }
    return number;
  }

  void write_moves(Class part, MoveWriter& moves) override {
    std::vector<Word> words(table_[part].begin(), table_[part].end());
    const bool whole = words.front() == 0;
    if (whole) words.erase(words.begin());
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (i > 0 && words[i] == words[i - 1]) continue;
      each_coin_move(words[i], [&](std::optional<CoinPieces> pieces) {
        watch().step();
        if (pieces) pieces = joined(*std::move(pieces), words, i);
        if (pieces && !whole) pieces->any_wall = true;
        add(pieces, moves);
        moves.end_move();
      });
    }
    if (!misere_ || whole) return;
    moves.add_summand(loony);  // in the wall
    moves.end_move();
  }

  static constexpr Word coin_on_two = 2;  // beside a wall it is a heap of one
  const Coins coins_;
  const bool misere_;
  MisereRows rows_;
  PositionTable table_;
};

}  // namespace

std::unique_ptr<PlayGraph> coin_chains(const games::Game& game, bool misere, Watch& watch) {
  if (!game.refinements().coins) return nullptr;
  Coins coins(game);
  if (!coins.hang_in_rows_and_rings()) return nullptr;
  return std::make_unique<CoinChains>(std::move(coins), misere, watch);
}

}  // namespace gamecert::solve
