// Conjectures about graphs as values, what they mean, and their prefix text.
//
// A formula is a word and its arguments. Words, by what they give (words.cpp has them all):
//   truth    & | -> <-> (2 arguments), ! (1), = != < <= > >= (2 numbers), true, false, forall, exists (a quantifier
//            and a body), in, same (2 sets), adjacent (2 vertices), alike (2 sets: an automorphism carries one to the
//            other), colourable (with a number of colours), degree-sequence (at a place), contains, free, induced-free,
//            minor-free (a graph6 text), and the properties
//   number   a whole number, infinite, -infinite, + - * mod (2), count (a quantifier and a truth value), sum, min, max
//            (a quantifier and a number), degree, eccentricity (a vertex), distance (2 vertices), card (a set),
//            longest-cycle, and the invariants
//   set      V, N (a set: the vertices outside with a neighbour in it), union, intersection, difference (2 sets),
//            before (a vertex and an order: the vertices before it there), and variables; a vertex is a set of one, an
//            edge of two
//   either   if (a truth value, and what is meant if it is true, and if it is false), let (a name, its value, a body)
//   either, on another graph   delete (a vertex or an edge), remove, induce, join, contract (a set), complement, line,
//            square, cone: the last argument is the body, about the graph so changed
// Quantifiers: `colouring` (every set of green vertices), and with a name `vertex`, `edge`, `nonedge`, `pair` (two
// vertices), `set` (of vertices), `component`, `block`, `order` (of all vertices, at most 10) of the graph that the
// formula speaks of there.
// Inside `colouring` there are also: winnable, plausible, parity-plausible, nontrivial, greens.
// Words that ask a game on the graph; all options of the game follow its name in the order it declares them, `nimber
// proper 2`:
//   nimber, score    of a game that the last move decides, of one for points
//   misere           1 if the first player wins when the last to move loses, -1 if the second does
//   wins             of a solitaire: whether its goal can be reached
//   winning-moves    the number of first moves after which the mover wins, or has more points in the end
//   longest-play, shortest-play    the number of moves of a longest and a shortest play
// Behind the options stand the sets that attributes of the board are: `nimber proper 2 painted=1 S` has the vertices of
// S painted with colour 1, `nimber sequential 2 order= s` paints in the order s. A position that the rules do not allow
// has the value `infinite`, and no solitaire wins it. As a value, `forall vertex v delete v oddity` is
// forall(vertex(v), delete(v, oddity)): quantifiers have the variable as their argument, `colouring` has none, `nimber`
// has the game, whose arguments are its options, then `painted=1`, whose argument is the set.
//
// A colouring colours the graph it is chosen for, so a body on another graph must choose its own. A variable is new to
// its body. What a variable names may be gone: a vertex that is not there has degree 0, no neighbours and infinite
// distance, and deleting it changes nothing. With a vertex its edges are deleted. A contraction puts a new vertex in
// the place of a set; in the line graph all vertices are new, so variables of outside that name vertices cannot stand
// there. Nothing at all has the maximum -infinite, the minimum infinite and the sum 0. Arithmetic never fails on
// `infinite`: where the greater of two ends wins, x + infinite = infinite, 0 * infinite = 0, and mod gives 0. The last
// vertex deleted leaves the null graph: no path joins its vertices, so it is not connected, order + size is 0, so it is
// of even type and no oddity (hence K_1 is not special), and its one game of ELLO is won before the first move.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/small_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
struct Entry;
struct GameInfo;
struct ParameterInfo;
}  // namespace gamecert::games

