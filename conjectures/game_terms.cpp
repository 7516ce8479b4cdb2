// The games that formulas ask: which ones, with which options, about what, and what the answers give.
#include <algorithm>
#include <bit>

#include "conjectures/position_values.hpp"
#include "conjectures/questions.hpp"
#include "games/instances/setup.hpp"
#include "games/play/partizan.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/placed_graph.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::conjectures {

using language::Sort;

namespace {

bool on_graphs(games::BoardKind board) {
  using enum games::BoardKind;
  return board == graph || board == digraph || board == graph_or_digraph;
}

bool answers_to(std::string_view word, const games::Entry& entry) {
  const games::GameInfo& info = entry.info;
  if (games::Forms forms; language::compares_value(word)) written_value(word, forms);
  if (asks_value(word)) return games::why_no_values(info, entry.refinements).empty();
  if (word == "longest-play" || word == "shortest-play") return true;
  const bool points = info.stuck == games::Stuck::ends;
  if (word == "score" || word == "misere") return word == "score" ? points : info.has_misere_play();
  return word == "wins" ? info.players == 1 && !points : info.players == 2 && (word == "winning-moves" || !points);
}

/// `0,2,5`, or with values `0:1,2:1,5:1`; an edge is `0-2`.
std::string attribute_value(graphs::VertexSet set, std::string_view value, bool edge) {
  std::string text;
  graphs::each(set, [&](int v) {
    if (!text.empty()) text += edge ? '-' : ',';
    text += std::to_string(v);
    if (!value.empty() && !edge) text.append(":").append(value);
  });
  return edge && !value.empty() ? text.append(":").append(value) : text;
}

/// `2,0,1`
std::string order_value(const std::vector<int>& vertices) {
  std::string text;
  for (const int v : vertices) text.append(text.empty() ? "" : ",").append(std::to_string(v));
  return text;
}

/// Of all vertices by number: an instance that is so ordered does not say so.
std::string usual_order(std::string_view graph6) {
  std::vector<int> vertices;
  for (int v = 0; v < graphs::read_small_graph(graph6).order; ++v) vertices.push_back(v);
  return order_value(vertices);
}

}  // namespace

bool askable(const games::Entry& entry, std::string_view word, std::span<const std::string_view> attributes) {
  const std::string_view more = entry.refinements.more_than_graph;
  const bool all_given = more.empty() || std::ranges::find(attributes, more) != attributes.end();
  return answers_to(word, entry) && on_graphs(entry.info.board) && all_given;
}

std::string option_text(const games::GameInfo& info, const games::ParameterInfo& parameter, std::string_view text,
                        std::size_t column) {
  try {
    return games::value_text(info, parameter.name, games::parameter_value(info, parameter.name, text));
  } catch (const text::InputError&) {
    throw text::InputError("expected " + std::string(parameter.name) + " " + games::values_text(parameter) +
                               " behind " + info.called() + ", found " + text::quoted(text) +
                               text::did_you_mean(text, parameter.words),
                           column);
  }
}

GameAtom game_question(const Formula& asks, std::string graph6, std::span<const graphs::VertexSet> sets) {
  const Formula& game = asks.arguments.at(0);
  const games::GameInfo& info = games::find(game.word).info;
  GameAtom question{.game = game.word, .instance = std::move(graph6), .misere = asks.word == "misere"};
  for (std::size_t i = 0; i < info.parameters.size(); ++i) {
    const std::string_view name = info.parameters[i].name;
    question.parameters.emplace(name, games::parameter_value(info, name, game.arguments.at(i).word));
  }
  std::map<std::string, std::string> attributes;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const std::string& word = asks.arguments.at(i + 1).word;
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const Sort sort = sort_of_attribute(info, word);
    const bool edge = sort == Sort::edge, order = sort == Sort::order;
    const std::string value = order ? order_value(language::vertices_of(sets[i]))
                                    : attribute_value(sets[i], std::string_view(word).substr(equals + 1), edge);
    if (!value.empty() || edge || order) attributes[name].append(attributes[name].empty() ? "" : ",").append(value);
  }
  const std::string graph = question.instance;
  for (const auto& [name, value] : attributes) {
    if (sort_of_attribute(info, name + "=") == Sort::order && value == usual_order(graph)) continue;
    question.instance.append(" ").append(name).append("=").append(value);
  }
  return question;
}

