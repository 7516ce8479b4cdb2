// gamecert filter: the graphs of a stream that have a property.
#include "sweeps/streams/filter.hpp"

#include <iostream>

#include "cli/output.hpp"
#include "cli/over_graphs/graph_input.hpp"
#include "cli/over_graphs/scope.hpp"
#include "conjectures/language.hpp"
#include "conjectures/triangulation_words.hpp"
#include "language/about.hpp"
#include "language/typing.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

int run_filter(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.described.add_options()("quiet,q", "no comments")("invert,v", "the graphs without the property")(
      "count,u", "write no graphs but their number");
  describe_evaluation(options);
  describe_input_format(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty()) throw text::InputError("expected PROPERTY, found none; see gamecert filter --help");
  require_in_front(options, "PROPERTY");
  const language::UserWords words = words_of(options);
  const language::OtherWords others = conjectures::triangulation_words_beside(words);
  const sweeps::FilterRequest request{.property = sweeps::about_either([&](language::GraphKind about) {
                                        return conjectures::parse_conjecture(options.plain()[0], about, &words,
                                                                             &others);
                                      }),
                                      .mode = mode_of(options),
                                      .inverted = options.has("invert"),
                                      .count_only = options.has("count"),
                                      .stream = stream_of(options)};
  StreamFiles files(options, "PROPERTY");
  if (!options.quiet()) {
    for (const std::string& note : sweeps::Evaluator(request.property, request.mode).notes())
      std::cerr << "c " << note << '\n';
  }
  const auto go = [&](const sweeps::ReadInput& read) {
    const sweeps::Filtered filtered =
        sweeps::filter(request, read, [&](std::string_view lines) { files.write(lines); });
    if (request.count_only) {
      files.write(std::to_string(filtered.passed) + "\n");
      if (!options.quiet()) std::cerr << "c " << filtered.passed << " of " << filtered.graphs << " graphs\n";
    }
    return filtered;
  };
  return status_of_stream(files.input(), go, [&] { files.commit(); });
}

}  // namespace gamecert::cli
