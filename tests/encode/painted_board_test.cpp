// Games of painting vertices: what their rules say of a painting at once, on some graph, is what play comes to; and a
// clash looks as far as they declare.
#include "encode/reductions/painted_board.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "encode/circuit_rules.hpp"
#include "games/arc_kayles.hpp"
#include "games/instances/ready_game.hpp"
#include "games/play/packed_live_game.hpp"
#include "games/registry/infos.hpp"
#include "games/shared_rules/painting.hpp"
#include "graphs/formats.hpp"
#include "reductions/reduction_games.hpp"
#include "tests/encode/lanes.hpp"
#include "tests/encode/some_painting.hpp"

namespace gamecert::encode {
namespace {

using games::Instance;
using games::Position;
using reductions::Side;
using testing::all_paintings;
using testing::Colours;
using testing::name;
using testing::sides;
using testing::Some;

/// Positions by painting, of all that play reaches. What play leads to does not depend on the order of moves.
std::map<Colours, Position> reached(const games::Game& game, const Side& side, int order) {
  std::map<Colours, Position> result{{Colours(static_cast<std::size_t>(order)), game.start()}};
  std::vector<Colours> queue{result.begin()->first};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Position at = result.at(queue[i]);
    for (const int move : game.moves(at)) {
      Colours next = queue[i];
      next[static_cast<std::size_t>(move / side.colours)] = move % side.colours + 1;
      const auto [it, fresh] = result.emplace(next, game.play(at, move));
      EXPECT_EQ(it->second, game.play(at, move)) << name(side);
      if (fresh) queue.push_back(next);
    }
  }
  return result;
}

/// Compares a board with all its paintings; their number.
int compare(const Side& side, Some& some, const Instance& board) {
  const games::Entry& entry = games::find(side.game);
  const auto game = games::make(entry, board, side.parameters);
  const int order = board.order();
  const auto played = reached(*game, side, order);
  const auto paintings = all_paintings(order, side.colours);
  gamecert::testing::Lanes lanes(some.circuit);
  for (const auto& [ends, wire] : some.wire) {
    const bool joined =
        std::ranges::find(board.neighbours(ends.first), ends.second) != board.neighbours(ends.first).end();
    for (std::size_t lane = 0; lane < 64; ++lane) lanes.set(wire, lane, joined);
  }
  // What the rules say of every painting: its legal moves, the pairs ruled out, and whether it is legal itself.
  struct Said {
    std::vector<int> legal;
    std::vector<char> ruled_out;
    bool clash = false;
  };
  std::map<Colours, Said> said;
  // As a start, for games that have painted starts.
  const bool starts =
      std::ranges::find(entry.info.attributes, "painted", &games::AttributeInfo::name) != entry.info.attributes.end();
  for (std::size_t first = 0; first < paintings.size(); first += 64) {
    const std::size_t count = std::min<std::size_t>(64, paintings.size() - first);
    const auto in = [&](std::size_t lane, std::size_t pair) {
      const auto k = static_cast<std::size_t>(side.colours);
      return paintings[first + lane][pair / k] == static_cast<int>(pair % k) + 1;
    };
    for (std::size_t lane = 0; lane < count; ++lane) {
      for (std::size_t pair = 0; pair < some.painting.size(); ++pair)
        lanes.set(some.painting[pair], lane, in(lane, pair));
    }
    lanes.evaluate();
    for (std::size_t lane = 0; lane < count; ++lane) {
      const Colours& painting = paintings[first + lane];
      Said& here = said[painting];
      for (std::size_t pair = 0; pair < some.painting.size(); ++pair) {
        here.ruled_out.push_back(lanes.of(some.ruled_out[pair], lane) ? 1 : 0);
        here.clash = here.clash || (!side.reach->when_painted && in(lane, pair) && here.ruled_out.back() != 0);
        if (lanes.of(some.moves[pair], lane)) here.legal.push_back(static_cast<int>(pair));
      }
      const auto at = played.find(painting);
      if (side.reach->relief == 0) {
        EXPECT_EQ(at == played.end(), here.clash);
      }
      if (at != played.end()) {
        EXPECT_FALSE(here.clash);
        EXPECT_TRUE(lanes.equal(some.position, lane, at->second));
        EXPECT_EQ(here.legal, game->moves(at->second));
      }
      std::string attribute;
      for (std::size_t v = 0; v < painting.size(); ++v) {
        if (painting[v] != 0)
          attribute += (attribute.empty() ? " painted=" : ",") + std::to_string(v) + ":" + std::to_string(painting[v]);
      }
      if (!starts || attribute.empty()) continue;
      const Instance painted(board.text() + attribute);
      if (here.clash) {
        EXPECT_THROW(games::make(entry, painted, side.parameters), text::InputError) << painted.text();
      } else {
        EXPECT_TRUE(lanes.equal(some.position, lane, games::make(entry, painted, side.parameters)->start()))
            << painted.text();
      }
    }
  }
  for (const auto& [painting, here] : said) {
    if (here.clash) continue;
    std::vector<int> by_clashes;
    for (int pair = 0; pair < order * side.colours; ++pair) {
      const auto v = static_cast<std::size_t>(pair / side.colours);
      Colours after = painting;
      after[v] = pair % side.colours + 1;
      const bool lasting = side.reach->relief != 0 && !side.reach->when_painted;
      const bool clash = lasting ? said.at(after).clash : here.ruled_out[static_cast<std::size_t>(pair)] != 0;
      if (painting[v] == 0 && !clash) by_clashes.push_back(pair);
    }
    EXPECT_EQ(here.legal, by_clashes);
  }
  return static_cast<int>(paintings.size());
}

Instance board(bool directed, int order, const std::vector<graphs::Edge>& edges) {
  return Instance(directed ? graphs::write_digraph6(graphs::Digraph(order, edges))
                           : graphs::write_graph6(graphs::Graph(order, edges)));
}

/// Every graph or digraph on the vertices.
std::vector<Instance> labelled(bool directed, int order) {
  std::vector<graphs::Edge> pairs;
  for (int u = 0; u < order; ++u) {
    for (int v = 0; v < order; ++v) {
      if (directed ? u != v : u < v) pairs.emplace_back(u, v);
    }
  }
  std::vector<Instance> result;
  for (unsigned code = 0; code < 1U << pairs.size(); ++code) {
    std::vector<graphs::Edge> edges;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      if ((code >> i & 1U) != 0) edges.push_back(pairs[i]);
    }
    result.push_back(board(directed, order, edges));
  }
  return result;
}

