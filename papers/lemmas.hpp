// Lemmas about gadgets, proved for all graphs and played on small ones.
#pragma once

#include <string_view>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// The lemma that comes with the program under this name, with a certificate for every case. std::logic_error if it
/// is not proved.
void prove_lemma(std::string_view name, Trial& trial);
/// The same lemma played on every graph of an order that holds its gadget, an instance for every game.
void play_lemma(std::string_view name, int order, Trial& trial);

}  // namespace gamecert::papers
