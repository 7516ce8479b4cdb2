// The paper on impartial colouring games, Section 4: WEAK 2-COLORING.
#include "papers/colouring/weak.hpp"

#include <map>
#include <string>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/colouring/games.hpp"
#include "papers/lists.hpp"
#include "papers/sections.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;

GameQuestion weak(std::string board, WeakReading reading) {
  return {"weak", std::move(board), {{"reading", static_cast<int>(reading)}}};
}
std::string cycle(int order) { return "cycle:" + std::to_string(order); }
bool odd(int number) { return number % 2 != 0; }

/// The values of all positions met, by their options.
class Positions {
 public:
  Positions(int order, WeakReading reading, int (*expected)(int), Trial& trial)
      : order_(order), reading_(reading), expected_(expected), trial_(trial) {}

  /// An instance for each position from there on that is met for the first time.
  void from(const std::vector<int>& colours) {
    const GameQuestion asked = weak(painted(cycle(order_), colours), reading_);
    const auto game = games::make(games::find(asked.game), games::Instance(asked.instance), asked.parameters);
    value(*game, game->start(), colours);
  }

 private:
  int value(const games::Game& game, const games::Position& at, const std::vector<int>& colours) {
    const auto known = values_.find(at);
    if (known != values_.end()) return known->second;
    std::vector<char> reached;
    for (const int move : game.moves(at)) {
      std::vector<int> after = colours;
      after[static_cast<std::size_t>(move / 2)] = move % 2 + 1;
      const auto option = static_cast<std::size_t>(value(game, game.play(at, move), after));
      if (option >= reached.size()) reached.resize(option + 1);
      reached[option] = 1;
    }
    int result = 0;
    while (static_cast<std::size_t>(result) < reached.size() && reached[static_cast<std::size_t>(result)] != 0)
      ++result;
    const int expected = expected_(game.remaining(at));
    trial_.instance(result == expected,
                    [&] { return not_nimber(expected, weak(painted(cycle(order_), colours), reading_)); });
    return values_[at] = result;
  }

  int order_;
  WeakReading reading_;
  int (*expected_)(int);
  Trial& trial_;
  std::map<games::Position, int> values_;
};

/// Calls visit for all paintings with 2 colours.
template <class Visit>
void each_painting(int order, Visit&& visit) {
  std::vector<int> colours(static_cast<std::size_t>(order));
  for (std::size_t i = 0; i < colours.size();) {
    visit(colours);
    for (i = 0; i < colours.size() && ++colours[i] > 2; ++i) colours[i] = 0;
  }
}

template <WeakReading reading>
void paths_and_even_cycles(int order, Trial& trial) {
  check_weak_path_and_even_cycle(order, reading, trial);
}
template <WeakReading reading>
void odd_cycles(int order, Trial& trial) {
  check_weak_odd_cycle(order, reading, trial);
}
template <WeakReading reading>
void positions(int order, Trial& trial) {
  check_weak_positions(order, reading, parity, trial);
}

constexpr std::string_view even_statement =
    "WEAK 2-COLORING on paths and cycles of even length is in P, on odd paths in N";
constexpr std::string_view odd_cycle_statement = "WEAK 2-COLORING starting positions on odd cycles are in N";
constexpr std::string_view position_statement =
    "WEAK 2-COLORING positions on odd cycles have grundy value g where g is the parity of the number of uncolored "
    "vertices";
constexpr std::string_view even_range = "paths and even cycles of order", odd_range = "odd cycles of order",
                           reached_range = "all positions that play can reach on odd cycles of order";

