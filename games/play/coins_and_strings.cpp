// Coins are taken as long as one hangs on a string, then walls are found and the strings between them.
#include "games/play/coins_and_strings.hpp"

#include <algorithm>
#include <stdexcept>

#include "games/play/live_cells.hpp"
#include "games/play/plane_words.hpp"

namespace gamecert::games {
namespace {

bool is_empty(const Position& at) {
  return std::ranges::all_of(at, [](Word word) { return word == 0; });
}

template <class Values>
auto& entry(Values& values, int i) {
  return values[static_cast<std::size_t>(i)];
}

}  // namespace

CoinsAndStrings::CoinsAndStrings(const Game& game, bool misere)
    : game_(game), misere_(misere), coins_at_(static_cast<std::size_t>(game.cells()), {none, none}) {
  if (game.info().planes.size() != 1) throw std::logic_error("strings that are more than left or cut");
  const LiveCells& cells = *game.live_cells();
  PlaneWords line;
  for (std::size_t coin = 0; coin < cells.lines(); ++coin) {
    cells.write_line(coin, line.data());
    std::vector<int>& strings = strings_of_.emplace_back();
    each_cell(line.data(), game.words(), [&](int string) {
      auto& [one, other] = entry(coins_at_, string);
      if (other != none) throw std::logic_error("a string of three coins");
      (one == none ? one : other) = static_cast<int>(coin);
      strings.push_back(string);
    });
  }
  for (const std::vector<int>& strings : strings_of_) {
    const auto side = std::ranges::find_if(strings, [&](int string) { return entry(coins_at_, string)[1] == none; });
    side_to_ground_.push_back(side == strings.end() ? none : *side);
  }
}

/// How many strings the coin hangs on.
int CoinsAndStrings::count(const Position& at, int coin) const {
  return static_cast<int>(
      std::ranges::count_if(entry(strings_of_, coin), [&](int string) { return contains(at.data(), string); }));
}

/// The first string of the coin that is another one, or none.
int CoinsAndStrings::string_but(const Position& at, int coin, int string) const {
  for (const int other : entry(strings_of_, coin))
    if (other != string && contains(at.data(), other)) return other;
  return none;
}

/// The coin at the other end, or none.
int CoinsAndStrings::beyond(int string, int coin) const {
  const auto& [one, other] = entry(coins_at_, string);
  return one == coin ? other : one;
}

// Sound by the theorem on captures: a coin that hangs on one string may be taken at once, unless it is the first of a
// loony pair: the next coin hangs on two, the second of which leads to the ground or to a coin on two or more.
/// False if there is a loony pair.
bool CoinsAndStrings::take_coins_on_one_string(Position& left) const {
  const int coins = static_cast<int>(strings_of_.size());
  for (bool taken = true; taken;) {
    taken = false;
    for (int coin = 0; coin < coins; ++coin) {
      if (count(left, coin) != 1) continue;
      const int string = string_but(left, coin, none);
      const int next = beyond(string, coin);
      if (next != none && count(left, next) == 2) {
        const int third = beyond(string_but(left, next, string), next);
        if (third == none || count(left, third) > 1) return false;
      }
      remove_cell(left.data(), string);
      taken = true;
    }
  }
  return true;
}

bool CoinsAndStrings::in_a_run(const Position& left, int coin) const {
  return entry(side_to_ground_, coin) != none && count(left, coin) == 2;
}

/// The run to which the coin belongs.
CoinsAndStrings::Run CoinsAndStrings::run_through(const Position& left, int coin) const {
  const auto ends_at = [&](int next) { return next == none || !in_a_run(left, next); };
  int at = coin, string = string_but(left, coin, none);
  for (int next = beyond(string, at); next != coin && !ends_at(next); next = beyond(string, at)) {
    at = next;
    string = string_but(left, at, string);
  }
  Run run{{}, {string}};
  const int first = at;
  do {
    run.coins.push_back(at);
    string = string_but(left, at, string);
    run.strings.push_back(string);
    at = beyond(string, at);
  } while (at != first && !ends_at(at));
  return run;
}

// Sound by the lemma on walls: no string of such a run is ever cut with profit, and of a ring of three coins it may be.
/// The runs of three or more coins and four or more strings.
std::vector<CoinsAndStrings::Run> CoinsAndStrings::walls(const Position& left) const {
  std::vector<Run> result;
  std::vector<char> seen(strings_of_.size(), 0);
  for (int coin = 0; coin < static_cast<int>(seen.size()); ++coin) {
    if (entry(seen, coin) != 0 || !in_a_run(left, coin)) continue;
    Run run = run_through(left, coin);
    for (const int each : run.coins) entry(seen, each) = 1;
    const bool is_ring = run.strings.front() == run.strings.back();
    if (run.coins.size() >= (is_ring ? 4 : 3)) result.push_back(std::move(run));
  }
  return result;
}

CoinsAndStrings::Wall CoinsAndStrings::first_three(const Run& run) const {
  return {run.strings[0], run.strings[1], run.strings[2], entry(side_to_ground_, run.coins[2])};
}
CoinsAndStrings::Wall CoinsAndStrings::last_three(const Run& run) const {
  const std::size_t k = run.coins.size();
  return {run.strings[k], run.strings[k - 1], run.strings[k - 2], entry(side_to_ground_, run.coins[k - 3])};
}
CoinsAndStrings::Wall CoinsAndStrings::three_alone(const Run& run) const {
  return {entry(side_to_ground_, run.coins[0]), run.strings[1], run.strings[2], entry(side_to_ground_, run.coins[2])};
}

/// What the coins of the component need: of a wall at one end three coins that hang from the ground, of one at both
/// ends all. In misere play a piece without a wall gets one that hangs from nothing else.
void CoinsAndStrings::add_walls(const std::vector<Run>& walls, const Position& component, Position& piece) const {
  const auto is_at = [&](int string, int coin) {
    const int end = beyond(string, coin);
    return end != none && string_but(component, end, none) != none;
  };
  const auto add_all = [&](std::span<const int> strings) {
    for (const int string : strings) add_cell(piece.data(), string);
  };
  bool any = false;
  for (const Run& run : walls) {
    const bool before = is_at(run.strings.front(), run.coins.front());
    const bool behind = is_at(run.strings.back(), run.coins.back());
    any = any || before || behind;
    if (before && behind) {
      add_all(run.strings);
    } else if (before) {
      add_all(first_three(run));
    } else if (behind) {
      add_all(last_three(run));
    }
  }
  if (misere_ && !any) add_all(three_alone(walls.front()));
}

std::optional<std::vector<Position>> CoinsAndStrings::pieces(PositionView at) const {
  Position left(at.begin(), at.end());
  if (!take_coins_on_one_string(left)) return std::nullopt;
  const std::vector<Run> walls = this->walls(left);
  if (misere_ && walls.empty()) return std::vector<Position>{left};
  Position open = left;
  for (const Run& run : walls)
    for (const int string : run.strings) remove_cell(open.data(), string);
  std::vector<Position> result;
  for (Position component(open.size()); !is_empty(open);) {
    game_.live_cells()->write_component(open.data(), component.data());
    for (std::size_t i = 0; i < open.size(); ++i) open[i] &= ~component[i];
    add_walls(walls, component, result.emplace_back(component));
  }
  return result;
}

}  // namespace gamecert::games
