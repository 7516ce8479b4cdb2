// Lemmas about local games: mirrored play proves nothing false, and all of its conditions are needed.
#include "proofs/local_lemma.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <random>
#include <set>

#include "certificates/checker.hpp"
#include "games/instances/ready_game.hpp"
#include "proofs/glued_board.hpp"
#include "proofs/local_discover.hpp"
#include "proofs/small_gadgets.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "solve/local/mirrored_play.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using reductions::Conclusion;
using reductions::Gadget;
using reductions::LemmaGame;

const std::vector<std::vector<std::string>> games_tried = {
    {"node-kayles"}, {"proper"}, {"proper", "colours=3"}, {"blue-red"}, {"arc-kayles"}};

std::vector<Gadget> gadgets(const LemmaGame& game, int boundary, int inner) {
  solve::Watch watch({});
  std::vector<Gadget> result;
  for (int size = 0; size <= inner; ++size)
    each_gadget(boundary, size, false, game.arcs(), watch, [&](const Gadget& gadget) { result.push_back(gadget); });
  return result;
}

/// The value of a position of the rules by trying all its options: no components, no conflicts.
int value(const games::Game& game, const games::Position& at, std::map<games::Position, int>& known) {
  if (const auto found = known.find(at); found != known.end()) return found->second;
  std::set<int> reached;
  for (const int move : game.moves(at)) reached.insert(value(game, game.play(at, move), known));
  int least = 0;
  while (reached.contains(least)) ++least;
  return known[at] = least;
}
int value(const LemmaGame& game, const SmallGraph& host, const Gadget& gadget) {
  const SmallGraph whole = glued(host, gadget);
  std::vector<graphs::Edge> edges;
  for (int v = 0; v < whole.order; ++v)
    graphs::each(whole.neighbours(v), [&](int u) {
      if (game.arcs() || v < u) edges.emplace_back(v, u);
    });
  const games::Instance instance(
      game.arcs() ? games::Board(graphs::Digraph(whole.order, edges)) : games::Board(graphs::Graph(whole.order, edges)),
      "");
  const auto made = games::make(reductions::local_game(game.name), instance, game.parameters);
  std::map<games::Position, int> known;
  return value(*made, made->start(), known);
}

bool same_on_hosts(const LemmaGame& game, const Gadget& one, const Gadget& other, int heap, int order) {
  bool same = true;
  for (int size = one.boundary; size <= order && same; ++size)
    each_host(
        one.boundary, size,
        [&](const SmallGraph& host) {
          same = value(game, host, one) == (value(game, host, other) ^ heap);
          return same;
        },
        game.arcs());
  return same;
}

/// Mirrored play word by word as docs/LEMMAS.md has it, the heap being whatever it is, on sets of moves.
class Naive {
 public:
  struct Conditions {
    bool closed = true;  // (1) after the host closes a boundary move
    bool made = true;    // (1) and after it makes one
    bool same = true;    // (2) the answer closes exactly the boundary moves that the move closed, in the other gadget
    bool heap = true;    // (3) moves of the heap are answered
    bool quiet = true;   // (3) answers close no boundary move
  };

  Naive(const reductions::GadgetBoard& board, Conditions conditions)
      : board_(board), conditions_(conditions), game_(board.game()) {}

  bool proves(const games::Position& at, int heap) {
    if (living(at, 0) != living(at, 1)) return false;
    const auto known = known_.find({at, heap});
    if (known != known_.end()) return known->second;
    return known_[{at, heap}] = search(at, heap);
  }

 private:
  std::set<int> living(const games::Position& at, std::size_t gadget) const {
    std::set<int> result;
    const std::vector<int> moves = game_.moves(at);
    for (int i = 0; i < board_.boundary_moves(); ++i)
      if (std::ranges::count(moves, board_.boundary_move(gadget, i)) != 0) result.insert(i);
    return result;
  }

  bool search(const games::Position& at, int heap) {
    for (const int i : living(at, 0)) {
      games::Position closed = at;
      for (const std::size_t gadget : {0, 1}) {
        const int move = board_.boundary_move(gadget, i);
        closed[static_cast<std::size_t>(move / 64)] &= ~(games::Word{1} << (move % 64));
      }
      if (conditions_.closed && !proves(closed, heap)) return false;
      const games::Position made = board_.made(board_.made(at, 0, i), 1, i);
      if (conditions_.made && !proves(made, heap)) return false;
    }
    for (const int move : game_.moves(at))
      if (board_.inner(move) && !answered(at, heap, move)) return false;
    for (int left = 0; left < heap && conditions_.heap; ++left)
      if (!quietly_answered(at, left)) return false;
    return true;
  }

