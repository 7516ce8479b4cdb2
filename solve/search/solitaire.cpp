// Solitaires by depth-first search with a set of visited positions; breadth-first where play may come back to one.
//
// Where a number falls, every move lowers `remaining`, so the positions form an acyclic graph: a visited position that
// is not on the current line has been searched through without reaching the goal. When the search ends without success,
// the visited set is closed under moves and holds no goal. Cost: one expansion for each position that can be reached,
// fewer if the goal is met early.
#include <optional>

#include "certificates/solitaires/closure.hpp"
#include "certificates/solitaires/order.hpp"
#include "solve/search/options.hpp"
#include "solve/search/position_table.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

class SolitaireSearch {
 public:
  SolitaireSearch(const games::Game& game, const Limits& limits) : game_(game), watch_(limits) {}

  /// The moves from the position to the goal, if it can be reached.
  std::optional<std::vector<int>> line(const games::Position& from) {
    if (!game_.refinements().falls) return shortest_line(from);
    std::vector<int> moves;
    if (reaches_goal(from, moves)) return moves;
    return std::nullopt;
  }

  std::size_t nodes() const { return visited_.size(); }
  std::vector<games::Position> visited() const {
    std::vector<games::Position> positions;
    for (std::size_t i = 0; i < visited_.size(); ++i) positions.emplace_back(visited_[i].begin(), visited_[i].end());
    std::sort(positions.begin(), positions.end());
    return positions;
  }

 private:
  std::optional<std::vector<int>> shortest_line(const games::Position& from) {
    struct Step {
      std::uint32_t before;
      int move;
    };
    std::vector<Step> steps{{0, -1}};
    visited_ = {};
    visited_.insert(from);
    SearchOptions options(watch_);
    for (std::uint32_t number = 0; number < visited_.size(); ++number) {
      watch_.step();
      watch_.hold(visited_.bytes() + steps.capacity() * sizeof(Step));
      const games::Position at(visited_[number].begin(), visited_[number].end());
      if (game_.won(at)) {
        std::vector<int> moves;
        for (std::uint32_t back = number; steps[back].move >= 0; back = steps[back].before)
          moves.insert(moves.begin(), steps[back].move);
        return moves;
      }
      options.make(game_, at);
      for (std::size_t i = 0; i < options.moves.size(); ++i)
        if (visited_.insert(options.position(i)).second) steps.push_back({number, options.moves[i]});
    }
    return std::nullopt;
  }

  bool reaches_goal(games::PositionView at, std::vector<int>& moves) {
    if (game_.won(at)) return true;
    watch_.step();
    const auto [number, fresh] = visited_.insert(at);
    if (fresh) {
      winning_.push_back(false);
      watch_.hold(visited_.bytes());
    } else if (!winning_[number]) {
      return false;
    }
    const SearchOptions options(game_, at, watch_);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      moves.push_back(options.moves[i]);
      if (reaches_goal(options.position(i), moves)) {
        winning_[number] = true;
        return true;
      }
      moves.pop_back();
    }
    return false;
  }

  const games::Game& game_;
  Watch watch_;
  PositionTable visited_;
  std::vector<char> winning_;  // by number in visited_: known to reach the goal
};

}  // namespace

Answer search_solitaire(const games::Game& game, const Request& request) {
  SolitaireSearch search(game, request.limits);
  const games::Position start = game.start();
  Answer answer;
  if (auto moves = search.line(start)) {
    answer.statement = "WINNABLE";
    if (request.certificate) answer.evidence = certificates::Order{*moves};
    answer.moves = std::move(*moves);
  } else {
    answer.statement = "UNWINNABLE";
    if (request.certificate) answer.evidence = certificates::Closure{.reflected = false, .positions = search.visited()};
  }
  if (request.all_moves) {
    answer.winning_moves.emplace();
    for (int move : game.moves(start)) {
      if (search.line(game.play(start, move))) answer.winning_moves->push_back(move);
    }
  }
  answer.nodes = search.nodes();
  return answer;
}

}  // namespace gamecert::solve
