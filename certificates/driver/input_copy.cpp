// A file in TMPDIR that has lost its name.
#include "certificates/driver/input_copy.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "certificates/driver/bounded.hpp"

namespace gamecert::certificates {

InputCopy::InputCopy(const std::string& name, double most_bytes) {
  const int input = name == "-" ? STDIN_FILENO : open(name.c_str(), O_RDONLY | O_CLOEXEC);
  error_ = input >= 0 && copy(input, most_bytes) ? 0 : errno;
  if (name != "-") close(input);
}

InputCopy::~InputCopy() { close(file_); }

bool InputCopy::copy(int input, double bytes_left) {
  const char* directory = std::getenv("TMPDIR");
  std::string path = (directory ? directory : "/tmp") + std::string("/gamecert-check-XXXXXX");
  file_ = mkostemp(path.data(), O_CLOEXEC);
  if (file_ < 0 || unlink(path.c_str()) != 0) return false;
  char block[1 << 16];
  ssize_t count = 0;
  while ((count = ::read(input, block, sizeof block)) > 0) {
    bytes_left -= static_cast<double>(count);
    too_large_ = bytes_left < 0;
    if (too_large_ || !write_all(file_, {block, static_cast<std::size_t>(count)})) return false;
  }
  return count == 0;
}

}  // namespace gamecert::certificates
