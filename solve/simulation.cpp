// Play of two games side by side.
#include "solve/simulation.hpp"

#include <algorithm>
#include <set>

#include "certificates/impartial/simulation.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve {
namespace {

/// Without the second game's name.
std::optional<certificates::Simulation> simulation(const games::Game& first, const games::Game& second,
                                                   const std::function<int(int)>& corresponding, const Limits& limits) {
  using Pair = std::pair<games::Position, games::Position>;
  Watch watch(limits);
  std::set<Pair> met{{first.start(), second.start()}};
  std::vector<Pair> open(met.begin(), met.end());
  while (!open.empty()) {
    watch.step();
    watch.hold(met.size() * (first.words() + second.words() + 16) * sizeof(games::Word));
    const Pair pair = std::move(open.back());
    open.pop_back();
    const std::vector<int> moves = first.moves(pair.first);
    std::vector<int> answers;
    for (const int move : moves) answers.push_back(corresponding(move));
    std::vector<int> ascending = answers;
    std::ranges::sort(ascending);
    if (ascending != second.moves(pair.second)) return std::nullopt;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      Pair next{first.play(pair.first, moves[i]), second.play(pair.second, answers[i])};
      if (met.insert(next).second) open.push_back(std::move(next));
    }
  }
  certificates::Simulation result;
  result.pairs.assign(met.begin(), met.end());
  return result;
}

}  // namespace

std::optional<certificates::Certificate> played_alike(const games::Setup& first, const games::Setup& second,
                                                      const std::function<int(int)>& corresponding,
                                                      const Limits& limits) {
  auto alike = simulation(first.game(), second.game(), corresponding, limits);
  if (!alike) return std::nullopt;
  alike->other = claim(second, {}, "");
  certificates::Claim same = claim(first, {}, "");
  same.statement = "SAME AS " + certificates::subject_text(alike->other);
  return certificates::Certificate{std::move(same), std::move(*alike)};
}

}  // namespace gamecert::solve
