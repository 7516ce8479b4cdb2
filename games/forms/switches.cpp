// Switches, tiny and miny values by the shapes of canonical forms.
#include "games/forms/switches.hpp"

namespace gamecert::games {

using language::Number;

namespace {

std::optional<Number> number_above_0(const Forms& forms, GameForm g) {
  if (!forms.is_number(g) || !language::less_fraction(0, forms.left_stop(g))) return std::nullopt;
  return forms.left_stop(g);
}

}  // namespace

std::optional<Number> switched(const Forms& forms, GameForm g) {
  const auto left = forms.left(g), right = forms.right(g);
  if (left.size() != 1 || right.size() != 1 || !forms.is_number(right[0])) return std::nullopt;
  const auto number = number_above_0(forms, left[0]);
  if (!number || forms.left_stop(right[0]) != language::minus_fractions(0, *number)) return std::nullopt;
  return number;
}

std::optional<Number> tiny(const Forms& forms, GameForm g) {
  const auto left = forms.left(g), right = forms.right(g);
  if (left.size() != 1 || left[0] != Forms::zero || right.size() != 1) return std::nullopt;
  const auto threat = forms.right(right[0]), answer = forms.left(right[0]);
  if (answer.size() != 1 || answer[0] != Forms::zero || threat.size() != 1 || !forms.is_number(threat[0]))
    return std::nullopt;
  const Number number = language::minus_fractions(0, forms.left_stop(threat[0]));
  return language::less_fraction(0, number) ? std::optional(number) : std::nullopt;
}

std::optional<Number> miny(const Forms& forms, GameForm g) {
  const auto left = forms.left(g), right = forms.right(g);
  if (right.size() != 1 || right[0] != Forms::zero || left.size() != 1) return std::nullopt;
  const auto threat = forms.left(left[0]), answer = forms.right(left[0]);
  if (answer.size() != 1 || answer[0] != Forms::zero || threat.size() != 1) return std::nullopt;
  return number_above_0(forms, threat[0]);
}

}  // namespace gamecert::games
