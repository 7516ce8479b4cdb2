// Nimber equalities without a correspondence: what is proved holds in a Node-Kayles, and a colouring game, of this file
// alone, on all small graphs; what is wrong fails on a least graph with certificates of both sides.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "certificates/checker.hpp"
#include "graphs/constructions.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "proofs/obligation_answer.hpp"
#include "proofs/reduction_mutants.hpp"
#include "proofs/reduction_prove.hpp"
#include "reductions/constant_pieces.hpp"
#include "reductions/obligations.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Level;
using reductions::read_reduction;
using solve::Verdict;

/// Painting vertices of a graph of at most 32 vertices so that neighbours differ; with one colour Node-Kayles.
class Colouring {
 public:
  Colouring(int order, const std::set<std::pair<int, int>>& edges, int colours) : colours_(colours), joined_(order) {
    for (const auto& [a, b] : edges) {
      joined_[static_cast<std::size_t>(a)].push_back(b);
      joined_[static_cast<std::size_t>(b)].push_back(a);
    }
  }
  int nimber() { return nimber(std::vector<int>(joined_.size(), 0)); }

 private:
  int nimber(const std::vector<int>& painting) {
    const auto known = nimbers_.find(painting);
    if (known != nimbers_.end()) return known->second;
    std::set<int> reached;
    for (std::size_t v = 0; v < painting.size(); ++v) {
      for (int c = 1; c <= colours_ && painting[v] == 0; ++c) {
        const bool clash =
            std::ranges::any_of(joined_[v], [&](int u) { return painting[static_cast<std::size_t>(u)] == c; });
        if (clash) continue;
        std::vector<int> next = painting;
        next[v] = c;
        reached.insert(nimber(next));
      }
    }
    int least = 0;
    while (reached.contains(least)) ++least;
    return nimbers_[painting] = least;
  }

  int colours_;
  std::vector<std::vector<int>> joined_;
  std::map<std::vector<int>, int> nimbers_;
};

using Edges = std::set<std::pair<int, int>>;

/// A reduction of Node-Kayles, and by hand the target's order and edges on a graph.
struct Example {
  std::string text;
  int colours = 1;  // of the target
  int last_order = 4;
  int (*order)(int n, int m) = nullptr;
  Edges (*target)(int n, const std::vector<graphs::Edge>& edges) = nullptr;
  int (*plus)(int n, int m) = [](int, int) { return 0; };
};

const std::string node_kayles = "source node-kayles ; target node-kayles ; ";

/// Every vertex three times, all copies of neighbours being joined.
const Example three_for_one{
    node_kayles +
        "vertex v[i] for i = 1..3 ; join a.v[1] b.v[i] for i = 1..3 ; join a.v[2] b.v[i] for i = 1..3 ; "
        "join a.v[3] b.v[i] for i = 1..3 ; move v[i]:1 means 1 for i = 1..3 ; answer v[1]:1 by v[2]:1 ; "
        "answer v[1]:1 by v[3]:1 ; answer v[2]:1 by v[1]:1 ; answer v[2]:1 by v[3]:1 ; answer v[3]:1 by v[1]:1 ; "
        "answer v[3]:1 by v[2]:1 ; invariant !(v[1]:1 & v[2]:1 & v[3]:none) & !(v[1]:1 & v[2]:none & v[3]:1) & "
        "!(v[1]:none & v[2]:1 & v[3]:1) ; level equal-nimber",
    1, 4, [](int n, int) { return 3 * n; },
    [](int, const std::vector<graphs::Edge>& edges) {
      Edges all;
      for (const auto& [a, b] : edges) {
        for (int i = 0; i < 9; ++i) all.insert({3 * a + i % 3, 3 * b + i / 3});
      }
      return all;
    }};

