// What a claim is about, read and found to make sense: the first step of every check.
#pragma once

#include <string>
#include <string_view>

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"
#include "games/instances/setup.hpp"

namespace gamecert::certificates {

/// The claim's game and instance. Throws Rejection or InputError unless the game is known in this
/// version, the parameters are exactly the game's and in range, the play fits the game, and the
/// instance is one of the game in its canonical text. The rules become grounds.
games::Setup subject_of(const Claim& claim, Grounds& grounds);

/// Rejects a claim unless its game is a solitaire with a goal and its statement is `statement`.
void require_solitaire(const games::Setup& subject, const Claim& claim, std::string_view statement);
/// Rejects a vertex that is not the first of its component.
void require_least(const std::vector<int>& component, int vertex);
/// Rejects a subject that is not `game` on a graph.
void require_on_graph(const games::Setup& subject, std::string_view game);

}  // namespace gamecert::certificates
