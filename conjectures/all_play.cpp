// Values of positions by recursion over all play, through the handles of games.
#include "conjectures/all_play.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "conjectures/position_values.hpp"
#include "games/instances/setup.hpp"
#include "language/placed_graph.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {
namespace {

using games::Position;

/// What a position is worth to its mover: its value as docs/PARTS.md defines it, or `loony`; points; 1 if the mover
/// wins, else -1, where who cannot move loses (`last`) or wins (`misere`); or the moves of the longest play.
enum class Worth { nimber, points, last, misere, longest };

/// Of a position that has no value, as it is lost for the mover beside no heap.
constexpr std::int64_t loony = -1;

/// Values of positions by recursion over all play.
class AllPlay {
 public:
  /// `news` is called now and then, and may throw.
  AllPlay(const games::Game& game, Worth worth, bool misere, const std::function<void()>& news)
      : game_(game), worth_(worth), news_(news) {
    const games::Refinements& has = game.refinements();
    if (!has.falls) throw text::LimitError("play of " + std::string(game.info().name) + " may come back to a position");
    if ((worth == Worth::points && !has.gain) || worth == Worth::last) win_ = misere ? -1 : 1;
    const bool win_counts = win_ != 0 || worth == Worth::longest || (worth == Worth::nimber && game.info().sums);
    if (has.won && !win_counts)
      throw text::LimitError("values of " + std::string(game.info().name) + " are not had by play of all positions");
  }

  std::int64_t value(const Position& at) {
    if (const auto known = values_.find(at); known != values_.end()) return known->second;
    text::pause();
    const bool over = game_.won(at);
    if (over && worth_ == Worth::nimber) throw text::LimitError("a position in which play is won has no nimber");
    const std::int64_t value = over ? -win_ : value_of_options(at);
    values_.emplace(at, value);
    if (news_ && values_.size() % positions_a_call == 0) news_();
    return value;
  }

  /// How many moves leave the mover better off than the opponent: with points, `ahead` more before play.
  std::int64_t winning_moves(const Position& at, std::int64_t ahead) {
    games::Options options;
    game_.options(at, options);
    std::int64_t winning = 0;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const std::int64_t after = value(option(options, i));
      winning += ahead + with_gain(options, i, after) > 0;
    }
    return winning;
  }

 private:
  static Position option(const games::Options& options, std::size_t i) {
    const games::PositionView view = options.position(i);
    return {view.begin(), view.end()};
  }
  /// What the mover gets more than the opponent by the option, which is worth so much to whoever moves next.
  std::int64_t with_gain(const games::Options& options, std::size_t i, std::int64_t after) const {
    if (options.won[i] != 0) return options.gains[i] + win_;
    return options.gains[i] + (options.again[i] != 0 ? after : -after);
  }

  std::int64_t value_of_options(const Position& at) {
    games::Options options;
    game_.options(at, options);
    std::vector<std::int64_t> after;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (worth_ == Worth::nimber && options.won[i] != 0) return loony;
      after.push_back(value(option(options, i)));
    }
    switch (worth_) {
      case Worth::nimber:
        return nimber(options, std::move(after));
      case Worth::points:
      case Worth::last:
      case Worth::misere:
        for (std::size_t i = 0; i < after.size(); ++i) after[i] = with_gain(options, i, after[i]);
        if (after.empty()) return worth_ == Worth::points ? 0 : worth_ == Worth::last ? -1 : 1;
        return *std::ranges::max_element(after);
      case Worth::longest:
        break;
    }
    return after.empty() ? 0 : 1 + *std::ranges::max_element(after);
  }
  // Sound by Lemma 0 of docs/PARTS.md: no move wins here. If some move keeps the turn, the value is that to which all
  // such moves lead, and no move that passes the turn leads to it; else it is the least that no move leads to.
  static std::int64_t nimber(const games::Options& options, std::vector<std::int64_t> after) {
    std::optional<std::int64_t> kept;
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (options.again[i] == 0) continue;
      if (after[i] == loony || kept.value_or(after[i]) != after[i]) return loony;
      kept = after[i];
    }
    if (!kept) return mex(std::move(after));
    for (std::size_t i = 0; i < after.size(); ++i)
      if (options.again[i] == 0 && after[i] == *kept) return loony;
    return *kept;
  }
  static std::int64_t mex(std::vector<std::int64_t> seen) {
    std::ranges::sort(seen);
    std::int64_t least = 0;
    for (const std::int64_t each : seen) least += each == least ? 1 : 0;
    return least;
  }

  const games::Game& game_;
  const Worth worth_;
  int win_ = 0;  // what a win is worth to whoever has just moved, in misere play a point lost
  const std::function<void()>& news_;
  std::map<Position, std::int64_t> values_;
};

/// Values of positions of play that may repeat, of all that are reached.
class RepeatedPlay {
 public:
  RepeatedPlay(const games::Game& game, const std::function<void()>& news) : game_(game), news_(news) {
    number_of(game.start());
    for (std::size_t at = 0; at < positions_.size(); ++at) explore(at);
    settle();
  }
  std::int64_t value() const { return values_[0]; }
  std::int64_t winning_moves() const {
    return std::ranges::count_if(options_[0], [&](const Option& option) { return worth(option) > 0; });
  }

