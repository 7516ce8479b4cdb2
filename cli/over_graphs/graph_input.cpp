// Streams of graphs, and what stops them.
#include "cli/over_graphs/graph_input.hpp"

#include <iostream>
#include <new>

#include "cli/over_graphs/scope.hpp"
#include "sweeps/undecided.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

const std::string& input_name(const CommandOptions& options, const std::string& expected) {
  static const std::string standard_input = "-";
  const std::vector<std::string>& plain = options.plain();
  if (plain.empty() || plain.size() > 3)
    throw text::InputError("expected " + expected + " [INFILE [OUTFILE]], found " + std::to_string(plain.size()) +
                           " arguments");
  return plain.size() == 1 ? standard_input : plain[1];
}

}  // namespace

StreamFiles::StreamFiles(const CommandOptions& options, const std::string& expected)
    : input_(input_name(options, expected)) {
  if (options.plain().size() == 3 && options.plain()[2] != "-") output_.emplace(options.plain()[2]);
}

void StreamFiles::write(std::string_view text) {
  if (output_) {
    output_->write(text);
  } else {
    print(text);
  }
}

void StreamFiles::commit() {
  if (output_) output_->commit();
}

sweeps::GraphStream stream_of(const CommandOptions& options) {
  sweeps::GraphStream stream{
      .jobs = jobs_of(options), .format = input_format(options), .seconds_a_graph = time_limit(options)};
  if (options.quiet()) return stream;
  stream.undecided = [](const std::string& graph) { std::cerr << "c undecided " + graph + "\n" << std::flush; };
  stream.remark = [](const std::string& remark) { std::cerr << "c " + remark + "\n" << std::flush; };
  return stream;
}

int status_of_stream(const ByteInput& input, const std::function<sweeps::Streamed(const sweeps::ReadInput&)>& go,
                     const std::function<void()>& done) {
  try {
    const sweeps::Streamed all = go([&](std::span<char> buffer) { return input.read(buffer); });
    if (done) done();
    if (all.undecided == 0) return success;
    std::cerr << "UNKNOWN " << sweeps::undecided_at(all.undecided) << '\n';
  } catch (const text::InputError& error) {
    throw text::InputError(input.name() + ":" + error.what());
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
