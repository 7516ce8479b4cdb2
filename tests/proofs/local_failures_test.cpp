// Lemmas about local games that are wrong fail, some only on large hosts.
#include <gtest/gtest.h>

#include "certificates/checker.hpp"
#include "graphs/invariants.hpp"
#include "proofs/lemma_check.hpp"
#include "proofs/local_discover.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/lemma_file.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Conclusion;
using reductions::Gadget;
using reductions::LemmaGame;

/// The host of least order that refutes `gadget` SAME AS `after`.
int host_that_refutes(const std::vector<std::string>& game, const std::string& gadget, const std::string& conclusion) {
  const Gadget before = reductions::read_gadget(gadget);
  std::vector<std::string> names(static_cast<std::size_t>(before.order()), "v");
  const reductions::Lemma lemma{
      "t", "", "", reductions::lemma_game(game), {{"", names, before, {}, reductions::read_conclusion(conclusion)}},
      {},  {}};
  const LemmaReport report = check_lemma(lemma, {.first = 1, .last = 1, .host = 7});
  EXPECT_EQ(report.verdict, solve::Verdict::fails) << gadget << " " << conclusion;
  if (!report.difference) return -1;
  const Difference& difference = *report.difference;
  const auto nimber = [](const std::string& answer) { return std::stoi(answer.substr(7)); };
  EXPECT_NE(nimber(difference.answer), nimber(difference.answer_after) ^ reductions::read_conclusion(conclusion).plus);
  for (const auto& certificate : facts(lemma.game, difference, {})) EXPECT_NO_THROW(certificates::check(certificate));
  return difference.before.graph.order - before.inner;
}

TEST(LocalLemmas, ThatFailOnlyOnLargeHostsFail) {
  const std::vector<std::string> node_kayles = {"node-kayles"};
  EXPECT_EQ(host_that_refutes(node_kayles, "1+3:0-2,0-3,1-2,1-3", "SAME AS 1+3:0-3,1-2,1-3"), 6);
  EXPECT_EQ(host_that_refutes(node_kayles, "2+3:0-3,0-4,2-3,2-4", "SAME AS 2+3:0-4,2-3,2-4"), 6);
  EXPECT_EQ(host_that_refutes(node_kayles, "2+3:1-3,1-4,2-3,2-4", "SAME AS 2+3:1-4,2-3,2-4"), 6);
  EXPECT_EQ(host_that_refutes(node_kayles, "2+3:0-2,0-3,0-4,1-3,1-4,2-3,2-4", "SAME AS 2+3:0-2,0-3,0-4,1-2,2-4,3-4"),
            6);
  EXPECT_EQ(host_that_refutes(node_kayles, "2+3:0-3,0-4,1-2,1-3,1-4,2-3,2-4", "SAME AS 2+3:0-2,1-2,1-3,1-4,2-4,3-4"),
            6);
  EXPECT_EQ(host_that_refutes({"proper"}, "1+3:0-1,0-2,0-3,1-3", "SAME AS 1+2:0-1,0-2,1-2 plus=1"), 6);
  EXPECT_EQ(host_that_refutes({"proper"}, "1+4:0-2,0-3,0-4,1-2,1-4,2-4", "SAME AS 1+3:0-2,0-3,1-3"), 6);
  EXPECT_EQ(host_that_refutes({"proper"}, "1+4:0-1,0-4,1-2,1-3,1-4", "SAME AS 1+3:0-1,0-3,1-2,1-3 plus=1"), 6);
}

TEST(LocalLemmas, ThatFailOnlyOnHostsOfOrderSevenFail) {
  EXPECT_EQ(host_that_refutes({"node-kayles"}, "1+5:0-3,0-4,0-5,1-3,1-4,2-5", "SAME AS 1+5:0-1,0-2,1-4,1-5,2-4,3-5"),
            7);
}

/// No two classes are equal up to any heap: each pair is refuted on a host.
TEST(LocalLemmas, AboutDifferentClassesFail) {
  int refuted = 0;
  for (const auto& [words, inner] : std::vector<std::pair<std::vector<std::string>, int>>{
           {{"node-kayles"}, 3}, {{"proper"}, 2}, {{"arc-kayles"}, 3}}) {
    const LemmaGame game = reductions::lemma_game(words);
    const LocalDiscovery found = discover(game, 1, inner, 1, {});
    for (const LocalDiscovery::Class& one : found.classes)
      for (const LocalDiscovery::Class& other : found.classes)
        for (int heap = 0; &one != &other && heap <= 1; ++heap) {
          EXPECT_GE(host_that_refutes(words, reductions::text(one.gadget),
                                      reductions::text(Conclusion{
                                          .kind = Conclusion::Kind::same, .after = other.gadget, .plus = heap})),
                    1);
          ++refuted;
        }
  }
  EXPECT_GT(refuted, 100);
}

/// Gadget and gadget differ by a heap of 1 wherever they are, so the least connected graph with the gadget refutes it.
TEST(LocalLemmas, AssumeThatTheWholeGraphIsConnectedWhateverItsBoundary) {
  const std::vector<std::tuple<std::string, std::string, std::string, int>> least = {
      {"distance=2", "boundary a b\nclosed a\ninner x\n", "edges a-b a-x\n", 3},            // the gadget alone
      {"distance=2", "boundary a b c\nclosed a\ninner x\n", "edges a-b a-c b-c a-x\n", 4},  // too
      {"distance=3", "boundary a b c\nclosed a b\ninner x\n", "edges a-x a-b b-c\n", 4},    // too
      // b and d alone may be joined, by a path through a vertex more
      {"distance=2", "boundary a b c d\nclosed a c\ninner x y\n", "edges x-a a-b y-c c-d\n", 7},
  };
  for (const auto& [distance, gadget, edges, order] : least) {
    std::string text = "lemma t\ngame distance colours=1 " + distance + "\n" + gadget + edges + "assume connected\n";
    text += "replace by plus 1\n" + gadget.substr(gadget.find("inner")) + edges;
    const reductions::Lemma lemma = reductions::read_lemma(text, "t");
    const LemmaReport report = check_lemma(lemma, {.last = 7, .host = 3});
    ASSERT_EQ(report.verdict, solve::Verdict::fails) << text;
    EXPECT_EQ(report.difference->before.graph.order, order) << text;
    EXPECT_TRUE(graphs::connected(report.difference->before.graph)) << text;
    for (const auto& certificate : facts(lemma.game, *report.difference, {}))
      EXPECT_NO_THROW(certificates::check(certificate));
  }
}

TEST(LocalLemmas, StopAtALimit) {
  const reductions::Lemma lemma = reductions::read_lemma(
      "lemma t\ngame node-kayles\nboundary a b c\ninner x y\nedges a-x b-x c-y\nreplace by\ninner x\nedges a-x\n", "t");
  const LemmaReport report = check_lemma(lemma, {.last = 8, .limits = {.seconds = 1e-9}});
  EXPECT_EQ(report.verdict, solve::Verdict::unknown);
  EXPECT_FALSE(report.limit.empty());
}

}  // namespace
}  // namespace gamecert::proofs
