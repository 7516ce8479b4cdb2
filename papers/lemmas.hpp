// Lemmas about gadgets, proved for all graphs and played on small ones.
#pragma once

#include "papers/language/check_function.hpp"

namespace gamecert::papers {

/// The lemma that comes with the program under the name, with a certificate for every case. std::logic_error if it is
/// not proved.
void prove_lemma(int stage, const CheckArguments& given, Trial& trial);
/// The same lemma played on every graph of an order that holds its gadget, an instance for every game.
void play_lemma(int order, const CheckArguments& given, Trial& trial);

}  // namespace gamecert::papers
