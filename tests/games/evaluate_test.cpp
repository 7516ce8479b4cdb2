// Formulas mean what the definitions say: every term, on every labelled graph of order at most 5.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <random>
#include <set>

#include "games/conjectures/formula.hpp"
#include "graphs/errors.hpp"
#include "graphs/formats.hpp"

namespace gamecert::conjectures {
namespace {

/// A labelled graph as a matrix, and everything about it from the definitions of the ELLO paper.
struct Naive {
  explicit Naive(int order_, unsigned edges) : order(order_), joined(order_, std::vector<bool>(order_)) {
    for (int v = 0, i = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u, ++i) joined[u][v] = joined[v][u] = (edges >> i & 1) != 0;
    }
    solve();
  }

  /// Every order of play wins exactly one game: the one whose colours make it win (Cor 1.2).
  void solve() {
    std::vector<int> play(order);
    std::iota(play.begin(), play.end(), 0);
    do {
      unsigned green = 0;
      for (int i = 0; i < order; ++i) {
        int before = 0;
        for (int k = 0; k < i; ++k) before += joined[play[k]][play[i]];
        if (before % 2 == 0) green |= 1U << play[i];
      }
      winnable.insert(green);
    } while (std::next_permutation(play.begin(), play.end()));
  }
  int degree(int v) const { return static_cast<int>(std::ranges::count(joined[v], true)); }
  int size() const {
    int sum = 0;
    for (int v = 0; v < order; ++v) sum += degree(v);
    return sum / 2;
  }
  bool odd_type() const { return (order + size()) % 2 == 1; }
  std::vector<unsigned> components() const {
    std::vector<unsigned> result;
    for (int v = 0; v < order; ++v) {
      unsigned part = 1U << v;
      for (int round = 0; round < order; ++round) {
        for (int a = 0; a < order; ++a) {
          for (int b = 0; b < order; ++b) {
            if ((part >> a & 1) != 0 && joined[a][b]) part |= 1U << b;
          }
        }
      }
      if (std::ranges::find(result, part) == result.end()) result.push_back(part);
    }
    return result;
  }
  bool parity_plausible(unsigned green) const { return (std::popcount(green) + order + size()) % 2 == 0; }
  bool plausible(unsigned green) const {
    for (const unsigned part : components()) {
      int p = 0, twice_q = 0, greens = 0, reflected = 0;
      for (int v = 0; v < order; ++v) {
        if ((part >> v & 1) == 0) continue;
        const int is_green = green >> v & 1;
        ++p, twice_q += degree(v), greens += is_green, reflected += (is_green + degree(v)) % 2;
      }
      if ((p + twice_q / 2 + greens) % 2 != 0 || greens == 0 || reflected == 0) return false;
    }
    return true;
  }
  bool every(const std::function<bool(unsigned)>& holds) const {
    for (unsigned green = 0; green < 1U << order; ++green) {
      if (!holds(green)) return false;
    }
    return true;
  }
  bool parity_driven() const {
    return every([&](unsigned green) { return !parity_plausible(green) || green == 0 || winnable.contains(green); });
  }
  bool plausibility_driven() const {
    return every([&](unsigned green) { return !plausible(green) || winnable.contains(green); });
  }
  Naive without(int gone) const {
    unsigned edges = 0;
    for (int v = 0, i = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (u != gone && v != gone) edges |= static_cast<unsigned>(joined[u][v]) << i++;
      }
    }
    return Naive(order - 1, edges);
  }
  std::vector<Naive> without_an_edge() const {
    std::vector<Naive> result;
    unsigned edges = 0;
    for (int v = 0, i = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) edges |= static_cast<unsigned>(joined[u][v]) << i++;
    }
    for (unsigned left = edges; left != 0; left &= left - 1) result.emplace_back(order, edges & ~(left & (~left + 1)));
    return result;
  }
  bool oddity() const { return odd_type() && parity_driven(); }
  bool special() const {
    for (int v = 0; v < order; ++v) {
      if (!without(v).oddity()) return false;
    }
    return true;
  }
  bool odd_degenerate() const {
    if (order <= 1) return order == 1;
    for (int v = 0; v < order; ++v) {
      if (degree(v) % 2 == 1 && without(v).odd_degenerate()) return true;
    }
    return false;
  }
  int node_kayles(unsigned open) const {
    std::set<int> options;
    for (int v = 0; v < order; ++v) {
      if ((open >> v & 1) == 0) continue;
      unsigned closed = 1U << v;
      for (int u = 0; u < order; ++u) closed |= static_cast<unsigned>(joined[u][v]) << u;
      options.insert(node_kayles(open & ~closed));
    }
    int mex = 0;
    while (options.contains(mex)) ++mex;
    return mex;
  }
  bool bipartite() const {
    return !every([&](unsigned side) {
      for (int v = 0; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          if (joined[u][v] && (side >> u & 1) == (side >> v & 1)) return true;
        }
      }
      return false;
    });
  }

  std::int64_t term(const std::string& name) const {
    const auto degrees = [&](auto choose) {
      int result = order == 0 ? 0 : degree(0);
      for (int v = 0; v < order; ++v) result = choose(result, degree(v));
      return result;
    };
    const int odd_degrees = std::popcount([&] {
      unsigned set = 0;
      for (int v = 0; v < order; ++v) set |= static_cast<unsigned>(degree(v) % 2) << v;
      return set;
    }());
    if (name == "connected") return components().size() == 1;
    if (name == "tree") return components().size() == 1 && size() == order - 1;
    if (name == "bipartite") return bipartite();
    if (name == "odd-type") return odd_type();
    if (name == "even-type") return !odd_type();
    if (name == "all-even") return odd_degrees == 0;
    if (name == "all-odd") return odd_degrees == order;
    if (name == "odd-degenerate") return odd_degenerate();
    if (name == "oddity") return oddity();
    if (name == "event") return !odd_type() && parity_driven();
    if (name == "parity-driven") return parity_driven();
    if (name == "plausibility-driven") return plausibility_driven();
    if (name == "special") return special();
    if (name == "order") return order;
    if (name == "size") return size();
    if (name == "min-degree") return degrees([](int a, int b) { return std::min(a, b); });
    if (name == "max-degree") return degrees([](int a, int b) { return std::max(a, b); });
    if (name == "components") return static_cast<std::int64_t>(components().size());
    if (name == "winnable-colourings") return static_cast<std::int64_t>(winnable.size());
    ADD_FAILURE() << "no naive definition of " << name;
    return -1;
  }

  int order;
  std::vector<std::vector<bool>> joined;
  std::set<unsigned> winnable;
};