/// The graph beside two more copies of it, in which the opponent copies.
const Example two_more{
    node_kayles +
        "vertex v ; vertex w ; vertex u ; join a.v b.v ; join a.w b.w ; join a.u b.u ; move v:1 means 1 ; "
        "answer w:1 by u:1 ; answer u:1 by w:1 ; invariant (w:1 & u:1) | (w:none & u:none) ; level equal-nimber",
    1, 4, [](int n, int) { return 3 * n; },
    [](int, const std::vector<graphs::Edge>& edges) {
      Edges all;
      for (const auto& [a, b] : edges) {
        for (int i = 0; i < 3; ++i) all.insert({3 * a + i, 3 * b + i});
      }
      return all;
    }};

/// The graph beside its bipartite double cover, in which w and u of a vertex are never joined.
const Example double_cover{
    node_kayles +
        "vertex v ; vertex w ; vertex u ; join a.v b.v ; join a.w b.u ; join a.u b.w ; move v:1 means 1 ; "
        "answer w:1 by u:1 ; answer u:1 by w:1 ; invariant (w:1 & u:1) | (w:none & u:none)",
    1, 4, [](int n, int) { return 3 * n; },
    [](int, const std::vector<graphs::Edge>& edges) {
      Edges all;
      for (const auto& [a, b] : edges) {
        all.insert({3 * a, 3 * b});
        all.insert({3 * a + 1, 3 * b + 2});
        all.insert({3 * a + 2, 3 * b + 1});
      }
      return all;
    }};

/// Constants: a path of 3 for every vertex, a single vertex for every edge, a path of 4 once; nimbers 2, 1 and 0.
const Example constants{
    node_kayles +
        "vertex v ; join a.v b.v ; move v:1 means 1 ; vertex p[i] for i = 1..3 ; join p[1] p[2] ; join p[2] p[3] ; "
        "edge x ; graph q[i] for i = 1..4 ; join q[i] q[i+1] for i = 1..3 ; level equal-nimber plus 2 n + 1 m",
    1,
    3,
    [](int n, int m) { return 4 * n + m + 4; },
    [](int n, const std::vector<graphs::Edge>& edges) {
      Edges all;
      for (const auto& [a, b] : edges) all.insert({4 * a, 4 * b});
      for (int v = 0; v < n; ++v) all.insert({{4 * v + 1, 4 * v + 2}, {4 * v + 2, 4 * v + 3}});
      const int once = 4 * n + static_cast<int>(edges.size());
      for (int i = 0; i < 3; ++i) all.insert({once + i, once + i + 1});
      return all;
    },
    [](int n, int m) { return (n % 2 != 0 ? 2 : 0) ^ (m % 2 != 0 ? 1 : 0); }};

/// To two colours, of which w takes one of v; a path of 3 vertices is a constant of nimber 1.
const Example coloured{
    "source node-kayles ; target proper colours=2 ; vertex v ; vertex w painted 1 ; join v w ; join a.v b.v ; "
    "move v:2 means 1 ; graph p ; graph q ; graph r ; join p q ; join q r ; level equal-nimber plus 1",
    2,
    3,
    nullptr,
    nullptr,
    [](int, int) { return 1; }};

const std::vector<const Example*> right = {&three_for_one, &two_more, &double_cover, &constants, &coloured};

TEST(MirroredReductions, AreProvedForAllGraphsWithCertificates) {
  for (const Example* each : right) {
    const ReductionProof proof = prove_reduction(read_reduction(each->text), true, 3, {});
    EXPECT_EQ(proof.verdict, Verdict::proved) << each->text << "\n" << proof.reason;
    EXPECT_EQ(proof.level, Level::equal_nimber) << each->text;
    ASSERT_TRUE(proof.certificate) << each->text << proof.missing;
    EXPECT_NO_THROW(certificates::check(*proof.certificate)) << each->text;
  }
}

TEST(MirroredReductions, HoldInGamesWrittenHereOnAllSmallGraphs) {
  int compared = 0;
  for (const Example* each : right) {
    if (each->target == nullptr) continue;
    for (int order = 1; order <= each->last_order; ++order) {
      graphs::enumerate({}, order, {}, [&](const graphs::SmallGraph& graph) {
        std::vector<graphs::Edge> edges;
        for (const auto& edge : graphs::large(graph).edges()) edges.push_back(edge);
        const int m = static_cast<int>(edges.size());
        const int source = Colouring(order, Edges(edges.begin(), edges.end()), 1).nimber();
        const int target = Colouring(each->order(order, m), each->target(order, edges), each->colours).nimber();
        EXPECT_EQ(target, source ^ each->plus(order, m)) << each->text << " on " << graphs::write_small_graph(graph);
        ++compared;
        return true;
      });
    }
  }
  EXPECT_EQ(compared, 18 + 18 + 18 + 7);  // OEIS A000088
}

