// Games whose play may repeat: the outcome by retrograde analysis, and the strategies that show it.
//
// A strategy lists a position with its worth, and with its rank where play without end would be worth less to whoever
// plays by it. Of the moves that are good enough it takes the first, as the checker does: as all that is listed is what
// positions are worth, and with the least rank, both find the same.
#include <algorithm>
#include <tuple>

#include "certificates/plays/strategy.hpp"
#include "solve/search/options.hpp"
#include "solve/search/retrograde.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

using certificates::Strategy;
using Side = Strategy::Side;

class RepeatedStrategy {
 public:
  RepeatedStrategy(const games::Game& game, Retrograde& values) : game_(game), values_(values) {}

  void need(games::PositionView at, Side side) {
    if (game_.moves(at).empty()) return;
    std::vector<games::Word> key(at.begin(), at.end());
    key.push_back(static_cast<games::Word>(side));
    const auto [number, fresh] = keys_.insert(key);
    if (!fresh) return;
    const RepeatedWorth value = values_.of(at).value();
    const int endless = game_.endless(at);
    const bool must_end = side == Side::at_least ? endless < value.worth : endless > value.worth;
    entries_.push_back({{at.begin(), at.end()}, side, value.worth, must_end ? static_cast<int>(value.rank) : 0});
    values_.watch().hold(2 * keys_.bytes());
  }
  Strategy close() {
    for (std::size_t i = 0; i < entries_.size(); ++i) follow(Strategy::Entry(entries_[i]));
    std::ranges::sort(entries_, {}, [](const auto& entry) { return std::tie(entry.position, entry.side); });
    return {std::move(entries_)};
  }

 private:
  void follow(const Strategy::Entry& entry) {
    const SearchOptions options(game_, entry.position, values_.watch());
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const RepeatedWorth value = values_.of_option(options, i);
      if (entry.side == Side::at_least &&
          (value.worth < entry.bound || (entry.rank > 0 && value.rank >= static_cast<std::uint32_t>(entry.rank))))
        continue;
      const bool same_side = (options.again[i] != 0) == (entry.side == Side::at_least);
      if (worth_at_once(options, i) == 0) need(options.position(i), same_side ? Side::at_least : Side::at_most);
      if (entry.side == Side::at_least) return;
    }
  }

  const games::Game& game_;
  Retrograde& values_;
  PositionTable keys_;  // of positions with their sides
  std::vector<Strategy::Entry> entries_;
};

std::string statement_of(int worth) {
  return worth > 0 ? "OUTCOME first" : worth < 0 ? "OUTCOME second" : "OUTCOME tie";
}

}  // namespace

Answer search_repeating(const games::Game& game, const Request& request) {
  const games::Position start = game.start();
  Answer answer;
  if (const int lead = game.head_start(); lead != 0) {  // the second player has lost before play
    answer.statement = statement_of(lead);
    if (request.all_moves) answer.winning_moves.emplace();
    if (request.certificate) answer.evidence = Strategy{};
    return answer;
  }
  Retrograde values(game, start, request.limits);
  const int worth = values.of(start)->worth;
  answer.statement = statement_of(worth);
  answer.nodes = values.size();
  std::vector<int> winning;
  std::uint32_t least = RepeatedWorth::never;
  if (worth > 0) {
    const SearchOptions options(game, start, values.watch());
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const RepeatedWorth value = values.of_option(options, i);
      if (value.worth < worth) continue;
      winning.push_back(options.moves[i]);
      if (answer.moves.empty() || value.rank < least) answer.moves = {options.moves[i]};
      least = std::min(least, value.rank);
    }
  }
  if (request.all_moves) answer.winning_moves = std::move(winning);
  if (request.certificate) {
    RepeatedStrategy strategy(game, values);
    if (worth >= 0) strategy.need(start, Side::at_least);
    if (worth <= 0) strategy.need(start, Side::at_most);
    answer.evidence = strategy.close();
  }
  return answer;
}

// What play reaches from a position decides its worth and its rank, so entries of several starts fit together.
std::vector<Answer> search_repeating_starts(const std::vector<const games::Game*>& starts, const Request& request) {
  std::vector<Answer> answers;
  for (const games::Game* game : starts) answers.push_back(search_repeating(*game, request));
  if (!request.certificate) return answers;
  Strategy all;
  for (const Answer& answer : answers) {
    const std::vector<Strategy::Entry>& entries = answer.evidence->as<Strategy>()->entries;
    all.entries.insert(all.entries.end(), entries.begin(), entries.end());
  }
  const auto key = [](const Strategy::Entry& entry) { return std::tie(entry.position, entry.side); };
  std::ranges::sort(all.entries, {}, key);
  const auto repeated = std::ranges::unique(all.entries, {}, key);
  all.entries.erase(repeated.begin(), repeated.end());
  answers.front().evidence = std::move(all);
  return answers;
}

}  // namespace gamecert::solve
