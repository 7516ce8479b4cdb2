// Instance lines from the command line, a file or standard input.
#pragma once

#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

#include "games/instances/instance.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

/// A line with the place it came from.
struct InputLine {
  std::string text;
  std::string place;  // "FILE:3", "line 3 of standard input", or empty for the command line
};

/// Gives the lines an INSTANCE argument stands for: itself, the lines of a file (an argument with '/' or '.' that does
/// not begin with a family and a colon; a bare file name is no file), or those of standard input ('-'). Blank lines and
/// `>>graph6<<`-like headers are skipped; planar code gives lines of graph6.
class InstanceLines {
 public:
  /// InputError if the file cannot be read.
  explicit InstanceLines(const std::string& argument);
  /// The next line, if there is one; none after an interrupt. InputError if the very first is missing.
  std::optional<InputLine> next();
  /// Whether the lines come from a file or standard input.
  bool from_file() const { return in_ != nullptr; }
  /// Whether the lines come from that file, by this or another name.
  bool read_from(const std::filesystem::path& path) const;

 private:
  std::optional<std::string> read();
  bool wait_for_input() const;
  void convert_planar_code(const std::string& begun);
  std::string argument_;
  std::istream* in_ = nullptr;  // null for the command line
  std::ifstream file_;
  std::istringstream converted_;  // from planar code
  std::size_t number_ = 0;
  bool any_ = false;
};

/// The instance on the line. InputError, which names a file that may have been meant.
games::Instance instance_of(const InputLine& line);

/// The error with its place in front, for a message on its own.
text::InputError placed(const InputLine& line, const text::InputError& error);

}  // namespace gamecert::cli
