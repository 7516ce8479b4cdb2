// Plausibility of ELLO games, component by component (Cor 1.7 of the ELLO paper).
#pragma once

#include <optional>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/structure/implausible.hpp"
#include "graphs/graph.hpp"

namespace gamecert::solve {

/// A component of the vertices with `alive` set that makes the game unwinnable, by its least
/// vertex and the first condition it breaks: size, order and green vertices add up to an odd
/// number; all vertices red; no vertex may be last. Linear time.
std::optional<certificates::Implausible> implausible_component(const graphs::Graph& graph,
                                                               const std::vector<char>& green,
                                                               const std::vector<char>& alive);

}  // namespace gamecert::solve
