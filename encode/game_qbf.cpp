// Step after step, from the end of play to its start: the first player reaches the goal exactly if
//   play has ended   and the goal is reached, or
//   the first moves  and chooses a legal move after which the goal is reached, or
//   the second moves and chooses an illegal move, or one after which the goal is reached.
// So an illegal move of the second player makes the formula true at once, whatever the circuits after it say.
//
// Sound because, by induction from the end, the truth of a step's part of the formula, with the inputs up to it chosen
// and legal, is whether the goal can be reached from its position: the first player gains nothing by illegal moves, the
// second neither, and each has a legal one unless play has ended. Who moves is a bit of the position in games with
// extra moves; then both players choose in each step, and the choice of the one who does not move has no effect.
//
// Moves are written by their numbers in binary, the first bit the greatest; a number that names no move is illegal.
#include "encode/game_qbf.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "encode/longest_play.hpp"
#include "encode/play.hpp"
#include "encode/solitaires/questions.hpp"
#include "encode/two_players/exclusion.hpp"

namespace gamecert::encode {
namespace {

/// if `test` then `a` else `b`
Literal choice(Circuit& circuit, Literal test, Literal a, Literal b) {
  return a == b ? a : circuit.either(circuit.both(test, a), circuit.both(!test, b));
}

/// The choices of all steps, as blocks of bits.
class Choices {
 public:
  Choices(Qbf& qbf, const games::Game& game, const Goal& goal) : qbf_(qbf), game_(game), goal_(goal) {}

  void choose(Step& step) {
    ++number_;
    step.choices.assign(step.legal.size(), never);
    std::vector<int> moves;
    bool all = true;
    for (std::size_t m = 0; m < step.legal.size(); ++m) {
      if (step.legal[m] == never) continue;
      all = all && considered(static_cast<int>(m));
      if (considered(static_cast<int>(m))) moves.push_back(static_cast<int>(m));
    }
    if (moves.empty()) return;
    std::size_t width = 0;
    while (std::size_t{1} << width < moves.size()) ++width;
    const std::vector<Literal> first = bits_of(false, step.before.second, width);
    const std::vector<Literal> second = bits_of(true, step.before.second, width);
    std::vector<Literal> bits;
    for (std::size_t i = 0; i < width; ++i)
      bits.push_back(choice(qbf_.circuit, step.before.second, second[i], first[i]));
    std::string legend;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      Literal chosen = always;
      legend += i == 0 ? "" : ", ";
      for (std::size_t place = width; place-- > 0;) {
        const bool one = (i >> place & 1) != 0;
        const Literal bit = bits[width - 1 - place];
        chosen = qbf_.circuit.both(chosen, one ? bit : !bit);
        legend += one ? '1' : '0';
      }
      legend += (width > 0 ? " = " : "") + game_.move_name(moves[i]);
      step.choices[static_cast<std::size_t>(moves[i])] = chosen;
    }
    if (!all) qbf_.notes.emplace_back("first moves that are not listed lead to the same result as one that is");
    note(width > 0 ? "bits: " + legend : "the only move: " + legend);
  }

 private:
  /// Not left out as a first move.
  bool considered(int move) const {
    return number_ > 1 || !goal_.first_moves || std::ranges::find(*goal_.first_moves, move) != goal_.first_moves->end();
  }

  /// Inputs of a player in a block of their own, or none if it is known that the other one moves.
  std::vector<Literal> bits_of(bool universal, Literal mover_is_second, std::size_t width) {
    if (mover_is_second == (universal ? never : always)) return std::vector<Literal>(width, never);
    Block block{universal, {}};
    std::vector<Literal> bits;
    for (std::size_t i = 0; i < width; ++i) {
      bits.push_back(qbf_.circuit.input());
      block.inputs.emplace_back(bits.back(), "bit " + std::to_string(i + 1) + " of move " + std::to_string(number_) +
                                                 (universal ? " of the second player" : " of the first player"));
    }
    if (width > 0) qbf_.prefix.push_back(std::move(block));
    return bits;
  }

  /// What is said of this step and those after it until something else is said.
  void note(const std::string& text) {
    if (text != last_note_) qbf_.notes.push_back("from move " + std::to_string(number_) + " on, " + text);
    last_note_ = text;
  }

  Qbf& qbf_;
  const games::Game& game_;
  const Goal& goal_;
  int number_ = 0;  // of the step, from 1
  std::string last_note_;
};

class Recursion {
 public:
  Recursion(Circuit& circuit, const games::GameInfo& info, const Goal& goal)
      : circuit_(circuit), info_(info), goal_(goal) {}

  Literal reached(const Play& play) {
    Literal result = reached_if_ended(play.end);
    for (auto step = play.steps.rbegin(); step != play.steps.rend(); ++step) result = reached_from(*step, result);
    return result;
  }

