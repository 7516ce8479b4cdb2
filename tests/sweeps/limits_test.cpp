// Every word ends within its time and at an interrupt, on graphs that are too large for some of them.
#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <memory>
#include <random>
#include <thread>

#include "conjectures/language.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/graphs/random_graph.hpp"
#include "text/deadline.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using Mode = Evaluator::Mode;

/// Of this thread.
double seconds_of_processor() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Terms of graphs, and words with arguments and ranges that are no terms.
std::vector<std::string> numbers() {
  std::vector<std::string> result = {"longest-cycle",
                                     "count set S: colourable(3)(G[S])",
                                     "count vertex v: alike(v, V)",
                                     "count block B: contains(hypercube:4)(G[B])",
                                     "count vertex v: free(complete-bipartite:5,5)(G - v)",
                                     "count vertex v: induced-free(cycle:17)(G - v)",
                                     "count vertex v: minor-free(complete:7)(G - v)",
                                     "chromatic-number(line(G))",
                                     "sum edge e: girth(G - e)",
                                     "count colouring: plausible",
                                     "max order s: 1"};
  for (const std::string_view game : {"node-kayles", "capture", "geodetic --reading hull", "proper", "arc-kayles"}) {
    for (const std::string_view word : {"nimber", "misere", "score", "longest-play", "winning-moves"})
      result.push_back(std::string(word) + "(" + std::string(game) + ")");
  }
  for (const language::Term& term : language::terms())
    if (!term.of_colouring) result.emplace_back(term.name);
  return result;
}

std::optional<language::Formula> formula_of(const std::string& text) {
  try {
    return conjectures::parse_expression(text, language::GraphKind::graphs).formula;
  } catch (const text::InputError&) {  // no such question of that game
    return std::nullopt;
  }
}

std::vector<SmallGraph> hard_graphs() {
  std::mt19937_64 random(graphs::testing::seed());
  SmallGraph cubic{.order = 40};  // cycles and a matching
  for (int v = 0; v < cubic.order; ++v) cubic.add_edge(v, (v + 1) % cubic.order);
  const std::vector<int> places = graphs::testing::random_permutation(cubic.order, random);
  for (int v = 0; v < cubic.order; v += 2)
    cubic.add_edge(places[static_cast<std::size_t>(v)], places[static_cast<std::size_t>(v + 1)]);
  return {cubic, graphs::small(graphs::testing::random_graph(20, 0.5, random)),
          graphs::small(graphs::testing::random_graph(63, 0.5, random))};
}

/// Calls ask(evaluator, graph, name) for every word by engines, and by definitions as the checker has them.
template <class Ask>
void each_question(Ask&& ask) {
  for (const std::string& text : numbers()) {
    const auto formula = formula_of(text);
    if (!formula) continue;
    for (const Mode mode : {Mode::fast, Mode::definition}) {
      Evaluator evaluator(*formula, mode);
      for (const SmallGraph& graph : hard_graphs()) {
        const double begin = seconds_of_processor();
        try {
          ask(evaluator, graph);
        } catch (const text::LimitError&) {
        } catch (const text::InputError&) {  // the game is not played on such a graph
        }
        EXPECT_LT(seconds_of_processor() - begin, 1)
            << text << (mode == Mode::fast ? "" : " by definition") << " at " << graphs::write_graph6(graph);
      }
    }
  }
}

TEST(Limits, OfTimeEndEveryWord) {
  each_question([](Evaluator& evaluator, const SmallGraph& graph) {
    evaluator.within({.seconds = 0.001});
    evaluator.number(graph);
  });
}

TEST(Limits, InterruptsEndEveryWord) {
  std::mt19937_64 random(graphs::testing::seed());
  std::uniform_int_distribution<int> moment(0, 2000);  // microseconds
  each_question([&](Evaluator& evaluator, const SmallGraph& graph) {
    const std::shared_ptr<void> last(nullptr, [](void*) { text::interrupted = false; });
    const std::jthread signal([wait = std::chrono::microseconds(moment(random))] {
      std::this_thread::sleep_for(wait);
      text::interrupted = true;
    });
    evaluator.number(graph);
  });
}

}  // namespace
}  // namespace gamecert::sweeps
