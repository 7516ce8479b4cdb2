// The entries of each paper, a file for each part of it.
#pragma once

#include <span>

#include "papers/claim.hpp"

namespace gamecert::papers {

// The ELLO paper, by its sections.
std::span<const Claim> ello_rules();          // abstract, 1 and 2
std::span<const Claim> ello_parity();         // 3 to Corollary 3.7
std::span<const Claim> ello_constructions();  // 3, Corollary 3.8 to Corollary 3.12
std::span<const Claim> ello_special();        // 3, Proposition 3.13 to its end
std::span<const Claim> ello_reductions();     // 4 to 6
std::span<const Claim> ello_mops();           // 7 and 8

// The geodetic paper, by its sections.
std::span<const Claim> geodetic_trees();     // 2
std::span<const Claim> geodetic_cycles();    // 3 and 4
std::span<const Claim> geodetic_rays();      // 5, to Proposition 1
std::span<const Claim> geodetic_digits();    // 5, Propositions 2 to 6
std::span<const Claim> geodetic_strategy();  // 5, the strategy W and Propositions 7 and 8

// The vertex-capturing paper.
std::span<const Claim> capture_rules();      // 2 and 4
std::span<const Claim> capture_symmetric();  // 3
std::span<const Claim> capture_classes();    // 5
std::span<const Claim> capture_trees();      // 6
std::span<const Claim> capture_complete();   // 7 and 8

// The paper on colouring games, by its sections.
std::span<const Claim> colouring_proper();      // 2
std::span<const Claim> colouring_oriented();    // 3
std::span<const Claim> colouring_weak();        // 4
std::span<const Claim> colouring_distance();    // 5
std::span<const Claim> colouring_sequential();  // 6
std::span<const Claim> colouring_reductions();  // 2, 3 and 5: the maps from Node-Kayles

// The paper on games on triangulations, by its sections.
std::span<const Claim> triangulation_colouring();    // 5.1
std::span<const Claim> triangulation_drawing();      // 5.2 and 5.3
std::span<const Claim> triangulation_nimstring();    // 5.4
std::span<const Claim> triangulation_bichromatic();  // 5.5
std::span<const Claim> triangulation_cycles();       // 5.6
std::span<const Claim> triangulation_flips();        // 6
std::span<const Claim> triangulation_solitaire();    // 7

}  // namespace gamecert::papers
