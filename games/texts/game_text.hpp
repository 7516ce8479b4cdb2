// The rules of a game as a text: what docs/GAMES.md describes, read, with every word of users expanded.
//
// Its formulas are of the language. Their parameters, in this order: what is given, the parts of the position, their
// new values, which have a prime, and the choices of a move; indexed parts and numbers at places are words of others.
#pragma once

#include <compare>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/info.hpp"
#include "language/formula.hpp"
#include "language/outside.hpp"
#include "text/errors.hpp"

namespace gamecert::games {

using language::Formula;
using language::Sort;

/// Whole numbers from the first to the last.
struct TextRange {
  Formula first, last;
};

/// A set at a place where numbers can be.
enum class TextPlaces { none, vertices, edges, arcs };

/// What is given beside the board: a set of vertices or of edges, an order, numbers at places, or, of no sort, an
/// option.
struct TextGiven {
  std::string name;
  std::string outside = {};              // what users call it, where that is another name
  Sort sort = Sort::set;                 // set, edges, order; whole for numbers
  std::optional<TextRange> range = {};   // of numbers at places, and of an option
  TextPlaces places = TextPlaces::none;  // of numbers
  int usual = 0;                         // of an option
  std::vector<std::string> words = {};   // of an option that has them: its values from 0
  std::string below = {};                // of an option that is a ratio p/q: the name of q, that of p being its name
  bool roots = false;                    // of a set: roots of a forest, of each tree one; else the least vertex
  bool option() const { return (range && places == TextPlaces::none) || !below.empty(); }
  const std::string& called() const { return outside.empty() ? name : outside; }
};

/// A part of the position: a set, a vertex or none, a number or one at every place.
struct TextPart {
  std::string name;
  Sort sort = Sort::set;                 // set, edges, arcs, vertex; whole for numbers
  bool indexed = false;                  // of sets and of a vertex: there is one for each number of the range
  std::optional<TextRange> range = {};   // of the index, or of the numbers
  TextPlaces places = TextPlaces::none;  // of numbers
  std::string bound = {};                // in the start: the index or the place, empty if there is none
  Formula start = {};
  bool numbers() const { return sort == Sort::whole; }
  /// Whether formulas write it with an argument.
  bool with_argument() const { return indexed || places != TextPlaces::none; }
};

struct TextChoice {
  enum class Kind { member, number, subset };
  std::string name;
  Kind kind = Kind::member;
  Sort sort = Sort::vertex;  // of the name
  Formula within = {};       // the set
  std::optional<TextRange> range = {};
};

/// What is put on a part, or at one index or place of it, once or for each instance of a name.
struct TextUpdate {
  std::size_t part = 0;
  std::optional<TextChoice> each = {};  // a member or a number
  std::optional<Formula> at = {};
  Formula value = {};
};

struct TextMove {
  std::string name;  // empty if it has none
  std::vector<TextChoice> choices;
  std::optional<Formula> condition = {};
  std::vector<TextUpdate> updates;
};

/// How play ends if no win ends it: of one player there is a goal.
enum class TextEnding { goal, last_move, points, tie };

/// What play that never ends is: a draw, or won by the player who has 1 there, a part that `turn` exchanges.
struct TextRepeat {
  std::optional<std::size_t> winner = {};  // null: a draw
};

struct GameText {
  std::string name;
  int players = 2;
  BoardKind board = BoardKind::graph;
  bool segments = false;  // edges are the segments between all points of a drawn triangulation
  TextEnding ending = TextEnding::last_move;
  std::vector<TextGiven> given;
  std::vector<TextPart> position;
  std::vector<Formula> require;
  std::vector<TextMove> moves;
  std::vector<std::pair<std::size_t, std::size_t>> turn;  // parts that are exchanged
  std::optional<TextRepeat> repeat = {};                  // of play that may come back to a position
  std::optional<bool> left_most = {};                     // of sided rules: points are of a number that Left wants most
  std::optional<Formula> won = {}, lost = {}, again = {}, gain = {}, before = {}, falls = {};
  std::vector<Formula> always;
};

/// The rules as certificates carry them: `language 1`, then a line for each clause, formulas in prefix text, without
/// prose. Equal texts have equal rules; the reverse is not said.
std::string canonical(const GameText& text);
/// The reverse, strict: InputError with line and column for any other text.
GameText read_canonical_game(std::string_view text);

/// The names that formulas of a text can use, by where they stand.
class TextNames {
 public:
  explicit TextNames(const GameText& text) : text_(text) {}
  /// Of the board and what is given alone; options alone; and of the position, and of a new position, with choices.
  enum class Scope { options, board, position, change };
  std::vector<language::Parameter> parameters(Scope scope, const std::vector<TextChoice>& choices = {}) const;
  /// Words with an argument; they live as long as this object.
  const language::OtherWords& words(Scope scope);

