// Positions with more painted vertices first: their options are all of them.
#include "proofs/constant_values.hpp"

#include <map>
#include <utility>
#include <vector>

#include "solve/least_missing.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {

certificates::ReductionReplies::Values constant_values(const encode::ConstantPlay& play, solve::Watch& watch) {
  using encode::PiecePainting;
  constexpr std::size_t most_positions = 100'000;
  if (play.empty()) return {};
  std::vector<std::map<PiecePainting, std::vector<PiecePainting>>> options{{{play.start(), {}}}};  // by moves made
  std::size_t positions = 1;
  for (std::size_t made = 0; made < options.size(); ++made) {
    std::map<PiecePainting, std::vector<PiecePainting>> next;
    for (auto& [position, after] : options[made]) {
      watch.step();
      after = play.options(position);
      for (const PiecePainting& each : after) next.try_emplace(each);
    }
    positions += next.size();
    if (positions > most_positions)
      throw text::LimitError("play on a constant piece goes through more than " + std::to_string(most_positions) +
                             " positions");
    if (!next.empty()) options.push_back(std::move(next));
  }
  std::map<PiecePainting, int> nimbers;
  for (std::size_t made = options.size(); made-- > 0;) {
    for (const auto& [position, after] : options[made]) {
      std::vector<int> reached;
      for (const PiecePainting& each : after) reached.push_back(nimbers.at(each));
      nimbers[position] = solve::least_missing(reached);
    }
  }
  return {nimbers.begin(), nimbers.end()};
}

}  // namespace gamecert::proofs