  bool answered(const games::Position& at, int heap, int move) {
    const std::size_t gadget = board_.gadget_of(move), other = 1 - gadget;
    const games::Position after = game_.play(at, move);
    const std::set<int> left = living(after, gadget);
    if (left == living(at, gadget)) return quietly_answered(after, heap);
    for (const int reply : game_.moves(after)) {
      if (!board_.inner(reply)) continue;
      games::Position both = game_.play(after, reply);
      if (conditions_.same && (board_.gadget_of(reply) != other || living(both, other) != left)) continue;
      if (!conditions_.same) both = agreed(std::move(both));
      if (proves(both, heap)) return true;
    }
    return false;
  }

  bool quietly_answered(const games::Position& at, int heap) {
    for (int left = 0; left < heap; ++left)
      if (proves(at, left)) return true;
    for (const int reply : game_.moves(at)) {
      if (!board_.inner(reply)) continue;
      games::Position after = game_.play(at, reply);
      const bool quiet = living(after, 0) == living(at, 0) && living(after, 1) == living(at, 1);
      if (conditions_.quiet && !quiet) continue;
      if (!quiet) after = agreed(std::move(after));
      if (proves(after, heap)) return true;
    }
    return false;
  }

  /// Boundary moves closed on one side are closed on the other too, as if that were no matter.
  games::Position agreed(games::Position at) const {
    const std::set<int> one = living(at, 0), other = living(at, 1);
    for (int i = 0; i < board_.boundary_moves(); ++i)
      if (!one.contains(i) || !other.contains(i))
        for (const std::size_t gadget : {0, 1}) {
          const int move = board_.boundary_move(gadget, i);
          at[static_cast<std::size_t>(move / 64)] &= ~(games::Word{1} << (move % 64));
        }
    return at;
  }

  const reductions::GadgetBoard& board_;
  Conditions conditions_;
  const games::Game& game_;
  std::map<std::pair<games::Position, int>, bool> known_;
};

TEST(MirroredPlay, ProvesWhatItsConditionsWordByWordProve) {
  solve::Watch watch({});
  for (const std::vector<std::string>& words : games_tried) {
    const LemmaGame game = reductions::lemma_game(words);
    int proved = 0, compared = 0;
    for (const auto& [boundary, inner] : std::vector<std::pair<int, int>>{{0, 2}, {1, game.arcs() ? 1 : 2}, {2, 1}}) {
      const std::vector<Gadget> all = gadgets(game, boundary, inner);
      for (const Gadget& one : all)
        for (const Gadget& other : all) {
          const reductions::GadgetBoard board(reductions::local_game(game.name), game.parameters, {one, other});
          const std::optional<int> found = solve::MirroredPlay(board, watch).heap();
          Naive naive(board, {});
          for (int heap = 0; heap <= 3; ++heap) {
            EXPECT_EQ(naive.proves(board.game().start(), heap), found == heap)
                << game.text() << " " << reductions::text(one) << " " << reductions::text(other) << " " << heap;
            ++compared;
          }
          proved += found ? 1 : 0;
          EXPECT_TRUE(!found || same_on_hosts(game, one, other, *found, game.arcs() ? 2 : 4));
        }
    }
    EXPECT_GT(proved, 10) << game.text();
    EXPECT_GT(compared, 4 * proved) << game.text();
  }
}

/// Gadgets with so many inner vertices on a thick boundary with these edges.
std::vector<Gadget> thick_gadgets(int boundary, int inner, const std::vector<graphs::Edge>& inside) {
  std::vector<graphs::Edge> pairs;
  for (int v = boundary; v < boundary + inner; ++v)
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  std::vector<Gadget> result;
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    Gadget gadget{.boundary = boundary, .inner = inner, .edges = inside, .green = {}};
    gadget.green.assign(static_cast<std::size_t>(inner), 0);
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((set >> i & 1) != 0) gadget.edges.push_back(pairs[i]);
    result.push_back(std::move(gadget));
  }
  return result;
}

