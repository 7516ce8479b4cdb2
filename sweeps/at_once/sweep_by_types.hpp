// A conjecture at all trees of some orders, without a look at each.
#pragma once

#include "sweeps/sweep.hpp"

namespace gamecert::sweeps {

/// Order after order, by the types that the conjecture tells trees apart by (language/trees/tree_types.hpp): FAILS with
/// a counterexample of the least order, HOLDS or VACUOUS; UNKNOWN at a limit. The reason of a HOLDS says how many types
/// there are; `graphs` and `instances` stay 0: none are gone through. InputError for another class than trees, for a
/// conjecture about more than can be told of a tree from its parts, for orders below 1 or none, and for `all`.
SweepResult sweep_by_types(const SweepRequest& request);

}  // namespace gamecert::sweeps
