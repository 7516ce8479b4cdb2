// ELLO on all colourings of a graph at once, by Proposition 1.1 of the ELLO paper; every other game by play.
#pragma once

#include <vector>

#include "conjectures/played_values.hpp"

namespace gamecert::certificates {

/// Of graphs of order at most 12; larger ones and digraphs are played.
class WinningOrders final : public conjectures::PlayedValues {
 public:
  std::uint64_t truths(const language::Formula& asks, std::size_t word, std::uint64_t wanted) override;

 private:
  void forget() override;
  std::vector<std::uint64_t> won_;  // by the word of green sets; empty if not known yet
};

}  // namespace gamecert::certificates
