// Sweeps: counts, least counterexamples, verdicts, and results that do not depend on jobs.
#include "sweeps/sweep.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "conjectures/language.hpp"
#include "graphs/formats.hpp"
#include "graphs/labelled_counting.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "solve/limits.hpp"
#include "sweeps/table.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;

SweepRequest request(std::string_view conjecture, int first_order, int last_order) {
  SweepRequest result;
  result.conjecture = conjectures::parse_conjecture(conjecture);
  result.first_order = first_order;
  result.last_order = last_order;
  result.jobs = 2;
  return result;
}

std::vector<std::string> graph6(const SweepResult& result) {
  std::vector<std::string> lines;
  for (const graphs::SmallGraph& graph : result.counterexamples) lines.push_back(graphs::write_small_graph(graph));
  return lines;
}

TEST(Sweep, GoesThroughEveryGraph) {
  const std::uint64_t connected[] = {1, 1, 2, 6, 21, 112, 853};
  for (int order = 1; order <= 7; ++order) {
    const SweepResult result = sweep(request("connected", order, order));
    EXPECT_EQ(result.verdict, solve::Verdict::holds);
    EXPECT_EQ(result.graphs, connected[order - 1]);
    EXPECT_EQ(result.instances, result.graphs);
    EXPECT_EQ(result.complete_through, order);
  }
  SweepRequest trees = request("tree", 1, 16);
  trees.graph_class = GraphClass::trees;
  EXPECT_EQ(sweep(trees).graphs, 1U + 1 + 1 + 2 + 3 + 6 + 11 + 23 + 47 + 106 + 235 + 551 + 1301 + 3159 + 7741 + 19320);
  SweepRequest all = request("order > 0", 1, 8);
  all.graph_class = GraphClass::all;
  EXPECT_EQ(sweep(all).graphs, 13598U);
}

TEST(Sweep, OdditiesAreOddDegenerateByDefinition) {
  SweepRequest by_definition = request("oddity -> odd-degenerate", 1, 6);
  by_definition.mode = Evaluator::Mode::definition;
  const SweepResult result = sweep(by_definition);
  EXPECT_EQ(result.verdict, solve::Verdict::holds);
  EXPECT_EQ(result.graphs, 143U);
  EXPECT_EQ(result.instances, 63U);
}

TEST(Sweep, FindsTheLeastCounterexample) {
  // Connected graphs of odd type and order up to 4 are the trees, and K_4 without an edge.
  SweepRequest everything = request("oddity -> tree", 1, 6);
  everything.all = true;
  const SweepResult all = sweep(everything);
  const SweepResult least = sweep(request("oddity -> tree", 1, 6));
  ASSERT_EQ(least.counterexamples.size(), 1U);
  EXPECT_EQ(least.verdict, solve::Verdict::fails);
  EXPECT_EQ(least.counterexamples[0].order, 4);
  EXPECT_EQ(least.counterexamples[0].size(), 5);
  EXPECT_EQ(least.complete_through, 4);
  EXPECT_EQ(least.graphs, 10U);
  EXPECT_EQ(all.counterexamples.front(), least.counterexamples.front());
}

TEST(Sweep, ListsAllCounterexamplesInOrder) {
  SweepRequest everything = request("oddity -> tree", 1, 7);
  everything.all = true;
  const SweepResult result = sweep(everything);
  EXPECT_EQ(result.verdict, solve::Verdict::fails);
  EXPECT_EQ(result.complete_through, 7);
  EXPECT_EQ(result.graphs, 996U);
  EXPECT_EQ(result.counterexamples.size(), 429U - (1 + 1 + 1 + 2 + 3 + 6 + 11));  // all trees are oddities
  const auto key = [](const graphs::SmallGraph& graph) {
    return std::tuple(graph.order, graph.size(), graphs::write_graph6(graph));
  };
  EXPECT_TRUE(std::ranges::is_sorted(result.counterexamples, std::less<>(), key));
  for (const graphs::SmallGraph& graph : result.counterexamples) {
    EXPECT_EQ(graphs::canonical_form(graph).graph, graph);
  }
}

