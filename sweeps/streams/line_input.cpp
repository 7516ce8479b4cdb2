// Bytes made lines as they come.
#include "sweeps/streams/line_input.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace gamecert::sweeps {

/// False if nothing came.
bool LineInput::fill() {
  std::array<char, 1 << 16> bytes;
  const std::optional<std::size_t> count = read_(bytes);
  if (!count) return false;
  ended_ = *count == 0;
  text_.erase(0, begin_);
  begin_ = 0;
  try {
    ended_ ? lines_.end(text_) : lines_.read(std::string_view(bytes.data(), *count), text_);
  } catch (...) {
    stopped_ = std::current_exception();
  }
  return true;
}

std::optional<std::size_t> LineInput::read(std::span<char> buffer) {
  while (begin_ == text_.size()) {
    if (stopped_) std::rethrow_exception(stopped_);
    if (ended_) return 0;
    if (!fill()) return std::nullopt;
  }
  const std::size_t count = std::min(buffer.size(), text_.size() - begin_);
  std::copy_n(text_.begin() + static_cast<std::ptrdiff_t>(begin_), count, buffer.begin());
  begin_ += count;
  return count;
}

}  // namespace gamecert::sweeps
