// Values of branches, each found once.
#include "papers/geodetic/branches.hpp"

#include "solve/least_missing.hpp"

namespace gamecert::papers {

bool Branches::first_player_wins() {
  for (int v = 0; v < forest_.order(); ++v) {
    if (after_root(v) == 0) return true;
  }
  return false;
}

int Branches::value(int above, int v) {
  if (const auto found = known_.find({above, v}); found != known_.end()) return found->second;
  std::vector<int> values;
  const auto look = [&](int option) {
    ++options_;
    values.push_back(option);
  };
  each_option(above, v, hanging(above, v), look);
  return known_[{above, v}] = solve::least_missing(values);
}

int Branches::hanging(int above, int v) {
  int sum = 0;
  for (const int below : forest_.neighbours(v)) {
    if (below != above) sum ^= value(v, below);
  }
  return sum;
}

template <class Visit>
void Branches::each_option(int above, int v, int rest, Visit& visit) {
  visit(rest);
  for (const int below : forest_.neighbours(v)) {
    if (below != above) each_option(v, below, rest ^ value(v, below) ^ hanging(v, below), visit);
  }
}

}  // namespace gamecert::papers