TEST(PaintedBoard, IsWhatPlayComesTo) {
  std::map<std::string, int> compared;
  for (const Side& side : sides()) {
    for (int order = 1; order <= (side.directed ? 3 : 4); ++order) {
      Some some(side, order);
      for (const Instance& each : labelled(side.directed, order)) {
        compared[side.game] += compare(side, some, each);
        ASSERT_FALSE(HasFailure()) << name(side) << " on " << each.text();
      }
    }
  }
  EXPECT_GE(compared.size(), 5U);
  for (const auto& [game, paintings] : compared) EXPECT_GT(paintings, 100) << game;
}

TEST(PaintedBoard, IsWhatPlayComesToOnLongerPathsAndManyArcs) {
  std::mt19937 random(9);
  for (const Side& side : sides()) {
    if (side.colours != 2) continue;
    Some some(side, 5);
    for (int i = 0; i < 60; ++i) {
      std::vector<graphs::Edge> edges;
      for (int u = 0; u < 5; ++u) {
        for (int v = 0; v < 5; ++v) {
          if ((side.directed ? u != v : u < v) && random() % 3 == 0) edges.emplace_back(u, v);
        }
      }
      compare(side, some, board(side.directed, 5, edges));
      ASSERT_FALSE(HasFailure()) << name(side);
    }
  }
}

/// And no less is shown.
TEST(PaintedBoard, AClashLooksAsFarAsTheGameDeclares) {
  for (Side side : sides()) {
    EXPECT_NO_THROW(require_reach(side)) << name(side);
    if (side.reach->relief != 0) continue;
    if (side.game == "oriented" && side.colours == 1) continue;  // equal colours alone clash: a smaller reach is right
    const games::Reach declared = *side.reach;
    for (int near = 0; near <= declared.near; ++near) {
      for (int far = 0; far <= declared.far; ++far) {
        side.reach = games::Reach{near, far};
        if (*side.reach == declared) continue;
        EXPECT_THROW(require_reach(side), text::InputError) << name(side) << " " << near << " " << far;
      }
    }
  }
  for (const int distance : {4, 7, 24, 1000}) {
    Side side = reductions::side("distance", {{"distance", distance}});
    EXPECT_EQ(side.reach->near, distance);
    EXPECT_NO_THROW(require_reach(side));
    --side.reach->near;
    EXPECT_THROW(require_reach(side), text::InputError) << distance;
  }
}

