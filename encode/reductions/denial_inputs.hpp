// What the first variables of the formula that denies an obligation mean, for whoever reads its models.
#pragma once

#include <vector>

#include "reductions/obligations.hpp"

namespace gamecert::encode {

/// Whether the source vertex a, or the edge or arc (a, b), is there; whether vertex a of the target (TargetVertices)
/// has colour b, from 0; in bipartite source graphs, the side of vertex a.
struct DenialInput {
  enum class Kind { vertex, edge, painted, side };
  Kind kind;
  int a, b;
};

struct DenialInputs {
  int order = 0;                 // vertices of the source that may be there, vertex 0 being there
  std::vector<DenialInput> all;  // of the variables 1, 2, ...
};

/// Of denial(reduction, obligation): what grounding.cpp makes inputs of, in its order. Nothing that is proved rests on
/// it.
DenialInputs denial_inputs(const reductions::Reduction& reduction, const reductions::Obligation& obligation);

}  // namespace gamecert::encode
