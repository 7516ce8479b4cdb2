// Questions about games that formulas ask, and what formulas mean given the answers.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "graphs/small_graph.hpp"
#include "language/about.hpp"
#include "language/asking.hpp"
#include "language/formula.hpp"
#include "language/terms.hpp"

namespace gamecert::games {
struct Entry;
struct GameInfo;
struct ParameterInfo;
}  // namespace gamecert::games

namespace gamecert::conjectures {

using language::Formula;

/// A question about a game that a truth value can rest on: instance and statement.
struct GameAtom {
  std::string game;
  std::string instance;
  std::map<std::string, int> parameters = {};  // all of the game's
  bool misere = false;
};
/// `GAME --NAME VALUE INSTANCE`, with every parameter.
std::string text(const GameAtom& question);

/// Whether the rules may refuse the position: with attributes, and of a text, which may require something of a board.
bool may_be_refused(const Formula& asks, std::span<const graphs::VertexSet> sets);
/// Whether such a word as `nimber` can ask the game: its board is a graph or digraph, and nothing beside that is read
/// off the numbers of its vertices, unless it is among the attributes given.
bool askable(const games::Entry& entry, std::string_view word, std::span<const std::string_view> attributes);
/// An option of a game as formulas have it, from a text of its value. InputError with the column for no value of it.
std::string option_text(const games::GameInfo& info, const games::ParameterInfo& parameter, std::string_view text,
                        std::size_t column);
language::Sort sort_of_attribute(const games::GameInfo& info, std::string_view attribute);
/// The same by names.
const language::GameWords& game_words();
/// language::read_prefix with these.
Formula read_prefix(std::string_view text);
Formula read_prefix_number(std::string_view text);
void require_about(const Formula& formula, language::GraphKind subject);
/// The question that such a formula as `nimber GAME` asks about a graph. Of the attributes it gives, the vertices, as
/// the graph numbers them.
GameAtom game_question(const Formula& asks, std::string graph6, std::span<const graphs::VertexSet> sets = {});
/// Whether the rules allow the position that a question with attributes is about, so that no part of it is read off the
/// numbers of vertices.
bool allowed(const GameAtom& question, const graphs::SmallGraph& graph, std::span<const graphs::VertexSet> sets);
/// The value where they do not.
std::int64_t value_of_no_position(const Formula& asks);
/// Whether the value is not in a statement about the game but counted in its play.
bool counts_play(const Formula& asks);
/// Calls visit(asks, question) for each formula such as `nimber GAME` or `winnable` in the formula, and in the
/// definitions of its words; the question has no instance.
void each_question(const Formula& formula, const std::function<void(const Formula&, const GameAtom&)>& visit);
/// Whether the question asks for the score of a game that a win ends: a win is a point.
bool score_of_wins(const Formula& asks);
/// The statement with such a value, and the value in a statement. InputError if it has none.
std::string answer_of(const Formula& asks, std::int64_t value);
std::int64_t number_answered(const Formula& asks, const std::string& answer);

/// Answers to questions: the statement proved, or nothing if it is not known.
using Answers = std::function<std::optional<std::string>(const GameAtom&)>;

/// The value of a closed formula at the graph from its definition, 1 for true and 0 for false, every term expanded
/// down to graph and games; nothing if the answers do not settle it (Kleene's three values).
/// Quantifiers go through every instance, so colourings need an order of at most 16 (LimitError).
/// InputError for an answer that does not fit its question, a word unknown, or one that is not about such graphs
/// (require_about).
std::optional<std::int64_t> evaluate(const Formula& formula, const graphs::SmallGraph& graph, const Answers& answers);

/// Questions that are answered in ways of their own: of a colouring, and of a graph.
inline const Formula ello_of_colouring{"wins", {{"ello", {}}, {"green=", {}}}};
inline const Formula odd_elimination{"wins", {{"odd-elimination", {}}}};

/// The question of a term that asks a game, about the graph or a colouring of it; nothing of other terms.
std::optional<GameAtom> question_of(const language::Term& term, const graphs::SmallGraph& graph,
                                    graphs::VertexSet green);
/// The ELLO question of a colouring: `GRAPH6 green=0,2`, or `GRAPH6` if no vertex is green; digraph6 of a
/// digraph.
GameAtom ello_question(const graphs::SmallGraph& graph, graphs::VertexSet green);

}  // namespace gamecert::conjectures
