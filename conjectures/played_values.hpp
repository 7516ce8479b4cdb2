// What formulas ask of games, by play of the rules and nothing else.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "conjectures/questions.hpp"
#include "language/graph_values.hpp"

namespace gamecert::conjectures {

/// Every question is answered by going through the positions of the game, by the rules of games/; what takes too long
/// takes too long. InputError from the game if the graph does not fit it.
class PlayedValues : public language::GameValues {
 public:
  PlayedValues();
  ~PlayedValues() override;

  std::uint64_t truths(const language::Formula& asks, std::size_t word, std::uint64_t wanted) override;
  std::int64_t asked(const language::Formula& asks, std::span<const graphs::VertexSet> sets) override;

 protected:
  void forget() override;

 private:
  struct Games;
  std::int64_t play(const language::Formula& asks, std::span<const graphs::VertexSet> sets);
  bool play_odd_elimination();

  std::unique_ptr<Games> games_;
  bool ello_asked_ = false;  // about this graph
  struct Played {
    std::uint64_t green_sets = 0, won = 0;
  };
  std::vector<Played> played_;                                            // ELLO, by word
  std::vector<std::pair<const language::Formula*, std::int64_t>> asked_;  // without attributes
};

}  // namespace gamecert::conjectures
