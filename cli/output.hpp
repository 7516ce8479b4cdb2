// What is printed: results to stdout, chatter to stderr.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::cli {

/// The reader of stdout has gone away: end quietly.
struct ClosedPipe {};

/// One line to stdout, flushed. ClosedPipe or verify::OutputError if it cannot be written.
void print_line(std::string_view line);
/// The same for text as it is.
void print(std::string_view text);

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

/// From now on SIGINT, SIGTERM and SIGHUP ask searches to end; one that comes more than a second after the first ends
/// the process. (A terminal or `timeout` may send two at once.) A signal that the caller ignores stays ignored, as
/// nohup has SIGHUP, and a shell without job control SIGINT in the background.
void end_searches_on_interrupt();
/// They end the process at once again, with `gamecert: interrupted`: for commands that leave nothing behind.
void end_at_interrupts();

}  // namespace gamecert::cli
