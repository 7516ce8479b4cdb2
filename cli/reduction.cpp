// gamecert reduction: a map between games applied to a board, tested on small graphs, proved for all graphs, varied.
#include <algorithm>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/reduction_run.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/maps/board_maps.hpp"
#include "proofs/reduction_mutants.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"
#include "verify/reduction_decision.hpp"
#include "verify/reduction_failure.hpp"
#include "verify/reduction_image.hpp"

namespace gamecert::cli {
namespace {

using reductions::StatedReduction;
using solve::Verdict;

constexpr int greatest_value = 1000;  // of a parameter

std::map<std::string, int> values(const CommandOptions& options) {
  std::map<std::string, int> result;
  if (!options.has("set")) return result;
  for (const std::string& word : options.value<std::vector<std::string>>("set")) {
    const std::size_t sign = word.find('=');
    const auto value =
        sign == word.npos ? std::nullopt : text::whole_number(std::string_view(word).substr(sign + 1), greatest_value);
    if (!value || !result.emplace(word.substr(0, sign), *value).second)
      throw text::InputError("expected --set NAME=NUMBER with a number from 0 to " + std::to_string(greatest_value) +
                             ", each name once, found " + text::quoted(word));
  }
  return result;
}

int check(ReductionRun& run, const StatedReduction& reduction, const CommandOptions& options,
          const solve::Limits& limits) {
  const auto [first, last] = orders_of(options);
  return run.finish(verify::check(reduction, first, last, limits));
}

int prove(ReductionRun& run, const StatedReduction& reduction, const CommandOptions& options,
          const solve::Limits& limits) {
  return run.finish(verify::prove(reduction, options.has("certificate"), limits));
}

int mutants(ReductionRun& run, const StatedReduction& reduction, const CommandOptions& options,
            const solve::Limits& limits) {
  int last = 4;
  if (options.has("order")) {
    const auto [first, until] = parse_orders(options.value<std::string>("order"));
    if (first != 1)
      throw text::InputError("expected --order 1..B for mutants, found order " + std::to_string(first) + " first");
    last = until;
  }
  int fates[3] = {};
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  const proofs::Mutants result = proofs::try_mutants(reduction, last, limits);
  const std::string orders = " on order 1.." + std::to_string(last);
  if (result.original.failing) {
    run.comment("the reduction itself is wrong: check FAILS " + graphs::write_small_graph(*result.original.failing) +
                ", it reaches " + verify::spoken(result.original.level) + " and states " +
                verify::spoken(reduction.level));
    for (const std::string& line : verify::failure_lines(reduction, *result.original.failing, result.original.found))
      run.comment(line);
  }
  run.comment("mutants are judged at " + verify::spoken(result.level) +
              (result.original.level == reductions::Level::none ? ", as stated"
                                                                : ", the level of the reduction itself" + orders));
  for (const proofs::MutantResult& each : result.all) {
    constexpr const char* words[] = {"wrong", "right", "undecided"};
    ++fates[static_cast<std::size_t>(each.fate)];
    const std::string word = words[static_cast<std::size_t>(each.fate)];
    const std::string found = each.refused ? "refused"
                                           : "check " + std::string(solve::word(each.checked)) +
                                                 (each.graph.empty() ? "" : " " + each.graph) + ", prove " +
                                                 std::string(solve::word(each.proved));
    run.comment(word + ": " + each.mutant.change + "; " + found + (each.note.empty() ? "" : " (" + each.note + ")"));
    list.push_back({{"change", each.mutant.change}, {"fate", word}, {"refused", each.refused}, {"graph", each.graph}});
  }
  const std::string counts = "mutants " + std::to_string(fates[0] + fates[1] + fates[2]) + " wrong " +
                             std::to_string(fates[0]) + " right " + std::to_string(fates[1]) + " undecided " +
                             std::to_string(fates[2]);
  return run.finish(fates[2] == 0 ? Verdict::holds : Verdict::unknown, counts, "", {},
                    {{"level", reductions::text(result.level)}, {"mutants", list}});
}

int minimise(ReductionRun& run, const StatedReduction& reduction, const CommandOptions& options,
             const solve::Limits& limits) {
  int last = 5;
  if (options.has("order")) last = parse_orders(options.value<std::string>("order")).second;
  return run.finish(verify::minimise(reduction, last, options.has("certificate"), limits));
}

/// `NAME|FILE BOARD`: the target as `solve` takes it, and what its vertices are.
int apply(const std::string& name, const std::string& board, const CommandOptions& options) {
  for (const char* other : {"order", "certificate", "time-limit"}) {
    if (options.has(other)) throw text::InputError("expected no --" + std::string(other) + " with apply");
  }
  const proofs::BoardMap* const map = proofs::find_board_map(name);
  if (map != nullptr && options.has("set")) refuse_values(name);
  const verify::ReductionImage image = map != nullptr ? verify::image(*map, board) : [&] {
    const StatedReduction reduction = verify::reduction_of(name, values(options));
    return verify::placed_in(name, [&] { return verify::image(reduction, verify::source_board(board)); });
  }();
  if (options.json()) {
    nlohmann::ordered_json object = result_of("gamecert-image-1");
    object.update({{"reduction", name}, {"source", image.source.text()}, {"target", image.target.text()}});
    if (!image.names.empty()) object["vertices"] = image.names;
    print_line(json_line(object));
    return success;
  }
  if (!options.quiet()) {
    print_line("c source " + image.source.text());
    for (std::size_t x = 0; x < image.names.size(); ++x) print_line("c " + std::to_string(x) + ": " + image.names[x]);
  }
  print_line("v " + image.target.text());
  return success;
}

}  // namespace

int run_reduction(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  namespace po = boost::program_options;
  options.described.add_options()("order", po::value<std::string>(),
                                  "orders of the source graphs, A..B; of mutants 1..4, of minimise 1..5 if not given")(
      "set", po::value<std::vector<std::string>>(), "NAME=NUMBER: the value of a parameter of the reduction")(
      "certificate", po::value<std::string>(),
      "check, prove, minimise: file for the certificates of the verdict; EVIDENCE if it has none (docs/REDUCTIONS.md)")(
      "time-limit", po::value<double>(), "seconds; then UNKNOWN");
  if (!options.parse(command, arguments)) return success;
  const auto& plain = options.plain();
  const std::string what = plain.empty() ? "" : plain.front();
  if (what == "apply") {
    if (plain.size() < 3)
      throw text::InputError("expected a reduction and a board, found " + std::to_string(plain.size() - 1) +
                             (plain.size() == 2 ? " word" : " words") + "; see gamecert reduction --help");
    std::string board = plain[2];
    for (std::size_t i = 3; i < plain.size(); ++i) board += " " + plain[i];
    return apply(plain[1], board, options);
  }
  constexpr std::pair<std::string_view,
                      int (*)(ReductionRun&, const StatedReduction&, const CommandOptions&, const solve::Limits&)>
      all[] = {{"check", check}, {"prove", prove}, {"minimise", minimise}, {"mutants", mutants}};
  const auto found = std::ranges::find(all, what, [](const auto& each) { return each.first; });
  if (found == std::end(all)) {
    throw text::InputError("expected apply, check, prove, minimise or mutants" +
                           text::did_you_mean(what, {{"apply", "check", "prove", "minimise", "mutants"}}) + ", found " +
                           text::quoted(what) + "; see gamecert reduction --help");
  }
  if (plain.size() != 2)
    throw text::InputError("expected one reduction, found " + std::to_string(plain.size() - 1) +
                           "; see gamecert reduction --help");
  if (what == "prove" && options.has("order"))
    throw text::InputError("expected no --order with prove, which is for all graphs");
  if (what == "mutants" && options.has("certificate"))
    throw text::InputError("expected no --certificate with mutants; write a mutant as a file of its own");
  solve::Limits limits;
  limits.seconds = time_limit(options);
  if (proofs::find_board_map(plain[1]) != nullptr) return run_board_map(what, plain[1], options, limits);
  const StatedReduction reduction = verify::reduction_of(plain[1], values(options));
  ReductionRun run(options, plain[1], reductions::text(reduction));
  return verify::placed_in(plain[1], [&] { return found->second(run, reduction, options, limits); });
}

}  // namespace gamecert::cli
