// Values of long recursions, found once for all claims, and others; safe in several threads.
#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <mutex>
#include <string>
#include <vector>

#include "graphs/plane_board_text.hpp"
#include "graphs/triangulation.hpp"
#include "language/arithmetic.hpp"
#include "papers/claim.hpp"
#include "papers/game_question.hpp"
#include "papers/language/function.hpp"
#include "solve/boards/directed_paths.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

int whole(std::int64_t number, std::int64_t least) {
  if (number < least || number > std::numeric_limits<int>::max())
    refuse_number("a number from " + std::to_string(least) + " on, of 31 bits", number);
  return static_cast<int>(number);
}

/// Long paths are extended to what is asked of them.
std::int64_t of_long_path(int (solve::LongPaths::*value)(int) const, Operands v, const Surroundings& in) {
  static std::timed_mutex mutex;
  static solve::LongPaths paths;
  const int k = whole(v[0], 1);
  Trial unlimited({});
  Trial& trial = in.trial != nullptr ? *in.trial : unlimited;
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.try_lock_for(std::chrono::milliseconds(50))) trial.look();  // another claim extends them
  paths.extend(k, [&] { trial.look(); });
  return (paths.*value)(k);
}
std::int64_t path_a(Operands v, const Surroundings& in) { return of_long_path(&solve::LongPaths::a, v, in); }
std::int64_t path_d(Operands v, const Surroundings& in) { return of_long_path(&solve::LongPaths::d, v, in); }

/// The triangulated point set S(t) of Fig. 13 of the paper on triangulations: C(t) on a parabola, and a point v that
/// sees all of it from outside.
graphs::Triangulation recursive_set(int t) {
  const int last = 1 << (t - 1), v = last + 1;
  std::vector<graphs::Point> points;
  for (int i = 0; i <= last; ++i) points.push_back({i, std::int64_t{i} * i});
  points.push_back({last / 2, -1});
  std::vector<graphs::Edge> edges;
  for (int step = 1; step <= last; step *= 2) {
    for (int i = 0; i < last; i += step) edges.emplace_back(i, i + step);
  }
  for (int i = 0; i <= last; ++i) edges.emplace_back(i, v);
  return {graphs::PointSet(points), edges};
}

/// How many of its edges flips can colour green, by search.
std::int64_t green_of_set(Operands v, const Surroundings& in) {
  const Trial unlimited({});
  const std::string board = graphs::text(recursive_set(whole(v[0], 1)));
  return score(by_rules("all-green", board), in.trial != nullptr ? *in.trial : unlimited);
}

using Images = std::vector<int>;

/// Completes a map, -1 being no image yet: the first number without one gets itself or a later one.
void complete(Images& map, std::vector<Images>& found) {
  const auto open = std::ranges::find(map, -1);
  if (open == map.end()) return found.push_back(map);
  const int k = static_cast<int>(open - map.begin());
  for (int image = k; image < static_cast<int>(map.size()); ++image) {
    int& back = map[static_cast<std::size_t>(image)];
    if (back >= 0) continue;
    back = k;
    *open = image;
    complete(map, found);
    *open = back = -1;
  }
}

/// Maps of 0..n-1 to itself that are their own inverses, the identity among them, in the order of their images.
const std::vector<Images>& maps_of(std::int64_t n) {
  static const std::array<std::vector<Images>, 9> all = [] {
    std::array<std::vector<Images>, 9> result;
    for (std::size_t order = 0; order < result.size(); ++order) {
      Images map(order, -1);
      complete(map, result[order]);
    }
    return result;
  }();
  if (n < 0 || n >= std::ssize(all)) refuse_number("maps of at most 8 numbers", n);
  return all[static_cast<std::size_t>(n)];
}
std::int64_t number_of_maps(Operands v, const Surroundings&) { return std::ssize(maps_of(v[0])); }
/// Of the map of 0..n-1 with a number the image of a number.
std::int64_t mapped(Operands v, const Surroundings&) {
  const auto& maps = maps_of(v[0]);
  if (v[1] < 1 || v[1] > std::ssize(maps)) refuse_number("the number of a map", v[1]);
  if (v[2] < 0 || v[2] >= v[0]) refuse_number("a number below " + std::to_string(v[0]), v[2]);
  return maps[static_cast<std::size_t>(v[1] - 1)][static_cast<std::size_t>(v[2])];
}

/// The one of the values behind the first that the first numbers, from 1.
std::int64_t entry(Operands v, const Surroundings&) {
  const auto entries = std::to_string(v.size() - 1);
  if (v[0] < 1 || v[0] >= std::ssize(v)) refuse_number("the number of an entry, 1 to " + entries, v[0]);
  return v[static_cast<std::size_t>(v[0])];
}

template <std::int64_t number>
std::int64_t constant(Operands, const Surroundings&) {
  return number;
}

}  // namespace

void refuse_number(const std::string& expected, std::int64_t found) {
  throw text::InputError("expected " + expected + ", found " + language::number_text(found));
}

std::span<const Function> number_functions() {
  using enum language::Sort;
  static const Function all[] = {{{"entry", whole, {whole, whole}, true}, entry},
                                 {{"path-a", whole, {whole}}, path_a},
                                 {{"path-d", whole, {whole}}, path_d},
                                 {{"green-of-set", whole, {whole}}, green_of_set},
                                 {{"own-inverses", whole, {whole}}, number_of_maps},
                                 {{"mapped", whole, {whole, whole, whole}}, mapped},
                                 {{"N", whole}, constant<1>},
                                 {{"P", whole}, constant<0>},
                                 {{"first", whole}, constant<1>},
                                 {{"second", whole}, constant<2>},
                                 {{"tie", whole}, constant<0>},
                                 {{"won", whole}, constant<1>},
                                 {{"lost", whole}, constant<0>}};
  return all;
}

}  // namespace gamecert::papers