constexpr Claim claims[] = {
    {.id = "col.weak-exists",
     .statement = "every graph can be weakly colored with two colors",
     .range = "all graphs of order",
     .stages = {1, 7, 8},
     .check = check_weakly_colourable},
    {.id = "col.weak-even",
     .statement = even_statement,
     .range = even_range,
     .stages = {1, 14, 18},
     .check = paths_and_even_cycles<WeakReading::edges>},
    {.id = "col.weak-even.surrounded",
     .statement = even_statement,
     .range = even_range,
     .stages = {1, 12, 16},
     .check = paths_and_even_cycles<WeakReading::surrounded>},
    {.id = "col.weak-even.extendable",
     .statement = even_statement,
     .range = even_range,
     .stages = {1, 8, 8},
     .check = paths_and_even_cycles<WeakReading::extendable>},
    {.id = "col.weak-even.painted",
     .statement = even_statement,
     .range = even_range,
     .stages = {1, 12, 16},
     .check = paths_and_even_cycles<WeakReading::painted>},
    {.id = "col.thm-14",
     .statement = odd_cycle_statement,
     .range = odd_range,
     .stages = {3, 13, 17},
     .check = odd_cycles<WeakReading::edges>},
    {.id = "col.thm-14.surrounded",
     .statement = odd_cycle_statement,
     .range = odd_range,
     .stages = {3, 11, 15},
     .check = odd_cycles<WeakReading::surrounded>},
    {.id = "col.thm-14.extendable",
     .statement = odd_cycle_statement,
     .range = odd_range,
     .stages = {3, 8, 8},
     .check = odd_cycles<WeakReading::extendable>},
    {.id = "col.thm-14.painted",
     .statement = odd_cycle_statement,
     .range = odd_range,
     .stages = {3, 11, 15},
     .check = odd_cycles<WeakReading::painted>},
    {.id = "col.cor-15",
     .statement = position_statement,
     .range = "all legal paintings of odd cycles of order",
     .stages = {3, 9, 11},
     .check = positions<WeakReading::edges>},
    {.id = "col.cor-15.surrounded",
     .statement = position_statement,
     .range = reached_range,
     .stages = {3, 9, 11},
     .check = positions<WeakReading::surrounded>},
    {.id = "col.cor-15.surrounded.repaired",
     .statement = "WEAK 2-COLORING starting positions on odd cycles have grundy value 1",
     .range = odd_range,
     .stages = {3, 9, 13},
     .check =
         [](int order, Trial& trial) {
           if (odd(order)) nimber_is(1, weak(cycle(order), WeakReading::surrounded), trial);
         }},
    {.id = "col.cor-15.extendable",
     .statement = position_statement,
     .range = reached_range,
     .stages = {3, 8, 8},
     .check = positions<WeakReading::extendable>},
    {.id = "col.cor-15.painted",
     .statement = position_statement,
     .range = reached_range,
     .stages = {3, 9, 11},
     .check = positions<WeakReading::painted>},
    {.id = "col.q-weak",
     .statement = "open: the complexity of WEAK 2-COLORING; does it become straightforward with more than two colors?",
     .range = "",
     .stages = {},
     .check = nullptr,
     .known = "nothing is known here; the game is played with two colours"},
};

}  // namespace

void check_weak_path_and_even_cycle(int order, WeakReading reading, Trial& trial) {
  outcome_is(odd(order) ? OutcomeClass::n : OutcomeClass::p, weak("path:" + std::to_string(order), reading), trial);
  if (order >= 3 && !odd(order)) outcome_is(OutcomeClass::p, weak(cycle(order), reading), trial);
}

void check_weak_odd_cycle(int order, WeakReading reading, Trial& trial) {
  if (odd(order)) outcome_is(OutcomeClass::n, weak(cycle(order), reading), trial);
}

int parity(int uncolored) { return uncolored % 2; }

void check_weak_positions(int order, WeakReading reading, int (*value)(int uncolored), Trial& trial) {
  if (!odd(order)) return;
  Positions positions(order, reading, value, trial);
  positions.from(std::vector<int>(static_cast<std::size_t>(order)));
  if (reading != WeakReading::edges) return;
  each_painting(order, [&](const std::vector<int>& colours) {
    trial.look();
    try {
      positions.from(colours);
    } catch (const text::InputError&) {
      // The game refuses the painting: it is not legal.
    }
  });
}

void check_weakly_colourable(int order, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const auto weak_colouring = [&](VertexSet one) {
      bool weak = true;
      graphs::each(graph.vertices(), [&](int v) {
        const VertexSet others = (one >> v & 1) != 0 ? ~one : one;
        weak = weak && (graph.degree(v) == 0 || (graph.neighbours(v) & others) != 0);
      });
      return weak;
    };
    VertexSet one = 0;
    while (one <= graph.vertices() && !weak_colouring(one)) ++one;
    trial.instance(one <= graph.vertices(),
                   [&] { return Failure{.where = graphs::write_graph6(graph) + " has no weak 2-colouring"}; });
  }
}

std::span<const Claim> colouring_weak() { return claims; }

}  // namespace gamecert::papers