 private:
  struct Named {
    std::string name;
    language::OtherWord word;
    Scope least;
  };
  const GameText& text_;
  std::deque<Named> others_;
  language::OtherWords words_[4];
  bool made_ = false;
};

/// What numbers at such places are at: a vertex, an edge, an arc.
Sort sort_at(TextPlaces places);
/// Of the index, or of the place, of a part that formulas write with an argument.
Sort sort_of_argument(const TextPart& part);
/// Of a set, given the sort of what stands for it: of vertices unless it is one of edges, arcs or numbers.
Sort sort_of_set(Sort given);
/// Of what is put on a part, or on one index or place of it: of a part `vertex` a set, of at most one.
Sort sort_put_on(const TextPart& part);
/// A clause of a text by its word, counted from 0 among those with it: what is given and parts one by one, of `start`
/// the part. Of a move its head, or one of its updates.
struct ClauseAt {
  std::string_view word = "game";
  std::size_t number = 0;
  std::optional<std::size_t> update = {};
  friend auto operator<=>(const ClauseAt&, const ClauseAt&) = default;
};
/// What is wrong with a clause, for whoever knows where it stands.
class ClauseError : public text::InputError {
 public:
  ClauseError(const std::string& message, ClauseAt clause) : InputError(message), clause_(clause) {}
  const ClauseAt& clause() const { return clause_; }

 private:
  ClauseAt clause_;
};
/// ClauseError for what no formula is to blame for: names that are taken, clauses that do not go together.
void require_sound(const GameText& text);
/// The part that `turn` exchanges with that one; null if it exchanges it with none.
std::optional<std::size_t> turned_with(const GameText& text, std::size_t part);
/// Behind `repeat`: `draw`, or the part of whoever wins play without end.
std::string repeat_text(const GameText& text);
/// Whether Left and Right play: an option `first` with the words of first_words (games/info.hpp), with or without the
/// last, says who begins, and nothing but the start speaks of it.
bool sided(const GameText& text);
/// A formula about what is given, as a line in which options are compared with their words.
std::string in_words(const GameText& text, Formula formula);
/// `move jump`, or `move 2` of a move without a name, counted from 1.
std::string move_called(const GameText& text, std::size_t clause);
/// Why it cannot name a part, a choice or what is given; empty if it can.
std::string why_no_name(std::string_view name);

/// A clause that is one formula: where it is evaluated, and what it gives. Nothing for other words.
struct TextClause {
  TextNames::Scope scope;
  Sort sort;
  bool change() const { return scope == TextNames::Scope::change; }
};
std::optional<TextClause> formula_clause(std::string_view word);
/// Those of them that are there at most once, in the order of canonical texts, and where a text has them; null for
/// others.
inline constexpr std::string_view single_clauses[] = {"won", "lost", "again", "gain", "before", "falls"};
template <class Text>
auto* single_clause(Text& text, std::string_view word) {
  return word == "won"      ? &text.won
         : word == "lost"   ? &text.lost
         : word == "again"  ? &text.again
         : word == "gain"   ? &text.gain
         : word == "before" ? &text.before
         : word == "falls"  ? &text.falls
                            : nullptr;
}
/// Gives the text such a clause.
void put_clause(GameText& text, std::string_view word, Formula formula);

/// The choices that all moves have, by name and sort: those that `again` and `gain` can speak of.
std::vector<TextChoice> common_choices(const GameText& text);

}  // namespace gamecert::games
