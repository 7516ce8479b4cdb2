// Values that have names of their own: a number plus some ups and a nimber, switches, tiny and miny.
//
// ^ is { 0 | * }, v its negative. Of n ups with *m, n > 0, the canonical form is { 0 | (n - 1) ups with *(m xor 1) },
// but for ^*, which is { 0, * | 0 }. Source: E. Berlekamp, J. Conway, R. Guy, Winning Ways, 1982, chapters 2, 3 and 5.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/forms/forms.hpp"

namespace gamecert::games {

struct NumberUpStar {
  language::Number number = 0;
  int ups = 0;  // below 0: so many downs
  int nimber = 0;
  friend auto operator<=>(const NumberUpStar&, const NumberUpStar&) = default;
};

/// Makes { left | right }, whatever forms are there.
using MakeForm = std::function<GameForm(const std::vector<GameForm>& left, const std::vector<GameForm>& right)>;

/// Their canonical forms, made option by option: by whoever has no sums.
class NamedForms {
 public:
  explicit NamedForms(MakeForm make) : make_(std::move(make)) {}
  /// The number is a whole one divided by a power of 2.
  GameForm of(const NumberUpStar& value);
  const MakeForm& make() const { return make_; }

 private:
  GameForm number(language::Number value);

  MakeForm make_;
  std::map<NumberUpStar, GameForm> known_;
};

/// Which of these forms of a table, which must outlive this, have such names.
class NamedValues {
 public:
  explicit NamedValues(const Forms& forms) : forms_(forms) {}
  const std::optional<NumberUpStar>& number_up_star(GameForm g);
  /// x of the switch { x | -x }, a number above 0.
  std::optional<language::Number> switched(GameForm g);
  /// x of tiny x, { 0 || 0 | -x }, and of miny x, its negative, a number above 0.
  std::optional<language::Number> tiny(GameForm g);
  std::optional<language::Number> miny(GameForm g);

 private:
  std::optional<NumberUpStar> found(GameForm g);
  std::optional<language::Number> number_above_0(GameForm g) const;

  const Forms& forms_;
  std::unordered_map<GameForm, std::optional<NumberUpStar>> known_;
};

}  // namespace gamecert::games
