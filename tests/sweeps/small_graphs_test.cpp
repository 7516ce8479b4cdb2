// Every word of the language has a value at every small graph, the null graph too: no sweep ends by an error half-way.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "language/formula.hpp"
#include "language/sort.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "solve/search/search.hpp"
#include "sweeps/evaluator.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::SmallGraph;
using language::Formula;
using Mode = Evaluator::Mode;

std::vector<SmallGraph> all_of(graphs::GraphClass graph_class, int last_order) {
  std::vector<SmallGraph> all = {SmallGraph{.directed = graph_class.directed()}};
  for (int order = 1; order <= last_order; ++order) {
    graphs::enumerate(graph_class, order, {}, [&](const SmallGraph& graph) {
      all.push_back(graph);
      return true;
    });
  }
  return all;
}

/// What search says of the questions of a certificate.
std::optional<std::string> answer(const conjectures::GameAtom& question) {
  const games::Entry& entry = games::find(question.game);
  solve::Request request;
  request.nimber = entry.info.players == 2 && entry.info.stuck == games::Stuck::loses;
  request.engine = solve::Engine::search;
  return solve::search(*games::make(entry, games::Instance(question.instance), question.parameters), request).statement;
}

/// That engines, definitions and what the checker makes of answers have one value.
void expect_values(const std::string& text, const std::vector<SmallGraph>& graphs, bool from_answers = true) {
  SCOPED_TRACE(text);
  const Formula formula = conjectures::parse_expression(text).formula;
  Evaluator fast(formula, Mode::fast), definition(formula, Mode::definition);
  for (const SmallGraph& graph : graphs) {
    SCOPED_TRACE(graphs::write_small_graph(graph));
    ASSERT_NO_THROW({
      const std::int64_t value = definition.number(graph);
      ASSERT_EQ(fast.number(graph), value);
      if (!from_answers) continue;
      ASSERT_EQ(conjectures::evaluate(formula, graph, answer), value);
    });
  }
}

std::string inside_colouring(const language::Term& term) {
  const std::string name(term.name);
  return term.kind == language::Term::Kind::property ? "count colouring: " + name : "sum colouring: " + name;
}

/// Of a set how many members it has.
std::string value_of(const language::Term& term) {
  const std::string name(term.name);
  return term.kind == language::Term::Kind::set ? "(|" + name + "|)" : name;
}

TEST(SmallGraphs, HaveAValueOfEveryTerm) {
  const std::vector<SmallGraph> graphs = all_of(graphs::GraphClass::all, 4);
  const std::vector<SmallGraph> digraphs = all_of({.kind = graphs::GraphClass::Kind::digraphs}, 3);
  ASSERT_EQ(graphs.size(), 1U + 1 + 2 + 4 + 11);
  ASSERT_EQ(digraphs.size(), 1U + 1 + 3 + 16);
  int of_digraphs = 0;
  for (const language::Term& term : language::terms()) {
    const std::string name = term.of_colouring ? inside_colouring(term) : value_of(term);
    expect_values(name, graphs);
    of_digraphs += term.on_digraphs;
    if (term.on_digraphs) expect_values(name, digraphs);
  }
  EXPECT_GE(of_digraphs, 8);
}

TEST(SmallGraphs, HaveAValueOfEveryTermOnWhatIsMadeOfThem) {
  const std::vector<SmallGraph> graphs = all_of(graphs::GraphClass::all, 3);
  for (const language::Term& term : language::terms()) {
    if (term.of_colouring) continue;
    const std::string name = value_of(term);
    for (const std::string change : {"complement(G)", "line(G)", "square(G)", "cone(G)", "line(line(G))"})
      expect_values(name + "(" + change + ")", graphs, false);
    const bool property = term.kind == language::Term::Kind::property;
    for (const std::string change : {"G[S]", "G - S", "G + S", "G / S"})
      expect_values((property ? "count set S: " : "sum set S: ") + name + "(" + change + ")", graphs, false);
  }
}