/// Games of somebody else: equal colours are forbidden where one path of two edges joins them; or no other than such;
/// or any path; or along an edge, but on boards of more than five vertices.
enum class Forbidden { two_steps, exactly_two_steps, component, large_boards };
template <games::Plane P, Forbidden forbidden>
struct Elsewhere : games::Painting<P> {
  static games::GameInfo info() {
    return {.name = "two-steps", .summary = "equal colours have no common neighbour", .planes = {"allowed"}};
  }
  static constexpr games::Refinements refinements = games::painting_refinements;
  static int cells(const Instance& instance, const games::Parameters&) { return instance.order() * 2; }
  Elsewhere(const typename P::Space& space, const Instance& instance, const games::Parameters&)
      : Elsewhere(games::GraphArena<P>(space, instance), {instance.order(), 2}, instance) {}
  Elsewhere(const games::GraphArena<P>& graph, const games::Pairs& pairs, const Instance& instance)
      : games::Painting<P>(
            {graph, pairs, [&](int v, int c) { return games::coloured(graph, pairs, clashing(graph, v), c); }},
            games::painted_at_start(graph, pairs, instance), instance, "no two clash") {}
  static P clashing(const games::GraphArena<P>& graph, int v) {
    if (forbidden == Forbidden::component) return games::entry(games::within(graph, std::max(1, graph.order() - 1)), v);
    if (forbidden == Forbidden::large_boards) return graph.order() > 5 ? graph.neighbours(v) : graph.space().none();
    P far = graph.space().none();
    each(graph.neighbours(v), [&](int u, auto in) { far = far | when(in, graph.neighbours(u)); });
    far = far - graph.vertex(v);
    return forbidden == Forbidden::exactly_two_steps ? far - graph.neighbours(v) : far;
  }
};
template <class P>
using CommonNeighbour = Elsewhere<P, Forbidden::two_steps>;
template <class P>
using ExactlyTwo = Elsewhere<P, Forbidden::exactly_two_steps>;
template <class P>
using Component = Elsewhere<P, Forbidden::component>;
template <class P>
using LargeBoards = Elsewhere<P, Forbidden::large_boards>;

template <template <class> class Rules>
CircuitsOnRows sketch() {
  return [](Circuit& circuit, const Rows& rows) {
    auto planes = std::make_shared<std::vector<CircuitPlane>>();
    for (const auto& row : rows) planes->emplace_back(&circuit, row);
    const Instance board(graphs::Graph(static_cast<int>(rows.size()), {}), "some");
    return make_rules_circuit<Rules>({&circuit, planes}, board, games::Parameters(Rules<CircuitPlane>::info(), {}));
  };
}

TEST(PaintedBoard, AGameOfSomebodyElseIsHeldToWhatItDeclares) {
  const Side two{.game = "two-steps", .parameters = {}, .colours = 2, .reach = games::Reach{.near = 2}};
  EXPECT_NO_THROW(require_reach(two, sketch<CommonNeighbour>()));
  Side one = two;
  one.reach->near = 1;
  EXPECT_THROW(require_reach(one, sketch<CommonNeighbour>()), text::InputError);
  // At distance exactly 2: no clash is left when the two are joined by an edge.
  for (const int near : {2, 10}) {
    Side exactly = two;
    exactly.reach->near = near;
    EXPECT_THROW(require_reach(exactly, sketch<ExactlyTwo>()), text::InputError);
  }
  // On five vertices no path has more than four edges.
  for (const int near : {3, 4, 10, 23}) {
    Side component = two;
    component.reach->near = near;
    EXPECT_THROW(require_reach(component, sketch<Component>()), text::InputError) << near;
  }
  EXPECT_THROW(require_reach(one, sketch<LargeBoards>()), text::InputError);
  EXPECT_NO_THROW(require_reach({.game = "no-clash", .parameters = {}, .colours = 2, .reach = games::Reach{}},
                                sketch<LargeBoards>()));
}

