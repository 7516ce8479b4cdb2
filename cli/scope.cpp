// Options and progress of what goes through many graphs.
#include "cli/scope.hpp"

#include <cmath>
#include <tuple>

#include "graphs/errors.hpp"

namespace gamecert::cli {

void describe_scope(Options& options) {
  namespace po = boost::program_options;
  options.describe_output();
  options.described.add_options()("order", po::value<std::string>(), "A..B or A: the orders gone through")(
      "class", po::value<std::string>()->default_value("connected"), "connected, all or trees")(
      "jobs", po::value<int>()->default_value(0), "threads; 0 for all cores")(
      "definition", "decide every property from its definition, every colouring by play");
}

verify::Scope scope_of(const Options& options) {
  verify::Scope scope;
  if (!options.has("order")) throw InputError("expected --order A..B, found none");
  std::tie(scope.first_order, scope.last_order) = parse_orders(options.value<std::string>("order"));
  scope.graph_class =
      *graphs::graph_class(one_of("class", options.value<std::string>("class"), {"connected", "all", "trees"}));
  scope.jobs = options.value<int>("jobs");
  if (scope.jobs < 0) throw InputError("expected --jobs 0 or more, found " + std::to_string(scope.jobs));
  if (options.has("definition")) scope.mode = verify::Evaluator::Mode::definition;
  return scope;
}

std::string text(const verify::Progress& progress) {
  std::string line = "order " + std::to_string(progress.order) + ": " + std::to_string(progress.done);
  if (progress.total > 0) line += " of " + std::to_string(progress.total);
  line += " graphs";
  if (progress.rate > 0) {
    line += ", " + std::to_string(std::llround(progress.rate)) + " graphs/s";
    if (progress.total > progress.done) {
      line += ", " + std::to_string(std::llround(static_cast<double>(progress.total - progress.done) / progress.rate)) +
              " s left";
    }
  }
  return line + ", " + std::to_string(progress.failures) + " failures";
}

}  // namespace gamecert::cli
