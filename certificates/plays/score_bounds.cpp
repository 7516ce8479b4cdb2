// Reading bounds of scores.
#include "certificates/plays/score_bounds.hpp"

#include "certificates/claim.hpp"
#include "text/cursor.hpp"
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
  text::Cursor in(statement);
  const bool is_score = in.take("SCORE "), at_least = in.take(">= "), at_most = !at_least && in.take("<= ");
  if (const auto score = text::integer(in.rest()); is_score && score) return {!at_most, !at_least, *score};
  reject("expected SCORE, SCORE >= or SCORE <= and a whole number for this evidence, found " + text::quoted(statement));
}

}  // namespace gamecert::certificates
