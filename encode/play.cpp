// One step after the other: every bit of the next position is picked by the choice.
#include "encode/play.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <utility>

#include "encode/circuit_plane.hpp"
#include "encode/cnf.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

/// The wires a bit can become, with the choices under which it does.
class Pick {
 public:
  void add(Literal choice, Literal wire) {
    const auto known = std::ranges::find(wires_, wire, &Wire::wire);
    auto& entry = known != wires_.end() ? *known : wires_.emplace_back(Wire{wire, {}});
    entry.choices.push_back(choice);
  }
  /// The wire picked, given that exactly one choice holds. The one with the most choices is what is left if none of
  /// the others is picked.
  Literal of(Circuit& circuit) const {
    const auto usual = std::ranges::max_element(wires_, {}, [](const Wire& w) { return w.choices.size(); });
    Literal other = never;     // another one is picked
    Literal as_other = never;  // and is true
    for (auto entry = wires_.begin(); entry != wires_.end(); ++entry) {
      if (entry == usual) continue;
      Literal picked = never;
      for (const Literal choice : entry->choices) picked = circuit.either(picked, choice);
      other = circuit.either(other, picked);
      as_other = circuit.either(as_other, circuit.both(picked, entry->wire));
    }
    return circuit.either(as_other, circuit.both(!other, usual->wire));
  }

 private:
  struct Wire {
    Literal wire;
    std::vector<Literal> choices;
  };
  std::vector<Wire> wires_;
};

/// The integers a number can be, by its constant bits.
std::pair<std::int64_t, std::int64_t> range_of(const std::vector<Literal>& number) {
  std::int64_t least = 0;
  std::int64_t greatest = 0;
  for (std::size_t i = 0; i < number.size(); ++i) {
    const std::int64_t worth = std::int64_t{1} << i;
    const bool sign = i + 1 == number.size();
    if (number[i] != never) (sign ? least : greatest) += sign ? -worth : worth;
    if (number[i] == always) (sign ? greatest : least) += sign ? -worth : worth;
  }
  return {least, greatest};
}

/// What the moves of one step are, read off the rules.
struct Outcome {
  Literal choice;
  Situation after;
  std::vector<Literal> gain;
};

class Unroller {
 public:
  Unroller(const CircuitGame& game, Circuit& circuit) : game_(game), circuit_(circuit) {}

  Play play(const Chooser& choose, std::int64_t most) {
    Situation at{game_.start(), never, never, game_.head_start()};
    at.won = game_.won(at.board);
    std::tie(least_, greatest_) = range_of(at.score);
    const auto [least, moves] = range_of(game_.remaining(at.board));
    if (least != moves || moves < 0) throw std::logic_error("what remains of play at the start is no whole number");
    Play result;
    for (std::int64_t i = 0; i < std::min(moves, most); ++i) {
      Step step{std::move(at), {}, {}, never, {}};
      step.legal = game_.moves(step.before.board);
      choose(step);
      at = after(step);
      result.steps.push_back(std::move(step));
    }
    result.end = std::move(at);
    result.broken = broken_;
    return result;
  }

 private:
  Situation after(Step& step) {
    const Situation& before = step.before;
    std::vector<Outcome> outcomes;
    if (step.rests != never) outcomes.push_back({step.rests, before, {never}});
    for (std::size_t m = 0; m < step.choices.size(); ++m) {
      if (step.choices[m] == never) continue;
      const int move = static_cast<int>(m);
      Outcome& outcome = outcomes.emplace_back();
      outcome.choice = step.choices[m];
      outcome.after.board = game_.play(before.board, move);
      broken_ = circuit_.either(broken_, circuit_.both(outcome.choice, game_.breaks(before.board, move).first));
      outcome.after.second = circuit_.differ(before.second, !game_.moves_again(before.board, move));
      outcome.gain = game_.gain(before.board, move);
    }
    if (outcomes.empty()) return before;
    Situation next;
    next.board.resize(before.board.size());
    for (std::size_t p = 0; p < before.board.size(); ++p) {
      for (std::size_t c = 0; c < before.board[p].size(); ++c)
        next.board[p].push_back(picked(outcomes, [&](const Outcome& o) { return o.after.board[p][c]; }));
    }
    next.second = picked(outcomes, [](const Outcome& o) { return o.after.second; });
    next.won = game_.won(next.board);
    next.score = score_after(step, outcomes);
    return next;
  }

  template <class Wire>
  Literal picked(const std::vector<Outcome>& outcomes, Wire&& wire) {
    circuit_.step();
    Pick pick;
    for (const Outcome& outcome : outcomes) pick.add(outcome.choice, wire(outcome));
    return pick.of(circuit_);
  }

  /// The score with the points of the move that is chosen, in as many bits as it can need. Sets these.
  std::vector<Literal> score_after(Step& step, const std::vector<Outcome>& outcomes) {
    const Situation& before = step.before;
    std::size_t width = 0;
    std::int64_t most_lost = 0;
    std::int64_t most_won = 0;
    for (const Outcome& outcome : outcomes) {
      const auto [least, greatest] = range_of(outcome.gain);
      most_lost = std::min({most_lost, least, before.second == never ? 0 : -greatest});
      most_won = std::max({most_won, greatest, before.second == never ? 0 : -least});
      width = std::max(width, outcome.gain.size());
    }
    if (most_lost == 0 && most_won == 0) return before.score;
    for (std::size_t i = 0; i < width; ++i)
      step.gain.push_back(picked(outcomes, [&](const Outcome& o) { return o.gain[std::min(i, o.gain.size() - 1)]; }));
    const CircuitNumber points(&circuit_, step.gain);
    const CircuitBit second(&circuit_, before.second);
    std::vector<Literal> score =
        (CircuitNumber(&circuit_, before.score) + when(!second, points) - when(second, points)).bits();
    least_ += most_lost;
    greatest_ += most_won;
    std::size_t needed = 1;
    while (least_ < -(std::int64_t{1} << (needed - 1)) || greatest_ >= std::int64_t{1} << (needed - 1)) ++needed;
    if (score.size() > needed) score.resize(needed);
    return score;
  }

  const CircuitGame& game_;
  Circuit& circuit_;
  std::int64_t least_ = 0, greatest_ = 0;  // the score is in this range
  Literal broken_ = never;
};

}  // namespace

Play unrolled(const CircuitGame& game, Circuit& circuit, const Chooser& choose, int most) {
  return Unroller(game, circuit).play(choose, most);
}

Play unrolled(const CircuitGame& game, Circuit& circuit, std::size_t most_choices) {
  std::size_t choices = 0;
  const auto choice = [&] {
    if (choices == most_choices) Cnf::refuse_clauses(most_choices);
    ++choices;
    return circuit.input();
  };
  const auto choose = [&](Step& step) {
    step.rests = circuit.input();
    for (const Literal legal : step.legal) step.choices.push_back(legal == never ? never : choice());
  };
  return unrolled(game, circuit, choose, std::numeric_limits<int>::max());
}

std::vector<std::vector<Literal>> legal_choices(const Play& play) {
  std::vector<std::vector<Literal>> clauses;
  for (const Step& step : play.steps) {
    for (std::size_t m = 0; m < step.legal.size(); ++m) {
      if (step.legal[m] == never) continue;
      clauses.push_back({!step.choices[m], step.legal[m]});
      clauses.push_back({!step.rests, !step.legal[m]});
    }
  }
  return clauses;
}

Literal more_than(Circuit& circuit, const std::vector<Literal>& number, int value) {
  return (CircuitNumber(&circuit, number) > CircuitNumber(value)).literal();
}

}  // namespace gamecert::encode
