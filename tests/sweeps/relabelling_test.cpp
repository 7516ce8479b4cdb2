// No answer depends on how vertices are numbered: every word of the language, every game it asks, every class.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

#include "conjectures/game_syntax.hpp"
#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/placed_graph.hpp"
#include "language/sort.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "solve/search/search.hpp"
#include "sweeps/evaluator.hpp"
#include "tests/games/random_instance.hpp"
#include "tests/language/random_formula.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using language::Formula;
using language::Range;
using language::Sort;
using language::Term;
using About = language::GraphKind;
using Mode = Evaluator::Mode;
using Random = std::mt19937;

SmallGraph random_graph(About about, int order, Random& random) {
  SmallGraph graph{.order = order, .directed = about == About::digraphs};
  for (const auto& [u, v] : gamecert::testing::random_edges(order, random)) {
    const auto add = [&](int from, int to) { graph.rows[static_cast<std::size_t>(from)] |= graphs::single(to); };
    const bool both = !graph.directed || random() % 4 == 0;
    const bool forward = random() % 2 == 0;
    if (both || forward) add(u, v);
    if (both || !forward) add(v, u);
  }
  return graph;
}

SmallGraph relabelled(const SmallGraph& graph, Random& random) {
  std::vector<int> image(static_cast<std::size_t>(graph.order));
  std::iota(image.begin(), image.end(), 0);
  std::ranges::shuffle(image, random);
  SmallGraph result{.order = graph.order, .directed = graph.directed};
  for (int v = 0; v < graph.order; ++v) {
    const auto to = static_cast<std::size_t>(image[static_cast<std::size_t>(v)]);
    graphs::each(graph.neighbours(v),
                 [&](int u) { result.rows[to] |= graphs::single(image[static_cast<std::size_t>(u)]); });
  }
  return result;
}

std::string value(const Formula& formula, Mode mode, const SmallGraph& graph) {
  try {
    return std::to_string(Evaluator(formula, mode).number(graph));
  } catch (const text::InputError&) {
    return "refused";
  } catch (const text::LimitError&) {
    return "limit";
  }
}

/// A limit, as of line graphs of line graphs, is no answer; which instance meets it first may be a matter of numbering.
bool same(const std::string& a, const std::string& b) { return a == b || a == "limit" || b == "limit"; }

/// The word as it asks a game: behind `value=` stands a value.
std::string asked_of(const language::LanguageWord& word) {
  return std::string(word.text) + (word.text.ends_with('=') && word.takes[0] == Sort::game ? "*" : "");
}

/// Formulas that have a word of the language outermost, or just inside a quantifier.
class Samples {
 public:
  Samples(About about, Random& random) : about_(about), random_(random) {}

  /// The term, or of a set how many members it has.
  static Formula value_of(const Term& term) {
    const Formula name{std::string(term.name), {}};
    return term.kind == Term::Kind::set ? Formula{"card", {name}} : name;
  }

  std::vector<Formula> of(const Term& term) {
    const Formula alone = value_of(term);
    if (!term.of_colouring) return {alone};
    const bool property = term.kind == Term::Kind::property;
    return {{"count", {{"colouring", {}}, property ? alone : Formula{"=", {alone, constant()}}}}};
  }

