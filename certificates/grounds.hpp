// What an accepted certificate rests on beside the checker, and what of that a user trusts.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "games/info.hpp"

namespace gamecert::certificates {

/// One thing that must be believed.
struct Ground {
  enum class Kind { rules, readings, definitions, encodings, theorems };
  Kind kind;
  std::string text;  // as it is printed; without commas and semicolons
  friend auto operator<=>(const Ground&, const Ground&) = default;
};

/// A ground that is no rule and no reading. It is declared, at namespace scope, beside the check that rests on it; from
/// then on --trust knows it.
class DeclaredGround {
 public:
  DeclaredGround(Ground::Kind kind, std::string text);
  const Ground& ground() const { return ground_; }
  static const std::set<Ground>& all();

 private:
  Ground ground_;
};

/// What one check rests on, gathered on the way.
class Grounds {
 public:
  void add(const DeclaredGround& declared) { all_.insert(declared.ground()); }
  void add(const Grounds& others) { all_.insert(others.all_.begin(), others.all_.end()); }
  /// The rules of a game, and the reading of them that its parameters choose.
  void add_rules(const games::GameInfo& info, const std::map<std::string, int>& parameters);
  const std::set<Ground>& all() const { return all_; }

 private:
  std::set<Ground> all_;
};

/// `rules of ello 1; theorem 1.5`: by kind, then by name.
std::string text(const Grounds& grounds);

/// What may be rested on: whole kinds and single grounds.
class Trust {
 public:
  /// Of words separated by commas: `rules`, `readings`, `definitions`, `encodings`, `theorems`, or a ground as it is
  /// printed. Nothing but
  /// spaces: nothing. InputError, with the nearest known word, for any other.
  explicit Trust(std::string_view words);
  bool covers(const Ground& ground) const { return kinds_.contains(ground.kind) || single_.contains(ground); }

 private:
  std::set<Ground::Kind> kinds_;
  std::set<Ground> single_;
};

}  // namespace gamecert::certificates