 private:
  struct Option {
    std::int64_t at_once;  // what it gets where it ends play; else 0
    std::size_t next;
    bool again;
  };
  std::size_t number_of(Position at) {
    const auto [place, fresh] = numbers_.emplace(std::move(at), positions_.size());
    if (fresh) positions_.push_back(&place->first);
    return place->second;
  }
  void explore(std::size_t at) {
    text::pause();
    if (news_ && at % positions_a_call == 0) news_();
    const Position& position = *positions_[at];
    const bool lost = game_.won(position);
    games::Options options;
    if (!lost) game_.options(position, options);
    values_.push_back(lost ? -1 : options.moves.empty() ? 0 : game_.endless(position));
    std::vector<Option> all;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView next = options.position(i);
      const std::int64_t at_once = options.won[i] != 0 ? 1 : options.gains[i];
      all.push_back({at_once, at_once != 0 ? at : number_of({next.begin(), next.end()}), options.again[i] != 0});
    }
    options_.push_back(std::move(all));
  }
  std::int64_t worth(const Option& option) const {
    if (option.at_once != 0) return option.at_once;
    return option.again ? values_[option.next] : -values_[option.next];
  }
  // Sound because values begin as what play without end is worth and only move away from it, each by moves to values
  // that moved before or are of positions in which play is over: so whoever gains by that can bring it about by play
  // that ends. At rest, whoever loses by no such move keeps to values that did not move, for ever if need be.
  void settle() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t at = 0; at < options_.size(); ++at) {
        text::pause();
        if (options_[at].empty()) continue;
        std::int64_t best = -1;
        for (const Option& option : options_[at]) best = std::max(best, worth(option));
        changed = changed || best != values_[at];
        values_[at] = best;
      }
    }
  }

  const games::Game& game_;
  const std::function<void()>& news_;
  std::map<Position, std::size_t> numbers_;
  std::vector<const Position*> positions_;
  std::vector<std::vector<Option>> options_;
  std::vector<std::int64_t> values_;
};

Worth worth_of(std::string_view word, const games::GameInfo& info) {
  if (word == "nimber") return Worth::nimber;
  if (word == "misere" && info.last_move_decides()) return Worth::misere;
  if (word == "longest-play") return Worth::longest;
  if (info.stuck == games::Stuck::ends) return Worth::points;
  return Worth::last;
}

/// Whether play of a solitaire can reach the goal: by all positions that it reaches, each looked at once.
bool reaches_goal(const games::Game& game, const std::function<void()>& news) {
  std::set<Position> seen{game.start()};
  std::vector<const Position*> ahead{&*seen.begin()};
  games::Options options;
  while (!ahead.empty()) {
    text::pause();
    const Position& at = *ahead.back();
    ahead.pop_back();
    if (game.won(at)) return true;
    game.options(at, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView next = options.position(i);
      const auto [place, fresh] = seen.emplace(next.begin(), next.end());
      if (fresh) ahead.push_back(&*place);
    }
    if (news && seen.size() % positions_a_call == 0) news();
  }
  return false;
}

/// The moves of a shortest play to its end, by positions in the order of their distance from the start; infinite if no
/// play ends, as it comes back to positions.
std::int64_t shortest_play(const games::Game& game, const std::function<void()>& news) {
  std::set<Position> seen{game.start()};
  std::vector<const Position*> level{&*seen.begin()};
  games::Options options;
  for (std::int64_t moves = 0; !level.empty(); ++moves) {
    std::vector<const Position*> next_level;
    for (const Position* const at : level) {
      text::pause();
      if (game.won(*at)) return moves;
      game.options(*at, options);
      if (options.moves.empty()) return moves;
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const games::PositionView next = options.position(i);
        const auto [place, fresh] = seen.emplace(next.begin(), next.end());
        if (fresh) next_level.push_back(&*place);
        if (news && fresh && seen.size() % positions_a_call == 0) news();
      }
    }
    level = std::move(next_level);
  }
  return language::infinite;
}

/// Points of the first player are what Left and Right play for is more than 0, or less, if they play for a number.
std::int64_t number_of_points(const games::Setup& setup, std::int64_t points) {
  const int favours = setup.info().number_favours;
  if (favours == 0) return points;
  return points * favours * (setup.parameters().word("first") == "right" ? -1 : 1);
}

}  // namespace

std::int64_t value_by_play(const Formula& asks, const GameAtom& question, const std::function<void()>& news) {
  if (asks_value(asks.word)) return value_by_positions(asks, question, news);
  const games::Setup setup(games::find(question.game), games::Instance(question.instance), question.parameters);
  const games::Game& game = setup.game();
  if (asks.word == "wins") return reaches_goal(game, news) ? 1 : 0;
  if (asks.word == "shortest-play") return shortest_play(game, news);
  if (setup.info().repeats && (asks.word == "score" || asks.word == "winning-moves")) {
    const RepeatedPlay play(game, news);
    return asks.word == "score" ? game.head_start() + play.value() : play.winning_moves();
  }
  AllPlay play(game, worth_of(asks.word, setup.info()), asks.word == "misere", news);
  const std::int64_t ahead = game.head_start();
  if (asks.word == "winning-moves") return play.winning_moves(game.start(), ahead);
  const std::int64_t value = (asks.word == "score" ? ahead : 0) + play.value(game.start());
  if (asks.word == "nimber" && value == loony) return number_answered(asks, "NIMBER loony");  // a LimitError
  return asks.word == "score" ? number_of_points(setup, value) : value;
}

}  // namespace gamecert::conjectures