/// All ways to write the word with arguments from the lists.
std::vector<std::string> calls(const language::LanguageWord& word) {
  using language::Sort;
  const auto choices = [&](Sort sort) -> std::vector<std::string> {
    const bool number = sort == Sort::number || sort == Sort::whole;
    if (number && word.text == "^") return {"0", "1", "size", "7"};
    if (number) return {"-infinite", "-2", "0", "1", "size", "7", "infinite"};
    if (sort == Sort::truth) return {"true", "false", "connected"};
    if (sort == Sort::vertex) return {"u", "v"};
    if (sort == Sort::order) return {"s"};
    if (sort == language::Sort::edges || sort == language::Sort::links) return {"E", "E(S)", "E[S]"};
    return {"S", "v"};
  };
  std::vector<std::string> all = {""};
  for (std::size_t i = 0; i < word.arguments; ++i) {
    std::vector<std::string> longer;
    for (const std::string& before : all)
      for (const std::string& next : choices(word.takes[i])) longer.push_back(before + (i > 0 ? "\n" : "") + next);
    all = longer;
  }
  const bool sign = !text::letter(word.text.front()) || word.text == "mod" || word.text == "in";
  for (std::string& call : all) {
    const std::size_t cut = call.find('\n');
    const std::string first = call.substr(0, cut), second = cut == std::string::npos ? "" : call.substr(cut + 1);
    const std::string name(word.text);
    if (word.arguments == 0)
      call = name;
    else if (sign && word.arguments == 1)
      call = name + first;
    else if (sign)
      call = first + " " + name + " " + second;
    else
      call = name + "(" + first + (second.empty() ? "" : ", " + second) + ")";
  }
  return all;
}

TEST(SmallGraphs, HaveAValueOfEveryOperation) {
  const std::vector<SmallGraph> graphs = all_of(graphs::GraphClass::all, 4);
  int words = 0;
  for (const language::LanguageWord& word : language::words()) {
    const bool named =
        !std::set<std::string_view>{"same", "card", "only", "{}", "symmetric", "edges-at", "edges-in", "reach-along"}
             .contains(word.text);
    if (word.meaning != language::Meaning::strict || !word.on_graphs || !named) continue;
    ++words;
    for (const std::string& call : calls(word)) {
      const bool set = language::is_set(word.gives) ||
                       (word.gives == language::Sort::alike && word.takes[0] == language::Sort::some_set);
      const std::string number = word.gives == language::Sort::truth ? "(if " + call + " then 1 else 0)"
                                 : set                               ? "|" + call + "|"
                                                                     : "(" + call + ")";
      std::string text = number;
      for (const auto& [variable, over] : {std::pair("u", "vertex"), {"v", "vertex"}, {"S", "set"}, {"s", "order"}})
        if (call.find(variable) != std::string::npos && call != "false" && call.find("size") == std::string::npos &&
            (std::string(variable) != "s" || call.find(", s)") != std::string::npos))
          text = std::string("max ") + over + " " + variable + ": " + text;
      expect_values(text, graphs);
    }
  }
  EXPECT_GT(words, 25);
  for (const char* about : {"contains", "free", "induced-free", "minor-free"})
    for (const char* pattern : {"?", "@", "A?", "A_", "Bw", "cycle:5", "petersen"})
      expect_values(std::string(about) + "(" + pattern + ")", graphs);
}

/// Positions may be ones that the rules do not allow. What is refused is refused before a graph is seen.
TEST(SmallGraphs, HaveAValueOfEveryGame) {
  const std::vector<SmallGraph> graphs = all_of(graphs::GraphClass::all, 4);
  int asked = 0;
  for (const games::Entry& entry : games::registry()) {
    std::vector<std::string> positions = {"", " removed=v", " removed=S"};
    for (const games::AttributeInfo& attribute : entry.info.attributes)
      for (const std::string& value : std::vector<std::string>{"=v", "=S", "=v:1", "=S:1", "=e", "=e:1",
                                                               "=v:2 " + std::string(attribute.name) + "=S:1"})
        positions.push_back(" " + std::string(attribute.name) + value);
    for (const std::string& position : positions) {
      for (const std::string word :
           {"nimber", "score", "winning-moves", "longest-play", "shortest-play", "winnable", "outcome"}) {
        std::string text = word + "(" + std::string(entry.info.name) + position + ")";
        text = word == "winnable" ? "(if " + text + " then 1 else 0)" : text;
        if (position.find("=v") != std::string::npos) text = "max vertex v: " + text;
        if (position.find("=S") != std::string::npos) text = "max set S: " + text;
        if (position.find("=e") != std::string::npos) text = "max edge e: " + text;
        try {
          conjectures::parse_number(text, language::GraphKind::graphs);
        } catch (const text::InputError&) {
          continue;
        }
        ++asked;
        expect_values(text, graphs, false);
      }
    }
  }
  EXPECT_GT(asked, 150);
}

}  // namespace
}  // namespace gamecert::sweeps
