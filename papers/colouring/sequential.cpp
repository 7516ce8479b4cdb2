// The paper on impartial colouring games, Section 6: SEQUENTIAL COLORING.
#include "papers/colouring/sequential.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>

#include "papers/colouring/games.hpp"
#include "papers/facts.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

int at(const std::vector<int>& values, int v) { return values[static_cast<std::size_t>(v)]; }

/// The vertices in the order in which they are painted: f.
std::vector<int> painted_at(const std::vector<int>& turns) {
  std::vector<int> vertices(turns.size());
  for (int v = 0; v < static_cast<int>(turns.size()); ++v) vertices[static_cast<std::size_t>(at(turns, v) - 1)] = v;
  return vertices;
}

GameQuestion sequential(const std::vector<int>& turns) {
  std::string board = "path:" + std::to_string(turns.size()) + " order=";
  for (const int v : painted_at(turns)) board += (board.back() == '=' ? "" : ",") + std::to_string(v);
  return {"sequential", board, {{"colours", 2}}};
}

void each_order(int order, const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<int> turns(static_cast<std::size_t>(order));
  std::iota(turns.begin(), turns.end(), 1);
  do {
    visit(turns);
  } while (std::ranges::next_permutation(turns).found);
}

/// Whether all play from this turn on has choices and losses at vertices of the right kinds.
bool as_said(const std::vector<int>& sequence, const std::vector<Kind>& kind, Kind choices, Kind losses,
             std::vector<int>& colours, std::size_t turn) {
  if (turn == sequence.size()) return true;
  const auto v = static_cast<std::size_t>(sequence[turn]);
  int legal = 0;
  for (const int c : {1, 2}) {
    if ((v > 0 && colours[v - 1] == c) || (v + 1 < colours.size() && colours[v + 1] == c)) continue;
    ++legal;
    colours[v] = c;
    const bool right = as_said(sequence, kind, choices, losses, colours, turn + 1);
    colours[v] = 0;
    if (!right) return false;
  }
  return (legal < 2 || kind[v] == choices) && (legal > 0 || kind[v] == losses);
}

template <bool literal_f, bool closed_ends>
bool algorithm(const std::vector<int>& turns) {
  return first_wins_by_algorithm(turns, {literal_f, closed_ends});
}

constexpr std::string_view all_orders = "all orders of the paths of length";

constexpr Claim claims[] = {
    {.id = "col.prop-20",
     .statement = "for k >= 3, it is PSPACE-complete to determine whether a position of SEQUENTIAL k-COLORING is in N",
     .range = "",
     .stages = {},
     .check = nullptr,
     .known = "a theorem the paper cites (Bodlaender)"},
    {.id = "col.prop-21",
     .statement =
         "SEQUENTIAL 2-COLORING on a path: a player has to make a color choice only on source vertices; he may "
         "lose only when playing on closed vertices",
     .range = all_orders,
     .stages = {1, 8, 9},
     .check = [](int order, Trial& trial) { check_kinds(order, Kind::source, Kind::closed, trial); }},
    {.id = "col.thm-22",
     .statement = "given a path P of length n and a sequential function f, the printed five steps decide whether the "
                  "position of SEQUENTIAL 2-COLORING is in P or N (f being the turn of a vertex, as in the example; an "
                  "end is closed never, as step 4 asks for two sources)",
     .range = all_orders,
     .stages = {1, 8, 9},
     .check = [](int order, Trial& trial) { check_algorithm(order, algorithm<false, false>, trial); }},
    {.id = "col.thm-22.closed-ends",
     .statement = "the same, an end painted after its neighbour being closed, as a local maximum",
     .range = all_orders,
     .stages = {1, 8, 9},
     .check = [](int order, Trial& trial) { check_algorithm(order, algorithm<false, true>, trial); }},
    {.id = "col.thm-22.literal-f",
     .statement = "the same, f being the vertex painted at a turn, as in Definition 7: closed vertices in the order of "
                  "f, and of two sources the one with the higher f",
     .range = all_orders,
     .stages = {1, 8, 9},
     .check = [](int order, Trial& trial) { check_algorithm(order, algorithm<true, false>, trial); }},
};

}  // namespace

std::vector<Kind> kinds(const std::vector<int>& turns, bool closed_ends) {
  const int order = static_cast<int>(turns.size());
  std::vector<Kind> result;
  for (int v = 0; v < order; ++v) {
    int earlier = 0, neighbours = 0;
    for (const int u : {v - 1, v + 1}) {
      if (u < 0 || u >= order) continue;
      ++neighbours;
      earlier += at(turns, u) < at(turns, v) ? 1 : 0;
    }
    const bool closed = earlier > 0 && earlier == neighbours && (closed_ends || neighbours == 2);
    result.push_back(earlier == 0 ? Kind::source : closed ? Kind::closed : Kind::constrained);
  }
  return result;
}

bool first_wins_by_algorithm(const std::vector<int>& turns, AlgorithmReading reading) {
  const std::vector<int> vertices = painted_at(turns);
  const auto f = [&](int v) { return reading.literal_f ? at(vertices, v) : at(turns, v); };
  const auto by_f = [&](int u, int v) { return f(u) < f(v); };
  const auto first_owns = [&](int v) { return at(turns, v) % 2 != 0; };
  // 1. and 2. Sources and closed vertices remain.
  const std::vector<Kind> kind = kinds(turns, reading.closed_ends);
  std::vector<int> remaining, closed;
  for (int v = 0; v < static_cast<int>(turns.size()); ++v) {
    if (kind[static_cast<std::size_t>(v)] != Kind::constrained) remaining.push_back(v);
    if (kind[static_cast<std::size_t>(v)] == Kind::closed) closed.push_back(v);
  }
  // 3. Closed vertices by f.
  std::ranges::sort(closed, by_f);
  // 4. Of the sources beside u the one with the higher f must have the owner of u.
  for (const int u : closed) {
    const auto place = std::ranges::find(remaining, u);
    std::vector<int> sources;
    if (place != remaining.begin()) sources.push_back(*(place - 1));
    if (place + 1 != remaining.end()) sources.push_back(*(place + 1));
    const int v = *std::ranges::max_element(sources, by_f);
    if (first_owns(v) != first_owns(u)) return !first_owns(u);
    std::erase(remaining, u);
    std::erase(remaining, v);
  }
  // 5. All vertices will be painted.
  return turns.size() % 2 != 0;
}

void check_algorithm(int order, Algorithm algorithm, Trial& trial) {
  each_order(order, [&](const std::vector<int>& turns) {
    const bool wins = first_player_wins(sequential(turns), trial);
    trial.instance(algorithm(turns) == wins, [&] {
      return outcome_failure(sequential(turns), wins ? "the algorithm says P" : "the algorithm says N");
    });
  });
}

void check_kinds(int order, Kind choices, Kind losses, Trial& trial) {
  each_order(order, [&](const std::vector<int>& turns) {
    std::vector<int> colours(turns.size());
    const bool right = as_said(painted_at(turns), kinds(turns, false), choices, losses, colours, 0);
    trial.instance(
        right, [&] { return outcome_failure(sequential(turns), "a choice or a loss at a vertex of another kind"); });
  });
}

std::span<const Claim> colouring_sequential() { return claims; }

}  // namespace gamecert::papers
