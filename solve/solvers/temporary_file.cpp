// Made under a name that is taken away at once.
#include "solve/solvers/temporary_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string>
#include <system_error>

#include "text/errors.hpp"

namespace gamecert::solve {

TemporaryFile::TemporaryFile() {
  std::error_code error;
  const std::filesystem::path folder = std::filesystem::temp_directory_path(error);
  std::string name = (error ? std::filesystem::path("/tmp") : folder) / "gamecert.XXXXXX";
  descriptor_ = mkstemp(name.data());
  if (descriptor_ < 0) throw text::LimitError("no temporary file " + name + ": " + std::strerror(errno));
  unlink(name.c_str());
}

TemporaryFile::~TemporaryFile() { close(descriptor_); }

}  // namespace gamecert::solve
