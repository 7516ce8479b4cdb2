// The paper on impartial colouring games, Section 3: oriented colourings.
#include "papers/colouring/oriented.hpp"

#include <chrono>
#include <mutex>
#include <set>
#include <vector>

#include "papers/colouring/games.hpp"
#include "papers/facts.hpp"
#include "papers/sections.hpp"

namespace gamecert::papers {
namespace {

constexpr int blue = 1, red = 2;

std::string directed_path(int length) { return "directed-path:" + std::to_string(length); }
std::string at_ends(int length, bool blue_first, bool red_last) {
  std::vector<int> colours(static_cast<std::size_t>(length));
  if (blue_first) colours.front() = blue;
  if (red_last) colours.back() = red;
  return painted(directed_path(length), colours);
}

/// Goes on to the end of a stage and lends the values out; one sequence for all claims.
template <class Use>
void with_long_paths(int stage, Trial& trial, Use&& use) {
  static std::timed_mutex mutex;
  static LongPaths paths;
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.try_lock_for(std::chrono::milliseconds(50))) trial.look();  // another claim extends them
  paths.extend(stage * lengths_a_stage, trial);
  use(paths);
}
int first_of(int stage) { return (stage - 1) * lengths_a_stage + 1; }
int last_of(int stage) { return stage * lengths_a_stage; }

Failure arithmetic(std::string where) { return {.where = std::move(where)}; }

void far_with_an_end_painted(int stage, Trial& trial) {
  with_long_paths(stage, trial, [&](const LongPaths& paths) {
    for (int k = std::max(4, first_of(stage)); k <= last_of(stage); ++k) {
      trial.instance(paths.a(k) > 0,
                     [&] { return arithmetic("A_" + std::to_string(k) + " has value " + std::to_string(paths.a(k))); });
    }
  });
}

std::set<int> span_of(std::initializer_list<int> generators) {
  std::set<int> span{0};
  for (const int generator : generators) {
    const std::set<int> so_far = span;
    for (const int value : so_far) span.insert(value ^ generator);
  }
  return span;
}

/// The greatest value to the end of a stage, and where it came first.
std::string values_met(int stage, const LongPaths& paths) {
  int greatest = 0, at = 0;
  for (int k = 1; k <= last_of(stage); ++k) {
    if (paths.d(k) <= greatest) continue;
    greatest = paths.d(k);
    at = k;
  }
  return "the greatest value of D_k to k = " + std::to_string(last_of(stage)) + " is " + std::to_string(greatest) +
         ", first at k = " + std::to_string(at);
}

/// Values below 2048 that are in the span are `rare`; rare values are rarer than the others in every stage.
void sparse_space(int stage, Trial& trial) {
  static const std::set<int> span = span_of({0, 1, 2, 3, 4, 5, 6, 7, 24, 40, 64, 136, 264, 520, 1032});
  if (stage == 1) {
    for (int value = 0; value < 2048; ++value) {
      trial.instance(span.contains(value) == rare(value),
                     [&] { return arithmetic(std::to_string(value) + " is not as its bits say"); });
    }
    std::string bits;
    for (int bit = 1; bit < 2048; bit *= 2) {
      if (!rare(bit)) bits += (bits.empty() ? "" : ", ") + std::to_string(bit);
    }
    trial.remark("the closure holds the values with an even number of the bits " + bits);
  }
  with_long_paths(stage, trial, [&](const LongPaths& paths) {
    int found = 0, last = 0;
    for (int k = first_of(stage); k <= last_of(stage); ++k) {
      if (!span.contains(paths.d(k))) continue;
      ++found;
      last = k;
    }
    trial.instance(2 * found < lengths_a_stage, [&] { return arithmetic("rare values are not rarer than others"); });
    trial.remark("k = " + std::to_string(first_of(stage)) + ".." + std::to_string(last_of(stage)) + ": " +
                 std::to_string(found) + " rare values, the last at k = " + std::to_string(last));
  });
}

void greatest_value(int stage, Trial& trial) {
  constexpr int greatest = 1401, at = 3099736;
  with_long_paths(stage, trial, [&](const LongPaths& paths) {
    for (int k = first_of(stage); k <= last_of(stage); ++k) {
      trial.instance(k == at ? paths.d(k) == greatest : paths.d(k) <= greatest,
                     [&] { return arithmetic("D_" + std::to_string(k) + " has value " + std::to_string(paths.d(k))); });
    }
    trial.remark(values_met(stage, paths));
  });
}

/// Of smaller k nothing is stated.
void check_last_rare_value(int stage, int last, Trial& trial) {
  with_long_paths(stage, trial, [&](const LongPaths& paths) {
    for (int k = std::max(last, first_of(stage)); k <= last_of(stage); ++k) {
      trial.instance(rare(paths.d(k)) == (k == last), [&] {
        return arithmetic("D_" + std::to_string(k) + " has value " + std::to_string(paths.d(k)) +
                          (rare(paths.d(k)) ? ", rare" : ", common"));
      });
    }
  });
}

void lost_odd_paths(int stage, Trial& trial) {
  std::string list;
  for (int length = 1; length <= stage; length += 2) {
    if (!first_player_wins(blue_red(path_d(length)), trial)) list += " " + std::to_string(length);
  }
  trial.instance(!list.empty(), [&] { return outcome_failure(blue_red(path_d(1)), "and no odd path is in P"); });
  trial.remark("odd lengths in P:" + list);
}

/// No period up to a quarter of the range on its second half.
void no_period(int stage, Trial& trial) {
  with_long_paths(stage, trial, [&](const LongPaths& paths) {
    const int end = last_of(stage);
    for (int period = 1; period <= end / 4; ++period) {
      int k = end / 2;
      while (k + period <= end && paths.d(k) == paths.d(k + period)) ++k;
      trial.instance(k + period <= end, [&] { return arithmetic("period " + std::to_string(period)); });
    }
  });
}

}  // namespace

