// Games on triangulations, Section 5.3: drawing segments between points in convex position.
#include <algorithm>

#include "graphs/invariants.hpp"
#include "graphs/points.hpp"
#include "papers/sections.hpp"
#include "papers/strategy_play.hpp"
#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {
namespace {

/// A game of drawing segments between n points in convex position.
class SegmentGame {
 public:
  SegmentGame(std::string_view name, int n)
      : asked_(by_rules(name, "convex:" + std::to_string(n) + ":")),
        game_(games::make(games::find(name), games::Instance(asked_.instance))) {
    for (int e = 0; e < game_->cells(); ++e) {
      const std::string segment = game_->move_name(e);
      ends_.emplace_back(std::stoi(segment), std::stoi(segment.substr(segment.find('-') + 1)));
    }
  }

  const GameQuestion& asked() const { return asked_; }
  const games::Game& rules() const { return *game_; }
  int number(int u, int v) const {
    return static_cast<int>(std::ranges::find(ends_, graphs::Edge(std::minmax(u, v))) - ends_.begin());
  }
  graphs::Edge ends(int move) const { return ends_[static_cast<std::size_t>(move)]; }
  /// The move with the images of the ends as its ends.
  template <class Image>
  int image(int move, Image&& image) const {
    return number(image(ends(move).first), image(ends(move).second));
  }

 private:
  GameQuestion asked_;
  std::unique_ptr<games::Game> game_;
  std::vector<graphs::Edge> ends_;  // by move
};

/// Components, closing segments and weights, straight from their definitions in Section 5.3.
class Drawn {
 public:
  Drawn(const SegmentGame& game, int n, EdgeSet drawn)
      : game_(game), points_(graphs::PointSet::polygon(n)), graph_(n, {}) {
    each_edge(drawn, [&](int e) { segments_.push_back(game.ends(e)); });
    graph_ = graphs::Graph(n, segments_);
    component_ = graphs::component_of(graph_);
  }

  /// The segments that complete a triangle beside those drawn, ascending.
  std::vector<int> closing() const {
    return open([&](int u, int v) {
      return std::ranges::any_of(graph_.neighbours(u), [&](int w) { return graph_.adjacent(w, v); });
    });
  }
  /// What the greedy strategy may draw, ascending: the closing segments, if there are any, else the segments between
  /// components of the least weight, that is with the fewest ends at segments drawn before.
  std::vector<int> greedy() const {
    std::vector<int> segments = closing();
    for (int weight = 0; segments.empty() && weight <= 2; ++weight) {
      segments = open([&](int u, int v) {
        const int ends_drawn = (graph_.degree(u) > 0 ? 1 : 0) + (graph_.degree(v) > 0 ? 1 : 0);
        return component_[static_cast<std::size_t>(u)] != component_[static_cast<std::size_t>(v)] &&
               ends_drawn == weight;
      });
    }
    return segments;
  }

 private:
  /// Segments not drawn that cross none drawn, of a kind.
  template <class Kind>
  std::vector<int> open(Kind&& kind) const {
    std::vector<int> result;
    for (int e = 0; e < game_.rules().cells(); ++e) {
      const auto [u, v] = game_.ends(e);
      if (graph_.adjacent(u, v) || !kind(u, v)) continue;
      if (std::ranges::none_of(segments_, [&](const graphs::Edge& edge) { return points_.cross(edge, {u, v}); }))
        result.push_back(e);
    }
    return result;
  }

  const SegmentGame& game_;
  graphs::PointSet points_;
  std::vector<graphs::Edge> segments_;
  graphs::Graph graph_;
  std::vector<int> component_;  // by point
};

EdgeSet drawn_at(const games::Position& at) { return at[1]; }  // the open plane and the drawn one, a word each

/// Whatever greedy segments she draws, the player gets at least so much more than the other.
void gets_at_least(int least, std::string_view way, const SegmentGame& game, StrategyPlay& play,
                   const games::Position& at, bool opponent_moves, Trial& trial) {
  const int found = play.worst(at, opponent_moves);
  trial.instance(found >= least, [&] {
    return outcome_failure(game.asked(), std::string(way) + " may end " + std::to_string(-found) + " behind");
  });
}

void greedy_play(int n, Trial& trial) {
  const SegmentGame game("complete-triangulation", n);
  const StrategyAnswers greedy = [&](const StrategyTurn& turn, int&) {
    return Drawn(game, n, drawn_at(turn.at)).greedy();
  };
  StrategyPlay play(game.rules(), greedy, trial);
  const bool first = n % 2 != 0;
  gets_at_least(first ? 1 : 0, "greedy play", game, play, game.rules().start(), !first, trial);
}

/// The first player's strategy for a tie with an even number of points: the diagonal 0-n/2; then close triangles and
/// mirror in this diagonal what the opponent has drawn between components; greedy play for good, which is remembered,
/// once the opponent has left a triangle open that could have been closed.
void mirroring(int n, Trial& trial) {
  if (n % 2 != 0) return;
  const SegmentGame game("complete-triangulation", n);
  const StrategyAnswers mirrored = [&](const StrategyTurn& turn, int& greedy) {
    if (turn.last < 0) return std::vector{game.number(0, n / 2)};
    const EdgeSet drawn = drawn_at(turn.at);
    if (!turn.again && !Drawn(game, n, drawn & ~one_edge(turn.last)).closing().empty()) greedy = 1;
    const Drawn board(game, n, drawn);
    if (greedy != 0 || !board.closing().empty()) return std::vector{board.greedy().front()};
    return std::vector{game.image(turn.last, [n](int v) { return (n - v) % n; })};
  };
  StrategyPlay play(game.rules(), mirrored, trial);
  gets_at_least(0, "mirroring", game, play, game.rules().start(), false, trial);
}

}  // namespace

std::vector<CheckFunction> triangulation_drawing() {
  return {
      check("greedy-play", greedy_play),
      check("mirroring-of-segments", mirroring),
  };
}

}  // namespace gamecert::papers
