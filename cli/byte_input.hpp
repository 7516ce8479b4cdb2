// Bytes of a file or of standard input, as they come.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>

#include "cli/options.hpp"
#include "graphs/streams/format.hpp"

namespace gamecert::cli {

/// Input that cannot be read: no line is to blame.
struct UnreadableInput : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class ByteInput {
 public:
  /// Of the file, or `-` for standard input. InputError if it cannot be opened.
  explicit ByteInput(std::string name);
  /// Of a text, by that name.
  ByteInput(std::string name, std::string text);
  ByteInput(const ByteInput&) = delete;
  ByteInput& operator=(const ByteInput&) = delete;
  ~ByteInput();
  /// As sweeps::ReadInput. UnreadableInput.
  std::optional<std::size_t> read(std::span<char> buffer) const;
  /// As it was given.
  const std::string& name() const { return name_; }

 private:
  std::string name_;
  int descriptor_ = 0;                 // standard input
  std::optional<std::string> text_;    // in place of a file
  mutable std::size_t text_read_ = 0;  // of it
};

/// Adds --input-format.
void describe_input_format(CommandOptions& options);
/// What it says. InputError.
graphs::Format input_format(const CommandOptions& options);

}  // namespace gamecert::cli
