// gamecert filter: the graphs of standard input that have a property.
#include "sweeps/streams/filter.hpp"

#include <iostream>

#include "cli/output.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/over_graphs/standard_input.hpp"
#include "conjectures/language.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

int run_filter(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.described.add_options()("quiet,q", "no comments")("invert,v", "the graphs without the property")(
      "count,u", "write no graphs but their number");
  describe_evaluation(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1) {
    throw text::InputError("expected one PROPERTY, and graphs on standard input, found " +
                           std::to_string(options.plain().size()) + " arguments; see gamecert filter --help");
  }
  const conjectures::UserWords words = words_of(options);
  const sweeps::FilterRequest request{
      .property = conjectures::parse_conjecture(options.plain()[0], conjectures::GraphKind::graphs, &words),
      .mode = mode_of(options),
      .inverted = options.has("invert"),
      .count_only = options.has("count"),
      .stream = stream_of(options)};
  if (!options.quiet()) {
    for (const std::string& note : sweeps::Evaluator(request.property, request.mode).notes())
      std::cerr << "c " << note << '\n';
  }
  return status_of_stream([&] {
    const sweeps::Filtered filtered = sweeps::filter(request, read_standard_input, print);
    if (request.count_only) {
      print_line(std::to_string(filtered.passed));
      if (!options.quiet()) std::cerr << "c " << filtered.passed << " of " << filtered.graphs << " graphs\n";
    }
    return filtered;
  });
}

}  // namespace gamecert::cli