graphs::SmallGraph small_of(const Naive& naive) {
  graphs::SmallGraph graph;
  graph.order = naive.order;
  for (int v = 0; v < naive.order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (naive.joined[u][v]) graph.add_edge(u, v);
    }
  }
  return graph;
}

/// Answers by brute force on the graph that the question names.
std::optional<std::string> answer(const Question& question) {
  const std::string graph6 = question.instance.substr(0, question.instance.find(' '));
  const graphs::Graph graph = graphs::read_graph6(graph6);
  static std::map<std::string, Naive> known;
  auto it = known.find(graph6);
  if (it == known.end()) {
    unsigned edges = 0;
    for (int v = 0, i = 0; v < graph.order(); ++v) {
      for (int u = 0; u < v; ++u, ++i) edges |= static_cast<unsigned>(graph.adjacent(u, v)) << i;
    }
    it = known.emplace(graph6, Naive(graph.order(), edges)).first;
  }
  if (question.game == "node-kayles") {
    return "NIMBER " + std::to_string(it->second.node_kayles((1U << graph.order()) - 1));
  }
  if (question.game == "odd-elimination") return it->second.odd_degenerate() ? "WINNABLE" : "UNWINNABLE";
  unsigned green = 0;
  if (const auto equals = question.instance.find('='); equals != std::string::npos) {
    for (std::size_t at = equals; at < question.instance.size(); at += 2)
      green |= 1U << (question.instance[at + 1] - '0');
  }
  return it->second.winnable.contains(green) ? "WINNABLE" : "UNWINNABLE";
}

