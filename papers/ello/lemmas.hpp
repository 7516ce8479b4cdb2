// Reductions that are also proved for all graphs, by the tables of their gadgets.
#pragma once

#include <string_view>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// The lemma that comes with the program under this name, with a certificate for every case. std::logic_error if its
/// tables, or what parts can do, do not prove it.
void prove_lemma(std::string_view name, Trial& trial);
/// The same lemma played on every graph of an order that holds its gadget, an instance for every game.
void play_lemma(std::string_view name, int order, Trial& trial);

}  // namespace gamecert::papers
