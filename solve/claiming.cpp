// Sets that fit more and more of what a claim fails with.
//
// Sets of the holder with which the claim fails are met one by one: disjoint small sets are sought of which each of
// these has one as a subset (by SAT), or the sets themselves are taken where they are few enough; then a position is
// sought in which the claim fails though the holder has none of them whole. It shows one more set with which it fails,
// of which members are left out as long as that is so.
#include "solve/claiming.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "certificates/formulas/avoider.hpp"
#include "certificates/formulas/breaker.hpp"
#include "encode/two_players/claiming.hpp"
#include "games/texts/known_texts.hpp"
#include "solve/sat_answers.hpp"
#include "solve/sides.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using certificates::Sets;
using encode::Claiming;
using Player = Claiming::Player;

constexpr std::size_t worth_claiming = 20;  // members to take: below that search is quick
constexpr int most_rounds = 1000;
constexpr std::size_t most_subsets = 2000;  // of three members and more: the formula grows with their square
constexpr double seconds_before_search = 20;

/// Calls `found` with each subset of so many members, ascending as the set is.
template <class Found>
void each_subset(const std::vector<int>& set, std::size_t size, const Found& found, std::vector<int> chosen = {},
                 std::size_t from = 0) {
  if (chosen.size() == size) return found(chosen);
  for (std::size_t i = from; i + (size - chosen.size()) <= set.size(); ++i) {
    chosen.push_back(set[i]);
    each_subset(set, size, found, chosen, i + 1);
    chosen.pop_back();
  }
}

class Keeping {
 public:
  Keeping(const games::Setup& setup, Claiming::Claimed claimed, bool refutation, Watch& watch)
      : claimed_(claimed), claiming_(setup, claimed, formula_watch(watch)), refutation_(refutation), watch_(watch) {}

  /// Looks for one more set: whether the search has come to its end, with an answer without its statement, or without.
  bool ends() {
    std::optional<Sets> kept = claimed_.avoids ? std::nullopt : disjoint();
    if (!kept && suffices(met_)) kept = met_;
    if (!kept) return true;
    SatVerdict verdict = decide_formula(claiming_.escapes(*kept), refutation_, watch_.left());
    if (!verdict.model) {
      found_.emplace();
      found_->doubt = verdict.missing;
      if (verdict.refutation && claimed_.avoids)
        found_->evidence = certificates::Avoider{*std::move(kept), *std::move(verdict.refutation)};
      else if (verdict.refutation)
        found_->evidence = certificates::Breaker{*std::move(kept), *std::move(verdict.refutation)};
      return true;
    }
    met_.push_back(least(holders(*verdict.model)));
    return met_.back().empty();
  }
  const std::optional<Player>& winner() const { return claimed_.winner; }
  std::optional<Answer>& found() { return found_; }

 private:
  std::vector<int> holders(const std::vector<char>& model) const {
    std::vector<int> result;
    for (std::size_t i = 0; i < claiming_.open().size(); ++i)
      if (model[2 * i + 1] != 0) result.push_back(claiming_.open()[i]);
    return result;
  }
  bool suffices(const Sets& sets) const {
    return std::ranges::all_of(claiming_.turns(), [&](const Claiming::Turns& turns) {
      return claimed_.avoids ? certificates::avoided(sets, turns) : certificates::kept_from(sets, turns);
    });
  }
  /// What is left if members are taken out as long as the claim fails with the others.
  std::vector<int> least(std::vector<int> set) {
    if (!claiming_.escapes_with(set)) return set;
    for (std::size_t i = set.size(); i-- > 0;) {
      watch_.look();
      std::vector<int> fewer = set;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (claiming_.escapes_with(fewer)) set = std::move(fewer);
    }
    return set;
  }

  /// The turns that are the worst for the other player, of all.
  Claiming::Turns worst() const {
    Claiming::Turns result = claiming_.turns().front();
    for (const auto& [longest, shortest, holder_begins] : claiming_.turns())
      result = {std::max(result.longest, longest), std::min(result.shortest, shortest),
                result.holder_begins || holder_begins};
    return result;
  }

