// Evidence `counterexample`: facts about games.
#pragma once

#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"

namespace gamecert::certificates {

/// A conjecture fails at the graph: claims about games on which its truth value rests, each with
/// its own evidence, in any order, none about the same game and instance as another. Everything
/// else the checker computes. The instance is the graph6 line.
struct Counterexample {
  static constexpr std::string_view kind = "counterexample";
  std::vector<Certificate> facts;
};

}  // namespace gamecert::certificates