TEST(Sweep, DoesNotDependOnJobs) {
  for (const std::string_view conjecture :
       {"size = 10 -> max-degree > 3", "nimber(node-kayles) < 4", "oddity -> odd-degenerate", "event -> size != 12"}) {
    for (const bool all : {false, true}) {
      SweepRequest one = request(conjecture, 1, 7);
      one.jobs = 1;
      one.all = all;
      SweepRequest three = one;
      three.jobs = 3;
      const SweepResult a = sweep(one);
      const SweepResult b = sweep(three);
      EXPECT_EQ(a.verdict, b.verdict) << conjecture;
      EXPECT_EQ(a.graphs, b.graphs) << conjecture;
      EXPECT_EQ(a.instances, b.instances) << conjecture;
      EXPECT_EQ(a.complete_through, b.complete_through) << conjecture;
      EXPECT_EQ(graph6(a), graph6(b)) << conjecture;
    }
  }
}

TEST(Sweep, IsVacuousWithoutAnInstance) {
  const SweepResult result = sweep(request("order > 9 -> tree", 1, 5));
  EXPECT_EQ(result.verdict, solve::Verdict::vacuous);
  EXPECT_EQ(result.instances, 0U);
  EXPECT_EQ(result.graphs, 31U);
}

TEST(Sweep, AnInterruptLeavesItUnknown) {
  text::interrupted = true;
  const SweepResult at_once = sweep(request("connected", 3, 5));
  text::interrupted = false;
  EXPECT_EQ(at_once.verdict, solve::Verdict::unknown);
  EXPECT_EQ(at_once.reason, "interrupted");
  EXPECT_EQ(at_once.complete_through, 2);
  EXPECT_EQ(at_once.graphs, 0U);

  SweepRequest long_one = request("plausibility-driven -> order < 99", 1, 9);
  long_one.mode = Evaluator::Mode::definition;
  Progress last;
  long_one.progress = [&](const Progress& progress) {
    last = progress;
    if (progress.done < progress.total) text::interrupted = true;
  };
  const SweepResult later = sweep(long_one);
  text::interrupted = false;
  EXPECT_EQ(later.verdict, solve::Verdict::unknown);
  EXPECT_EQ(later.complete_through, last.order - 1);
  EXPECT_LE(last.done, last.total);
}

TEST(Sweep, AGraphThatTakesTooLongIsUndecided) {
  // The game of points on K_9 takes over twenty seconds; graphs of order 10 and as many edges fail at a glance.
  for (const auto mode : {Evaluator::Mode::fast, Evaluator::Mode::definition}) {
    SweepRequest one = request("score(capture) >= 0", 9, 9);
    one.graph_class = graphs::graph_class("size:36");
    one.mode = mode;
    one.seconds_a_graph = 0.001;
    const SweepResult undecided = sweep(one);
    EXPECT_EQ(undecided.verdict, solve::Verdict::unknown);
    EXPECT_EQ(undecided.reason, "undecided at 1 graph");
    EXPECT_EQ(undecided.complete_through, 8);
    ASSERT_EQ(undecided.undecided.size(), 1U);
    EXPECT_EQ(graphs::write_small_graph(undecided.undecided[0].graph), "H~~~~~~");
    EXPECT_EQ(undecided.undecided[0].reason, "time limit of 0.001 s reached");
  }
  SweepRequest fails = request("order < 10 & score(capture) >= 0", 9, 10);
  fails.graph_class = graphs::graph_class("size:36");
  const SweepResult quick = sweep([&] {
    SweepRequest other = fails;
    other.conjecture = conjectures::parse_conjecture("order < 10");
    return other;
  }());
  fails.seconds_a_graph = 0.1;
  const SweepResult found = sweep(fails);
  EXPECT_EQ(found.verdict, solve::Verdict::fails);
  EXPECT_EQ(found.reason, "undecided at 1 graph");
  EXPECT_EQ(graph6(found), graph6(quick));
}

