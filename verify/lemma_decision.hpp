// A lemma about gadgets checked: what may be said of it, and the certificates that say it.
#pragma once

#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "proofs/lemma_check.hpp"
#include "reductions/gadgets/lemma.hpp"

namespace gamecert::verify {

/// The lemma that comes with the program under this name, or the one in the file. InputError.
reductions::Lemma lemma_of(const std::string& argument);

/// Vertices of the largest host compared unless the user says otherwise: there are many more digraphs than graphs, and
/// more edges than vertices.
inline int usual_host(const reductions::LemmaGame& game) { return game.arcs() ? 4 : game.for_points() ? 5 : 6; }
/// The orders and the host, unless the user says otherwise.
proofs::LemmaRequest usual_request(const reductions::Lemma& lemma);

struct LemmaDecision {
  proofs::LemmaReport report;
  solve::Verdict verdict = solve::Verdict::unknown;          // EVIDENCE where certificates of the report's are missing
  std::string missing = {};                                  // why they are
  std::string statement = {};                                // `PROVED`, `FAILS GAME`, `UNKNOWN tables differ, ...`
  std::vector<certificates::Certificate> certificates = {};  // which the verdict rests on; accepted by the checker
};

/// InputError for orders and hosts above 12; else as proofs::check_lemma.
LemmaDecision decide(const reductions::Lemma& lemma, const proofs::LemmaRequest& request);

/// The name of a statement, `the lemma` if it has none.
std::string spoken_name(const std::string& statement);

}  // namespace gamecert::verify