  /// Disjoint sets of one member more than the holder takes in a turn, of which each set that was met has one; where
  /// the other player begins also single members, as many as that player takes in a turn.
  std::optional<Sets> disjoint() {
    const auto [a, b, holder_begins] = worst();
    if (b < a) return std::nullopt;
    encode::Cnf cnf;
    std::map<std::vector<int>, int> variables;  // of a set; of a member alone, which of them it is and the member
    const auto variable = [&](const std::vector<int>& set) {
      const auto [place, fresh] = variables.emplace(set, 0);
      if (fresh) place->second = cnf.variable();
      return place->second;
    };
    for (const std::vector<int>& set : met_) {
      std::vector<int> some;
      each_subset(set, static_cast<std::size_t>(a) + 1,
                  [&](const std::vector<int>& subset) { some.push_back(variable(subset)); });
      for (int i = 0; i < b && !holder_begins; ++i)
        for (const int member : set) some.push_back(variable({-1 - i, member}));
      cnf.add(std::move(some));
    }
    if (a > 1 && variables.size() > most_subsets) return std::nullopt;
    std::map<int, std::vector<int>> with;  // by member, and by number of a member alone
    for (const auto& [set, of_set] : variables)
      for (const int member : set) with[member].push_back(of_set);
    for (const auto& [member, some] : with)
      for (std::size_t i = 0; i < some.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) cnf.add({-some[j], -some[i]});
    const SatVerdict verdict = decide_formula(cnf, false, watch_.left());
    if (!verdict.model) return std::nullopt;
    Sets result;
    for (const auto& [set, of_set] : variables)
      if ((*verdict.model)[static_cast<std::size_t>(of_set)] != 0)
        result.emplace_back(set[0] < 0 ? set.begin() + 1 : set.begin(), set.end());
    return result;
  }

  Claiming::Claimed claimed_;
  Claiming claiming_;
  bool refutation_;
  Watch& watch_;
  Sets met_;  // with each of which the claim fails
  std::optional<Answer> found_;
};

/// `OUTCOME left` and the like, of the start or the starts that are asked for.
std::string statement_of(const games::Setup& setup, const std::optional<Player>& winner) {
  const bool sides = setup.info().sided;
  const std::string result = std::string("OUTCOME ") + (!winner                   ? "tie"
                                                        : *winner == Player::left ? (sides ? "left" : "first")
                                                                                  : (sides ? "right" : "second"));
  return sides && first_of(setup) == "both" ? of_both_starts(result, result) : result;
}

/// Any result may be the right one: all are tried in turns, as one search may be the longer by far.
std::optional<Answer> kept(const games::Setup& setup, const Request& request, Watch& watch) {
  constexpr Claiming::Claimed claims[] = {
      {Player::left, true}, {Player::right, true}, {std::nullopt}, {Player::left}, {Player::right}};
  std::vector<std::unique_ptr<Keeping>> tried;
  for (const Claiming::Claimed& claimed : claims)
    tried.push_back(std::make_unique<Keeping>(setup, claimed, request.certificate, watch));
  for (int round = 0; round < most_rounds && !tried.empty(); ++round)
    for (std::size_t i = tried.size(); i-- > 0;) {
      Keeping& keeping = *tried[i];
      if (!keeping.ends()) continue;
      if (auto& answer = keeping.found()) {
        answer->statement = statement_of(setup, keeping.winner());
        return std::move(answer);
      }
      tried.erase(tried.begin() + static_cast<std::ptrdiff_t>(i));
    }
  return std::nullopt;
}

/// How many members can be taken at the start, each by one move.
std::size_t members(const games::Setup& setup) {
  const games::Game& game = setup.game();
  return game.moves(game.start()).size();
}

}  // namespace

std::optional<Answer> solve_by_claiming(const games::Setup& setup, const Request& request) {
  const games::TextGame* game = games::find_text(setup.info().name);
  const bool by_sat = request.engine == Engine::sat;
  if (game == nullptr || game->text.players != 2 || request.value || request.all_moves ||
      (request.engine != Engine::best && !by_sat))
    return std::nullopt;
  if (const std::string why = encode::why_not_claiming(game->text); !why.empty()) {
    if (!by_sat) return std::nullopt;
    throw text::InputError(
        "expected a game of one player, or a claiming game (docs/GAMES.md), for --engine sat, found " +
        setup.info().called() + ": " + why + "; without --engine it is searched");
  }
  if (by_sat) {
    Watch watch(request.limits);
    if (auto answer = kept(setup, request, watch)) return answer;
    throw text::LimitError(
        "no sets were found by which a player keeps the other from winning, which is all that --engine sat looks for "
        "in "
        "a claiming game; without --engine it is searched");
  }
  if (members(setup) < worth_claiming) return std::nullopt;
  const Watch whole(request.limits);
  Watch watch(whole.left(seconds_before_search));
  try {
    return kept(setup, request, watch);
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
    return std::nullopt;  // search goes on
  } catch (const text::InputError&) {
    return std::nullopt;  // it is no claiming game on this board
  }
}

}  // namespace gamecert::solve
