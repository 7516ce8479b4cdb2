// The formulas that evidence for reductions refutes: their version, and what is believed of them.
#pragma once

#include "certificates/grounds.hpp"
#include "certificates/lines.hpp"

namespace gamecert::certificates {

extern const Ground encoding_of_reductions;

/// `encoding` and its version, 2 or more.
int read_encoding(Lines& lines);

/// Rejects formulas of another version than encode::grounding_version.
void require_encoding(int found);

}  // namespace gamecert::certificates
