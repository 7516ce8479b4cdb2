// Evidence `breaker`: sets of which one player keeps the other from having one whole, and a refutation of all positions
// in which the other gets away without.
#pragma once

#include <string_view>
#include <vector>

#include "encode/lrat.hpp"

namespace gamecert::certificates {

/// Breaker wins a claiming game (encode/two_players/claiming.hpp).
struct Breaker {
  static constexpr std::string_view kind = "breaker";
  std::vector<std::vector<int>> sets;  // each ascending
  encode::Lrat steps{};
};

/// Whether Breaker can keep Maker from having one of these sets whole, each taking a member in turn: they have no
/// member in common and two members or more, but for one set where Breaker begins; or the sum of 2^-|S| is less than
/// 1/2 if Maker may begin, and than 1 if Breaker does (P. Erdős, J. Selfridge, "On a combinatorial game", 1973).
bool kept_from(const std::vector<std::vector<int>>& sets, bool maker_begins);

}  // namespace gamecert::certificates
