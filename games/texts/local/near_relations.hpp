// How the places of two moves lie to each other where a member that one looks at is one that the other takes.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "games/texts/local/near_formulas.hpp"
#include "games/texts/local/text_locality.hpp"

namespace gamecert::games {

/// Thrown where the form of the rules does not show that the game is local.
struct NotLocal {
  std::string why;
};
[[noreturn]] void not_local(const std::string& why);

/// Places, or members, by class (Nearness): what they are to the place of a move.
using Relation = std::vector<char>;

/// A kind of moves: what it chooses beside its place, which members of sets must not be dead for it, and which it makes
/// dead, by what they are to its place.
struct LocalKind {
  std::size_t move;
  std::map<std::string, std::int64_t> numbers;
  TextLocality::Kind numbered;
  std::map<PlaneName, Relation> asks = {}, kills = {};
};

/// The same seen from the other place.
Relation turned(const Nearness& near, Relation of);

/// Of a member that is `asked` to one place and `killed` to another: what the other place is to the one. The members
/// are `edges` or vertices. NotLocal if their classes do not show it; BeyondHorizon.
Relation composed(const Nearness& near, const Relation& asked, const Relation& killed, bool edges);

/// What is closed at places that are so to a move, as pieces of a board show it; else NotLocal.
KindsClash clash_of(const Nearness& near, const Relation& closed);

}  // namespace gamecert::games