 private:
  /// Whether the goal is reached if play ends here.
  Literal reached_if_ended(const Situation& at) {
    if (info_.stuck == games::Stuck::loses) {
      const Literal stuck_wins = goal_.misere ? !at.second : at.second;
      return choice(circuit_, at.won, at.second, stuck_wins);
    }
    const auto at_least = [&](int points) { return more_than(circuit_, at.score, points - 1); };
    const int win = goal_.misere ? -1 : 1;
    const Literal winner = choice(circuit_, at.second, at_least(goal_.at_least - win), at_least(goal_.at_least + win));
    return choice(circuit_, at.won, winner, at_least(goal_.at_least));
  }

  /// Whether it is reached from the step on; `after` says whether from the next one on.
  Literal reached_from(const Step& step, Literal after) {
    Literal some = never;   // some move is legal
    Literal legal = never;  // the chosen one is
    for (std::size_t m = 0; m < step.legal.size(); ++m) {
      some = circuit_.either(some, step.legal[m]);
      legal = circuit_.either(legal, circuit_.both(step.choices[m], step.legal[m]));
    }
    const Literal ended = reached_if_ended(step.before);
    if (some == never) return ended;
    const Literal first = circuit_.either(circuit_.both(!some, ended), circuit_.both(legal, after));
    const Literal second = circuit_.both(circuit_.either(some, ended), circuit_.either(!legal, after));
    return choice(circuit_, step.before.second, second, first);
  }

  Circuit& circuit_;
  const games::GameInfo& info_;
  const Goal& goal_;
};

void require_two_players(const games::GameInfo& info) {
  if (info.players != 2) throw text::InputError("expected a game for two, found the solitaire " + info.called());
}

/// The end of the title, of a game of Left and Right.
std::string meaning_for_sides(const games::Setup& setup, const Goal& goal) {
  const games::GameInfo& info = setup.info();
  const bool left = setup.parameters().word("first") == "left";
  if (info.number_favours != 0) {
    const bool most = (info.number_favours > 0) == left;
    return ": true means a number of at " +
           (most ? "least " + std::to_string(goal.at_least) : "most " + std::to_string(-goal.at_least));
  }
  const bool wins = goal.at_least == 1;
  return std::string(wins ? ": true" : ": false") + " means OUTCOME " + (wins == left ? "left" : "right");
}

/// The end of the title.
std::string meaning(const games::GameInfo& info, const Goal& goal, bool points) {
  const std::string play = goal.misere ? ", misere" : "";
  if (info.stuck == games::Stuck::loses) return play + ": true means OUTCOME N; false means OUTCOME P";
  if (!points && goal.at_least == 1) return play + ": true means OUTCOME first";
  if (!points && goal.at_least == 0) return play + ": false means OUTCOME second";
  return ": true means a score of at least " + std::to_string(goal.at_least);
}

}  // namespace

Qbf game_qbf(const games::Setup& setup, const Goal& goal, const Checkpoint& between) {
  const games::GameInfo& info = setup.info();
  require_two_players(info);
  if (goal.misere && !info.has_misere_play())
    throw text::InputError("expected a game that the last move decides for misere play, found " + info.called());
  if (info.sided && setup.parameters().word("first") == "both")
    throw text::InputError("expected --first left or --first right for a formula, found --first both");
  Qbf result;
  result.circuit = Circuit(between);
  const auto game = make_circuit(setup.info(), setup.instance(), setup.parameters(), result.circuit);
  const bool points = setup.game().refinements().gain;
  if (info.stuck == games::Stuck::ends && !points && goal.at_least != 0 && goal.at_least != 1)
    throw text::InputError("expected at least 1 (the first player wins) or 0 (does not lose) to be reached in " +
                           info.called() + ", a game that a win ends, found " + std::to_string(goal.at_least));
  Choices choices(result, setup.game(), goal);
  const Play play = unrolled(
      *game, result.circuit, [&](Step& step) { choices.choose(step); }, longest_play(setup, between));
  require_bounds(setup.game(), *game, result.circuit, play);
  result.matrix = Recursion(result.circuit, info, goal).reached(play);
  result.title = setup.text() + (info.sided ? meaning_for_sides(setup, goal) : meaning(info, goal, points));
  return result;
}

void require_formula(const games::Setup& setup, const Checkpoint& between) {
  require_two_players(setup.info());
  Circuit circuit(between);
  make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit);
}

std::pair<int, int> score_bounds(const games::Setup& setup, const Checkpoint& between) {
  require_two_players(setup.info());
  Circuit circuit(between);
  const auto game = make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit);
  const auto choose = [&](Step& step) {
    for (const Literal legal : step.legal) step.choices.push_back(legal == never ? never : circuit.input());
  };
  const Play play = unrolled(*game, circuit, choose, longest_play(setup, between));
  std::size_t bits = play.end.score.size();
  for (const Step& step : play.steps) bits = std::max(bits, step.before.score.size());
  if (bits == 0) return {-1, 1};
  const auto half = static_cast<int>(std::int64_t{1} << std::min<std::size_t>(bits - 1, 30));
  return {-half - 1, half};  // a win counts as a point
}

}  // namespace gamecert::encode
