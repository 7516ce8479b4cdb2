// Retrograde analysis: from positions in which play has ended back to all others.
//
// All positions that play reaches are listed, with the moves between them turned round. A position is won if some move
// wins at once or leads to one that is lost for whoever moves there, and lost if all moves lead to ones that are won;
// found in the order of their distance from the end, which is the rank. What is left can go on for ever: a draw; or,
// where one player wins such play, won by that player, but for what the other can bring to a tie, which is found in the
// same way from ties back. Each move is gone back along at most twice. (R. E. Bellman, "On the application of dynamic
// programming to the determination of optimal play in chess and checkers", 1965; K. Thompson, "Retrograde analysis of
// certain endgames", 1986.)
#include "solve/search/retrograde.hpp"

#include <algorithm>

#include "solve/search/options.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {

Retrograde::Retrograde(const games::Game& game, games::PositionView from, const Limits& limits)
    : game_(game), watch_(limits) {
  explore(from);
  turn_edges_round();
  win();
  const bool draw = nodes_.front().endless == 0;
  if (!draw) tie();
  for (Node& node : nodes_)
    if (!node.settled) node.worth = node.endless;
  edges_ = {};
  queue_ = {};
}

std::optional<RepeatedWorth> Retrograde::of(games::PositionView at) const {
  const std::optional<Number> number = positions_.find(at);
  if (!number) return std::nullopt;
  return RepeatedWorth{nodes_[*number].worth, nodes_[*number].rank};
}

RepeatedWorth Retrograde::of_option(const games::Options& options, std::size_t i) const {
  if (const int worth = worth_at_once(options, i); worth != 0) return {worth, 0};
  const RepeatedWorth after = of(options.position(i)).value();
  return {options.again[i] != 0 ? after.worth : -after.worth, after.rank};
}

void Retrograde::explore(games::PositionView from) {
  positions_.insert(from);
  for (Number number = 0; number < positions_.size(); ++number) explore(number);
}

void Retrograde::explore(Number number) {
  const games::PositionView view = positions_[number];
  const games::Position at(view.begin(), view.end());
  nodes_.push_back({.endless = static_cast<std::int8_t>(game_.endless(at))});
  if (game_.won(at)) {
    settle(number, -1, 0);
  } else {
    const SearchOptions options(game_, at, watch_);
    if (options.moves.empty()) ties_.push_back(number);
    bool wins = false;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const int at_once = worth_at_once(options, i);
      wins = wins || at_once > 0;
      if (at_once != 0) continue;
      const Number next = positions_.insert(options.position(i)).first;
      edges_.push_back(2 * next + (options.again[i] != 0 ? 1 : 0));
      ++nodes_.back().open;
    }
    const bool loses = !options.moves.empty() && nodes_.back().open == 0;
    if (wins || loses) settle(number, wins ? 1 : -1, 1);
  }
  ends_.push_back(edges_.size());
  constexpr std::size_t most = std::size_t{1} << 31;
  if (positions_.size() >= most) throw text::LimitError("play reaches more than 2^31 positions");
  watch_.hold(positions_.bytes() + nodes_.capacity() * sizeof(Node) + 2 * edges_.capacity() * sizeof(Number) +
              2 * ends_.capacity() * sizeof(std::size_t) + 2 * queue_.capacity() * sizeof(Number));
}

void Retrograde::settle(Number number, int worth, Number rank) {
  Node& node = nodes_[number];
  if (node.settled) return;
  node.settled = true;
  node.worth = static_cast<std::int8_t>(worth);
  node.rank = rank;
  queue_.push_back(number);
}

/// From the options of each position to the moves that lead to it, from where they come.
void Retrograde::turn_edges_round() {
  std::vector<std::size_t> places(nodes_.size() + 1, 0);
  for (const Number edge : edges_) ++places[edge / 2 + 1];
  for (std::size_t i = 1; i < places.size(); ++i) places[i] += places[i - 1];
  std::vector<std::size_t> ends(places.begin(), places.end() - 1);
  std::vector<Number> into(edges_.size());
  std::size_t edge = 0;
  for (Number from = 0; from < nodes_.size(); ++from)
    for (; edge < ends_[from]; ++edge) into[ends[edges_[edge] / 2]++] = 2 * from + (edges_[edge] & 1);
  edges_ = std::move(into);
  ends_ = std::move(ends);
}

/// Calls visit(from, worth, rank) for each move to a position that was settled and not gone back from: what the move is
/// worth to whoever makes it, if it leads there, and the rank of a position that rests on it.
template <class Visit>
void Retrograde::go_back(Visit&& visit) {
  for (; followed_ < queue_.size(); ++followed_) {
    watch_.step();
    const Number to = queue_[followed_];
    const int worth = nodes_[to].worth;
    const Number rank = nodes_[to].rank + 1;
    for (std::size_t i = to == 0 ? 0 : ends_[to - 1]; i < ends_[to]; ++i)
      visit(edges_[i] / 2, (edges_[i] & 1) != 0 ? worth : -worth, rank);
  }
}

void Retrograde::win() {
  std::ranges::stable_sort(queue_, {}, [&](Number number) { return nodes_[number].rank; });
  go_back([&](Number from, int worth, Number rank) {
    Node& node = nodes_[from];
    if (worth > 0 || --node.open == 0) settle(from, worth, rank);
  });
}

/// Where one player wins play without end, the other is content with a tie.
void Retrograde::tie() {
  const Number rank = queue_.empty() ? 1 : nodes_[queue_.back()].rank + 1;
  for (const Number number : ties_) settle(number, 0, rank);
  go_back([&](Number from, int, Number next) {
    Node& node = nodes_[from];
    if (node.settled) return;
    if (node.endless < 0 || --node.open == 0) settle(from, 0, next);
  });
}

}  // namespace gamecert::solve
