// Games for points, and games that a win ends, by null windows. A win counts as a point, and in misere play as one
// lost.
//
// Positions are looked up by their class, and moves tried in the order of what they gain at once. Of a solved game the
// strategies are read off by asking the table again.
#include <algorithm>
#include <tuple>

#include "certificates/plays/strategy.hpp"
#include "solve/search/bound_proof.hpp"
#include "solve/search/null_windows.hpp"
#include "solve/search/options.hpp"
#include "solve/search/position_classes.hpp"
#include "solve/search/search.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using certificates::Strategy;

class ScoreSearch : public NullWindows<games::PositionView, PositionClasses> {
 public:
  using Position = games::PositionView;
  using Side = Strategy::Side;

  ScoreSearch(const games::Game& game, bool misere, const Limits& limits)
      : NullWindows(limits, PositionClasses(game)), game_(game), win_(misere ? -1 : 1) {}

  bool at_least(const Position& at, int bound) override { return look_up(at, at, bound); }

  /// Those of a position, and where they lead.
  class Moves : public SearchOptions {
   public:
    Moves(const games::Game& game, const Position& at, int win, Watch& watch)
        : SearchOptions(game, at, watch), win_(win) {}
    std::size_t size() const { return moves.size(); }
    Move operator[](std::size_t i) const {
      return {.position = position(i), .gain = gains[i], .again = again[i] != 0, .won = won[i] != 0 && win_ > 0};
    }
    /// What is had at once.
    int at_once(std::size_t i) const { return gains[i] + (won[i] != 0 ? win_ : 0); }

   private:
    int win_;
  };
  Moves moves(const Position& at) { return {game_, at, win_, watch()}; }

  // What a proof asks besides.
  static Position words(const Position& at) { return at; }
  static Position position(Position words) { return words; }
  std::optional<int> at_end(const Position& at) const {
    if (!game_.moves(at).empty()) return std::nullopt;
    return ended_worth(at);
  }
  static bool proved(const Position&, Side, int) { return false; }
  /// To look a class up takes as long as to ask.
  static bool known_to_get(const Move&, int) { return false; }

 private:
  bool some_move_gets(const Position& at, int bound) override {
    const Moves moves = this->moves(at);
    if (moves.size() == 0) return ended_worth(at) >= bound;
    std::vector<std::size_t> best_first(moves.size());
    for (std::size_t i = 0; i < best_first.size(); ++i) best_first[i] = i;
    std::ranges::stable_sort(best_first, std::greater{}, [&](std::size_t i) { return moves.at_once(i); });
    return std::ranges::any_of(best_first, [&](std::size_t i) { return gets(moves[i], bound); });
  }

  /// Of a position in which play has ended.
  int ended_worth(const Position& at) const { return game_.won(at) ? -win_ : 0; }

  const games::Game& game_;
  const int win_;  // what a win is worth to whoever has just moved
};

/// Before play that a win ends one player has a point where the other has lost already.
std::string statement_of(const games::Game& game, int value) {
  value += game.head_start();
  if (game.refinements().gain) return "SCORE " + std::to_string(value);
  return value > 0 ? "OUTCOME first" : value < 0 ? "OUTCOME second" : "OUTCOME tie";
}

/// The first move that gets as much as can be got, and of a single player all that follow.
std::vector<int> best_moves(const games::Game& game, ScoreSearch& search) {
  std::vector<int> moves;
  games::Position at = game.start();
  for (;;) {
    const ScoreSearch::Moves options = search.moves(at);
    const int value = search.value(at);
    std::size_t best = 0;
    while (best < options.size() && !search.gets(options[best], value)) ++best;
    const bool done = game.info().players == 1 && value == 0;
    if (best == options.size() || done) return moves;
    moves.push_back(options.moves[best]);
    if (game.info().players != 1) return moves;
    const games::PositionView next = options.position(best);
    at.assign(next.begin(), next.end());
  }
}

}  // namespace

class PositionScores::Search : public ScoreSearch {
 public:
  using ScoreSearch::ScoreSearch;
};

PositionScores::PositionScores(const games::Game& game, bool misere) : game_(game), misere_(misere) {}
PositionScores::~PositionScores() = default;

int PositionScores::of(games::PositionView at, const Limits& limits) {
  try {
    if (search_) search_->begin_again(limits);
    if (!search_) search_ = std::make_unique<Search>(game_, misere_, limits);
    return search_->value(at);
  } catch (const text::LimitError&) {
    search_.reset();
    throw;
  }
}

namespace {

/// The strategies that show what is said of each start, of games that differ in their starts alone.
Strategy strategy_for(const std::vector<const games::Game*>& starts, const std::vector<int>& values,
                      ScoreSearch& search) {
  BoundProof proof(search);
  std::vector<games::Position> positions;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    positions.push_back(starts[i]->start());
    const int said = values[i] + (starts[i]->refinements().gain ? 0 : starts[i]->head_start());
    for (const auto side : {Strategy::Side::at_least, Strategy::Side::at_most}) {
      const bool needed =
          starts[i]->refinements().gain || said == 0 || (side == Strategy::Side::at_least) == (said > 0);
      if (needed) proof.need(positions.back(), side, values[i]);
    }
  }
  proof.close();
  Strategy strategy;
  const std::vector<games::PositionView> views(positions.begin(), positions.end());
  proof.each_used(views, [&](games::PositionView at, Strategy::Side side, int bound) {
    strategy.entries.push_back({{at.begin(), at.end()}, side, bound});
  });
  std::ranges::sort(strategy.entries, {}, [](const auto& entry) { return std::tie(entry.position, entry.side); });
  return strategy;
}

}  // namespace

Answer search_scores(const games::Game& game, const Request& request) {
  ScoreSearch search(game, request.misere, request.limits);
  const games::Position start = game.start();
  const int value = search.value(start);
  Answer answer;
  answer.statement = statement_of(game, value);
  // Of a game that a win ends, moves that win; of one for points, moves that get all that can be got.
  const bool worth_showing = game.refinements().gain || value > 0;
  if (worth_showing) answer.moves = best_moves(game, search);
  if (request.all_moves) {
    answer.winning_moves.emplace();
    const ScoreSearch::Moves options = search.moves(start);
    for (std::size_t i = 0; i < options.size() && worth_showing; ++i) {
      if (search.gets(options[i], value)) answer.winning_moves->push_back(options.moves[i]);
    }
  }
  if (request.certificate) answer.evidence = strategy_for({&game}, {value}, search);
  answer.nodes = search.nodes();
  return answer;
}

std::vector<Answer> search_starts(const std::vector<const games::Game*>& starts, const Request& request) {
  if (starts.front()->info().repeats) return search_repeating_starts(starts, request);
  ScoreSearch search(*starts.front(), request.misere, request.limits);
  std::vector<int> values;
  std::vector<Answer> answers;
  for (const games::Game* game : starts) {
    values.push_back(search.value(game->start()));
    answers.emplace_back().statement = statement_of(*game, values.back());
  }
  if (request.certificate) answers.front().evidence = strategy_for(starts, values, search);
  answers.front().nodes = search.nodes();
  return answers;
}

}  // namespace gamecert::solve
