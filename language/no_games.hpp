// Values of formulas that ask no game.
#pragma once

#include <stdexcept>

#include "language/graph_values.hpp"

namespace gamecert::language {

class NoGames final : public GameValues {
 public:
  std::int64_t asked(const Formula& asks, std::span<const graphs::VertexSet>) override {
    throw std::logic_error("a formula without games asks " + asks.word);
  }

 private:
  void forget() override {}
};

}  // namespace gamecert::language
