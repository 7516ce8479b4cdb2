// Evidence `breaker`: sets that one player keeps the other from having whole, and a refutation of all positions in
// which the claim is false nevertheless.
#pragma once

#include <string_view>

#include "certificates/formulas/claiming_sets.hpp"

namespace gamecert::certificates {

/// A player of a claiming game (encode/two_players/claiming.hpp) keeps the other from some sets and so wins; or each
/// keeps the other from them, and it is a tie.
struct Breaker {
  static constexpr std::string_view kind = "breaker";
  Sets sets;
  encode::Lrat steps{};
};

/// Whether the other player can keep the holder from having one of these sets whole, as they take turns so: Theorem 5
/// of docs/GAMES.md.
bool kept_from(const Sets& sets, const encode::Claiming::Turns& turns);

}  // namespace gamecert::certificates
