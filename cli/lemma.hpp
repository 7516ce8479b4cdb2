// The two halves of gamecert lemma.
#pragma once

#include "cli/options.hpp"
#include "reductions/gadgets/lemma.hpp"

namespace gamecert::cli {

int check_lemma(const CommandOptions& options, const std::string& name);
int discover_lemmas(const CommandOptions& options, const reductions::LemmaGame& game);

/// Vertices of the largest host compared unless the user says otherwise: there are many more digraphs than graphs, and
/// more edges than vertices.
inline int usual_host(const reductions::LemmaGame& game) { return game.arcs() ? 4 : game.for_points() ? 5 : 6; }

/// The lemma that comes with the program under this name, or the one in the file. InputError.
reductions::Lemma lemma_of(const std::string& argument);

}  // namespace gamecert::cli