template <class Visit>
void each_graph(int most, Visit&& visit) {
  for (int order = 0; order <= most; ++order) {
    for (unsigned edges = 0; edges < 1U << order * (order - 1) / 2; ++edges) visit(Naive(order, edges));
  }
}

TEST(Evaluate, EveryTermOfGraphsAgreesWithItsDefinitionToOrder5) {
  each_graph(5, [](const Naive& naive) {
    const auto graph = small_of(naive);
    for (const Term& term : terms()) {
      if (term.of_colouring) continue;
      const Formula formula{std::string(term.name), {}};
      const auto value = term.kind == Term::Kind::invariant
                             ? evaluate_number(formula, graph, answer)
                             : std::optional<std::int64_t>(*evaluate(formula, graph, answer));
      ASSERT_EQ(value, naive.term(formula.word)) << term.name << " of " << graphs::write_graph6(graph);
    }
    const Formula nimber{"nimber", {{"node-kayles", {}}}};
    ASSERT_EQ(evaluate_number(nimber, graph, answer), naive.node_kayles((1U << naive.order) - 1));
  });
}

TEST(Evaluate, EveryTermOfColouringsAgreesWithItsDefinitionToOrder4) {
  each_graph(4, [](const Naive& naive) {
    const auto graph = small_of(naive);
    const auto count = [&](const std::string& body) {
      return *evaluate_number(read_prefix("= 0 count colouring " + body).arguments[1], graph, answer);
    };
    std::map<std::string, int> expected;
    for (unsigned green = 0; green < 1U << naive.order; ++green) {
      expected["winnable"] += naive.winnable.contains(green);
      expected["plausible"] += naive.plausible(green);
      expected["parity-plausible"] += naive.parity_plausible(green);
      expected["nontrivial"] += green != 0;
      expected["= greens 2"] += std::popcount(green) == 2;
      expected["& winnable ! parity-plausible"] += 0;
      expected["& winnable ! plausible"] += 0;
      expected["<-> nontrivial > greens 0"] += 1;
    }
    for (const auto& [body, number] : expected) ASSERT_EQ(count(body), number) << body;
  });
}

TEST(Evaluate, WithSomeAnswersSaysNothingOrTheSame) {
  std::mt19937 random(3);
  const std::vector<Formula> formulas = {read_prefix("oddity"),
                                         read_prefix("special"),
                                         read_prefix("-> odd-degenerate oddity"),
                                         read_prefix("exists colouring & winnable ! = greens 1"),
                                         read_prefix("| > winnable-colourings 3 connected"),
                                         read_prefix("<-> event all-even"),
                                         read_prefix("= mod nimber node-kayles 2 1")};
  int settled = 0;
  each_graph(4, [&](const Naive& naive) {
    const auto graph = small_of(naive);
    for (const Formula& formula : formulas) {
      const Answers some = [&](const Question& question) {
        return random() % 3 == 0 ? std::nullopt : answer(question);
      };
      const auto full = evaluate(formula, graph, answer);
      ASSERT_TRUE(full.has_value());
      const auto partial = evaluate(formula, graph, some);
      settled += partial.has_value();
      ASSERT_TRUE(!partial || partial == full) << prefix(formula);
    }
  });
  EXPECT_GT(settled, 100);
}

TEST(Evaluate, OneLostGameSettlesThatAGraphIsNoOddity) {
  const auto graph = graphs::small(graphs::read_graph6("Dto"));
  int asked = 0;
  const auto value =
      evaluate(read_prefix("oddity"), graph, [&](const Question& question) -> std::optional<std::string> {
        ++asked;
        if (question.instance == "Dto green=0") return "UNWINNABLE";
        return std::nullopt;
      });
  EXPECT_EQ(value, false);
  EXPECT_EQ(asked, 1);
}

