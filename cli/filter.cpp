// gamecert filter: the graphs of standard input that have a property.
#include "sweeps/filter.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>
#include <new>
#include <stdexcept>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/scope.hpp"
#include "conjectures/language.hpp"
#include "sweeps/undecided.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

constexpr int patience = 100;  // ms

/// Standard input cannot be read: no line is to blame.
struct UnreadableInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};

std::optional<std::size_t> read_standard_input(std::span<char> buffer) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, patience) <= 0) return std::nullopt;  // nothing yet, or a signal
  const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (count >= 0) return static_cast<std::size_t>(count);
  if (errno == EINTR || errno == EAGAIN) return std::nullopt;
  throw UnreadableInput(std::string("cannot read standard input: ") + std::strerror(errno));
}

}  // namespace

int run_filter(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
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
  sweeps::FilterRequest request{
      .property = conjectures::parse_conjecture(options.plain()[0], conjectures::GraphKind::graphs, &words),
      .mode = mode_of(options),
      .inverted = options.has("invert"),
      .count_only = options.has("count"),
      .jobs = jobs_of(options),
      .seconds_a_graph = time_limit(options)};
  if (!options.quiet()) {
    for (const std::string& note : sweeps::Evaluator(request.property, request.mode).notes()) {
      std::cerr << "c " << note << '\n';
    }
  }
  if (!options.quiet())
    request.undecided = [](const std::string& graph) { std::cerr << "c undecided " + graph + "\n" << std::flush; };
  try {
    const sweeps::Filtered filtered = sweeps::filter(request, read_standard_input, print);
    if (request.count_only) {
      print_line(std::to_string(filtered.passed));
      if (!options.quiet()) std::cerr << "c " << filtered.passed << " of " << filtered.graphs << " graphs\n";
    }
    if (filtered.undecided == 0) return success;
    std::cerr << "UNKNOWN " << sweeps::undecided_at(filtered.undecided) << '\n';
  } catch (const text::InputError& error) {
    throw text::InputError(std::string("-:") + error.what());
  } catch (const UnreadableInput& error) {
    throw text::InputError(error.what());
  } catch (const text::LimitError& limit) {
    std::cerr << "UNKNOWN " << limit.what() << '\n';
  } catch (const std::bad_alloc&) {
    std::cerr << "UNKNOWN out of memory\n";
  }
  return undecided;
}

}  // namespace gamecert::cli
