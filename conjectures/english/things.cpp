// Vertices, edges and sets in English; graphs that are made of the graph; games.
#include <algorithm>

#include "conjectures/english/sentence.hpp"
#include "conjectures/questions.hpp"
#include "games/game.hpp"
#include "games/instances/parameters.hpp"
#include "games/texts/called_texts.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

/// Sets whose members are `those that are ...`: in parentheses beside others.
bool compound(const Formula& set) {
  constexpr std::string_view words[] = {"union", "intersection", "difference", "symmetric"};
  return std::ranges::count(words, set.word) != 0 && !set.arguments.empty();
}

std::string in_parentheses(bool parentheses, const std::string& text) { return parentheses ? "(" + text + ")" : text; }

bool one_letter(const Formula& formula) { return formula.arguments.empty() && formula.word.size() == 1; }

/// `0-2, 0-3`, or `no edges`.
std::string edges_text(const graphs::SmallGraph& graph) {
  std::string text;
  for (int u = 0; u < graph.order; ++u)
    graphs::each(graph.neighbours(u), [&](int v) {
      if (graph.directed || u < v)
        text.append(text.empty() ? "" : ", ").append(std::to_string(u)).append("-").append(std::to_string(v));
    });
  return text.empty() ? "no edges" : "the edges " + text;
}

}  // namespace

std::string infix_in_quotes(const Formula& formula) { return "`" + infix(formula) + "`"; }

std::string Sentence::thing(const Formula& formula) {
  const std::string& word = formula.word;
  if (formula.arguments.empty() && variable(word) != nullptr) return word;
  const Noun what = noun(formula);
  if (what == Noun::truth) return truth(formula).closed();
  const bool value = what == Noun::number || word == "if" || word == "let" || change_pattern(word) != nullptr;
  if (value) return number(formula).closed();
  if (word == "{}") return "the empty set";
  if (named_set(formula)) return number(formula).closed();
  if (word == "those") return "(the set of " + quantified_number(formula).text + ")";
  return is_set(what) ? "the set of " + members(formula) : members(formula);
}

std::string Sentence::members(const Formula& set, Noun wanted) {
  if (set.arguments.empty() && variable(set.word) != nullptr) {
    const Noun what = *variable(set.word);
    if (what == Noun::edge && wanted != Noun::edges) return "the ends of " + set.word;
    return is_set(what) ? "the " + std::string(plural(what)) + " of " + set.word : set.word;
  }
  if (set.word == "those") return quantified_number(set).closed();
  if (named_set(set)) return "the vertices of " + number(set).closed();
  if (set.word == "union") {
    const Formula &first = set.arguments[0], &second = set.arguments[1];
    const bool closed = second.word == "N" && second.arguments.size() == 1 && second.arguments[0] == first;
    std::vector<std::string> parts;
    for (const Formula* part : closed ? operands_of(first, "union") : operands_of(set, "union"))
      parts.push_back(in_parentheses(compound(*part), members(*part, noun(set))));
    if (!closed) return listed(parts, "and");
    const bool one = noun(first) == Noun::vertex;
    return listed({listed(parts, "and"), (one ? "its neighbours" : "their neighbours") + at_graph()}, "and");
  }
  const auto sort = [&](std::size_t i) {
    return i < set.arguments.size() ? sort_name(noun(set.arguments[i])) : std::string_view();
  };
  const WordPattern* pattern = word_pattern(set.word, sort(0), sort(1));
  return pattern == nullptr ? number(set).closed() : filled(pattern->text, set);
}

std::string Sentence::within(const Formula& set) {
  if (set.arguments.empty() && variable(set.word) != nullptr) {
    const Noun what = *variable(set.word);
    const bool value = what == Noun::vertex || what == Noun::number || what == Noun::arc;
    return value ? "equal to " + set.word : what == Noun::edge ? "among the ends of " + set.word : "in " + set.word;
  }
  if ((set.word == "V" || set.word == "E") && set.arguments.empty()) return "in " + graph_.name;
  if (set.word == "{}") return "in the empty set";
  if (named_set(set)) return "in " + number(set).closed();
  return "among " + in_parentheses(compound(set), members(set));
}

std::string Sentence::pattern(const Formula& graph6) {
  const std::string name = options_.name_of ? options_.name_of(graph6.word) : "";
  if (!name.empty()) return name;
  const graphs::SmallGraph graph = graphs::read_small_graph(graph6.word);
  note(graph6.word, "the graph of order " + std::to_string(graph.order) + " with " + edges_text(graph));
  return graph6.word;
}

