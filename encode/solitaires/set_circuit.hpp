// What a formula says of a set of vertices, as a circuit.
#pragma once

#include <string>
#include <vector>

#include "encode/circuit.hpp"

namespace gamecert::games {
class Instance;
}
namespace gamecert::language {
struct Formula;
}

namespace gamecert::encode {

/// A wire: whether the formula, in which `set` is the set of the vertices whose wires are true, holds on the graph.
/// InputError, with the reason, for what rules of games cannot say, LimitError for what no formula is made of.
Literal true_of_set(const language::Formula& formula, const std::string& set, const games::Instance& graph,
                    Circuit& circuit, const std::vector<Literal>& members);

}  // namespace gamecert::encode
