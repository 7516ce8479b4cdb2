// By the calls of the system, which say why a file cannot be read.
#include "verify/files/whole_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string_view>

#include "graphs/streams/foreign_text.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::verify {

std::string whole_file(const std::filesystem::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  std::string text;
  constexpr std::size_t most_bytes = std::size_t{1} << 28;
  constexpr int patience = 20;  // milliseconds between two looks at a signal
  char block[1 << 16];
  ssize_t count = file < 0 ? -1 : 1;
  while (count > 0 && text.size() <= most_bytes) {
    if (text::interrupted) break;
    pollfd input{file, POLLIN, 0};
    if (poll(&input, 1, patience) <= 0) continue;  // nothing yet, or a signal
    count = ::read(file, block, sizeof block);
    if (count > 0) text.append(block, static_cast<std::size_t>(count));
  }
  const int error = errno;
  if (file >= 0) close(file);
  if (text::interrupted) throw text::LimitError("interrupted");
  if (text.size() > most_bytes)
    throw text::InputError(path.string() + ": expected a file of at most " + std::to_string(most_bytes >> 20) +
                           " MB, found more");
  if (count < 0) throw text::InputError("cannot read " + path.string() + ": " + std::strerror(error));
  for (const std::string_view mark : {"\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF", "\x1F\x8B"})
    if (text.starts_with(mark))
      throw text::InputError(path.string() + ":1:1: expected text in UTF-8" + graphs::advice_on(text.substr(0, 8)));
  return text;
}

}  // namespace gamecert::verify
