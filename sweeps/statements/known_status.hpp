// What a run says of a statement beside what was known of it.
#pragma once

#include <string>

#include "sweeps/statements/statement_file.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::sweeps {

/// What is said of the graph that is known to refute a statement.
enum class KnownRefutation { none, refutes, does_not, undecided, outside };  // the last: it is not of the class

/// `agrees`, behind it that the known graph refutes what holds so far; `news: ...` or `contradicts: ...`; what is not
/// known of the known graph; `-` where nothing is known, or nothing was found. `from_first`: all
/// orders from 1 on were gone through, of the class as the statement means it.
std::string beside_known(const KnownStatus& known, KnownRefutation graph, const SweepResult& result, bool from_first);

}  // namespace gamecert::sweeps
