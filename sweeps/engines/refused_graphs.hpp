// Graphs that the rules of a game refuse, counted while formulas ask about the game.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "language/formula.hpp"

namespace gamecert::sweeps {

/// How many graphs a game refuses, by its name.
using RefusedOfGame = std::map<std::string, std::uint64_t>;

void add(RefusedOfGame& to, const RefusedOfGame& more);
/// `the rules of NAME refuse 3 graphs ...`, for each game that refuses some.
std::vector<std::string> lines(const RefusedOfGame& refused);

/// Around all that is asked about one graph: each game that refuses it counts there once, as far as this thread asks.
class CountRefused {
 public:
  explicit CountRefused(RefusedOfGame& into);
  ~CountRefused();
  CountRefused(const CountRefused&) = delete;
  CountRefused& operator=(const CountRefused&) = delete;
};

/// The game of the question refuses the graph at hand.
void count_refused(const language::Formula& asks);

}  // namespace gamecert::sweeps
