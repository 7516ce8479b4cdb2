// Evidence `avoider`: sets that a player avoids to have whole, and a refutation of all positions in which the claim is
// false nevertheless.
#pragma once

#include <string_view>

#include "certificates/formulas/claiming_sets.hpp"

namespace gamecert::certificates {

/// A player of a claiming game (encode/two_players/claiming.hpp) avoids some sets and so wins.
struct Avoider {
  static constexpr std::string_view kind = "avoider";
  Sets sets;
  encode::Lrat steps{};
};

/// Whether the holder can avoid to have one of these sets whole, as the players take turns so: Theorem 6 of
/// docs/GAMES.md.
bool avoided(const Sets& sets, const encode::Claiming::Turns& turns);

}  // namespace gamecert::certificates