TEST(MirroredReductions, HoldByPlayOfTheRules) {
  for (const Example* each : right) {
    const reductions::StatedReduction reduction = read_reduction(each->text);
    const ReductionCheck check = check_reduction(reduction, 1, 3, {});
    EXPECT_EQ(check.verdict, Verdict::holds) << each->text;
    EXPECT_EQ(check.level, Level::equal_nimber) << each->text;
  }
}

// A path of three vertices painted with two colours, by hand: play in the middle leaves two moves that do not touch, 0;
// play at an end leaves the middle one colour and the other end two, and they clash in one: 0 or 1 after each move, so
// 2; the path has nimber 1. The game of this file says the same.
TEST(MirroredReductions, ConstantsHaveTheNimbersOfGamesWrittenHere) {
  EXPECT_EQ(Colouring(3, {{0, 1}, {1, 2}}, 1).nimber(), 2);
  EXPECT_EQ(Colouring(4, {{0, 1}, {1, 2}, {2, 3}}, 1).nimber(), 0);
  EXPECT_EQ(Colouring(3, {{0, 1}, {1, 2}}, 2).nimber(), 1);
}

struct Wrong {
  std::string text;
  int order;  // of the least graph that fails
};

std::string without(std::string text, const std::string& part) {
  const std::size_t at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return text.erase(at, part.size());
}

TEST(MirroredReductions, WrongOnesFailOnALeastGraphCertifiedOnBothSides) {
  const std::string pair = "answer w:1 by u:1 ; answer u:1 by w:1 ; invariant (w:1 & u:1) | (w:none & u:none) ; ";
  const std::vector<Wrong> wrong = {
      // two copies; the empty target beside a heap
      {node_kayles + "vertex v ; vertex w ; join a.v b.v ; move v:1 means 1 ; answer w:1 by v:1 ; level equal-nimber",
       1},
      {node_kayles + "vertex v ; join a.v b.v ; move v:1 means 1 ; level equal-nimber plus 1", 1},
      {without(constants.text, " + 1 m"), 2},
      {without(three_for_one.text, "join a.v[3] b.v[i] for i = 1..3 ; "), 2},
      // right on all graphs of fewer vertices
      {node_kayles +
           "vertex v ; vertex w ; vertex u ; join a.v b.v ; join a.v b.w ; join a.w b.v ; join a.v b.u ; "
           "join a.u b.v ; move v:1 means 1 ; " +
           pair + "level equal-nimber",
       5},
      {node_kayles +
           "vertex v ; vertex w ; vertex u ; vertex t ; join v w ; join a.v b.v ; join a.v b.u ; "
           "join a.u b.v ; join a.w b.u ; join a.u b.w ; join a.w b.t ; join a.t b.w ; join a.u b.u ; "
           "join a.t b.t ; move t:1 means 1 ; " +
           pair + "level equal-nimber",
       6},
  };
  for (const Wrong& each : wrong) {
    const reductions::StatedReduction reduction = read_reduction(each.text);
    const ReductionProof proof = prove_reduction(reduction, true, 6, {});
    if (proof.verdict != Verdict::fails) {
      // A graph with many positions is beyond what a proof plays: check goes on.
      EXPECT_EQ(proof.verdict, Verdict::unknown) << each.text;
      EXPECT_GE(each.order, 5) << proof.reason << "\n" << each.text;
    }
    const ReductionCheck check = check_reduction(reduction, 1, each.order, {});
    ASSERT_EQ(check.verdict, Verdict::fails) << each.text;
    EXPECT_EQ(check.failing->order, each.order) << each.text;
    const auto certificates = certify_failure(reduction, *check.failing, check.found, {});
    int values = 0;
    for (const auto& certificate : certificates) {
      EXPECT_NO_THROW(certificates::check(certificate)) << each.text;
      values += certificate.claim.statement.starts_with("NIMBER ") ? 1 : 0;
    }
    EXPECT_EQ(values, 2) << each.text;
  }
}