TEST(Evaluate, NestedDeletionsNameVerticesOfTheWholeGraph) {
  // The star K_{1,3}, centre 0: without two leaves an edge is left, without centre and leaf none is.
  const auto graph = graphs::small(graphs::Graph(4, {{0, 1}, {0, 2}, {0, 3}}));
  const auto count = [&](const char* body) {
    return evaluate_number(read_prefix(std::string("= 0 ") + body).arguments[1], graph, answer);
  };
  EXPECT_EQ(count("count vertex v delete v connected"), 3);
  EXPECT_EQ(count("count vertex v exists vertex w delete v delete w connected"), 3);
  EXPECT_EQ(count("count vertex v forall vertex w delete v delete w = order 2"), 0);
  EXPECT_EQ(count("count vertex v exists vertex w delete v delete w = order 3"), 4);  // w = v
  EXPECT_EQ(count("count vertex v delete v exists vertex w delete w = size 1"), 3);
}

TEST(Evaluate, DeletedEdgesLeaveTheirEndsAndGoWithThem) {
  // A triangle 0, 1, 2 with a pendant vertex 3 at 0.
  const auto graph = graphs::small(graphs::Graph(4, {{0, 1}, {0, 2}, {1, 2}, {0, 3}}));
  const auto number = [&](const char* text) {
    return evaluate_number(read_prefix(std::string("= 0 ") + text).arguments[1], graph, answer);
  };
  EXPECT_EQ(number("count edge e tree"), 0);
  EXPECT_EQ(number("count edge e connected"), 4);
  EXPECT_EQ(number("count edge e delete e connected"), 3);
  EXPECT_EQ(number("count edge e delete e = order 4"), 4);
  EXPECT_EQ(number("count edge e = delete e size 3"), 4);
  EXPECT_EQ(number("count edge e exists edge f delete e delete f = size 3"), 4);    // f = e
  EXPECT_EQ(number("count edge e delete e exists edge f delete f = size 3"), 0);    // f is another one
  EXPECT_EQ(number("count edge e exists vertex v delete v delete e = size 1"), 3);  // v is 0, e is not 1-2
  EXPECT_EQ(number("count vertex v exists edge e delete e delete v = size 1"), 3);  // an edge is left of 1 and 2
  EXPECT_EQ(number("count vertex v forall edge e = delete v delete e size delete e delete v size"), 4);
  EXPECT_EQ(number("count vertex v delete v exists edge e delete e delete v ! = size 0"), 3);
  EXPECT_EQ(number("count vertex v delete v forall edge e delete e = size 0"), 1);  // without 0 one edge is left
}

TEST(Evaluate, TermsAfterDeletionsAreThoseOfTheGraphMadeWithoutTheParts) {
  each_graph(4, [](const Naive& naive) {
    const auto graph = small_of(naive);
    const std::vector<Naive> cut = naive.without_an_edge();
    for (const Term& term : terms()) {
      if (term.of_colouring) continue;
      const std::string name(term.name);
      const bool number = term.kind == Term::Kind::invariant;
      for (int wanted = number ? 0 : 1; wanted < (number ? 4 : 2); ++wanted) {
        const auto found = [&](const Naive& left) { return left.term(name) == wanted; };
        const auto asked = [&](const std::string& before, const std::string& deletions) {
          const std::string body = number ? "= " + std::to_string(wanted) + " " + deletions + name : deletions + name;
          return *evaluate_number(read_prefix("= 0 count " + before + " " + body).arguments[1], graph, answer);
        };
        ASSERT_EQ(asked("edge e", "delete e "), std::ranges::count_if(cut, found)) << name;
        int vertices = 0;
        for (int v = 0; v < naive.order; ++v) {
          vertices += std::ranges::any_of(cut, [&](const Naive& left) { return found(left.without(v)); });
        }
        ASSERT_EQ(asked("vertex v exists edge e", "delete v delete e "), vertices) << name;
        ASSERT_EQ(asked("vertex v exists edge e", "delete e delete v "), vertices) << name;
      }
    }
  });
}