/// Arc-Kayles of somebody else: a move closes the edges at one end alone, or all edges, or is legal once it is closed.
enum class Taking { one_end, everything, closed };
template <games::Plane P, Taking taking>
struct OtherTaking : games::ArcKayles<P> {
  using Base = games::ArcKayles<P>;
  using Board = typename Base::Board;
  using Base::Base;
  P moves(const Board& at) const { return taking == Taking::closed ? Base::on.edges() : at.open; }
  Board play(const Board& at, int e) const {
    const auto [u, v] = Base::on.ends(e);
    if (taking == Taking::one_end) return {at.open - Base::on.edge(e) - Base::on.edges_at(u)};
    return taking == Taking::everything ? Board{at.open - Base::on.edges()} : Base::play(at, e);
  }
};
template <class P>
using OneEnd = OtherTaking<P, Taking::one_end>;
template <class P>
using Everything = OtherTaking<P, Taking::everything>;
template <class P>
using Closed = OtherTaking<P, Taking::closed>;

template <template <class> class Rules>
CircuitsOnGraph sketch_on_edges() {
  return [](Circuit& circuit, const Instance& board) {
    return make_rules_circuit<Rules>({&circuit}, board, games::Parameters(Rules<CircuitPlane>::info(), {}));
  };
}

TEST(PaintedBoard, AGameOfTakingEdgesIsHeldToWhatItDeclares) {
  const auto on_edges = [](const char* game) { return Side{.game = game, .parameters = {}, .on_edges = true}; };
  EXPECT_NO_THROW(require_shared_ends(reductions::side("arc-kayles", {})));
  EXPECT_NO_THROW(require_shared_ends(on_edges("arc-kayles"), sketch_on_edges<games::ArcKayles>()));
  EXPECT_THROW(require_shared_ends(on_edges("one-end"), sketch_on_edges<OneEnd>()), text::InputError);
  EXPECT_THROW(require_shared_ends(on_edges("everything"), sketch_on_edges<Everything>()), text::InputError);
  EXPECT_THROW(require_shared_ends(on_edges("closed"), sketch_on_edges<Closed>()), text::InputError);
}

/// On every graph with four vertices and after every play, by the rules themselves.
TEST(PaintedBoard, EdgesThatAreTakenCloseWhatPlayCloses) {
  constexpr int order = 4;
  constexpr std::size_t cells = 16;
  int positions = 0;
  for (unsigned graph = 0; graph < 64; ++graph) {
    std::vector<graphs::Edge> edges;
    unsigned bit = 0;
    for (int u = 0; u < order; ++u)
      for (int v = u + 1; v < order; ++v)
        if ((graph >> bit++ & 1) != 0) edges.emplace_back(u, v);
    const auto game = games::make(games::find("arc-kayles"), Instance(graphs::Graph(order, edges), "some"), {});
    const auto compare = [&](const auto& self, const games::Position& at, std::vector<int> taken) -> void {
      Circuit circuit;
      std::vector<CircuitBit> there(cells, CircuitBit(&circuit, never));
      std::vector<Literal> painting(cells, never);
      const auto place = [&](int e) {
        const auto [u, v] = edges[static_cast<std::size_t>(e)];
        return static_cast<std::size_t>(u * order + v);
      };
      for (int e = 0; e < static_cast<int>(edges.size()); ++e) there[place(e)] = CircuitBit(&circuit, always);
      for (const int e : taken) painting[place(e)] = always;
      PaintedBoard board = PaintedBoard::of_edges(circuit, order, there, painting);
      const std::vector<int> legal = game->moves(at);
      for (int e = 0; e < static_cast<int>(edges.size()); ++e) {
        const int p = static_cast<int>(place(e));
        EXPECT_EQ(board.legal(p, 0).literal() == always, std::ranges::find(legal, e) != legal.end());
        const bool was_taken = std::ranges::find(taken, e) != taken.end();
        EXPECT_EQ(board.ruled_out(p, 0).literal() == always, !was_taken && std::ranges::find(legal, e) == legal.end());
      }
      ++positions;
      for (const int e : legal) {
        std::vector<int> more = taken;
        more.push_back(e);
        self(self, game->play(at, e), more);
      }
    };
    compare(compare, game->start(), {});
  }
  EXPECT_GT(positions, 300);
}

TEST(PaintedBoard, IsNotMadeOfAGameWithoutClashes) {
  Circuit circuit;
  const Side weak = reductions::side("weak", {{"reading", 2}});  // extendable
  EXPECT_FALSE(weak.reach);
  EXPECT_THROW(PaintedBoard(circuit, weak, 2, {}, std::vector<Literal>(4)), text::InputError);
}

}  // namespace
}  // namespace gamecert::encode
