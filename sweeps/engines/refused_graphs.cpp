// Each thread counts for whoever asks in it.
#include "sweeps/engines/refused_graphs.hpp"

#include <algorithm>

#include "games/game.hpp"

namespace gamecert::sweeps {
namespace {

thread_local RefusedOfGame* counts = nullptr;
thread_local std::vector<std::string> counted;  // of the graph at hand

}  // namespace

void add(RefusedOfGame& to, const RefusedOfGame& more) {
  for (const auto& [game, graphs] : more) to[game] += graphs;
}

std::vector<std::string> lines(const RefusedOfGame& refused) {
  std::vector<std::string> result;
  for (const auto& [game, graphs] : refused)
    result.push_back("the rules of " + game + " refuse " + std::to_string(graphs) +
                     (graphs == 1 ? " graph" : " graphs") +
                     " of those asked about: there it is neither N nor P, not winnable, and its numbers are infinite");
  return result;
}

CountRefused::CountRefused(RefusedOfGame& into) {
  counts = &into;
  counted.clear();
}

CountRefused::~CountRefused() { counts = nullptr; }

void count_refused(const language::Formula& asks) {
  if (counts == nullptr) return;
  std::string game = games::find(asks.arguments.at(0).word).info.called();
  if (std::ranges::find(counted, game) != counted.end()) return;
  ++(*counts)[game];
  counted.push_back(std::move(game));
}

}  // namespace gamecert::sweeps