std::string path_a(int length) { return at_ends(length, true, false); }
std::string path_b(int length) { return at_ends(length, false, true); }
std::string path_c(int length) { return at_ends(length, true, true); }
std::string path_d(int length) { return at_ends(length, false, false); }

void check_recursion(int length, Recursion recursion, Trial& trial) {
  const PathValues values = recursion(length);
  const auto k = static_cast<std::size_t>(length);
  nimber_is(values.a[k], blue_red(path_a(length)), trial);
  if (length >= 2) nimber_is(values.c[k], blue_red(path_c(length)), trial);
  nimber_is(values.d[k], blue_red(path_d(length)), trial);
}

int value_by_class(const PathValues& values, bool blue_first, bool red_last, int length) {
  const auto k = static_cast<std::size_t>(length);
  if (blue_first && red_last) return values.c[k];
  return blue_first || red_last ? values.a[k] : values.d[k];
}

void check_parts(int length, PartValue part_value, Trial& trial) {
  const PathValues values = printed_recursions(length);
  std::vector<int> colours(static_cast<std::size_t>(length));
  const auto legal = [&] {
    for (std::size_t i = 0; i + 1 < colours.size(); ++i) {
      if (colours[i] != 0 && colours[i + 1] != 0 && (colours[i] != blue || colours[i + 1] != red)) return false;
    }
    return true;
  };
  /// A vertex ends the part of its predecessor if it is blue, and its own if it is red or if it cannot be painted.
  const auto sum = [&] {
    int total = 0;
    for (std::size_t i = 0; i < colours.size();) {
      const auto dead = [&](std::size_t j) {
        return colours[j] == 0 &&
               ((j > 0 && colours[j - 1] == red) || (j + 1 < colours.size() && colours[j + 1] == blue));
      };
      if (dead(i)) {
        ++i;
        continue;
      }
      std::size_t end = i + 1;
      while (end < colours.size() && colours[end - 1] != red && !dead(end)) ++end;
      total ^= part_value(values, colours[i] == blue, colours[end - 1] == red, static_cast<int>(end - i));
      i = end;
    }
    return total;
  };
  const auto next = [&] {
    for (int& colour : colours) {
      if (++colour <= red) return true;
      colour = 0;
    }
    return false;
  };
  do {
    if (legal()) nimber_is(sum(), blue_red(painted(directed_path(length), colours)), trial);
  } while (next());
}

void check_lost_paths(int stage, int count, int last, Trial& trial) {
  with_long_paths(stage, trial, [&](const LongPaths& paths) {
    std::string list;
    int found = 0, at = 0;
    for (int k = 1; k <= last_of(stage); ++k) {
      if (paths.d(k) != 0) continue;
      ++found;
      at = k;
      list += " " + std::to_string(k);
    }
    trial.instance(found == count && at == last, [&] {
      return arithmetic("the recursions of Proposition 9 give " + std::to_string(found) +
                        " P-positions D_k to k = " + std::to_string(last_of(stage)) + ":" + list);
    });
  });
}

std::vector<CheckFunction> colouring_oriented() {
  return {
      check("paths-are-sums", [](int length, Trial& trial) { check_parts(length, value_by_class, trial); }),
      check("path-recursions", [](int length, Trial& trial) { check_recursion(length, printed_recursions, trial); }),
      check("sparse-space", sparse_space),
      check("lost-paths", check_lost_paths, number("count"), number("last")),
      check("greatest-value", greatest_value),
      check("last-rare-value", check_last_rare_value, number("at")),
      check("lost-odd-paths", lost_odd_paths),
      check("no-period", no_period),
      check("far-with-an-end-painted", far_with_an_end_painted),
  };
}

}  // namespace gamecert::papers
