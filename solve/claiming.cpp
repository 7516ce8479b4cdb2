// Pairs and sets that fit more and more of what Maker can win with.
//
// Sets with which Maker wins are met one by one: pairs are sought of which each of these sets has one (by SAT), or the
// sets themselves are taken where they are few enough; then a position is sought in which Maker gets away without any
// of them whole. It shows one more set with which Maker wins, of which members are left out as long as that is so.
#include "solve/claiming.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "certificates/formulas/breaker.hpp"
#include "encode/two_players/claiming.hpp"
#include "games/texts/known_texts.hpp"
#include "solve/sat_answers.hpp"
#include "solve/sides.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using Sets = std::vector<std::vector<int>>;
using Player = encode::Claiming::Player;

constexpr std::size_t worth_claiming = 20;  // members to take: below that search is quick
constexpr int most_rounds = 1000;
constexpr double seconds_before_search = 20;

class Keeping {
 public:
  Keeping(const games::Setup& setup, Player maker, bool maker_begins, bool refutation, Watch& watch)
      : claiming_(setup, maker, formula_watch(watch)),
        maker_begins_(maker_begins),
        refutation_(refutation),
        watch_(watch) {}

  bool in_turn() const { return claiming_.in_turn(); }
  /// Looks for one more set: whether the search has come to its end, with an answer without its statement, or without.
  bool ends() {
    std::optional<Sets> kept = pairs();
    if (!kept && certificates::kept_from(met_, maker_begins_)) kept = met_;
    if (!kept) return true;
    SatVerdict verdict = decide_formula(claiming_.escapes(*kept), refutation_, watch_.left());
    if (!verdict.model) {
      found_.emplace();
      found_->doubt = verdict.missing;
      if (verdict.refutation)
        found_->evidence = certificates::Breaker{*std::move(kept), *std::move(verdict.refutation)};
      return true;
    }
    met_.push_back(least(makers(*verdict.model)));
    return met_.back().empty();
  }
  std::optional<Answer>& found() { return found_; }

 private:
  std::vector<int> makers(const std::vector<char>& model) const {
    std::vector<int> result;
    for (std::size_t i = 0; i < claiming_.open().size(); ++i)
      if (model[2 * i + 1] != 0) result.push_back(claiming_.open()[i]);
    return result;
  }
  /// What is left if members are taken out as long as Maker wins with the others.
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

  /// Disjoint pairs of which each set that was met has one; where Breaker begins also one member alone.
  std::optional<Sets> pairs() {
    encode::Cnf cnf;
    std::map<std::vector<int>, int> variables;
    const auto variable = [&](const std::vector<int>& pair) {
      const auto [place, fresh] = variables.emplace(pair, 0);
      if (fresh) place->second = cnf.variable();
      return place->second;
    };
    for (const std::vector<int>& set : met_) {
      std::vector<int> some;
      for (std::size_t i = 0; i < set.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) some.push_back(variable({set[j], set[i]}));
        if (!maker_begins_) some.push_back(variable({set[i]}));
      }
      cnf.add(std::move(some));
    }
    std::map<int, std::vector<int>> with;  // by member; those alone under -1, too
    for (const auto& [pair, of_pair] : variables) {
      for (const int member : pair) with[member].push_back(of_pair);
      if (pair.size() == 1) with[-1].push_back(of_pair);
    }
    for (const auto& [member, some] : with)
      for (std::size_t i = 0; i < some.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) cnf.add({-some[j], -some[i]});
    const SatVerdict verdict = decide_formula(cnf, false, watch_.left());
    if (!verdict.model) return std::nullopt;
    Sets result;
    for (const auto& [pair, of_pair] : variables)
      if ((*verdict.model)[static_cast<std::size_t>(of_pair)] != 0) result.push_back(pair);
    return result;
  }

  encode::Claiming claiming_;
  bool maker_begins_, refutation_;
  Watch& watch_;
  Sets met_;  // with each of which Maker wins
  std::optional<Answer> found_;
};

/// Either player may be the one who wins: both are tried in turns, as one search may be the longer by far.
std::optional<Answer> kept(const games::Setup& setup, const Request& request, Watch& watch) {
  const std::string_view first = first_of(setup);
  const auto by = [&](Player maker, std::string_view breaker) {
    return std::make_unique<Keeping>(setup, maker, first != breaker, request.certificate, watch);
  };
  std::vector<std::pair<std::string, std::unique_ptr<Keeping>>> tried;
  tried.emplace_back("right", by(Player::left, "right"));
  tried.emplace_back("left", by(Player::right, "left"));
  if (!tried.front().second->in_turn()) return std::nullopt;
  for (int round = 0; round < most_rounds && !tried.empty(); ++round)
    for (std::size_t i = tried.size(); i-- > 0;) {
      auto& [breaker, keeping] = tried[i];
      if (!keeping->ends()) continue;
      if (auto& answer = keeping->found()) {
        answer->statement = "OUTCOME " + breaker;
        if (first == "both") answer->statement = of_both_starts(answer->statement, answer->statement);
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
  if (game == nullptr || !setup.info().sided || setup.info().number_favours != 0 || request.value ||
      request.all_moves || (request.engine != Engine::best && request.engine != Engine::sat) ||
      !encode::why_not_claiming(game->text).empty())
    return std::nullopt;
  if (request.engine == Engine::sat) {
    Watch watch(request.limits);
    return kept(setup, request, watch);
  }
  if (members(setup) < worth_claiming) return std::nullopt;
  const Watch whole(request.limits);
  Watch watch(whole.left(seconds_before_search));
  try {
    return kept(setup, request, watch);
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
    return std::nullopt;  // search goes on
  }
}

}  // namespace gamecert::solve
