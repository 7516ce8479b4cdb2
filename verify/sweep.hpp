// A conjecture tested on every graph of a class, up to isomorphism.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/formula.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph.hpp"
#include "verify/evaluator.hpp"
#include "verify/verdict.hpp"

namespace gamecert::verify {

struct Progress {
  int order = 0;
  std::uint64_t done = 0;      // graphs of this order
  std::uint64_t total = 0;     // of this order; 0 if not known
  std::uint64_t failures = 0;  // of all orders
  double rate = 0;             // graphs of this order a second; 0 while unknown
};

struct SweepRequest {
  certificates::Formula conjecture;
  Evaluator::Mode mode = Evaluator::Mode::fast;
  graphs::GraphClass graph_class = graphs::GraphClass::connected;
  int first_order = 1, last_order = 1;
  int jobs = 0;              // threads; 0 for all cores
  bool all = false;          // go on after a counterexample: count them all, list them all
  std::function<void(const Progress&)> progress;  // called now and then, from one thread at a time
};

struct SweepResult {
  Verdict verdict = Verdict::unknown;
  std::uint64_t graphs = 0;      // looked at
  std::uint64_t instances = 0;   // of them satisfying the hypotheses (the left of a top-level ->, or all)
  int complete_through = 0;      // every order from the first to this one was gone through whole
  std::string reason;            // of UNKNOWN
  /// Without `all` the least counterexample (fewest vertices, then edges, then canonical graph6);
  /// with it every counterexample, in that order. Canonical graphs.
  std::vector<graphs::SmallGraph> counterexamples;
};

/// The result depends on the request but not on its jobs. An interrupt (solve::Watch::interrupted)
/// ends it as UNKNOWN with the orders gone through.
SweepResult sweep(const SweepRequest& request);

}  // namespace gamecert::verify
