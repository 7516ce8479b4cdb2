// Instance lines from the command line, a file or standard input.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "cli/byte_input.hpp"
#include "games/instances/instance.hpp"
#include "graphs/streams/format.hpp"
#include "sweeps/streams/line_input.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

/// A line with the place it came from.
struct InputLine {
  std::string text;
  std::string place;                           // "FILE:3", "standard input:3", or empty for the command line
  std::optional<text::InputError> wrong = {};  // in place of the text, with its column
};

/// The line with single blanks.
std::string single_spaced(const InputLine& line);

/// Whether the argument is meant as a file: it has a '/' or a '.', and no family and colon in front of them.
bool names_a_file(const std::string& argument);

/// Gives the lines an INSTANCE argument stands for: itself, the lines of a file (names_a_file; a bare file name is no
/// file), or those of standard input ('-'). Behind a file or '-' may stand attributes, for each of its lines. Blank
/// lines are skipped; graphs come in any format.
class InstanceLines {
 public:
  /// `quiet`: without remarks on standard error how the input was read. InputError if the file cannot be read.
  explicit InstanceLines(const std::string& argument, graphs::Format format = graphs::Format::any, bool quiet = false);
  /// Of a stream, which may be empty.
  InstanceLines(std::unique_ptr<ByteInput> input, graphs::Format format, bool quiet);
  InstanceLines(const InstanceLines&) = delete;
  InstanceLines& operator=(const InstanceLines&) = delete;
  /// The next line, if there is one; none after an interrupt. InputError if the very first is missing.
  std::optional<InputLine> next();
  /// Whether the lines come from a file or standard input.
  bool from_file() const { return input_ != nullptr; }
  /// Whether the lines come from that file, by this or another name.
  bool read_from(const std::filesystem::path& path) const;

 private:
  void start(graphs::Format format, bool quiet);
  std::optional<InputLine> read();
  std::string place(std::size_t line) const;
  std::string argument_;              // without attributes behind a file
  std::string attributes_;            // these, with a blank in front
  std::unique_ptr<ByteInput> input_;  // null for the command line
  sweeps::ReadInput bytes_;
  std::optional<sweeps::LineInput> lines_;
  std::string text_;  // of which the part from begin_ on is not given yet
  std::size_t begin_ = 0;
  std::size_t searched_ = 0;  // before it there is no newline from begin_ on
  std::size_t number_ = 0;
  bool ended_ = false;
  bool any_ = false;
};

/// The instance on the line, for a game if one is named. InputError, which names a file that may have been meant.
games::Instance instance_of(const InputLine& line, const games::GameInfo* game);

/// The last line of answers to many lines: `s ANSWERED 2 of 3`, and ` interrupted`.
void print_answered(std::size_t answered, std::size_t asked, bool interrupted);

/// The error with its place in front, for a message on its own.
text::InputError placed(const InputLine& line, const text::InputError& error);

}  // namespace gamecert::cli
