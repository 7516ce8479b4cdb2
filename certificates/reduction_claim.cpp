// Reading the reduction of a claim.
#include "certificates/reduction_claim.hpp"

#include "certificates/claim.hpp"
#include "games/registry/infos.hpp"
#include "reductions/reduction_file.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

reductions::Reduction reduction_of(const Claim& claim, Grounds& grounds) {
  reductions::Reduction reduction = reductions::read_one_line(claim.instance);
  if (const std::string known = text(reduction); known != claim.instance)
    reject("expected the reduction " + text::quoted(known) + ", found " + text::quoted(claim.instance));
  for (const reductions::Side* side : {&reduction.source, &reduction.target})
    grounds.add_rules(games::info_of(side->game), side->parameters);
  return reduction;
}

}  // namespace gamecert::certificates