namespace gamecert::conjectures {

class GraphValues;

struct Formula {
  std::string word;
  std::vector<Formula> arguments;
  friend bool operator==(const Formula&, const Formula&) = default;
};

/// `-> oddity odd-degenerate`: words in prefix order, single spaces between.
std::string prefix(const Formula& formula);
/// The reverse; InputError with the column. The result is well-typed: every word is known, has
/// its arguments, and gives what its place asks for.
Formula read_prefix(std::string_view text);
/// The same of a formula that gives a number.
Formula read_prefix_number(std::string_view text);

/// A property or invariant of graphs that formulas can name.
struct Term {
  enum class Kind { property, invariant };
  std::string_view name;
  Kind kind;
  bool of_colouring;            // only inside `colouring`
  std::string_view meaning;     // one line; of a term with a definition in words.txt
  std::string_view definition;  // as prefix text; empty for terms computed from the graph and for game atoms
  bool on_digraphs = false;     // makes sense for digraphs too
  std::int64_t (*of_graph)(const graphs::SmallGraph&) = nullptr;  // of terms computed from the graph alone
  std::string_view source = {};  // where it is from; of a term with a definition in words.txt
  /// `NAME: WHAT IT SAYS`, where what is computed or defined is not the meaning word for word.
  std::string_view theorem = {};
  /// Of other terms that ask no game: truth is 1 and falsity 0; the green set matters only to terms of colourings.
  std::int64_t (*value)(GraphValues& on, graphs::VertexSet green) = nullptr;
  std::uint64_t (*truths)(GraphValues& on, std::size_t word) = nullptr;  // the same of 64 green sets
};
/// Those that are computed, and those that conjectures/definitions.txt defines.
std::span<const Term> terms();
const Term* find_term(std::string_view name);
/// The definition of a term that has one, read.
const Formula& definition(const Term& term);

/// Calls visit(part, term) for the formula, for all that it is made of and for what the definitions of its words are
/// made of, with the term that the part is; null for other words.
void each_subformula(const Formula& formula, const std::function<void(const Formula&, const Term*)>& visit);
/// The theorems of the words that the formula names, and of those that their definitions name, each once.
std::set<std::string_view> theorems_under(const Formula& formula);
/// Of all words.
std::set<std::string_view> theorems_under_words();

/// What a formula is asked about.
enum class GraphKind { graphs, digraphs };

/// What the outermost word names that makes no sense for the subject, `oddity` or `nimber(blue-red)`; empty if all
/// does.
std::string misfit(const Formula& formula, GraphKind subject);
/// The refusal of what misfit() names.
text::InputError misfit_error(const std::string& word, GraphKind subject, std::size_t column);
/// Throws it for a misfit anywhere in the formula.
void require_about(const Formula& formula, GraphKind subject);

/// A question about a game that a truth value can rest on: instance and statement.
struct GameAtom {
  std::string game;
  std::string instance;
  std::map<std::string, int> parameters = {};  // all of the game's
  bool misere = false;
};
/// `GAME --NAME VALUE INSTANCE`, with every parameter.
std::string text(const GameAtom& question);

/// Whether such a word as `nimber` can ask the game: its board is a graph or digraph, and nothing beside that is read
/// off the numbers of its vertices, unless it is among the attributes given.
bool askable(const games::Entry& entry, std::string_view word, std::span<const std::string_view> attributes);
/// What is wrong with the board of a game that none can ask; empty if it is something else.
std::string why_not_asked(std::string_view game);
/// An option of a game as formulas have it, from a text of its value. InputError with the column for no value of it.
std::string option_text(const games::GameInfo& info, const games::ParameterInfo& parameter, std::string_view text,
                        std::size_t column);
/// How many attributes a question has at most.
inline constexpr std::size_t most_attributes = 3;
/// What stands behind `painted=1` or `green=`: a set, an edge, or an order; `any` for what is no attribute of the game.
/// A value is a number where the attribute has values, and nothing where it has none.
enum class Sort;
Sort sort_of_attribute(const games::GameInfo& info, std::string_view attribute);
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

/// The ELLO question of a colouring: `GRAPH6 green=0,2`, or `GRAPH6` if no vertex is green; digraph6 of a
/// digraph.
GameAtom ello_question(const graphs::SmallGraph& graph, graphs::VertexSet green);

}  // namespace gamecert::conjectures
