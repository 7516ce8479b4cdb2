// Statements about scores.
#include "certificates/plays/score_bounds.hpp"

#include "certificates/claim.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

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