bool allowed(const GameAtom& question, const graphs::SmallGraph& graph, std::span<const graphs::VertexSet> sets) {
  const games::Entry& entry = games::find(question.game);
  const std::string more(entry.refinements.more_than_graph);
  // An order of other vertices is refused below, as all its values are in the question.
  if (!more.empty() && sort_of_attribute(entry.info, more + "=") != Sort::order) {
    // It has other attributes for none of them to be asked.
    int given = 0, trees = 0;
    for (const graphs::VertexSet set : sets) given += std::popcount(set);
    for (graphs::VertexSet left = graph.vertices(); left != 0; ++trees)
      left &= ~graphs::component(graph, left, std::countr_zero(left));
    if (given != trees) return false;
  }
  try {
    games::Setup(entry, games::Instance(question.instance), question.parameters).game();
    return true;
  } catch (const text::InputError&) {
    return false;
  }
}

Sort sort_of_attribute(const games::GameInfo& info, std::string_view attribute) {
  using Shape = games::AttributeInfo::Shape;
  const std::size_t equals = attribute.find('=');
  if (equals == std::string_view::npos) return Sort::any;
  const auto known = std::ranges::find(info.attributes, attribute.substr(0, equals), &games::AttributeInfo::name);
  if (known == info.attributes.end()) return Sort::any;
  const std::string_view value = attribute.substr(equals + 1);
  const bool number = text::whole_number(value).has_value();
  const bool valued = known->shape == Shape::vertex_values || known->shape == Shape::edge_values;
  if (valued ? !number : !value.empty()) return Sort::any;
  if (known->shape == Shape::order) return Sort::order;
  return known->shape == Shape::edges || known->shape == Shape::edge_values ? Sort::edge : Sort::set;
}

std::int64_t value_of_no_position(const Formula& asks) {
  return asks.word == "wins" || language::compares_value(asks.word) ? 0 : language::infinite;
}

bool counts_play(const Formula& asks) {
  return asks_value(asks.word) || asks.word == "winning-moves" || asks.word == "longest-play" ||
         asks.word == "shortest-play";
}

void each_question(const Formula& formula, const std::function<void(const Formula&, const GameAtom&)>& visit) {
  language::each_subformula(formula, [&](const Formula& asks, const language::Term* term) {
    if (term != nullptr)
      if (std::optional<GameAtom> question = question_of(*term, {}, 0)) visit(asks, {std::move(question->game), ""});
    const language::LanguageWord* word = language::find_word(asks.word);
    if (word != nullptr && word->meaning == language::Meaning::ask) visit(asks, game_question(asks, ""));
  });
}

bool may_be_refused(const Formula& asks, std::span<const graphs::VertexSet> sets) {
  return !sets.empty() || games::find(asks.arguments.at(0).word).refinements.refuses_boards;
}

bool score_of_wins(const Formula& asks) {
  if (asks.word != "score" || asks.arguments.empty()) return false;
  const games::Entry* entry = games::known(asks.arguments[0].word);
  return entry != nullptr && !entry->refinements.gain;
}

namespace {

/// Of a question to a game of Left and Right: the value of its option `first`, which is left or right; else null.
const std::string* first_player(const Formula& asks) {
  const games::Entry* entry = asks.arguments.empty() ? nullptr : games::known(asks.arguments[0].word);
  if (entry == nullptr || !entry->info.sided) return nullptr;
  for (std::size_t i = 0; i < entry->info.parameters.size(); ++i)
    if (entry->info.parameters[i].name == "first") return &asks.arguments[0].arguments.at(i).word;
  return nullptr;
}

/// Whether the score is the number that Left and Right play for.
bool score_is_number(const Formula& asks) {
  const games::Entry* entry = asks.arguments.empty() ? nullptr : games::known(asks.arguments[0].word);
  return asks.word == "score" && entry != nullptr && entry->info.number_favours != 0;
}

}  // namespace

