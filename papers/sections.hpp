// The functions that the files of claims name, section by section of the papers.
#pragma once

#include <vector>

#include "papers/language/check_function.hpp"

namespace gamecert::papers {

std::vector<CheckFunction> ello_rules();
std::vector<CheckFunction> ello_parity();
std::vector<CheckFunction> ello_constructions();
std::vector<CheckFunction> ello_special();
std::vector<CheckFunction> ello_reductions();
std::vector<CheckFunction> ello_mops();
std::vector<CheckFunction> geodetic_trees();
std::vector<CheckFunction> geodetic_cycles();
std::vector<CheckFunction> geodetic_rays();
std::vector<CheckFunction> geodetic_strategy();
std::vector<CheckFunction> capture_rules();
std::vector<CheckFunction> capture_symmetric();
std::vector<CheckFunction> capture_classes();
std::vector<CheckFunction> capture_trees();
std::vector<CheckFunction> capture_complete();
std::vector<CheckFunction> colouring_proper();
std::vector<CheckFunction> colouring_oriented();
std::vector<CheckFunction> colouring_weak();
std::vector<CheckFunction> colouring_distance();
std::vector<CheckFunction> colouring_sequential();
std::vector<CheckFunction> colouring_reductions();
std::vector<CheckFunction> triangulation_colouring();
std::vector<CheckFunction> triangulation_drawing();
std::vector<CheckFunction> triangulation_nimstring();
std::vector<CheckFunction> triangulation_bichromatic();
std::vector<CheckFunction> triangulation_cycles();
std::vector<CheckFunction> triangulation_flips();
std::vector<CheckFunction> triangulation_solitaire();

inline constexpr std::vector<CheckFunction> (*check_sections[])() = {
    ello_rules,
    ello_parity,
    ello_constructions,
    ello_special,
    ello_reductions,
    ello_mops,
    geodetic_trees,
    geodetic_cycles,
    geodetic_rays,
    geodetic_strategy,
    capture_rules,
    capture_symmetric,
    capture_classes,
    capture_trees,
    capture_complete,
    colouring_proper,
    colouring_oriented,
    colouring_weak,
    colouring_distance,
    colouring_sequential,
    colouring_reductions,
    triangulation_colouring,
    triangulation_drawing,
    triangulation_nimstring,
    triangulation_bichromatic,
    triangulation_cycles,
    triangulation_flips,
    triangulation_solitaire,
};

}  // namespace gamecert::papers