/// Nothing false is proved, all that the conditions prove is found, the first condition follows from the others, and
/// some of it needs that moves at enclosed vertices are answered inside.
TEST(MirroredPlay, OnAThickBoundaryAnswersMovesAtEnclosedVertices) {
  solve::Watch watch({});
  int proved = 0, hosts = 0;
  for (const char* words : {"distance=2", "distance=3"}) {
    const LemmaGame game = reductions::lemma_game({"distance", "colours=1", words});
    for (const std::vector<graphs::Edge>& inside :
         std::vector<std::vector<graphs::Edge>>{{{0, 1}}, {{0, 1}, {1, 2}}, {{0, 1}, {0, 2}, {1, 2}}}) {
      const int boundary = inside.size() == 1 ? 2 : 3;
      std::vector<Gadget> all = thick_gadgets(boundary, 1, inside);
      for (const Gadget& gadget : thick_gadgets(boundary, 2, inside))
        if (gadget.edges.size() % 2 == 0 || boundary == 2) all.push_back(gadget);
      for (const Gadget& one : all)
        for (const Gadget& other : all) {
          if (other.inner > one.inner || reductions::other_distance(one, other, game.reach())) continue;
          const reductions::GadgetBoard board(reductions::local_game(game.name), game.parameters, {one, other});
          const std::optional<int> found = solve::MirroredPlay(board, watch).heap();
          for (int heap = 0; heap <= 2; ++heap) {
            ASSERT_EQ(Naive(board, {}).proves(board.game().start(), heap), found == heap);
            ASSERT_EQ(Naive(board, {.closed = false, .made = false}).proves(board.game().start(), heap), found == heap);
          }
          if (!found) continue;
          ++proved;
          for (int order = boundary; order <= boundary + 2; ++order)
            each_host_of(game, one, other, order, [&](const SmallGraph& host) {
              ++hosts;
              EXPECT_EQ(value(game, host, one), value(game, host, other) ^ *found)
                  << reductions::text(one) << " " << reductions::text(other);
              return true;
            });
        }
    }
  }
  EXPECT_GT(proved, 100);
  EXPECT_GT(hosts, 1000);
}

/// Something false that the conditions prove, among gadgets on one vertex or two; empty if there is none.
std::string falsehood(const std::string& name, Naive::Conditions conditions) {
  const LemmaGame game{name, {}};
  for (const auto& [boundary, inner] : std::vector<std::pair<int, int>>{{1, 2}, {1, 3}, {2, 2}}) {
    const std::vector<Gadget> all = gadgets(game, boundary, inner);
    for (const Gadget& one : all)
      for (const Gadget& other : all)
        for (int heap = 0; heap <= 2; ++heap) {
          const reductions::GadgetBoard board(reductions::local_game(name), game.parameters, {one, other});
          if (!Naive(board, conditions).proves(board.game().start(), heap)) continue;
          if (!same_on_hosts(game, one, other, heap, boundary + 2))
            return reductions::text(one) + " " + reductions::text(other) + " " + std::to_string(heap);
        }
  }
  return "";
}

TEST(MirroredPlay, NeedsWhatTheSecondAndThirdConditionAskFor) {
  for (const std::string game : {"node-kayles", "arc-kayles"}) {
    EXPECT_EQ(falsehood(game, {}), "");
    EXPECT_NE(falsehood(game, {.same = false}), "") << game;
    EXPECT_NE(falsehood(game, {.heap = false}), "") << game;
  }
  EXPECT_NE(falsehood("node-kayles", {.quiet = false}), "");
}

/// As docs/LEMMAS.md proves: without the first condition nothing more is proved.
TEST(MirroredPlay, HasItsFirstConditionFromTheOthers) {
  int proved = 0;
  for (const std::vector<std::string>& words : games_tried) {
    const LemmaGame game = reductions::lemma_game(words);
    for (const auto& [boundary, inner] : std::vector<std::pair<int, int>>{{1, game.arcs() ? 1 : 3}, {2, 1}}) {
      const std::vector<Gadget> all = gadgets(game, boundary, inner);
      for (const Gadget& one : all)
        for (const Gadget& other : all)
          for (int heap = 0; heap <= 1; ++heap) {
            const reductions::GadgetBoard board(reductions::local_game(game.name), game.parameters, {one, other});
            const bool without = Naive(board, {.closed = false, .made = false}).proves(board.game().start(), heap);
            EXPECT_EQ(without, Naive(board, {}).proves(board.game().start(), heap))
                << game.text() << " " << reductions::text(one) << " " << reductions::text(other);
            proved += without ? 1 : 0;
          }
    }
  }
  EXPECT_GT(proved, 100);
}

TEST(MirroredPlay, DoesNotProveThatAHeapIsNothing) {
  for (const std::vector<std::string>& words : games_tried) {
    const LemmaGame game = reductions::lemma_game(words);
    solve::Watch watch({});
    for (int boundary = 0; boundary <= 2; ++boundary) {
      const Gadget empty{.boundary = boundary, .inner = 0, .edges = {}, .green = {}};
      for (int heap = 1; heap <= 2; ++heap)
        EXPECT_FALSE(
            solve::mirror_proof(game, empty, {.kind = Conclusion::Kind::same, .after = empty, .plus = heap}, watch));
      EXPECT_TRUE(solve::mirror_proof(game, empty, {.kind = Conclusion::Kind::same, .after = empty}, watch));
    }
    const LemmaReport report = check_lemma(
        {"t",
         "",
         "",
         game,
         {{"", {"a"}, {1, 0, {}, {}}, {}, {.kind = Conclusion::Kind::same, .after = {1, 0, {}, {}}, .plus = 1}}},
         {},
         {}},
        {});
    EXPECT_EQ(report.verdict, solve::Verdict::fails);
  }
}

