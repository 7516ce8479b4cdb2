// A file without a name, for what is written by one process and read by another.
#pragma once

#include <filesystem>

namespace gamecert::solve {

/// Gone when the value is, and when the process ends in whatever way.
class TemporaryFile {
 public:
  /// LimitError if there can be none.
  TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();
  /// Under which this process and its children can open it.
  std::filesystem::path path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

 private:
  int descriptor_;
};

}  // namespace gamecert::solve
