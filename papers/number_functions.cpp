// Recursions that go on as far as they are asked, once for all claims; safe in several threads.
#include <chrono>
#include <limits>
#include <mutex>
#include <stdexcept>

#include "papers/claim.hpp"
#include "papers/directed_paths.hpp"
#include "papers/geodetic/rays.hpp"
#include "papers/language/function.hpp"
#include "papers/triangulations/green.hpp"
#include "papers/triangulations/heaps.hpp"
#include "solve/boards/directed_paths.hpp"

namespace gamecert::papers {
namespace {

int whole(std::int64_t number, std::int64_t least) {
  if (number < least || number > std::numeric_limits<int>::max()) throw std::domain_error("a number out of range");
  return static_cast<int>(number);
}

/// A recursion that is extended to what is asked of it.
template <class Sequence>
class Shared {
 public:
  explicit Shared(Sequence sequence = {}) : sequence_(std::move(sequence)) {}
  template <class Read>
  std::int64_t read(int length, const Surroundings& in, Read&& read) {
    Trial unlimited({});
    Trial& trial = in.trial != nullptr ? *in.trial : unlimited;
    std::unique_lock lock(mutex_, std::defer_lock);
    while (!lock.try_lock_for(std::chrono::milliseconds(50))) trial.look();  // another claim extends it
    sequence_.extend(length, trial);
    return read(sequence_);
  }

 private:
  std::timed_mutex mutex_;
  Sequence sequence_;
};

template <int... taken>
std::int64_t heap(Operands v, const Surroundings& in) {
  static Shared<HeapValues> values(HeapValues{{taken...}});
  const int size = whole(v[0], 0);
  return values.read(size, in, [&](const HeapValues& heaps) { return heaps.of(size); });
}

struct LongPaths : solve::LongPaths {
  void extend(int length, Trial& trial) {
    solve::LongPaths::extend(length, [&] { trial.look(); });
  }
};
Shared<LongPaths>& long_paths() {
  static Shared<LongPaths> paths;
  return paths;
}
std::int64_t path_a(Operands v, const Surroundings& in) {
  const int k = whole(v[0], 1);
  return long_paths().read(k, in, [&](const LongPaths& paths) { return paths.a(k); });
}
std::int64_t path_d(Operands v, const Surroundings& in) {
  const int k = whole(v[0], 1);
  return long_paths().read(k, in, [&](const LongPaths& paths) { return paths.d(k); });
}
template <std::vector<int> PathValues::*of>
std::int64_t printed_path(Operands v, const Surroundings&) {
  const int k = whole(v[0], 1);
  return (printed_recursions(k).*of).at(static_cast<std::size_t>(k));
}

/// Of K_m o R_n with m odd, which m does not matter.
std::int64_t class_e(Operands v, const Surroundings&) {
  return in_e({3, whole(v[0], 1)}, {whole(v[1], 1), whole(v[2], 1)}) ? 1 : 0;
}

/// Some next move leaves a 0-star; every move is tried.
std::int64_t star_follows(Operands v, const Surroundings&) {
  return zero_star_move_by_play({3, whole(v[0], 1)}, {whole(v[1], 1), whole(v[2], 1)}) ? 1 : 0;
}
std::int64_t phase_one_won(Operands v, const Surroundings&) {
  return PhaseOne({whole(v[0], 2), whole(v[1], 1)}).won({whole(v[2], 1), whole(v[3], 1)}) ? 1 : 0;
}
std::int64_t rays_won(Operands v, const Surroundings&) {
  return PhaseOne({whole(v[0], 2), whole(v[1], 1)}).start_won() ? 1 : 0;
}

template <long long MostOfSet::*of>
std::int64_t green_of_set(Operands v, const Surroundings&) {
  return most_green_of_set(whole(v[0], 1)).*of;
}

}  // namespace

std::span<const Function> number_functions() {
  static constexpr Function all[] = {
      {"kayles", 1, heap<1, 2>},
      {"dawson-kayles", 1, heap<2>},
      {"path-a", 1, path_a},
      {"path-d", 1, path_d},
      {"printed-path-a", 1, printed_path<&PathValues::a>},
      {"printed-path-c", 1, printed_path<&PathValues::c>},
      {"printed-path-d", 1, printed_path<&PathValues::d>},
      {"class-e", 3, class_e},
      {"star-follows", 3, star_follows},
      {"phase-one-won", 4, phase_one_won},
      {"rays-won", 2, rays_won},
      {"set-green", 1, green_of_set<&MostOfSet::any>},
      {"set-green-unflipped", 1, green_of_set<&MostOfSet::neither>},
  };
  return all;
}

}  // namespace gamecert::papers
