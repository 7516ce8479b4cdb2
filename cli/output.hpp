// What is printed and written: results to stdout, chatter to stderr, files whole or not at all.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
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

/// A file that appears under its name when it is committed, complete and synced, and not before; till then an earlier
/// file of that name stays. (What is no regular file, such as a pipe or a device, is written as it is.)
/// The text under way is in NAME.part-PID, which its writer holds locked till it is complete: one that nobody holds is
/// what a killed run has left, and the next file of that name takes it away. Under a symbolic link stands the file that
/// it leads to: that one is replaced, in its own directory.
class AtomicFile {
 public:
  enum class Abandoned { remove, leave };
  /// `leave`: of a file that is one of many, whose directory has been cleared of abandoned parts.
  explicit AtomicFile(std::filesystem::path path, Abandoned abandoned = Abandoned::remove);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();
  void write(std::string_view text);
  /// No more text comes: it is synced, though not under its name yet.
  void complete();
  void commit();
  /// A file of an earlier run stands under the name.
  bool earlier() const;
  /// Nothing is to stand under the name: what an earlier run has left goes.
  void remove_earlier() const;
  /// As it was given.
  std::string name() const { return name_; }

 private:
  [[noreturn]] void fail() const;
  void open_locked();
  bool is_open() const { return descriptor_ >= 0; }
  std::string name_;
  std::filesystem::path path_, temporary_;  // temporary_ is empty if there is none
  int descriptor_ = -1;
  bool committed_ = false;
};

/// What stands in the directory under names that are wanted, by name. OutputError.
std::vector<std::filesystem::path> entries_named(const std::filesystem::path& directory,
                                                 const std::function<bool(std::string_view name)>& wanted);

/// Of the file that made_directory makes for a moment.
inline constexpr std::string_view probe_name = ".probe";

/// Takes away what killed runs have left of files in the directory whose names are wanted.
void remove_abandoned_parts(const std::filesystem::path& directory,
                            const std::function<bool(std::string_view name)>& wanted);

/// The directory, made if need be, in which files can be made. OutputError.
std::filesystem::path made_directory(const std::string& name);

/// A line about work under way, rewritten in place; only on a terminal.
class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  void show(const std::string& text);
  /// Till it is shown again: something else is to be printed.
  void hide();

 private:
  bool terminal_;
  bool shown_ = false;
};

/// From now on SIGINT and SIGTERM ask searches to end; one that comes more than a second after the first ends the
/// process. (A terminal or `timeout` may send two at once.)
void end_searches_on_interrupt();
/// Signals end the process at once again: for commands that leave nothing behind.
void end_at_interrupts();

}  // namespace gamecert::cli
