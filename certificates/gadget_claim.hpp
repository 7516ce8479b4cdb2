// What a claim about a gadget of a local game is about.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/grounds.hpp"
#include "games/game.hpp"
#include "reductions/gadgets/conclusion.hpp"
#include "reductions/gadgets/gadget.hpp"

namespace gamecert::certificates {

extern const Ground definitions_of_gadgets;

struct GadgetClaim {
  const games::Entry& game;
  reductions::Gadget before;
  reductions::Gadget after;
  int plus;  // what SAME AS says beside the gadget
};

/// Throws Rejection or InputError unless the claim is SAME AS, about a gadget of a local game in this version, in
/// normal play. The rules become grounds.
GadgetClaim gadget_claim(const Claim& claim, Grounds& grounds);

/// What lemmas about gadgets of the game say, each of them accepted. Rejects one with evidence of another kind.
std::vector<GadgetClaim> checked_lemmas(const std::vector<Certificate>& lemmas, const std::string& game,
                                        const std::map<std::string, int>& parameters, std::string_view kind,
                                        Grounds& grounds);

}  // namespace gamecert::certificates
