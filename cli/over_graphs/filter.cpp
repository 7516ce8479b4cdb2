// gamecert filter: the graphs of a stream that have a property, with certificates.
#include "sweeps/streams/filter.hpp"

#include <iostream>

#include "cli/output.hpp"
#include "cli/over_graphs/graph_input.hpp"
#include "cli/over_graphs/scope.hpp"
#include "cli/over_graphs/sweep_printer.hpp"
#include "conjectures/language.hpp"
#include "conjectures/triangulation_words.hpp"
#include "language/about.hpp"
#include "language/typing.hpp"
#include "sweeps/counterexample.hpp"
#include "sweeps/streams/graph_line.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "verify/files/certificate_folder.hpp"

namespace gamecert::cli {

namespace {

/// Certificates of the graphs that are copied, if they are wanted.
class CertifiedGraphs {
 public:
  CertifiedGraphs(const sweeps::FilterRequest& request, const CommandOptions& options)
      : false_there_(request.inverted ? request.property : language::Formula{"!", {request.property}}),
        limits_({.seconds = request.stream.seconds_a_graph}),
        wanted_(options.has("certificates")),
        folder_(certificates_of(options)) {}

  void add(std::string_view lines) {
    if (!wanted_) return;
    for (text::Cursor in(lines); !in.done(); in.take("\n")) {
      const std::string_view line = in.take_until("\n");
      if (line.starts_with(">>")) continue;
      sweeps::Proof proof = sweeps::prove_counterexample(false_there_, sweeps::read_graph_line(line), limits_);
      ++graphs_;
      if (proof.certificate) {
        folder_.add(graphs_, *proof.certificate);
        continue;
      }
      complete_ = false;
      std::cerr << "UNKNOWN no certificate of " << line << ": " << proof.missing << '\n';
    }
  }
  bool complete() const { return complete_; }

 private:
  language::Formula false_there_;
  solve::Limits limits_;
  bool wanted_, complete_ = true;
  verify::CertificateSet folder_;
  std::size_t graphs_ = 0;
};

}  // namespace

int run_filter(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.described.add_options()("quiet,q", "no comments")("invert,v", "the graphs without the property")(
      "count,u", "write no graphs but their number")(
      "certificates", boost::program_options::value<std::string>(),
      "directory for a certificate of each graph that is copied, counterexample-N.cert, N from 1: its claim is that "
      "the negation fails there, or with -v that the property does; numbers of sets of a graph above order 16 rest on "
      "a refutation each (docs/COMMANDS.md)");
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
  if (request.count_only && options.has("certificates"))
    throw text::InputError("expected --certificates or --count, found both");
  StreamFiles files(options, "PROPERTY");
  CertifiedGraphs certified(request, options);
  if (!options.quiet()) {
    for (const std::string& note : sweeps::Evaluator(request.property, request.mode).notes())
      std::cerr << "c " << note << '\n';
  }
  const auto go = [&](const sweeps::ReadInput& read) {
    const sweeps::Filtered filtered = sweeps::filter(request, read, [&](std::string_view lines) {
      certified.add(lines);
      files.write(lines);
    });
    if (request.count_only) {
      files.write(std::to_string(filtered.passed) + "\n");
      if (!options.quiet()) std::cerr << "c " << filtered.passed << " of " << filtered.graphs << " graphs\n";
    }
    if (!options.quiet()) print_refused(filtered.refused);
    return filtered;
  };
  const int status = status_of_stream(options, files.input(), go, [&] { files.commit(); });
  return certified.complete() ? status : undecided;
}

}  // namespace gamecert::cli
