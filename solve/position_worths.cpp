#include "solve/position_worths.hpp"

#include <algorithm>
#include <string>

#include "certificates/impartial/positions.hpp"
#include "games/play/game_from.hpp"
#include "solve/statement.hpp"

namespace gamecert::solve {
namespace {

/// Of `NIMBER 3`.
int nimber_of(const std::string& statement) {
  if (statement == "NIMBER loony") return certificates::loony;
  return number_in(statement);
}

}  // namespace

PositionWorths::PositionWorths(const games::Game& game, bool misere, const Limits& each)
    : game_(game), misere_(misere), each_(each), scores_(game, misere), watch_({.megabytes = each.megabytes}) {}

PositionWorth PositionWorths::of(games::PositionView at) {
  return known_.once(at, [&] { return searched(at); });
}

Limits PositionWorths::limits_of_search() const {
  Limits limits = each_;
  limits.megabytes -= std::min(limits.megabytes, known_.bytes() >> 20);
  return limits;
}

const Retrograde& PositionWorths::repeated(games::PositionView at) {
  if (!repeated_ || !repeated_->of(at)) repeated_.emplace(game_, at, limits_of_search());
  return *repeated_;
}

PositionWorth PositionWorths::searched(games::PositionView at) {
  const games::GameInfo& info = game_.info();
  const games::GameFrom from_here(game_, at, 0);
  const Limits limits = limits_of_search();
  const Request outcome{.misere = misere_, .limits = limits};
  Request nimber = outcome;
  nimber.nimber = true;
  PositionWorth value;
  if (info.repeats) {
    value.worth = repeated(at).of(at)->worth;
  } else if (info.stuck == games::Stuck::ends) {
    value.worth = scores_.of(at, limits);
    if (info.sums && !game_.won(at)) value.nimber = nimber_of(search(from_here, nimber).statement);
  } else if (info.players == 1) {
    value.worth = search(from_here, outcome).statement == "WINNABLE" ? 1 : 0;
  } else if (game_.won(at)) {
    value.worth = -1;
  } else if (misere_) {
    value.worth = search(from_here, outcome).statement == "OUTCOME N" ? 1 : -1;
  } else {
    value.nimber = nimber_of(search(from_here, nimber).statement);
    value.worth = value.nimber == 0 ? -1 : 1;
  }
  return value;
}

int PositionWorths::worth(const games::Options& options, std::size_t i) {
  if (game_.info().players == 1) return options.gains[i] + of(options.position(i)).worth;
  if (options.won[i] != 0) return options.gains[i] + (misere_ ? -1 : 1);
  const int rest = of(options.position(i)).worth;
  return options.gains[i] + (options.again[i] != 0 ? rest : -rest);
}

std::vector<std::size_t> PositionWorths::best(const games::Options& options) {
  std::vector<int> worths;
  for (std::size_t i = 0; i < options.moves.size(); ++i) worths.push_back(worth(options, i));
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < worths.size(); ++i) {
    if (worths[i] == *std::ranges::max_element(worths)) result.push_back(i);
  }
  if (!game_.info().repeats || result.empty() || worths[result[0]] == 0) return result;
  const auto rank = [&](std::size_t i) { return repeated(options.position(i)).of_option(options, i).rank; };
  const auto [soonest, latest] = std::ranges::minmax(result, {}, rank);
  const std::uint32_t wanted = rank(worths[soonest] > 0 ? soonest : latest);
  std::erase_if(result, [&](std::size_t i) { return rank(i) != wanted; });
  return result;
}

}  // namespace gamecert::solve
