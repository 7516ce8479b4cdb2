// Strategies of games whose play may repeat, by what positions are worth if play without end begins after 0, 1, 2, ...
// moves.
#include <algorithm>
#include <map>

#include "games/instances/users_instance.hpp"
#include "naive.hpp"
#include "tests/games/horizon_values.hpp"

namespace gamecert::naive {
namespace {

using certificates::Strategy;
using games::Game;
using games::HorizonValues;
using games::Position;
using Side = Strategy::Side;

/// The moves within which whoever plays by the entry gets what it says, if play without end is worth less; 0 if it is
/// not; nothing if the entry is wrong.
std::optional<int> moves_of(const HorizonValues& values, const Strategy::Entry& entry) {
  return values.moves_to(entry.position, entry.side == Side::at_least, entry.bound);
}

class Lister {
 public:
  explicit Lister(const Game& game) : game_(game), values_(game, game.start()) {}

  /// With the first of the moves that are good, one that comes nearer to the end where play has to end.
  void list(const Position& at, Side side) {
    if (game_.moves(at).empty() || entries_.contains({at, side})) return;
    Strategy::Entry entry{at, side, values_.worth(at)};
    entry.rank = moves_of(values_, entry).value();
    entries_.emplace(std::pair(at, side), entry);
    games::Options options;
    game_.options(at, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView view = options.position(i);
      const Position next(view.begin(), view.end());
      const bool again = options.again[i] != 0;
      const Side after = again == (side == Side::at_least) ? Side::at_least : Side::at_most;
      if (side == Side::at_least) {
        const Strategy::Entry needed{next, after, again ? entry.bound : -entry.bound};
        const std::optional<int> moves = options.won[i] != 0 ? 0 : moves_of(values_, needed);
        if (!moves || (entry.rank > 0 && *moves >= entry.rank)) continue;
      }
      if (options.won[i] == 0) list(next, after);
      if (side == Side::at_least) return;
    }
  }
  Strategy strategy() const {
    Strategy result;
    for (const auto& [key, entry] : entries_) result.entries.push_back(entry);
    return result;
  }
  int worth() const { return values_.worth(game_.start()); }

 private:
  const Game& game_;
  HorizonValues values_;
  std::map<std::pair<Position, Side>, Strategy::Entry> entries_;
};

}  // namespace

certificates::Certificate certify_repeated(const std::string& name, const std::string& instance,
                                           const std::map<std::string, int>& parameters) {
  const games::GameInfo& info = games::find(name).info;
  const games::Parameters complete(info, parameters);
  const std::string line(games::users_instance(instance, &info).text());
  certificates::Claim of = claim(name, line, "", {complete.values().begin(), complete.values().end()});
  const auto game = game_of(of);
  Lister lister(*game);
  const int worth = lister.worth();
  of.statement = worth > 0 ? "OUTCOME first" : worth < 0 ? "OUTCOME second" : "OUTCOME tie";
  if (worth >= 0) lister.list(game->start(), Side::at_least);
  if (worth <= 0) lister.list(game->start(), Side::at_most);
  return {of, lister.strategy()};
}

int repeated_worth(const Game& game) { return HorizonValues(game, game.start()).worth(game.start()); }

bool repeated_right(const Game& game, const Strategy& strategy) {
  const HorizonValues values(game, game.start());
  return std::ranges::all_of(strategy.entries, [&](const Strategy::Entry& entry) {
    if (!values.positions().contains(entry.position)) return false;
    const std::optional<int> moves = moves_of(values, entry);
    return moves && (*moves == 0 ? entry.rank == 0 : entry.rank >= *moves);
  });
}

}  // namespace gamecert::naive
