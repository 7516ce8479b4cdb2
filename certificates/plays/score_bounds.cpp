// Reading bounds of scores.
#include "certificates/plays/score_bounds.hpp"

#include "certificates/claim.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

std::pair<Strategy::Side, int> read_bound(Lines& lines) {
  const std::string_view bound = lines.token("'>=' or '<=' and a bound");
  const auto number =
      !bound.starts_with(">=") && !bound.starts_with("<=") ? std::nullopt : text::integer(bound.substr(2));
  if (!number) lines.fail("'>=' or '<=' and a bound", text::quoted(bound));
  return {bound.front() == '>' ? Strategy::Side::at_least : Strategy::Side::at_most, *number};
}

Bounds claimed_score(std::string_view statement) {
  constexpr std::string_view word = "SCORE ";
  Bounds bounds{true, true, 0};
  std::string_view rest = statement;
  if (rest.starts_with(word)) {
    rest.remove_prefix(word.size());
    if (rest.starts_with(">= ") || rest.starts_with("<= ")) {
      bounds.below = rest.front() == '>';
      bounds.above = rest.front() == '<';
      rest.remove_prefix(3);
    }
    if (const auto score = text::integer(rest)) {
      bounds.score = *score;
      return bounds;
    }
  }
  reject("expected SCORE, SCORE >= or SCORE <= and a whole number for this evidence, found " + text::quoted(statement));
}

}  // namespace gamecert::certificates
