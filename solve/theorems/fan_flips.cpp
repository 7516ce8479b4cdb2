// Runs of spokes between green gaps.
#include "solve/theorems/fan_flips.hpp"

#include <algorithm>

#include "games/theorems/shapes.hpp"

namespace gamecert::solve {

std::vector<int> rim_of_fan(const graphs::Triangulation& fan) {
  std::vector<int> rim = fan.boundary();
  std::ranges::rotate(rim, std::ranges::find(rim, *games::centre_of_fan(fan)));
  rim.erase(rim.begin());
  return rim;
}

FanFlips::FanFlips(const graphs::Triangulation& fan) : order_(fan.graph().order()), rim_(rim_of_fan(fan)) {
  const int centre = *games::centre_of_fan(fan);
  for (const int v : rim_) spokes_.push_back(segment_number(order_, centre, v));
}

std::size_t FanFlips::end_at(const FanRim& rim, int spoke) const {
  const auto at = std::ranges::find(rim.ends, spoke, [&](int place) { return spokes_[index(place)]; });
  return static_cast<std::size_t>(at - rim.ends.begin());
}

FanRim FanFlips::flipped(FanRim rim, int spoke) const {
  const std::size_t i = end_at(rim, spoke);
  rim.ends.erase(rim.ends.begin() + static_cast<std::ptrdiff_t>(i));
  rim.green.erase(rim.green.begin() + static_cast<std::ptrdiff_t>(i));
  rim.green[i - 1] = 1;
  return rim;
}

std::pair<int, int> FanFlips::ends_of_flip(const FanRim& rim, int spoke) const {
  const std::size_t i = end_at(rim, spoke);
  return {rim.ends[i - 1], rim.ends[i + 1]};
}

bool FanFlips::completes(const FanRim& rim, int spoke) const {
  const std::size_t i = end_at(rim, spoke);
  return rim.green[i - 1] != 0 && rim.green[i] != 0;
}

bool FanFlips::lost(const FanRim& rim) {
  bool closed = false, closed_of_one = false, green_before = false;
  int run = 0;  // of spokes, since the last green gap
  for (std::size_t i = 0; i < rim.green.size(); ++i) {
    run += i > 0 ? 1 : 0;
    if (rim.green[i] == 0) continue;
    closed = closed || (green_before && run > 0);
    closed_of_one = closed_of_one || (green_before && run == 1);
    green_before = true;
    run = 0;
  }
  return rim.ends.size() % 2 == 0 && closed && !closed_of_one;
}

}  // namespace gamecert::solve
