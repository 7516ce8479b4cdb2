// Refutations of formulas in the format LRAT: clauses added by unit propagation along hints, down to the empty one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "encode/checkpoint.hpp"
#include "encode/cnf.hpp"

namespace gamecert::encode {

/// The steps of a refutation. The clauses of the formula have the numbers from 1 on, those added the numbers behind.
class Lrat {
 public:
  struct Step {
    bool deletion;
    std::span<const int> literals;  // of the clause added
    std::span<const int> hints;     // numbers of clauses: in order of propagation, or those to delete
  };

  /// Of a formula with that many clauses.
  explicit Lrat(int clauses = 0) : clauses_(clauses), last_(clauses) {}
  void add(std::span<const int> literals, std::span<const int> hints);
  void remove(std::span<const int> numbers);
  /// Room for what will come: steps, and literals and hints of all of them.
  void reserve(std::size_t steps, std::size_t numbers);

  int clauses() const { return clauses_; }
  /// The number of the clause added last, or of the formula's last one.
  int last() const { return last_; }
  std::size_t size() const { return steps_.size(); }
  /// How many literals and hints all steps hold.
  std::size_t numbers() const { return numbers_.size(); }
  Step operator[](std::size_t i) const;
  /// What a step takes beside its numbers.
  static constexpr std::size_t step_bytes = 2 * sizeof(std::size_t);

 private:
  static constexpr std::uint32_t deletion = 0xffffffff;
  struct Place {
    std::size_t end;         // in numbers_
    std::uint32_t literals;  // how many come before the hints, or `deletion`
  };
  void place(std::span<const int> hints, std::uint32_t literals);

  int clauses_, last_;
  std::vector<Place> steps_;
  std::vector<int> numbers_;  // literals and hints of all steps
};

/// The lines of all steps.
void append(std::string& text, const Lrat& lrat);
/// Adds the step of one line, which has one text only: InputError for numbers that do not go on from the last clause,
/// spaces too many, leading zeros.
void read_step(std::string_view line, Lrat& lrat);

/// Why the steps are no refutation of the formula, "step 3: expected X, found Y"; nothing if they are. Every hint is a
/// clause that is there and that has, when its turn comes, one literal not false, which is not true either, and the
/// last one none; what is deleted is there; the last step, and no other, adds the empty clause. In linear time; throws
/// what `between` throws.
std::optional<std::string> refutation_fails(const Cnf& cnf, const Lrat& lrat, const Checkpoint& between = {});

}  // namespace gamecert::encode