TEST(MirroredReductions, WhatTheAnswersDoNotShowIsUnknown) {
  // The same maps with worse proofs: no answer to w, an answer of another vertex, no invariant, none for one copy.
  const std::string invariant = "invariant (w:1 & u:1) | (w:none & u:none) ; ";
  for (const std::string& text : {without(two_more.text, "answer w:1 by u:1 ; "), without(two_more.text, invariant),
                                  without(three_for_one.text, "answer v[1]:1 by v[3]:1 ; "),
                                  without(three_for_one.text, "& !(v[1]:none & v[2]:1 & v[3]:1) ")}) {
    const ReductionProof proof = prove_reduction(read_reduction(text), true, 3, {});
    EXPECT_EQ(proof.verdict, Verdict::unknown) << text;
    EXPECT_FALSE(proof.unrefuted.empty()) << text;
    EXPECT_FALSE(proof.certificate);
  }
}

// Each of these is false, and one kind of obligation alone is not refuted: a prover without it would prove it.
TEST(MirroredReductions, EveryKindOfObligationIsNeeded) {
  using Kind = reductions::Obligation::Kind;
  const std::string pair = "answer w:1 by u:1 ; answer u:1 by w:1 ; invariant (w:1 & u:1) | (w:none & u:none)";
  const std::string apart = node_kayles + "vertex v ; vertex w ; vertex u ; move v:1 means 1 ; " + pair;
  const std::string to_colours =
      "source node-kayles ; target proper colours=1 ; vertex v ; vertex w ; vertex u ; " + pair;
  const std::vector<std::pair<Kind, std::string>> needed = {
      {Kind::answered, node_kayles + "vertex v ; vertex w ; join a.v b.v ; move v:1 means 1 ; answer w:1 by v:1"},
      // an answer that is not always legal, one that changes the board, one that leaves the invariant
      {Kind::answered, apart + " ; join a.v b.v ; join a.w b.u"},
      {Kind::answered, apart + " ; join a.v b.v ; vertex t ; answer t:1 by v:1"},
      {Kind::answered, apart + " ; join a.v b.v ; vertex t ; vertex s ; vertex r ; answer t:1 by s:1 ; "
                               "answer s:1 by t:1 ; answer r:1 by s:1 ; answer r:1 by t:1 ; "
                               "invariant (t:1 & s:1) | (t:none & s:none)"},
      {Kind::dead, apart + " ; join a.v b.v ; vertex t ; invariant t:any | t:none"},
      {Kind::sound, apart},
      {Kind::kept, apart + " ; invariant v:none"},
      {Kind::start_invariant, apart + " ; invariant v:any"},
      {Kind::onto, to_colours + " ; move v:1 means 1 ; join a.v b.v ; vertex t painted 1 ; join v t"},
  };
  solve::Watch watch({});
  for (const auto& [kind, text] : needed) {
    const reductions::StatedReduction reduction = read_reduction(text + " ; level equal-nimber");
    std::set<Kind> denied;
    for (const reductions::Obligation& each : reductions::obligations(reduction, false)) {
      if (answer(reduction, each, false, watch).against) denied.insert(each.kind);
    }
    EXPECT_EQ(denied, std::set<Kind>{kind}) << text;
    EXPECT_EQ(check_reduction(reduction, 1, 3, {}).verdict, Verdict::fails) << text;
    EXPECT_NE(prove_reduction(reduction, false, 3, {}).verdict, Verdict::proved) << text;
  }
}

