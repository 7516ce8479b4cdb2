// Directed paths in ORIENTED BLUE-RED-COLORING: values to lengths of millions, and answers of solve from these.
//
// A path of length k has the vertices 1 to k and arcs i to i + 1. In class A its first vertex is blue, in D nothing is
// painted. A path without vertices, and D of length -1, are nothing: value 0. The sums are those of Propositions 8 and
// 9 of "Impartial coloring games".
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "games/instances/setup.hpp"
#include "solve/answer.hpp"

namespace gamecert::solve {

/// Whether a value lies in the span of {1,...,7, 24, 40, 64, 136, 264, 520, 1032}; above 2047 bits count for nothing.
constexpr bool rare(int value) { return __builtin_parity(static_cast<unsigned>(value) & 1976U) == 0; }

/// The values of A and D to lengths of millions.
///
/// Being rare is linear: a sum is common exactly if one of its two parts is rare and the other common. So the least
/// common value that no option has is found by the options with a rare part, few as rare values are; for eight lengths
/// at once, as one rare part then meets eight values side by side. The rare values below it are then all options but in
/// rare cases. All options together show that: some thousands, taken from everywhere, are written down, and most rare
/// values are among them; the values still missing are looked for, four at once and many lanes wide, among the others.
/// Exact for any linear split into rare and common; only the time rests on this one.
/// Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways", 1982, chapter 4.
class LongPaths {
 public:
  /// Goes on to this length. `look` is called before each, and may throw: the lengths before it are kept.
  void extend(int length, const std::function<void()>& look);
  int length() const { return static_cast<int>(a_.values.size()); }
  /// Adds values for the next length that were found before; which ones is not looked at.
  void restore(int a, int d) {
    add(a_, a);
    add(d_, d);
  }
  int a(int k) const { return a_.values[static_cast<std::size_t>(k - 1)]; }
  int d(int k) const { return d_.values[static_cast<std::size_t>(k + 1)]; }
  /// The bytes that are taken while the next length is added.
  std::size_t bytes() const;

 private:
  struct Rare {
    std::uint32_t at;  // in the column
    std::uint16_t value;
  };
  /// Values of a class from its least length on: A from 1, D from -1.
  struct Column {
    std::vector<std::uint16_t> values;
    std::vector<std::uint16_t> backwards;  // the values once more, from the end of this to the front
    std::vector<Rare> rare;
    /// The value at `i`, before that at `i - 1` and so on.
    const std::uint16_t* down_from(std::size_t i) const { return backwards.data() + backwards.size() - 1 - i; }
  };
  /// The options x_i + y_j with i + j = total, i and j from 0.
  struct PartSums {
    const Column& x;
    const Column& y;
    std::size_t total;
    /// How many are to be looked at: of a column and itself each stands twice.
    std::size_t count() const { return &x == &y ? total / 2 + 1 : total + 1; }
  };
  /// By value, for eight lengths, whether an option has it; of rare values always.
  static constexpr std::size_t lanes = 8;
  using Marked = std::vector<std::array<std::uint8_t, lanes>>;

  void add(Column& column, int value);
  std::vector<PartSums> options_of_a(std::size_t k) const;
  std::vector<PartSums> options_of_d(std::size_t k) const;
  void prepare(std::size_t k);
  void clear(Marked& marked) const;
  static void mark_in_lanes(const PartSums& options, Marked& marked);
  static void mark_the_rest(const PartSums& options, Marked& marked, std::size_t lane);
  int mex(std::span<const PartSums> all, Marked& marked, std::size_t lane);
  /// The rare values below that no option has.
  std::span<const std::uint16_t> missing(std::span<const PartSums> all, std::size_t least_common);

  Column a_, d_{{0, 0}, {0, 0}, {{0, 0}, {1, 0}}};
  std::size_t room_ = 32;      // above every sum of two values, and above a common value that is above all these
  std::size_t first_ = 0;      // the length of the first lane; 0: nothing is prepared
  Marked of_a_, of_d_;         // the options that are known before the first of the lanes
  std::vector<char> written_;  // by value, while a mex is sought
  std::vector<std::uint16_t> missing_;
};

/// In normal play on a directed path 0, 1, ... on which nothing is painted; nothing elsewhere. Without evidence.
/// LimitError.
std::optional<Answer> directed_path_answer(const games::Setup& setup, const Request& request);
/// The same from values that are kept for other questions. `look` is called before each new length, and may throw.
std::optional<Answer> directed_path_answer(const games::Setup& setup, const Request& request, LongPaths& paths,
                                           const std::function<void()>& look);

}  // namespace gamecert::solve
