// A reduction between games checked or proved: what may be said of it, and the certificates that say it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "certificates/certificate.hpp"
#include "proofs/maps/board_maps.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/limits.hpp"
#include "solve/verdict.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"

namespace gamecert::verify {

/// The text of the reduction made of pieces that comes with the program under this name, or of the one in the file.
/// InputError.
std::string reduction_text(const std::string& argument);
/// The same, read; parameters not given have their usual values. InputError, with the place in the file.
reductions::StatedReduction reduction_of(const std::string& argument, const std::map<std::string, int>& values = {});

/// What work() gives; an error in the text of the reduction gets its name in front.
template <class Work>
auto placed_in(const std::string& name, Work&& work) {
  try {
    return work();
  } catch (const text::InputError& error) {
    if (error.place().line == 0) throw;
    throw text::InputError(name + ":" + text::with_place(error));
  }
}

struct ReductionDecision {
  solve::Verdict verdict = solve::Verdict::unknown;
  std::string answer = {};                                   // what follows the verdict: `corresponding for all graphs`
  std::vector<std::string> comments = {};                    // how it was found
  std::string missing = {};                                  // why there is no certificate though there might be one
  std::vector<certificates::Certificate> certificates = {};  // accepted by the checker
  std::string level = {};                                    // of check and prove
  std::optional<std::vector<std::pair<std::string, std::uint64_t>>> levels =
      {};                                  // of check: how many graphs reach which
  std::vector<std::string> why = {};       // of FAILS
  std::vector<std::string> left_out = {};  // of minimise: parts that are not needed
  std::string minimal = {};                // of minimise: what is left, in one line
};

/// On all graphs of the orders. Errors are those of proofs::check_reduction.
ReductionDecision check(const reductions::StatedReduction& reduction, int first_order, int last_order,
                        const solve::Limits& limits);
/// For all graphs. Errors are those of proofs::prove_reduction.
ReductionDecision prove(const reductions::StatedReduction& reduction, bool certificate, const solve::Limits& limits);
/// Parts left out one after the other while a proof is found; or why there is none, after a check on all graphs up to
/// the order.
ReductionDecision minimise(const reductions::StatedReduction& reduction, int last_order, bool certificate,
                           const solve::Limits& limits);
/// FAILS at the graph.
ReductionDecision failure(const reductions::StatedReduction& reduction, const graphs::SmallGraph& graph,
                          const proofs::ReductionAt& found, const solve::Limits& limits);

/// The same of maps that are not made of pieces.
ReductionDecision check(const proofs::BoardMap& map, int first_order, int last_order, bool certificate,
                        const solve::Limits& limits);
ReductionDecision prove(const proofs::BoardMap& map, bool certificate, const solve::Limits& limits);

/// The level by its word; `different outcomes` for none.
std::string spoken(reductions::Level level);

}  // namespace gamecert::verify
