// Which canonical forms have names: a number plus some ups and a nimber, switches, tiny and miny.
//
// Source: E. Berlekamp, J. Conway, R. Guy, Winning Ways, 1982, chapters 2, 3 and 5.
#pragma once

#include <compare>
#include <optional>
#include <unordered_map>

#include "games/forms/forms.hpp"

namespace gamecert::games {

struct NumberUpStar {
  language::Number number = 0;
  int ups = 0;  // below 0: so many downs
  int nimber = 0;
  friend auto operator<=>(const NumberUpStar&, const NumberUpStar&) = default;
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