  std::vector<Formula> of(const language::LanguageWord& word) {
    const std::string text(word.text);
    std::vector<Formula> result;
    if (word.takes[0] == Sort::game) {
      const std::string asked = asked_of(word);
      for (const std::string_view game : conjectures::askable_games(asked)) {
        for (const auto& options : options_of(game))
          result.push_back({asked, {conjectures::asked_game(game, options)}});
      }
    } else if (!word.on_graphs) {
      if (about_ != About::digraphs) return {};
      const bool of_arc = word.takes[0] == Sort::arc;
      const Formula value{text, {variable()}};
      const Formula compared = word.gives == Sort::set || of_arc
                                   ? Formula{"card", {of_arc ? Formula{"out-neighbours", {value}} : value}}
                                   : value;
      return {{"count", {{of_arc ? "arc" : "vertex", {variable()}}, {"=", {compared, constant()}}}}};
    } else if (word.meaning == language::Meaning::collected || word.meaning == language::Meaning::least ||
               word.meaning == language::Meaning::greatest || word.meaning == language::Meaning::recursion ||
               word.text == "only" || word.text.find("eigenvalues") != std::string_view::npos) {
      return by_hand(text);
    } else if (word.quantifies()) {
      for (const language::RangeWord& range : language::ranges()) {
        if (!(about_ == About::graphs ? range.on_graphs : range.on_digraphs)) continue;
        const bool coloured = range.range == Range::colourings;
        for (int i = 0; i < few; ++i) {
          Formula body = coloured ? truth(true) : left(true, range.gives);
          if (range.arguments > 0) body = truth(false);
          if (word.takes[1] == Sort::number || word.takes[1] == Sort::whole)
            body = {"if", {std::move(body), number(), number()}};
          result.push_back({text, {over(range), std::move(body)}});
        }
      }
    } else if (about_ == About::digraphs && of_sets(word)) {
      return {};
    } else if (!word.on_digraphs || of_sets(word) || word.meaning == language::Meaning::choice ||
               word.meaning == language::Meaning::let || word.arguments == 0) {
      for (int tries = 0; tries < 100'000 && std::ssize(result) < few; ++tries) {
        Formula formula = anything_.truth(3);
        if (has_word(formula, word.text)) result.push_back(std::move(formula));
      }
    } else if (word.takes[0] == Sort::element) {
      for (const language::RangeWord& range : language::ranges()) {
        if (!language::fits(Sort::element, range.gives) || range.range == Range::colourings) continue;
        if (!(about_ == About::graphs ? range.on_graphs : range.on_digraphs)) continue;
        for (const Term& term : language::terms()) {
          if (term.of_colouring) continue;
          const Formula body{text, {variable(), value_of(term)}};
          const bool property = term.kind == Term::Kind::property;
          result.push_back({"count", {over(range), property ? body : Formula{"=", {body, constant()}}}});
        }
      }
    } else {
      for (int i = 0; i < few; ++i) {
        Formula formula{text, {}};
        for (std::size_t a = 0; a < word.arguments; ++a)
          formula.arguments.push_back(word.takes[a] == Sort::truth ? truth(false) : number());
        result.push_back(std::move(formula));
      }
    }
    return result;
  }

 private:
  static constexpr int few = 6;

  static bool of_sets(const language::LanguageWord& word) {
    return word.takes[0] == Sort::some_set || word.takes[0] == Sort::set || word.takes[0] == Sort::links;
  }
  static Formula variable() { return {"v", {}}; }
  static Formula over(const language::RangeWord& range) {
    Formula result{std::string(range.text), {}};
    if (range.range != Range::colourings) result.arguments.push_back(variable());
    if (range.range == Range::numbers) result.arguments.insert(result.arguments.end(), {{"1", {}}, {"order", {}}});
    if (range.range == Range::members || range.range == Range::subsets) result.arguments.push_back({"V", {}});
    return result;
  }
  /// Of words whose argument or value is no truth and no number.
  std::vector<Formula> by_hand(const std::string& text) const {
    const bool graphs = about_ == About::graphs;
    if (text.find("eigenvalues") != std::string::npos)
      return {conjectures::read_prefix("= 1 " + text + " / max-degree 2"),
              conjectures::read_prefix("exists vertex v = 2 " + text + " sqrt degree v")};
    if (text == "those")
      return {conjectures::read_prefix(graphs ? "forall vertex v = card those vertex u adjacent u v degree v"
                                              : "= card those arc a true size")};
    if (text == "recursive")
      return {conjectures::read_prefix(
          graphs ? "recursive truth f set S is exists member v S ! f difference S union v N v f V"
                 : "recursive truth f set S is exists member v S ! f difference S "
                   "union v out-neighbours v f V")};
    if (text == "only")
      return {conjectures::read_prefix(graphs ? "forall vertex v in only degree v only 2"
                                              : "forall arc a in only a those arc b true")};
    return {conjectures::read_prefix("= 2 " + text + " range k 0 order exists vertex v = k " +
                                     (graphs ? "degree v" : "out-degree v"))};
  }
  Formula constant() { return {std::to_string(random_() % 4), {}}; }
  Formula term(Term::Kind kind, bool coloured) {
    std::vector<Formula> fitting;
    for (const Term& each : language::terms()) {
      if (each.kind == kind && (coloured || !each.of_colouring) &&
          language::misfit({std::string(each.name), {}}, about_, nullptr).empty())
        fitting.push_back({std::string(each.name), {}});
    }
    return fitting[random_() % fitting.size()];
  }
  Formula truth(bool coloured) { return term(Term::Kind::property, coloured); }
  Formula number() { return random_() % 3 == 0 ? constant() : term(Term::Kind::invariant, false); }
  /// What is left without the variable, compared with the whole.
  Formula left(bool with_modulus, Sort sort) {
    if (sort == Sort::order) {
      const Formula before{"card", {{"before", {{"u", {}}, variable()}}}};
      return {"exists", {{"vertex", {{"u", {}}}}, {"=", {before, number()}}}};
    }
    const Formula after{language::fits(Sort::element, sort) ? "delete" : "remove", {variable(), number()}};
    if (with_modulus && random_() % 3 == 0) return {"=", {{"mod", {number(), after}}, constant()}};
    return {random_() % 2 == 0 ? "=" : "<=", {after, number()}};
  }
  static std::vector<std::vector<conjectures::GameOption>> options_of(std::string_view game) {
    static std::set<std::string> texts;  // that the views are of
    const games::GameInfo& info = games::find(game).info;
    std::vector<std::vector<conjectures::GameOption>> result;
    for (const auto& choice : gamecert::testing::parameter_choices(info)) {
      std::vector<conjectures::GameOption>& options = result.emplace_back();
      for (const games::ParameterInfo& parameter : info.parameters) {
        const int number = games::Parameters(info, choice).number(parameter.name);
        options.push_back({*texts.insert(games::value_text(info, parameter.name, number)).first});
      }
    }
    return result;
  }

