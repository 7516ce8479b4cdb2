// gamecert reduction on maps that are not made of pieces.
#include "cli/reduction_run.hpp"
#include "proofs/maps/board_maps.hpp"
#include "text/errors.hpp"
#include "verify/reduction_decision.hpp"

namespace gamecert::cli {

void refuse_values(const std::string& name) {
  throw text::InputError("expected no --set with " + name + ", which has no parameters");
}

int run_board_map(const std::string& what, const std::string& name, const CommandOptions& options,
                  const solve::Limits& limits) {
  const proofs::BoardMap& map = *proofs::find_board_map(name);
  if (options.has("set")) refuse_values(name);
  ReductionRun run(options, name, std::string(map.summary));
  if (what == "check") {
    const auto [first, last] = orders_of(options);
    return run.finish(verify::check(map, first, last, options.has("certificate"), limits));
  }
  if (what == "prove") return run.finish(verify::prove(map, options.has("certificate"), limits));
  throw text::InputError("expected a reduction made of pieces for " + what + ", found " + name);
}

}  // namespace gamecert::cli