/// A graph with so many boundary vertices in front.
SmallGraph random_host(int boundary, int order, bool arcs, std::mt19937_64& random) {
  SmallGraph host{.order = std::max(boundary, order), .directed = arcs};
  const std::uint64_t density = 1 + random() % 3;
  for (int v = 0; v < host.order; ++v)
    for (int u = 0; u < v; ++u) {
      if (!arcs && random() % 4 < density) host.add_edge(u, v);
      if (arcs && random() % 4 < density) host.rows[static_cast<std::size_t>(u)] |= graphs::single(v);
      if (arcs && random() % 4 < density) host.rows[static_cast<std::size_t>(v)] |= graphs::single(u);
    }
  return host;
}

/// 10^5 random hosts of Node-Kayles and 10^4 of each other game, the rules in turn.
TEST(LocalDiscovery, RulesAreTrueOfRandomHosts) {
  std::mt19937_64 random(31);
  std::uint64_t tried = 0;
  for (const std::vector<std::string>& words : games_tried) {
    const LemmaGame game = reductions::lemma_game(words);
    const bool node_kayles = game.name == "node-kayles";
    const int rounds = node_kayles ? 50'000 : 5'000;
    for (int boundary = 1; boundary <= 2; ++boundary) {
      const int inner = game.arcs() ? 3 - boundary : game.parameters.contains("colours") ? 5 - boundary : 4;
      const LocalDiscovery found = discover(game, boundary, inner, boundary, {});
      if (game.text() == "proper colours=3" || (game.arcs() && boundary == 2)) continue;
      ASSERT_FALSE(found.rules.empty()) << game.text() << " " << boundary;
      solve::Watch watch({});
      for (int round = 0; round < rounds; ++round) {
        const Rule& rule = found.rules[static_cast<std::size_t>(round) % found.rules.size()];
        const SmallGraph host =
            random_host(boundary, 1 + static_cast<int>(random() % (node_kayles ? 9 : 5)), game.arcs(), random);
        ASSERT_EQ(glued_value(game, host, rule.gadget, watch),
                  glued_value(game, host, rule.conclusion.after, watch) ^ rule.conclusion.plus)
            << game.text() << " " << reductions::text(rule.gadget) << " " << reductions::text(rule.conclusion);
        ++tried;
      }
    }
  }
  EXPECT_GE(tried, 100'000U);
}

TEST(LocalDiscovery, RulesAreTrueOfAllHostsToOrderFiveAndCertified) {
  const LemmaGame game{"node-kayles", {}};
  for (int boundary = 0; boundary <= 2; ++boundary) {
    const LocalDiscovery found = discover(game, boundary, 3, boundary, {});
    EXPECT_FALSE(found.rules.empty());
    for (const Rule& rule : found.rules) {
      EXPECT_LT(size(rule.conclusion.after), size(rule.gadget));
      EXPECT_TRUE(same_on_hosts(game, rule.gadget, rule.conclusion.after, rule.conclusion.plus, 5))
          << reductions::text(rule.gadget);
      solve::Watch watch({});
      const auto certificate = solve::mirror_proof(game, rule.gadget, rule.conclusion, watch);
      ASSERT_TRUE(certificate);
      EXPECT_NO_THROW(certificates::check(*certificate));
    }
  }
}

/// Hosts tell exactly as many classes apart as mirrored play finds.
TEST(LocalDiscovery, IsCompleteForNodeKaylesAsFarAsHostsWereTried) {
  const LemmaGame game{"node-kayles", {}};
  for (const auto& [boundary, inner, host, classes] : std::vector<std::tuple<int, int, int, std::size_t>>{
           {1, 3, 6, 9}, {1, 4, 6, 25}, {1, 5, 7, 109}, {2, 3, 6, 77}}) {
    const LocalDiscovery found = discover(game, boundary, inner, host, {});
    EXPECT_EQ(found.classes.size(), classes);
    EXPECT_EQ(found.separated.back().classes, classes);
    for (std::size_t i = 1; i < found.separated.size(); ++i)
      EXPECT_GE(found.separated[i].classes, found.separated[i - 1].classes);
  }
}

TEST(LocalDiscovery, NeedsAGameWhoseBoundaryIsThin) {
  EXPECT_THROW(discover(reductions::lemma_game({"distance"}), 1, 2, 3, {}), text::InputError);
  EXPECT_NO_THROW(discover(reductions::lemma_game({"distance", "distance=1"}), 1, 2, 3, {}));
}

}  // namespace
}  // namespace gamecert::proofs
