// What an accepted certificate rests on beside the checker, and what of that a user trusts.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "games/info.hpp"

namespace gamecert::certificates {

/// One thing that must be believed.
struct Ground {
  enum class Kind { rules, readings, definitions, encodings, theorems, programs };
  Kind kind;
  std::string name;     // as it is printed; without commas and semicolons
  std::string meaning;  // one line, as docs/TRUST.md has it
  friend bool operator<(const Ground& one, const Ground& other) {
    return std::tie(one.kind, one.name) < std::tie(other.kind, other.name);
  }
};

// Those that several kinds of evidence rest on.
extern const Ground definitions_of_conjectures, definitions_of_reductions, corollary_1_4, proposition_1_1,
    theorem_of_determinant, theorem_of_reductions;

/// The theorem that is written `NAME: WHAT IT SAYS`.
Ground theorem_ground(std::string_view text);

/// What one check rests on, gathered on the way.
class Grounds {
 public:
  Grounds() = default;
  /// Where a check can do without a ground, by more work, it adds none that is not trusted.
  explicit Grounds(std::function<bool(const Ground&)> trusted) : trusted_(std::move(trusted)) {}
  bool trusts(const Ground& ground) const { return !trusted_ || trusted_(ground); }

  void add(const Ground& ground) { all_.insert(ground); }
  void add(const Grounds& others);
  /// The rules of a game, and the reading of them that its parameters choose.
  void add_rules(const games::GameInfo& info, const std::map<std::string, int>& parameters);
  void add_kind(std::string_view kind, std::string_view family);

  const std::set<Ground>& all() const { return all_; }
  /// The kinds of evidence that were checked, that inside other evidence among them, and their families.
  const std::set<std::string, std::less<>>& kinds() const { return kinds_; }
  const std::set<std::string, std::less<>>& families() const { return families_; }

 private:
  std::set<Ground> all_;
  std::set<std::string, std::less<>> kinds_, families_;
  std::function<bool(const Ground&)> trusted_;  // empty: all are
};

/// `rules of ello 1; theorem 1.5`: by kind, then by name.
std::string text(const Grounds& grounds);

}  // namespace gamecert::certificates
