// Streams of graphs, from standard input or a file.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/byte_input.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "sweeps/engines/refused_graphs.hpp"
#include "sweeps/streams/graph_stream.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {

/// What an argument stands for: a file, `-` for standard input, or a board where there is no file of that name.
/// InputError if it is none of them, and if it is both a file and a board.
ByteInput graphs_named(const std::string& argument);

/// Where graphs go to.
class GraphOutput {
 public:
  /// A file, or `-` for standard output. InputError for a board: it would become the name of a file.
  explicit GraphOutput(const std::string& file);
  /// To the file, which appears under its name when it is committed.
  void write(std::string_view text);
  void commit();

 private:
  std::optional<verify::AtomicFile> file_;
};

/// InputError if the only plain argument is a file: what the command asks is missing.
void require_in_front(const CommandOptions& options, const std::string& expected);

/// `[INFILE [OUTFILE]]` behind the first plain argument, `-` for standard input and output. InputError for more of
/// them.
class StreamFiles {
 public:
  /// Nothing is opened or written if it throws.
  StreamFiles(const CommandOptions& options, const std::string& expected);
  const ByteInput& input() const { return input_; }
  void write(std::string_view text) { output_.write(text); }
  void commit() { output_.commit(); }

 private:
  ByteInput input_;
  GraphOutput output_;
};

/// A comment on standard error for each game whose rules refuse graphs.
void print_refused(const sweeps::RefusedOfGame& refused);

/// How the graphs are gone through: --jobs, --time-limit, --input-format, and undecided graphs named on standard error.
sweeps::GraphStream stream_of(const CommandOptions& options);

/// Goes through what `go` reads, calls `done` if it came to the end, and gives the exit status. A limit and undecided
/// graphs are `UNKNOWN ...` on standard error; with --json a limit is an object, too. InputError
/// `NAME:LINE:COLUMN: ...`.
int status_of_stream(const CommandOptions& options, const ByteInput& input,
                     const std::function<sweeps::Streamed(const sweeps::ReadInput&)>& go,
                     const std::function<void()>& done = {});

}  // namespace gamecert::cli
