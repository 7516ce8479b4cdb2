// Standard input read as it comes, and what stops it.
#include "cli/over_graphs/standard_input.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>
#include <new>
#include <stdexcept>

#include "cli/over_graphs/scope.hpp"
#include "sweeps/undecided.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

constexpr int patience = 100;  // ms

/// Standard input cannot be read: no line is to blame.
struct UnreadableInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace

std::optional<std::size_t> read_standard_input(std::span<char> buffer) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, patience) <= 0) return std::nullopt;  // nothing yet, or a signal
  const ssize_t count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (count >= 0) return static_cast<std::size_t>(count);
  if (errno == EINTR || errno == EAGAIN) return std::nullopt;
  throw UnreadableInput(std::string("cannot read standard input: ") + std::strerror(errno));
}

sweeps::GraphStream stream_of(const CommandOptions& options) {
  sweeps::GraphStream stream{.jobs = jobs_of(options), .seconds_a_graph = time_limit(options)};
  if (!options.quiet())
    stream.undecided = [](const std::string& graph) { std::cerr << "c undecided " + graph + "\n" << std::flush; };
  return stream;
}

int status_of_stream(const std::function<sweeps::Streamed()>& go) {
  try {
    const sweeps::Streamed all = go();
    if (all.undecided == 0) return success;
    std::cerr << "UNKNOWN " << sweeps::undecided_at(all.undecided) << '\n';
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
