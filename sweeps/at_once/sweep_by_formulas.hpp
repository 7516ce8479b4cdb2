// A conjecture `HYPOTHESES -> odd-degenerate` tested on all graphs at once, by a SAT solver.
#pragma once

#include "sweeps/sweep.hpp"

namespace gamecert::sweeps {

/// Order after order: FAILS with the first counterexample found, which need not be the least; otherwise EVIDENCE,
/// whose reason says that it rests on the solver, or VACUOUS if no graph of any order meets the hypotheses, which rests
/// on it too; UNKNOWN at a limit. `graphs` and `instances` stay 0: none are gone through. InputError for conjectures of
/// another form, for hypotheses or a class that says() or belongs() refuses, for orders below 1 or none, and for `all`.
SweepResult sweep_by_formulas(const SweepRequest& request);

}  // namespace gamecert::sweeps
