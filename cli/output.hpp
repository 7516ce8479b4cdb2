// What is printed and written: results to stdout, chatter to stderr, files whole or not at all.
#pragma once

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace gamecert::cli {

/// The reader of stdout has gone away: end quietly.
struct ClosedPipe {};

/// A file or stdout cannot be written; the message says which and why.
struct OutputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// One line to stdout, flushed. ClosedPipe or OutputError if it cannot be written.
void print_line(std::string_view line);
/// The same for text as it is.
void print(std::string_view text);

/// A file that appears under its name when it is committed, complete and synced, and not before.
/// (What is no regular file, such as a pipe or a device, is written as it is.)
class AtomicFile {
 public:
  /// A file that is there already is taken away: what stands under the name afterwards is of this run.
  explicit AtomicFile(std::filesystem::path path);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();
  void write(std::string_view text);
  void commit();
  std::string name() const { return path_.string(); }

 private:
  [[noreturn]] void fail() const;
  std::filesystem::path path_, temporary_;  // temporary_ is empty if there is none
  int descriptor_ = -1;
};

/// The directory, made if need be, in which files can be made. OutputError.
std::filesystem::path made_directory(const std::string& name);

/// A line about work under way, rewritten in place; only on a terminal.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  void show(const std::string& text);

 private:
  bool terminal_;
  bool shown_ = false;
};

/// From now on SIGINT and SIGTERM ask searches to end; a second one ends the process.
void end_searches_on_interrupt();
/// Signals end the process at once again: for commands that leave nothing behind.
void end_at_interrupts();

}  // namespace gamecert::cli