TEST(Sweep, TellsOfEveryLesserCounterexampleAndLastOfTheLeast) {
  for (const bool all : {false, true}) {
    SweepRequest some = request("size != 12", 1, 8);
    some.all = all;
    std::vector<std::string> told;
    some.news = [&](const graphs::SmallGraph& graph) { told.push_back(graphs::write_small_graph(graph)); };
    const SweepResult result = sweep(some);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back(), graph6(result).front());
    EXPECT_TRUE(std::ranges::is_sorted(told, std::greater<>()));  // of equal size, so that the text decides
    EXPECT_TRUE(result.reason.empty());
  }
}

TEST(Sweep, EndsAtTheFirstCounterexampleIfThatIsWanted) {
  SweepRequest some = request("size != 12", 1, 8);
  some.first = true;
  const SweepResult result = sweep(some);
  EXPECT_EQ(result.verdict, solve::Verdict::fails);
  EXPECT_EQ(result.reason, "ended at the first counterexample");
  ASSERT_EQ(result.counterexamples.size(), 1U);
  EXPECT_EQ(result.counterexamples[0].size(), 12);
  EXPECT_EQ(result.complete_through, 5);
}

TEST(Sweep, AnInterruptWithACounterexampleInHandFails) {
  SweepRequest some = request("size != 12", 1, 8);
  some.news = [](const graphs::SmallGraph&) { text::interrupted = true; };
  some.conjecture = conjectures::parse_conjecture("size != 12 & nimber(proper 2) < 99");
  some.first_order = some.last_order = 9;
  const SweepResult result = sweep(some);
  text::interrupted = false;
  EXPECT_EQ(result.verdict, solve::Verdict::fails);
  ASSERT_EQ(result.counterexamples.size(), 1U);
  EXPECT_EQ(result.counterexamples[0].size(), 12);
  EXPECT_EQ(result.reason, "interrupted");
  EXPECT_EQ(result.complete_through, 8);
}

TEST(Sweep, EveryOrderEndsWithAReportOfAllItsGraphs) {
  SweepRequest some = request("order != 2 & order != 4", 1, 5);
  some.all = true;
  std::vector<std::uint64_t> failures;
  some.progress = [&](const Progress& progress) {
    if (progress.done < progress.total) return;
    EXPECT_EQ(progress.done, graphs::count_of(some.graph_class, progress.order));
    EXPECT_EQ(progress.order, std::ssize(failures) + 1);
    EXPECT_GT(progress.rate, 0);
    failures.push_back(progress.failures);
  };
  sweep(some);
  EXPECT_EQ(failures, (std::vector<std::uint64_t>{0, 1, 1, 7, 7}));
}

TEST(Sweep, ALimitOfAnEngineLeavesItUnknown) {
  SweepRequest trees = request("winnable-colourings > 0", 21, 21);
  trees.graph_class = GraphClass::trees;
  const SweepResult result = sweep(trees);
  EXPECT_EQ(result.verdict, solve::Verdict::unknown);
  EXPECT_EQ(result.complete_through, 20);
  EXPECT_NE(result.reason.find("order"), std::string::npos);
}

TEST(Sweep, AnErrorInAThreadComesThrough) {
  EXPECT_THROW(sweep(request("nimber(blue-red) = 0", 3, 5)), text::InputError);
  EXPECT_THROW(sweep(request("tree", 3, 2)), text::InputError);
  EXPECT_THROW(sweep(request("tree", 0, 2)), text::InputError);
}

