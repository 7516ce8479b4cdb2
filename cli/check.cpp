// gamecert check: the checker's library behind a command.
#include <csignal>
#include <iostream>

#include "certificates/driver/check_files.hpp"
#include "certificates/explanation.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

int run_check(const Command& command, const Arguments& arguments) {
  using boost::program_options::value;
  CommandOptions options;
  options.described.add_options()("expect", value<std::string>(),
                                  "reject a certificate of anything but this claim line or statement")(
      "trust", value<std::string>(),
      "reject a certificate that rests on anything else: rules,readings,definitions,encodings,theorems,programs or "
      "what "
      "`c rests on:` prints; '' is nothing. Without it the answer is UNKNOWN for a sweep of which only `programs` say "
      "that no graph is missing")(
      "explain",
      "print for each certificate, too, how many files and lines checked it, by room of the source tree, "
      "and a line about each thing that it rests on")("report", value<std::string>(),
                                                      "when all is accepted, leave there what was said of each piece "
                                                      "of a sweep: DIR/checked.report for merge --checked")(
      "time-limit", value<std::string>(), "processor time for each file, in seconds (60)")(
      "memory-limit", value<std::string>(), "address space for each file, in MB (4096), at least 64");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty()) throw text::InputError("expected FILE..., found none; see gamecert check --help");
  certificates::Demands demands;
  if (options.has("expect")) demands.expect = options.value<std::string>("expect");
  if (options.has("trust")) demands.trust.emplace(options.value<std::string>("trust"));
  if (options.has("explain")) demands.explain = certificates::explanation;
  if (options.has("report")) demands.report = options.value<std::string>("report");
  if (options.has("time-limit"))
    demands.budget.seconds = certificates::seconds_of(options.value<std::string>("time-limit"));
  if (options.has("memory-limit"))
    demands.budget.megabytes = certificates::megabytes_of(options.value<std::string>("memory-limit"));
  demands.progress = certificates::terminal_reader();
  end_at_interrupts();
  std::signal(SIGPIPE, SIG_DFL);  // the library writes by itself
  return certificates::check_files(options.plain(), demands, std::cout, std::cerr);
}

}  // namespace gamecert::cli
