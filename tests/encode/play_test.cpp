// Unrolled play says, choice after choice, what the rules say; circuits that differ from the rules are noticed.
#include "encode/play.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "encode/circuit_plane.hpp"
#include "games/instances/ready_game.hpp"
#include "tests/encode/lanes.hpp"
#include "tests/games/random_instance.hpp"

namespace gamecert {
namespace {

using encode::Literal;
using encode::Play;
using encode::Step;
using games::Game;
using games::Position;
using testing::Lanes;

/// What the rules say before a step, and what happens in it.
struct Moment {
  Position at;
  bool second = false;
  int score = 0;
  std::vector<int> moves;
  int move = -1;  // none
};

/// A random play of so many steps, resting where no move is left.
std::vector<Moment> random_play(const Game& game, std::size_t steps, std::mt19937& random) {
  std::vector<Moment> moments(steps + 1);
  moments[0].at = game.start();
  moments[0].score = game.head_start();
  games::Options options;
  for (std::size_t i = 0; i <= steps; ++i) {
    Moment& now = moments[i];
    game.options(now.at, options);
    now.moves = options.moves;
    if (i == steps) break;
    Moment& next = moments[i + 1];
    next = now;
    if (options.moves.empty()) continue;
    const std::size_t choice = random() % options.moves.size();
    now.move = options.moves[choice];
    const auto after = options.position(choice);
    next.at.assign(after.begin(), after.end());
    next.second = now.second != (options.again[choice] == 0);
    next.score += now.second ? -options.gains[choice] : options.gains[choice];
  }
  return moments;
}

bool says(const Lanes& lanes, std::size_t lane, const encode::Situation& situation, const Moment& moment,
          const Game& game) {
  return lanes.equal(situation.board, lane, moment.at) && lanes.of(situation.second, lane) == moment.second &&
         lanes.of(situation.won, lane) == game.won(moment.at) && lanes.of(situation.score, lane) == moment.score;
}

/// Whether the unrolled play says the same as the rules in 64 random plays, whose choices it calls legal.
bool agrees(const Game& game, const encode::CircuitGame& circuits, encode::Circuit& circuit, std::mt19937& random) {
  const Play play = unrolled(circuits, circuit);
  if (play.steps.size() != static_cast<std::size_t>(game.remaining(game.start()))) return false;
  Lanes lanes(circuit);
  std::vector<std::vector<Moment>> plays;
  for (std::size_t lane = 0; lane < 64; ++lane) {
    plays.push_back(random_play(game, play.steps.size(), random));
    for (std::size_t i = 0; i < play.steps.size(); ++i) {
      const int move = plays[lane][i].move;
      const Literal choice = move < 0 ? play.steps[i].rests : play.steps[i].choices[static_cast<std::size_t>(move)];
      if (choice == encode::never) return false;
      lanes.set(choice, lane, true);
    }
  }
  lanes.evaluate();
  for (std::size_t lane = 0; lane < 64; ++lane) {
    for (std::size_t i = 0; i < play.steps.size(); ++i) {
      const Step& step = play.steps[i];
      const Moment& moment = plays[lane][i];
      if (!says(lanes, lane, step.before, moment, game)) return false;
      for (std::size_t m = 0; m < step.legal.size(); ++m) {
        if (lanes.of(step.legal[m], lane) != std::ranges::binary_search(moment.moves, static_cast<int>(m)))
          return false;
      }
    }
    if (!says(lanes, lane, play.end, plays[lane].back(), game) || !plays[lane].back().moves.empty()) return false;
    for (const auto& clause : legal_choices(play)) {
      if (!std::ranges::any_of(clause, [&](Literal wire) { return lanes.of(wire, lane); })) return false;
    }
  }
  return true;
}

TEST(UnrolledPlay, AgreesWithTheRulesOfEveryRegisteredGame) {
  std::mt19937 random(3);
  for (const games::Entry& entry : games::registry()) {
    for (const auto& parameters : testing::formula_choices(entry.info)) {
      for (int i = 0; i < 12; ++i) {
        const std::string line = testing::random_instance(entry, parameters, 1 + i % 5, random);
        const games::Instance instance(line);
        encode::Circuit circuit;
        const auto circuits =
            encode::make_circuit(entry.info, instance, games::Parameters(entry.info, parameters), circuit);
        EXPECT_TRUE(agrees(*games::make(entry, instance, parameters), *circuits, circuit, random))
            << entry.info.name << " on " << line;
      }
    }
  }
}

/// A game whose circuits are wrong in one place.
class Broken final : public encode::CircuitGame {
 public:
  enum class Fault { start, moves, board, won, again, gain, remaining, head_start };
  static constexpr int faults = 8;
  Broken(const encode::CircuitGame& game, Fault fault, std::size_t place) : game_(game), fault_(fault), place_(place) {}

