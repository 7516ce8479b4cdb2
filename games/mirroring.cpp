// The conditions, line by line.
#include "games/mirroring.hpp"

#include <algorithm>
#include <set>

namespace gamecert::games {
namespace {

using Lines = std::vector<std::vector<int>>;
using Cells = std::vector<char>;

std::size_t index(int cell) { return static_cast<std::size_t>(cell); }

std::vector<int> image_of(const std::vector<int>& line, const std::vector<int>& image) {
  std::vector<int> result;
  for (const int cell : line) result.push_back(image[index(cell)]);
  std::ranges::sort(result);
  return result;
}

std::string named(const std::vector<int>& line) {
  std::string text;
  for (const int cell : line) text += (text.empty() ? "" : ",") + std::to_string(cell);
  return text;
}

std::vector<int> free_cells(const std::vector<int>& line, const Cells& free) {
  std::vector<int> result;
  std::ranges::copy_if(line, std::back_inserter(result), [&](int cell) { return free[index(cell)] != 0; });
  return result;
}

}  // namespace

std::optional<std::string> not_a_symmetry(const Lines& lines, const Cells& free, const std::vector<int>& image) {
  Cells reached(free.size(), 0);
  if (image.size() != free.size()) return "an image for every cell, found " + std::to_string(image.size());
  for (std::size_t cell = 0; cell < image.size(); ++cell) {
    const int to = image[cell];
    if (to < 0 || index(to) >= free.size() || reached[index(to)] != 0)
      return "every cell once among the images, found " + std::to_string(to) + " again or no cell";
    reached[index(to)] = 1;
    if (free[cell] != free[index(to)])
      return "free cells mapped to free cells, found " + std::to_string(cell) + " mapped to " + std::to_string(to);
  }
  const std::set<std::vector<int>> all(lines.begin(), lines.end());
  for (const std::vector<int>& line : lines) {
    if (!all.contains(image_of(line, image))) return "lines mapped to lines, found the line " + named(line);
  }
  return std::nullopt;
}

std::optional<std::string> mirroring_may_fail(const Lines& lines, const Cells& free, const std::vector<int>& image) {
  if (lines.empty()) return "a line, found none";
  if (auto reason = not_a_symmetry(lines, free, image)) return reason;
  for (std::size_t cell = 0; cell < image.size(); ++cell) {
    const std::string found = ", found " + std::to_string(cell) + " mapped to " + std::to_string(image[cell]);
    if (image[index(image[cell])] != static_cast<int>(cell)) return "an involution" + found;
    if (free[cell] != 0 && image[cell] == static_cast<int>(cell)) return "no free cell mapped to itself" + found;
  }
  for (const std::vector<int>& line : lines) {
    const std::vector<int> left = free_cells(line, free);
    if (left.size() < 2) return "two free cells in every line, found the line " + named(line);
    const std::vector<int> mirrored = image_of(left, image);
    std::vector<int> both;
    std::ranges::set_intersection(left, mirrored, std::back_inserter(both));
    if (!both.empty() && both != left) return "all images or none in the line, found the line " + named(line);
  }
  return std::nullopt;
}

}  // namespace gamecert::games
