// Evidence `breaker`: the sets are such that Breaker keeps Maker from each, and the formula that Maker gets away
// without any is made again and refuted.
#include "certificates/formulas/breaker.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "certificates/claim.hpp"
#include "certificates/formulas/listed_sets.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "encode/two_players/claiming.hpp"
#include "games/texts/known_texts.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using Player = encode::Claiming::Player;

const Ground of_claiming{Ground::Kind::encodings, "encoding of claiming",
                         "formulas whose models are positions in which Breaker has failed: docs/ENCODINGS.md"};
const Ground of_breaker{Ground::Kind::theorems, "theorem 5 of docs/GAMES.md",
                        "Breaker keeps Maker from disjoint pairs, and from few sets"};

/// Whether no two have a common member and all have two, but for so many with one.
bool disjoint(const std::vector<std::vector<int>>& sets, std::ptrdiff_t single) {
  std::set<int> met;
  for (const std::vector<int>& each : sets)
    for (const int member : each)
      if (!met.insert(member).second) return false;
  return std::ranges::none_of(sets, &std::vector<int>::empty) &&
         std::ranges::count(sets, std::size_t{1}, &std::vector<int>::size) <= single;
}

/// Whether the sum of 2^-|S| is less than 2^-halves, halves being 0 or 1: in binary digits, from the least one on.
bool few(const std::vector<std::vector<int>>& sets, std::size_t halves) {
  std::vector<std::size_t> digits(2, 0);  // how often there is 2^-i
  for (const std::vector<int>& each : sets) {
    digits.resize(std::max(digits.size(), each.size() + 1), 0);
    ++digits[each.size()];
  }
  for (std::size_t i = digits.size() - 1; i > 0; --i) {
    digits[i - 1] += digits[i] / 2;
    digits[i] %= 2;
  }
  return digits[0] == 0 && (halves == 0 || digits[1] == 0);
}

/// Who is claimed to win, and whether the other may begin.
std::pair<Player, bool> claimed(const Claim& claim, const games::Setup& subject) {
  const std::string_view first = subject.parameters().word("first");
  for (const auto& [player, name, letter] :
       {std::tuple(Player::left, "left", "L"), std::tuple(Player::right, "right", "R")})
    if (claim.statement == std::string("OUTCOME ") + (first == "both" ? letter : name)) return {player, first != name};
  reject("expected OUTCOME left or OUTCOME right, or of both starts OUTCOME L or OUTCOME R, for this evidence, found " +
         text::quoted(claim.statement));
}

void check_breaker(const Claim& claim, const Breaker& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  const games::TextGame* game = games::find_text(subject.info().name);
  if (game == nullptr || !subject.info().sided || subject.info().number_favours != 0)
    reject("expected a game of Left and Right for this evidence, found " + claim.game);
  if (const std::string why = encode::why_not_claiming(game->text); !why.empty())
    reject("expected a claiming game, found one of which its form does not show it: " + why);
  const auto [breaker, maker_begins] = claimed(claim, subject);
  encode::Claiming claiming(subject, breaker == Player::left ? Player::right : Player::left);
  if (!claiming.in_turn()) reject("expected players who take one member in turn, found moves that may keep the turn");
  for (const std::vector<int>& set : evidence.sets)
    if (!std::ranges::is_sorted(set, std::ranges::less_equal()) || !std::ranges::includes(claiming.open(), set))
      reject("expected sets of what can be taken at the start, ascending, found others");
  if (!kept_from(evidence.sets, maker_begins))
    reject("expected disjoint sets of two members or more, or a sum of 2^-|S| below " +
           std::string(maker_begins ? "1/2" : "1") + ", found others");
  if (const auto reason = encode::refutation_fails(claiming.escapes(evidence.sets), evidence.steps)) reject(*reason);
}

Breaker read_breaker(Lines& lines, const Claim&) { return read_listed_sets<Breaker>(lines, "a member"); }

}  // namespace

bool kept_from(const std::vector<std::vector<int>>& sets, bool maker_begins) {
  return disjoint(sets, maker_begins ? 0 : 1) || few(sets, maker_begins ? 1 : 0);
}

Kind breaker_kind() { return kind_of<Breaker>(read_breaker, check_breaker, {of_claiming, of_breaker}); }

}  // namespace gamecert::certificates
