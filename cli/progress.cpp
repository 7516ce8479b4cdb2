// One line about a sweep under way.
#include "cli/progress.hpp"

#include <cmath>

namespace gamecert::cli {

std::string describe(const verify::Progress& progress) {
  std::string line = "order " + std::to_string(progress.order) + ": " + std::to_string(progress.done);
  if (progress.total > 0) line += " of " + std::to_string(progress.total);
  line += " graphs";
  if (progress.rate > 0) {
    line += ", " + std::to_string(std::llround(progress.rate)) + " graphs/s";
    if (progress.total > progress.done) {
      line += ", " + std::to_string(std::llround(static_cast<double>(progress.total - progress.done) / progress.rate)) +
              " s left";
    }
  }
  return line + ", " + std::to_string(progress.failures) + " failures";
}

}  // namespace gamecert::cli