TEST(Evaluate, ArithmeticStaysInRangeOrSaysSo) {
  const graphs::SmallGraph graph = graphs::small(graphs::Graph(3, {{0, 1}}));
  const auto number = [&](const char* text) {
    return evaluate_number(read_prefix(std::string("= 0 ") + text).arguments[1], graph, answer);
  };
  EXPECT_EQ(number("mod - size order 5"), 3);
  EXPECT_EQ(number("- * order order + size 2"), 6);
  EXPECT_THROW(number("mod order 0"), InputError);
  EXPECT_THROW(number("* 999999999999999999 999999999999999999"), LimitError);
}

TEST(Evaluate, ColouringsAboveOrder16AreALimit) {
  const auto graph = graphs::small(graphs::Graph(17, {}));
  EXPECT_THROW(evaluate(read_prefix("parity-driven"), graph, answer), LimitError);
  EXPECT_EQ(evaluate(read_prefix("& connected oddity"), graph, answer), false);
}

TEST(Evaluate, AnAnswerToSomethingElseIsAnError) {
  const auto graph = graphs::small(graphs::Graph(2, {{0, 1}}));
  const auto wrong = [](const char* text) {
    return [text](const Question&) { return std::optional<std::string>(text); };
  };
  EXPECT_THROW(evaluate(read_prefix("oddity"), graph, wrong("NIMBER 1")), InputError);
  EXPECT_THROW(evaluate(read_prefix("= 1 nimber node-kayles"), graph, wrong("OUTCOME N")), InputError);
  EXPECT_THROW(evaluate(read_prefix("= 1 nimber node-kayles"), graph, wrong("NIMBER 1x")), InputError);
}

TEST(Evaluate, QuestionsListTheGreenVertices) {
  const auto graph = graphs::small(graphs::Graph(3, {{0, 1}, {1, 2}}));
  EXPECT_EQ(ello_question(graph, 0b101).instance, "Bg green=0,2");
  EXPECT_EQ(ello_question(graph, 0).instance, "Bg");
  EXPECT_EQ(ello_question(graph, 0).game, "ello");
}

TEST(Evaluate, OnDigraphsWeakComponentsAndArcsCount) {
  // 0 -> 1, 0 <-> 2, and 3 alone.
  const graphs::SmallGraph digraph{.order = 4, .directed = true, .rows = {6, 0, 1}};
  const Answers none = [](const Question&) { return std::nullopt; };
  EXPECT_EQ(evaluate_number(read_prefix("= 0 size").arguments[1], digraph, none), 3);
  EXPECT_EQ(evaluate_number(read_prefix("= 0 components").arguments[1], digraph, none), 2);
  EXPECT_EQ(evaluate(read_prefix("connected"), digraph, none), false);
  EXPECT_EQ(evaluate(read_prefix("exists vertex v delete v connected"), digraph, none), true);
  EXPECT_THROW(evaluate(read_prefix("| = order 4 tree"), digraph, none), InputError);
}

TEST(Evaluate, OnDigraphsAsksAboutDigraph6) {
  const graphs::SmallGraph digraph{.order = 2, .directed = true, .rows = {2}};
  std::set<std::string> asked;
  const auto value = evaluate_number(read_prefix("= 0 winnable-colourings").arguments[1], digraph,
                                     [&](const Question& question) -> std::optional<std::string> {
                                       EXPECT_EQ(question.game, "ello");
                                       asked.insert(question.instance);
                                       return "WINNABLE";
                                     });
  EXPECT_EQ(value, 4);
  const std::string line = graphs::write_small_graph(digraph);
  EXPECT_EQ(asked, (std::set<std::string>{line, line + " green=0", line + " green=1", line + " green=0,1"}));
}

}  // namespace
}  // namespace gamecert::conjectures
