// The functions that the files of claims name, section by section of the papers.
#pragma once

#include <vector>

#include "papers/language/check_function.hpp"

namespace gamecert::papers {

std::vector<CheckFunction> ello_checks();
std::vector<CheckFunction> geodetic_trees();
std::vector<CheckFunction> capture_trees(), colouring_reductions();
std::vector<CheckFunction> triangulation_colouring(), triangulation_bichromatic(), triangulation_flips(),
    triangulation_solitaire();

inline constexpr std::vector<CheckFunction> (*check_sections[])() = {
    ello_checks,          geodetic_trees,          capture_trees,
    colouring_reductions, triangulation_colouring, triangulation_bichromatic,
    triangulation_flips,  triangulation_solitaire};

}  // namespace gamecert::papers
