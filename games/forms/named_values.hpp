// Which canonical forms are a number plus some ups and a nimber.
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

/// Of the forms of a table, which must outlive this.
class NamedValues {
 public:
  explicit NamedValues(const Forms& forms) : forms_(forms) {}
  const std::optional<NumberUpStar>& number_up_star(GameForm g);

 private:
  std::optional<NumberUpStar> found(GameForm g);

  const Forms& forms_;
  std::unordered_map<GameForm, std::optional<NumberUpStar>> known_;
};

}  // namespace gamecert::games
