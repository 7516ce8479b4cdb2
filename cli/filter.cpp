// gamecert filter: the graphs of standard input that have a property.
#include "sweeps/filter.hpp"

#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstring>
#include <iostream>
#include <mutex>
#include <new>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/scope.hpp"
#include "conjectures/language.hpp"
#include "solve/limits.hpp"
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

/// Interrupts the run when its time is over.
class Deadline {
 public:
  /// Infinitely many seconds: never.
  explicit Deadline(double seconds) {
    if (std::isinf(seconds)) return;
    waiting_ = std::jthread([this, seconds](const std::stop_token& over) {
      std::unique_lock lock(mutex_);
      changed_.wait_for(lock, over, std::chrono::duration<double>(seconds), [] { return false; });
      if (over.stop_requested()) return;
      reached_ = true;
      solve::Watch::interrupted = true;
    });
  }
  bool reached() const { return reached_; }

 private:
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::atomic<bool> reached_{false};
  std::jthread waiting_;
};

/// `line 7: interrupted by the time limit of 2 s`
std::string stopped_by(const text::LimitError& limit, const Deadline& deadline, double seconds) {
  std::ostringstream text;
  text << limit.what();
  if (deadline.reached() && text.str().ends_with("interrupted")) text << " by the time limit of " << seconds << " s";
  return text.str();
}

}  // namespace

int run_filter(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  CommandOptions options;
  options.described.add_options()("quiet,q", "no comments")("invert,v", "the graphs without the property")(
      "count,u", "write no graphs but their number")("time-limit", po::value<double>(),
                                                     "seconds for all graphs together; then UNKNOWN, status 3");
  describe_evaluation(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() != 1) {
    throw text::InputError("expected one PROPERTY, and graphs on standard input, found " +
                           std::to_string(options.plain().size()) + " arguments; see gamecert filter --help");
  }
  sweeps::FilterRequest request{
      .property = conjectures::parse_conjecture(options.plain()[0], conjectures::GraphKind::graphs),
      .mode = mode_of(options),
      .inverted = options.has("invert"),
      .count_only = options.has("count"),
      .jobs = jobs_of(options)};
  if (!options.quiet()) {
    for (const std::string& note : sweeps::Evaluator(request.property, request.mode).notes()) {
      std::cerr << "c " << note << '\n';
    }
  }
  const double seconds = time_limit(options);
  const Deadline deadline(seconds);
  try {
    const sweeps::Filtered filtered = sweeps::filter(request, read_standard_input, print);
    if (!request.count_only) return success;
    print_line(std::to_string(filtered.passed));
    if (!options.quiet()) std::cerr << "c " << filtered.passed << " of " << filtered.graphs << " graphs\n";
    return success;
  } catch (const text::InputError& error) {
    throw text::InputError(std::string("-:") + error.what());
  } catch (const UnreadableInput& error) {
    throw text::InputError(error.what());
  } catch (const text::LimitError& limit) {
    std::cerr << "UNKNOWN " << stopped_by(limit, deadline, seconds) << '\n';
  } catch (const std::bad_alloc&) {
    std::cerr << "UNKNOWN out of memory\n";
  }
  return undecided;
}

}  // namespace gamecert::cli