std::string answer_of(const Formula& asks, std::int64_t value) {
  if (const std::string* first = first_player(asks); first != nullptr && (score_of_wins(asks) || asks.word == "misere"))
    return value == 0 ? "OUTCOME tie" : (value > 0) == (*first != "right") ? "OUTCOME left" : "OUTCOME right";
  if (score_is_number(asks)) return "NUMBER " + std::to_string(value);
  if (score_of_wins(asks)) return value > 0 ? "OUTCOME first" : value < 0 ? "OUTCOME second" : "OUTCOME tie";
  const bool misere = asks.word == "misere", differ = misere && games::find(asks.arguments[0].word).info.partizan;
  if (misere) return std::string("OUTCOME ") + (value > 0 ? (differ ? "first" : "N") : differ ? "second" : "P");
  if (asks.word == "wins") return value != 0 ? "WINNABLE" : "UNWINNABLE";
  return (asks.word == "nimber" ? "NIMBER " : "SCORE ") + std::to_string(value);
}

std::int64_t number_answered(const Formula& asks, const std::string& answer) {
  if (score_of_wins(asks))
    for (const std::int64_t value : {1, 0, -1})
      if (answer == answer_of(asks, value)) return value;
  std::string expected = answer_of(asks, asks.word == "misere" ? -1 : 0);
  if (asks.word == "misere" || asks.word == "wins") {
    if (answer == answer_of(asks, 1)) return 1;
    if (answer == expected) return asks.word == "wins" ? 0 : -1;
    throw text::InputError("expected " + expected + " or " + answer_of(asks, 1) + ", found " + text::quoted(answer));
  }
  expected.pop_back();
  if (answer.starts_with(expected))
    if (const auto number = text::integer64(std::string_view(answer).substr(expected.size()))) return *number;
  if (answer == "NIMBER loony") throw text::LimitError("a nimber that is loony is no number of formulas");
  throw text::InputError("expected " + expected + "and a number, found " + text::quoted(answer));
}

std::optional<GameAtom> question_of(const language::Term& term, const graphs::SmallGraph& graph,
                                    graphs::VertexSet green) {
  if (term.asks == nullptr) return std::nullopt;
  return game_question(*term.asks, graphs::write_small_graph(graph), {&green, term.of_colouring ? 1U : 0U});
}

GameAtom ello_question(const graphs::SmallGraph& graph, graphs::VertexSet green) {
  return game_question(ello_of_colouring, graphs::write_small_graph(graph), {&green, 1});
}

namespace {

class Games final : public language::GameWords {
 public:
  std::optional<std::size_t> options(std::string_view game) const override {
    const games::Entry* entry = games::known(game);
    const bool named = entry != nullptr && entry->info.name == game;  // a short name is of users alone
    return named ? std::optional(entry->info.parameters.size()) : std::nullopt;
  }
  std::string option_text(std::string_view game, std::size_t i, std::string_view text,
                          std::size_t column) const override {
    const games::GameInfo& info = games::known(game)->info;
    return conjectures::option_text(info, info.parameters[i], text, column);
  }
  Sort sort_of_attribute(std::string_view game, std::string_view attribute) const override {
    return conjectures::sort_of_attribute(games::known(game)->info, attribute);
  }
  bool askable(std::string_view game, std::string_view word,
               std::span<const std::string_view> attributes) const override {
    return conjectures::askable(*games::known(game), word, attributes);
  }
  bool played_on(std::string_view game, language::GraphKind graphs) const override {
    const bool digraphs = graphs == language::GraphKind::digraphs;
    return games::known(game)->info.board != (digraphs ? games::BoardKind::graph : games::BoardKind::digraph);
  }
};

}  // namespace

const language::GameWords& game_words() {
  static const Games games;
  return games;
}

Formula read_prefix(std::string_view text) { return language::read_prefix(text, &game_words()); }
Formula read_prefix_number(std::string_view text) { return language::read_prefix_number(text, &game_words()); }
void require_about(const Formula& formula, language::GraphKind subject) {
  language::require_about(formula, subject, &game_words());
}

std::string text(const GameAtom& question) {
  std::string result = question.game;
  for (const auto& [name, value] : question.parameters)
    result.append(" --").append(name).append(" ").append(
        games::value_text(games::find(question.game).info, name, value));
  if (question.misere) result += " --play misere";
  return result + " " + question.instance;
}

}  // namespace gamecert::conjectures
