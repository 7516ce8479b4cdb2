// gamecert reduction on maps that are not made of pieces.
#include "cli/reduction_run.hpp"
#include "papers/board_maps.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

using solve::Verdict;

std::string shown(const papers::GameQuestion& asked) { return std::string(asked.game) + " " + asked.instance; }

int check(ReductionRun& run, const papers::BoardMap& map, const CommandOptions& options, const solve::Limits& limits) {
  if (!options.has("order")) throw text::InputError("expected --order A..B, found none; see gamecert reduction --help");
  const auto [first, last] = parse_orders(options.value<std::string>("order"));
  const papers::BoardMapCheck result = papers::check_board_map(map, first, last, options.has("certificate"), limits);
  const std::string orders = std::string(map.counted) + " " + std::to_string(first) + ".." + std::to_string(last);
  switch (result.verdict) {
    case Verdict::fails:
      run.comment("source " + shown(result.failing->source) + " " + result.source_value);
      run.comment("target " + shown(result.failing->target) + " " + result.target_value);
      return run.finish(result.verdict, result.failing->source.instance, "", result.certificates);
    case Verdict::unknown:
      return run.finish(result.verdict,
                        result.reason + "; complete through " + std::string(map.counted) + " " +
                            std::to_string(result.complete_through),
                        "", {});
    case Verdict::vacuous:
      return run.finish(result.verdict, orders, "", {});
    default:
      return run.finish(result.verdict,
                        spoken(result.level) + " " + orders + " boards " + std::to_string(result.boards), "",
                        result.certificates, {{"level", reductions::text(result.level)}});
  }
}

int prove(ReductionRun& run, const papers::BoardMap& map, const CommandOptions& options, const solve::Limits& limits) {
  const papers::BoardMapProof proof = papers::prove_board_map(map, options.has("certificate"), limits);
  run.comment(std::to_string(proof.obligations) + " obligations");
  run.comment(
      "besides, by Corollary 1.4 of the ELLO paper, and because an odd-degenerate graph can be eliminated down to "
      "any of its vertices");
  std::vector<certificates::Certificate> certificates;
  if (proof.certificate) certificates.push_back(*proof.certificate);
  return run.finish(Verdict::proved, spoken(map.level) + " for all graphs", proof.missing, certificates);
}

}  // namespace

int run_board_map(const std::string& what, const std::string& name, const CommandOptions& options,
                  const solve::Limits& limits) {
  const papers::BoardMap& map = *papers::find_board_map(name);
  if (options.has("set")) throw text::InputError("expected no --set with " + name + ", which has no parameters");
  ReductionRun run(options, name, std::string(map.summary));
  if (what == "check") return check(run, map, options, limits);
  if (what == "prove") return prove(run, map, options, limits);
  throw text::InputError("expected a reduction made of pieces for " + what + ", found " + name);
}

}  // namespace gamecert::cli
