// The inputs of grounding.cpp once more: vertices, edges, colours, sides.
#include "encode/reductions/denial_inputs.hpp"

#include <algorithm>

#include "encode/reductions/target_vertices.hpp"

namespace gamecert::encode {

DenialInputs denial_inputs(const reductions::Reduction& reduction, const reductions::Obligation& obligation) {
  using Kind = DenialInput::Kind;
  const auto has = [&](reductions::Assumption assumption) {
    return std::ranges::find(reduction.assumptions, assumption) != reduction.assumptions.end();
  };
  const int neighbours = has(reductions::Assumption::no_isolated_vertices) ? obligation.vertices : 0;
  DenialInputs result{obligation.vertices + neighbours + obligation.witnesses, {}};
  const TargetVertices target(reduction, result.order);
  for (int v = 1; v < result.order; ++v) result.all.push_back({Kind::vertex, v, v});
  target.each_place(reductions::Of::edge, [&](int a, int b) {
    if (a < b || reduction.source.directed || reduction.tells_ends_apart()) result.all.push_back({Kind::edge, a, b});
  });
  target.each([&](int role, int, int, int x) {
    for (int c = 0; c < reduction.target.colours && reduction.role(role).painted == 0; ++c)
      result.all.push_back({Kind::painted, x, c});
  });
  for (int v = 0; v < result.order && has(reductions::Assumption::bipartite); ++v)
    result.all.push_back({Kind::side, v, v});
  return result;
}

}  // namespace gamecert::encode