  int cells() const override { return game_.cells(); }
  encode::SymbolicBoard start() const override { return changed(game_.start(), Fault::start); }
  std::vector<Literal> moves(const encode::SymbolicBoard& at) const override {
    std::vector<Literal> legal = game_.moves(at);
    return std::ranges::count(legal, encode::never) == std::ssize(legal) ? legal : changed(legal, Fault::moves);
  }
  encode::SymbolicBoard play(const encode::SymbolicBoard& at, int move) const override {
    return changed(game_.play(at, move), Fault::board);
  }
  Literal won(const encode::SymbolicBoard& at) const override { return changed({game_.won(at)}, Fault::won).front(); }
  Literal moves_again(const encode::SymbolicBoard& at, int move) const override {
    return changed({game_.moves_again(at, move)}, Fault::again).front();
  }
  std::vector<Literal> gain(const encode::SymbolicBoard& at, int move) const override {
    return changed(game_.gain(at, move), Fault::gain);
  }
  std::vector<Literal> remaining(const encode::SymbolicBoard& at) const override {
    return changed(game_.remaining(at), Fault::remaining);
  }
  std::vector<Literal> head_start() const override { return changed(game_.head_start(), Fault::head_start); }
  encode::SymbolicBoard position_of(const std::vector<Literal>& painting) const override {
    return game_.position_of(painting);
  }
  std::vector<Literal> ruled_out(const std::vector<Literal>& painting) const override {
    return game_.ruled_out(painting);
  }

 private:
  std::vector<Literal> changed(std::vector<Literal> wires, Fault where) const {
    if (where != fault_) return wires;
    std::size_t place = place_ % wires.size();
    // Rules are not asked about codes that are never legal.
    while (where == Fault::moves && wires[place] == encode::never) place = (place + 1) % wires.size();
    wires[place] = !wires[place];
    return wires;
  }
  encode::SymbolicBoard changed(encode::SymbolicBoard planes, Fault where) const {
    if (where == fault_) planes[place_ % planes.size()] = changed(planes[place_ % planes.size()], where);
    return planes;
  }
  const encode::CircuitGame& game_;
  Fault fault_;
  std::size_t place_;
};

TEST(UnrolledPlay, WithAWrongGateIsNoticed) {
  std::mt19937 random(4);
  for (const games::Entry& entry : games::registry()) {
    std::string line;
    std::unique_ptr<Game> game;
    while (!game || game->moves(game->start()).empty()) {
      line = testing::random_instance(entry, {}, 4, random);
      game = games::make(entry, games::Instance(line));
    }
    const games::Instance instance(line);
    for (int fault = 0; fault < Broken::faults; ++fault) {
      encode::Circuit circuit;
      const auto circuits = encode::make_circuit(entry.info, instance, games::Parameters(entry.info, {}), circuit);
      const Broken broken(*circuits, static_cast<Broken::Fault>(fault), random());
      bool noticed = false;
      try {
        noticed = !agrees(*game, broken, circuit, random);
      } catch (const std::logic_error&) {
        noticed = fault == static_cast<int>(Broken::Fault::remaining);
      }
      EXPECT_TRUE(noticed) << entry.info.name << " on " << line << ", fault " << fault;
    }
  }
}

TEST(UnrolledPlay, HasTheBitsThatItsScoreNeeds) {
  encode::Circuit circuit;
  const games::Entry& entry = games::find("all-green");
  const auto circuits =
      encode::make_circuit(entry.info, games::Instance("fan:8"), games::Parameters(entry.info, {}), circuit);
  const Play play = unrolled(*circuits, circuit);
  EXPECT_EQ(play.steps.size(), 17U);
  EXPECT_LE(play.end.score.size(), 9U);  // at most 17 moves of at most 7 by their width, and a sign
}

TEST(UnrolledPlay, ComparesItsScoreWithNumbers) {
  for (int value = -5; value <= 5; ++value) {
    for (int other = -5; other <= 5; ++other) {
      encode::Circuit circuit;
      EXPECT_EQ(more_than(circuit, encode::CircuitNumber(value).bits(), other) == encode::always, value > other);
    }
  }
}

}  // namespace
}  // namespace gamecert