std::string Sentence::game(const Formula& asks) {
  const Formula& asked_game = asks.arguments[0];
  const games::GameInfo& info = games::find(asked_game.word).info;
  const std::string name = info.called();
  note(name, games::summary_of(info));
  std::string more;
  const auto add = [&](const std::string& text) { more.append(more.empty() ? " (" : ", ").append(text); };
  for (std::size_t i = 0; i < asked_game.arguments.size() && i < info.parameters.size(); ++i) {
    const games::ParameterInfo& parameter = info.parameters[i];
    const std::string& value = asked_game.arguments[i].word;
    if (value == games::value_text(info, parameter.name, parameter.usual)) continue;
    add(std::string(parameter.name) + " " + value);
  }
  for (std::size_t i = 1; i < asks.arguments.size(); ++i) {
    const std::string& attribute = asks.arguments[i].word;  // `painted=1`
    const std::size_t equals = attribute.find('=');
    const Formula& set = asks.arguments[i].arguments.at(0);
    const Noun what = noun(set);
    const std::string which = what == Noun::order ? set.word : members(set, what == Noun::edge ? Noun::edges : what);
    add(attribute.substr(0, equals) + ": " + which +
        (equals + 1 < attribute.size() ? " with " + attribute.substr(equals + 1) : ""));
  }
  return name + more + (more.empty() ? "" : ")");
}

std::string Sentence::asked(const Formula& asks, bool denies) {
  const bool alone = asks.word == "score" && games::find(asks.arguments[0].word).info.players == 1;
  const GamePattern& pattern = *game_pattern(score_of_wins(asks) ? "score of wins"
                                             : alone             ? "score alone"
                                                                 : std::string_view(asks.word));
  std::string text(denies ? pattern.denied : pattern.text);
  text.replace(text.find("$1"), 2, game(asks));
  if (const std::size_t at = text.find("$2"); at != std::string::npos)
    text.replace(at, 2, asks.word.substr(asks.word.find('=') + 1));
  if (!pattern.name.empty()) note(std::string(pattern.name), std::string(pattern.meaning));
  text.replace(text.find("$G"), 2, graph_.name);
  return text;
}

void Sentence::change(const Formula& formula) {
  const ChangePattern& pattern = *change_pattern(formula.word);
  const auto replace = [&](std::string text, const std::string& graph, const std::string& part) {
    for (const auto& [mark, by] : {std::pair<std::string, std::string>{"$G", graph}, {"$1", part}})
      if (const std::size_t at = text.find(mark); at != std::string::npos) text.replace(at, 2, by);
    return text;
  };
  SaidGraph changed;
  changed.whole = false;
  std::string part;
  bool two = false;  // `G + uv`
  if (formula.arguments.size() == 2) {
    const Formula& set = formula.arguments[0];
    two = formula.word == "join" && set.word == "union" && one_letter(set.arguments[0]) && one_letter(set.arguments[1]);
    part = two ? set.arguments[0].word + set.arguments[1].word : infix(set);
    changed.symbol = changed.name = replace(std::string(pattern.called), graph_.symbol, part);
  } else {
    changed.symbol = formula.word + "(" + graph_.symbol + ")";
    changed.name = replace(std::string(pattern.called), graph_.symbol, "");
  }
  if (!pattern.meaning.empty()) {
    const SaidGraph before = graph_;
    graph_.name = graph_.symbol;
    note(changed.name, filled(two ? "the graph $G in which $p1 are joined" : pattern.meaning, formula));
    graph_ = before;
  }
  graph_ = changed;
}

std::string Sentence::filled(std::string_view text, const Formula& formula, std::size_t first_argument,
                             std::string_view name) {
  std::string result;
  const auto take = [&](std::string_view mark) {
    if (!text.starts_with(mark)) return false;
    text.remove_prefix(mark.size());
    return true;
  };
  const auto argument = [&]() -> const Formula& {
    const auto index = static_cast<std::size_t>(text.front() - '1') + first_argument;
    text.remove_prefix(1);
    return formula.arguments.at(index);
  };
  const LanguageWord* word = find_word(formula.word);
  const bool about_pattern = word != nullptr && word->meaning == Meaning::pattern;
  const bool of_arguments = change_pattern(formula.word) != nullptr || range_pattern(formula.word) != nullptr;
  const auto what = [&] { return noun(of_arguments ? formula.arguments.at(first_argument) : formula); };
  const bool before = edges_wanted_;
  edges_wanted_ = std::ranges::any_of(formula.arguments, [&](const Formula& part) {
    const Noun of_part = noun(part);
    return of_part == Noun::edges || of_part == Noun::arcs;
  });
  while (!text.empty()) {
    const std::size_t plain = std::min(text.find('$'), text.size());
    result += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    if (take("$of")) {
      result += of_graph();
    } else if (take("$at")) {
      result += at_graph();
    } else if (take("$G")) {
      result += graph_.name;
    } else if (take("$H")) {
      result += graph_.whole ? "" : of_graph();
    } else if (take("$n")) {
      result += name;
    } else if (take("$s")) {
      result += singular(what());
    } else if (take("$k")) {
      result += plural(what());
    } else if (take("$p")) {
      result += members(argument());
    } else if (take("$i")) {
      result += within(argument());
    } else if (take("$t")) {
      const Formula& part = argument();
      const std::string bare = number(part).text, closed = operand(part, 0);
      result += closed == "(" + bare + ")" ? bare : closed;
    } else if (take("$o")) {
      result += operand(argument(), tightest_operand);
    } else {
      take("$");
      const Formula& part = argument();
      result += about_pattern ? pattern(part) : thing(part);
    }
  }
  edges_wanted_ = before;
  if (const std::size_t at = result.find("all of all "); at != std::string::npos) result.erase(at, 7);
  return result;
}

}  // namespace gamecert::conjectures
