// The two halves of gamecert lemma.
#pragma once

#include "cli/options.hpp"
#include "reductions/gadgets/lemma.hpp"

namespace gamecert::cli {

int check_lemma(const CommandOptions& options, const std::string& name);
int discover_lemmas(const CommandOptions& options, const reductions::LemmaGame& game);

/// The lemma that comes with the program under this name, or the one in the file. InputError.
reductions::Lemma lemma_of(const std::string& argument);

}  // namespace gamecert::cli