TEST(Sweep, EveryClassGivesTheSameWithAnyJobs) {
  const struct {
    const char* words;
    int order;
    const char* conjecture;
  } cases[] = {
      {"connected,bipartite,max-degree:3", 9, "oddity -> size < 10"},
      {"all,regular", 9, "connected -> size mod 3 = 0"},
      {"trees,max-degree:3", 14, "nimber(node-kayles) < 3"},
      {"mops", 13, "nimber(node-kayles) < 3"},
      {"linear-mops", 14, "nimber(node-kayles) < 3"},
      {"digraphs", 4, "winnable-colourings < 7"},
      {"connected,digraphs", 5, "size != 11"},
      {"orientations", 6, "connected -> size != 8"},
      {"tournaments", 8, "order < 8"},
  };
  for (const auto& [words, order, conjecture] : cases) {
    SweepRequest one = request(conjecture, order - 1, order);
    one.graph_class = graphs::graph_class(words);
    one.jobs = 1;
    SweepRequest three = one;
    three.jobs = 3;
    const SweepResult a = sweep(one);
    const SweepResult b = sweep(three);
    EXPECT_EQ(a.verdict, solve::Verdict::fails) << words;
    EXPECT_EQ(b.verdict, solve::Verdict::fails) << words;
    EXPECT_EQ(a.graphs, b.graphs) << words;
    EXPECT_EQ(a.instances, b.instances) << words;
    EXPECT_EQ(a.counterexamples, b.counterexamples) << words;
    EXPECT_EQ(a.completeness.labelled, b.completeness.labelled) << words;
  }
}

TEST(Sweep, SaysWhatWasComparedWithCounts) {
  SweepRequest trees = request("tree", 17, 19);
  trees.graph_class = GraphClass::trees;
  const Completeness compared = sweep(trees).completeness;
  EXPECT_EQ(compared.counted, (std::vector<int>{17, 18, 19}));
  EXPECT_EQ(compared.labelled, (std::vector<int>{17, 18}));
  EXPECT_EQ(compared.graphs, 48629U + 123867U + 317955U);
  SweepRequest bipartite = request("bipartite", 1, 6);
  bipartite.graph_class = graphs::graph_class("all,bipartite");
  EXPECT_TRUE(sweep(bipartite).completeness.counted.empty());
}

TEST(Sweep, OrdersBeyondTheClassAreRefusedBeforeAnythingStarts) {
  for (const graphs::ClassWord& word : graphs::class_words()) {
    using Takes = graphs::ClassWord::Takes;
    const bool number = word.takes != Takes::nothing && word.takes != Takes::perhaps_degree;
    SweepRequest sweeps = request("connected", 1, 1);
    sweeps.graph_class = graphs::graph_class(std::string(word.name) + (number ? ":2" : ""));
    const int largest = graphs::largest_order(sweeps.graph_class);
    EXPECT_NO_THROW(sweep(sweeps)) << word.name;
    sweeps.last_order = largest + 1;
    sweeps.progress = [](const Progress&) { FAIL() << "started"; };
    EXPECT_THROW(sweep(sweeps), text::InputError) << word.name;
    EXPECT_THROW(table({static_cast<const Scope&>(sweeps), "count(connected)"}), text::InputError) << word.name;
  }
}

TEST(Sweep, DigraphsAreEvaluatedByDefinition) {
  SweepRequest digraphs = request("winnable-colourings >= order", 1, 4);
  digraphs.graph_class = graphs::graph_class("digraphs");
  const SweepResult fast = sweep(digraphs);
  digraphs.mode = Evaluator::Mode::definition;
  const SweepResult played = sweep(digraphs);
  EXPECT_EQ(graph6(fast), graph6(played));
  EXPECT_EQ(fast.verdict, played.verdict);
  digraphs.conjecture = conjectures::parse_conjecture("oddity -> connected");
  EXPECT_THROW(sweep(digraphs), text::InputError);
}

}  // namespace
}  // namespace gamecert::sweeps