  About about_;
  Random& random_;
  conjectures::RandomFormulas anything_{conjectures::testing::seed()};
};

void words_of(const Formula& formula, std::set<std::string>& words) {
  words.insert(formula.word);
  if (const language::LanguageWord* word = language::find_word(formula.word)) words.insert(std::string(word->text));
  for (const Formula& argument : formula.arguments) words_of(argument, words);
}

/// Every word of the language that is about such graphs, on graphs drawn at random; adds them to `met`.
void expect_no_numbering(About about, int last_order, std::set<std::string>& met, Random& random) {
  Samples samples(about, random);
  std::vector<Formula> formulas;
  const auto add = [&](const std::vector<Formula>& more) { formulas.insert(formulas.end(), more.begin(), more.end()); };
  for (const Term& term : language::terms()) add(samples.of(term));
  for (const language::LanguageWord& word : language::words()) add(samples.of(word));
  for (const Formula& formula : formulas) {
    try {
      conjectures::require_about(formula, about);
    } catch (const text::InputError&) {
      continue;
    }
    words_of(formula, met);
    for (int i = 0; i < 12; ++i) {
      const SmallGraph graph =
          random_graph(about, 1 + static_cast<int>(random() % static_cast<unsigned>(last_order)), random);
      const SmallGraph other = relabelled(graph, random);
      const std::string expected = value(formula, Mode::definition, graph);
      const std::string where =
          infix(formula) + " at " + graphs::write_small_graph(graph) + " and " + graphs::write_small_graph(other);
      ASSERT_TRUE(same(value(formula, Mode::definition, other), expected)) << where;
      if (about == About::digraphs) continue;
      ASSERT_TRUE(same(value(formula, Mode::fast, graph), expected)) << where;
      ASSERT_TRUE(same(value(formula, Mode::fast, other), expected)) << where;
    }
  }
}

TEST(Relabelling, ChangesNoWordOfTheLanguage) {
  SCOPED_TRACE("GAMECERT_SEED=" + std::to_string(conjectures::testing::seed()));
  Random random(static_cast<unsigned>(conjectures::testing::seed()));
  std::set<std::string> met;
  expect_no_numbering(About::graphs, 5, met, random);
  expect_no_numbering(About::digraphs, 4, met, random);
  for (const Term& term : language::terms()) EXPECT_TRUE(met.contains(std::string(term.name))) << term.name;
  for (const language::LanguageWord& word : language::words()) {
    EXPECT_TRUE(met.contains(std::string(word.text))) << word.text;
    if (word.takes[0] != Sort::game) continue;
    for (const std::string_view game : conjectures::askable_games(asked_of(word)))
      EXPECT_TRUE(met.contains(std::string(game))) << game;
  }
  for (const language::RangeWord& range : language::ranges())
    EXPECT_TRUE(met.contains(std::string(range.text))) << range.text;
}

