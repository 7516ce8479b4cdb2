// Sums of powers in whole numbers, and the check of evidence that is sets of what is claimed.
#include "certificates/formulas/claiming_sets.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "certificates/subject.hpp"
#include "games/texts/known_texts.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

using encode::Claiming;

namespace {

/// Who is claimed to win, null for a tie.
std::optional<Claiming::Player> claimed(const Claim& claim, const games::Setup& subject) {
  using Names = std::array<std::string, 3>;
  const bool sides = subject.info().sided, both = sides && subject.parameters().word("first") == "both";
  const auto [left, right, tie] = both    ? Names{"OUTCOME L", "OUTCOME R", "OUTCOME tie/tie"}
                                  : sides ? Names{"OUTCOME left", "OUTCOME right", "OUTCOME tie"}
                                          : Names{"OUTCOME first", "OUTCOME second", "OUTCOME tie"};
  if (claim.statement == tie) return std::nullopt;
  if (claim.statement == left) return Claiming::Player::left;
  if (claim.statement == right) return Claiming::Player::right;
  reject("expected " + left + ", " + right + " or " + tie + " for this evidence, found " +
         text::quoted(claim.statement));
}

}  // namespace

bool few(const Sets& sets, const Factor& f, int head) {
  constexpr language::Wide one = language::Wide{1} << 60;
  language::Wide sum = 0;
  for (const std::vector<int>& set : sets) {
    if (std::cmp_less_equal(set.size(), head)) return false;
    language::Wide power = one;
    for (int lacks = static_cast<int>(set.size()); lacks > head; --lacks)
      power = (power * f.numerator + (language::Wide{1} << f.digits) - 1) >> f.digits;
    sum += power;
  }
  return sum < one;
}

void check_claiming(const Claim& claim, const Sets& sets, const encode::Lrat& steps, bool avoids,
                    const Condition& condition, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  const games::TextGame* game = games::find_text(subject.info().name);
  if (game == nullptr) reject("expected a game whose rules are a text for this evidence, found " + claim.game);
  if (const std::string why = encode::why_not_claiming(game->text); !why.empty())
    reject("expected a claiming game, found one of which its form does not show it: " + why);
  const std::optional<Claiming::Player> winner = claimed(claim, subject);
  if (avoids && !winner) reject("expected a winner for this evidence, found a tie");
  const Claiming claiming(subject, {winner, avoids});
  for (const std::vector<int>& set : sets)
    if (!std::ranges::is_sorted(set, std::ranges::less_equal()) || !std::ranges::includes(claiming.open(), set))
      reject("expected sets of what can be taken at the start, ascending, found others");
  for (const Claiming::Turns& turns : claiming.turns())
    if (!condition.met(sets, turns))
      reject("expected " + condition.text + " for turns of at most " + std::to_string(turns.longest) +
             " against at least " + std::to_string(turns.shortest) + ", found others");
  if (const auto reason = encode::refutation_fails(claiming.escapes(sets), steps)) reject(*reason);
}

}  // namespace gamecert::certificates
