// Lines on a terminal, not too many.
#include "certificates/progress.hpp"

#include <unistd.h>

#include <iostream>

namespace gamecert::certificates {

ProgressReader terminal_reader() {
  if (isatty(STDERR_FILENO) != 1) return {};
  return {[](const std::string& line) { std::cerr << "\r\033[K" << line << std::flush; }};
}

void CheckProgress::begin(const std::string& file) {
  file_ = file;
  place_.clear();
  begin_ = shown_ = Clock::now();
}

void CheckProgress::come_to(const std::string& place) {
  place_ = place;
  wait();
}

void CheckProgress::wait() {
  const Clock::time_point now = Clock::now();
  if (!reader_.show || std::chrono::duration<double>(now - shown_).count() < reader_.seconds) return;
  shown_ = now;
  visible_ = true;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - begin_).count();
  reader_.show(file_ + ": " + (place_.empty() ? "" : place_ + ", ") + std::to_string(seconds) + " s");
}

void CheckProgress::hide() {
  if (visible_) reader_.show("");
  visible_ = false;
}

}  // namespace gamecert::certificates