TEST(Relabelling, ChangesNoFormula) {
  SCOPED_TRACE("GAMECERT_SEED=" + std::to_string(conjectures::testing::seed()));
  Random random(static_cast<unsigned>(conjectures::testing::seed()));
  conjectures::RandomFormulas formulas(conjectures::testing::seed());
  for (int i = 0; i < 1000; ++i) {
    const Formula formula = i % 2 == 0 ? formulas.truth(3) : formulas.number(3);
    const SmallGraph graph = random_graph(About::graphs, 1 + i % 4, random);
    const SmallGraph other = relabelled(graph, random);
    for (const Mode mode : {Mode::fast, Mode::definition})
      ASSERT_TRUE(same(value(formula, mode, graph), value(formula, mode, other)))
          << infix(formula) << " at " << graphs::write_small_graph(graph) << " and "
          << graphs::write_small_graph(other);
  }
}

TEST(Relabelling, ChangesNothingAboutAModulusBelowOne) {
  // Without an end of the path the least degree is 1, without its centre 0.
  for (const auto& [text, truth] : std::vector<std::pair<const char*, const char*>>{
           {"exists vertex v: 5 mod min-degree(G - v) = 0", "1"},
           {"forall vertex v: 5 mod min-degree(G - v) = 0", "0"},
           {"(count vertex v: 5 mod min-degree(G - v) = infinite) = 1", "1"},
           {"exists colouring: 5 mod greens = 0", "1"},
           {"forall colouring: greens = 0 | 5 mod (3 - greens) < infinite", "0"}}) {
    for (const auto& edges : {std::vector<graphs::Edge>{{0, 1}, {1, 2}}, {{0, 1}, {0, 2}}, {{0, 2}, {1, 2}}}) {
      const SmallGraph path = graphs::small(graphs::Graph(3, edges));
      for (const Mode mode : {Mode::fast, Mode::definition})
        EXPECT_EQ(value(conjectures::parse_conjecture(text), mode, path), truth) << text;
    }
  }
}

TEST(Relabelling, ChangesNoClass) {
  Random random(static_cast<unsigned>(conjectures::testing::seed()));
  for (const graphs::ClassWord& word : graphs::class_words()) {
    using Takes = graphs::ClassWord::Takes;
    std::string text(word.name);
    if (word.takes == Takes::least_degree || word.takes == Takes::greatest_degree) text += ":2";
    if (word.takes == Takes::sizes) text += ":2..4";
    const graphs::GraphClass graph_class = graphs::graph_class(text);
    const About about = graph_class.directed() ? About::digraphs : About::graphs;
    int members = 0;
    for (int i = 0; i < 2000; ++i) {
      const SmallGraph graph = random_graph(about, 1 + i % 5, random);
      const bool in = graphs::member(graph_class, graph);
      members += in;
      ASSERT_EQ(graphs::member(graph_class, relabelled(graph, random)), in) << text;
    }
    EXPECT_GT(members, 0) << text;
  }
}

/// What play says about the game on the bare graph.
std::string played(const games::Entry& entry, const std::map<std::string, int>& parameters, const SmallGraph& graph) {
  solve::Request request;
  request.nimber = entry.info.players == 2 && entry.info.stuck == games::Stuck::loses;
  request.engine = solve::Engine::search;
  try {
    return solve::search(*games::make(entry, games::Instance(graphs::write_small_graph(graph)), parameters), request)
        .statement;
  } catch (const text::InputError&) {
    return "refused";
  }
}

TEST(Relabelling, ChangesGamesExactlyIfTheyDeclareSo) {
  Random random(static_cast<unsigned>(conjectures::testing::seed()));
  for (const games::Entry& entry : games::registry()) {
    using enum games::BoardKind;
    if (entry.info.board != graph && entry.info.board != digraph && entry.info.board != graph_or_digraph) continue;
    const bool declared = !entry.refinements.more_than_graph.empty();
    int changed = 0;
    for (const auto& parameters : gamecert::testing::parameter_choices(entry.info)) {
      for (int i = 0; i < 60; ++i) {
        const bool directed = entry.info.board == digraph || (entry.info.board == graph_or_digraph && i % 2 == 0);
        const SmallGraph board = random_graph(directed ? About::digraphs : About::graphs, 2 + i % 4, random);
        const std::string expected = played(entry, parameters, board);
        changed += played(entry, parameters, relabelled(board, random)) != expected;
      }
    }
    EXPECT_EQ(changed > 0, declared) << entry.info.name;
  }
}

}  // namespace
}  // namespace gamecert::sweeps
