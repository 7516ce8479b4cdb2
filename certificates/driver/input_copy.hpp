// A copy of what can be read once, standard input or a pipe.
#pragma once

#include <string>

namespace gamecert::certificates {

/// The copy has no name, and goes with this.
class InputCopy {
 public:
  /// Of standard input, if the name is `-`, or of a file; of at most so many bytes.
  InputCopy(const std::string& name, double most_bytes);
  ~InputCopy();
  InputCopy(const InputCopy&) = delete;
  InputCopy& operator=(const InputCopy&) = delete;
  /// Why there is none, as errno has it; 0 if there is one.
  int error() const { return error_; }
  bool too_large() const { return too_large_; }
  std::string path() const { return "/proc/self/fd/" + std::to_string(file_); }

 private:
  bool copy(int input, double bytes_left);
  bool too_large_ = false;
  int file_ = -1, error_ = 0;
};

}  // namespace gamecert::certificates