TEST(MirroredReductions, EveryMutantOfAMapIsDecidedAsNimbersSay) {
  int wrong = 0, right_ones = 0;
  for (const Example* each : {&two_more, &double_cover}) {
    const Mutants mutants = try_mutants(read_reduction(each->text), 4, {});
    EXPECT_EQ(mutants.level, Level::equal_nimber);
    for (const MutantResult& mutant : mutants.all) {
      wrong += mutant.fate == Fate::wrong ? 1 : 0;
      right_ones += mutant.proved == Verdict::proved ? 1 : 0;
      // engines that disagree are a logic error, which try_mutants throws
      EXPECT_FALSE(mutant.checked == Verdict::fails && mutant.proved == Verdict::proved) << mutant.mutant.change;
    }
  }
  EXPECT_GT(wrong, 5);
  EXPECT_GT(right_ones, 0);
}

TEST(MirroredReductions, FewVerticesAreEnoughForAnswers) {
  solve::Watch watch({});
  for (const Example* each : {&two_more, &double_cover}) {
    const reductions::StatedReduction reduction = read_reduction(each->text);
    for (const reductions::Obligation& obligation : reductions::obligations(reduction, false)) {
      reductions::Obligation larger = obligation;
      larger.vertices += 2;
      EXPECT_FALSE(answer(reduction, larger, false, watch).against) << title(reduction, obligation);
    }
  }
}

TEST(MirroredReductions, AMinimalOneIsStillProved) {
  const auto reduction = read_reduction(without(two_more.text, " ; level equal-nimber") + " ; graph g ; graph h");
  const Minimal minimal = minimise(reduction, {});
  EXPECT_EQ(minimal.reduction.level, Level::equal_nimber);
  EXPECT_EQ(prove_reduction(minimal.reduction, false, 0, {}).verdict, Verdict::proved);
}

TEST(MirroredReductions, PiecesThatOthersTouchAreNoConstants) {
  const auto roles = [](const std::string& more, reductions::Of of) {
    return reductions::constant_roles(
        read_reduction(node_kayles + "vertex v ; join a.v b.v ; move v:1 means 1 ; " + more), of);
  };
  using reductions::Of;
  using Roles = std::vector<int>;
  EXPECT_EQ(roles("vertex w ; vertex u ; join w u", Of::vertex), (Roles{1, 2}));
  EXPECT_EQ(roles("vertex w ; vertex u ; join w u ; join u v", Of::vertex), Roles{});
  EXPECT_EQ(roles("vertex w ; join a.w b.w", Of::vertex), Roles{});
  EXPECT_EQ(roles("vertex w ; graph g ; join w g", Of::vertex), Roles{});
  EXPECT_EQ(roles("vertex w ; graph g ; join w g", Of::graph), Roles{});
  EXPECT_EQ(roles("edge x ; edge y ; join x y ; graph g", Of::edge), (Roles{1, 2}));
  EXPECT_EQ(roles("edge x ; edge y ; join x y ; join a.v y", Of::edge), Roles{});
  EXPECT_EQ(roles("vertex w ; invariant w:none", Of::vertex), Roles{});
  EXPECT_EQ(roles("vertex w ; vertex u ; answer w:1 by u:1", Of::vertex), Roles{});
}

TEST(MirroredReductions, AnswersAreRefusedWhereTheyMakeNoSense) {
  const std::string start = node_kayles + "vertex v ; vertex w ; edge x ; graph g ; move v:1 means 1 ; ";
  for (const char* line : {"answer w:1 by w:1", "answer w:1 by x:1", "answer g:1 by w:1", "answer a.w:1 by v:1",
                           "answer w:2 by v:1", "answer w:1 by v:1 ; answer w:1 by v:1",
                           "answer w:1 by v:1 ; level corresponding", "level corresponding plus 1",
                           "level equal-nimber plus 0", "level equal-nimber plus 1 + 2", "level equal-nimber plus"})
    EXPECT_THROW(read_reduction(start + line), text::InputError) << line;
  EXPECT_NO_THROW(read_reduction(start + "answer w:1 by g:1 ; answer x:1 by a.w:1"));
  EXPECT_THROW(read_reduction("source node-kayles play=misere ; target node-kayles play=misere ; vertex v ; vertex w ; "
                              "move v:1 means 1 ; answer w:1 by v:1"),
               text::InputError);
}

}  // namespace
}  // namespace gamecert::proofs
