// The two halves of gamecert lemma.
#pragma once

#include "cli/options.hpp"
#include "reductions/gadgets/lemma.hpp"

namespace gamecert::cli {

int check_lemma(const CommandOptions& options, const std::string& name);
int discover_lemmas(const CommandOptions& options, const reductions::LemmaGame& game);

}  // namespace gamecert::cli
