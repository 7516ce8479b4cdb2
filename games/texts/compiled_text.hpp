// A text of a game made ready to be evaluated over planes: names are slots, words are numbers, and it is known what
// depends on the board alone. The same for every board.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/texts/game_text.hpp"
#include "language/program.hpp"

namespace gamecert::games {

/// What a node of a formula says; of the words of docs/LANGUAGE.md those that texts of games may use.
enum class PlaneWord : std::uint8_t {
  // values
  constant,
  slot,
  given_at,
  part,
  part_of_index,
  number_part,
  number_at,
  no_set,
  bind,
  // truths
  conjunction,
  disjunction,
  implication,
  equivalence,
  negation,
  always,
  never,
  equal,
  unequal,
  less,
  at_most,
  more,
  at_least,
  within,
  same,
  adjacent,
  power_of_two,
  // choices and quantifiers
  choice,
  forall,
  exists,
  count,
  sum,
  folded,
  those,
  // numbers
  plus,
  minus,
  times,
  mod,
  computed,
  size_of_set,
  degree,
  in_degree,
  distance,
  eccentricity,
  // sets
  vertices,
  edges,
  neighbours,
  in_neighbours,
  unite,
  meet,
  subtract,
  differ,
  edges_at,
  edges_in,
  ends,
  ends_of,
  reach,
  reach_along,
  between,
  tail,
  head,
  single,
  before,
  corners,
  sides,
  crossing,
  convex,
  triangulation,
  // on another graph
  keep,
  remove,
  cut,
  connected,
  order,
  size,
  term,
  of_graph  // a formula about the graph alone
};

struct PlaneNode {
  PlaneWord word;
  Sort sort = Sort::whole;
  std::array<int, 3> child = {-1, -1, -1};
  std::array<int, 2> of_range = {-1, -1};                 // ends of a range, or a set
  language::Range range = language::Range::colourings;    // of a quantifier; of none colourings, which no text has
  language::Meaning meaning = language::Meaning::strict;  // of what is folded, and computed
  int slot = -1;                                          // of a variable; which of what is given, or which part
  bool prime = false;                                     // of the new position
  language::Number number = 0;
  language::Number (*computed)(const language::PlacedGraph&, language::Number, language::Number) = nullptr;
  const language::Term* term = nullptr;
  std::shared_ptr<const Formula> formula = nullptr;  // about the graph alone
  // What it depends on.
  bool fixed = true;            // on the board and what is given alone, beside its slots
  int table = -1;               // of values, found once for each board
  bool inside_table = false;    // which another table is made of
  std::vector<int> keys = {};   // slots of elements
  std::vector<int> slots = {};  // free in it
  int kept = -1;                // of values found once for all instances of a quantifier around it
  std::vector<int> keeps = {};  // of a quantifier: which of them are found anew
};

/// A variable: an element or a set that a choice, a quantifier or `let` names.
struct PlaneSlot {
  std::string name;
  Sort sort;
  bool by_let = false;  // then it may stand for an element that is not known
};

struct CompiledRange {
  int first = -1, last = -1;
};
struct CompiledChoice {
  TextChoice::Kind kind = TextChoice::Kind::member;
  Sort sort = Sort::vertex;
  int slot = -1;
  int within = -1;
  CompiledRange range = {};
  int most = -1;                     // of a set: the node that bounds its size
  std::vector<int> conditions = {};  // conjuncts of the move's condition that this choice decides
};
struct CompiledUpdate {
  std::size_t part = 0;
  std::optional<CompiledChoice> each = {};
  int at = -1;
  int value = -1;
};
struct CompiledMove {
  std::vector<CompiledChoice> choices;
  int condition = -1;  // of a move without choices
  std::vector<CompiledUpdate> updates;
};

class CompiledText {
 public:
  /// InputError for what texts of games cannot say.
  explicit CompiledText(GameText text);

  const GameText& text() const { return text_; }
  const PlaneNode& operator[](int node) const { return nodes_[static_cast<std::size_t>(node)]; }
  int size() const { return static_cast<int>(nodes_.size()); }
  const std::vector<PlaneSlot>& slots() const { return slots_; }
  /// Whether edges matter beyond who is a neighbour of whom: boards may have more of them than cells.
  bool uses_edges() const { return uses_edges_; }
  /// Nodes whose values are found once for a board, each behind those inside of it.
  const std::vector<int>& tables() const { return tables_; }
  /// How many values are found once for all instances of a quantifier.
  int kept() const { return kept_; }

  struct Start {
    int slot = -1;  // of the index or the place
    int value = -1;
  };
  std::vector<Start> start;
  std::vector<CompiledRange> part_ranges, given_ranges;  // without a range -1
  std::vector<int> require, always;
  std::vector<CompiledMove> moves;
  int won = -1, lost = -1, again = -1, gain = -1, before = -1, falls = -1;

 private:
  class Compiler;
  GameText text_;
  std::vector<PlaneNode> nodes_;
  std::vector<PlaneSlot> slots_;
  std::vector<int> tables_;
  int kept_ = 0;
  bool uses_edges_ = false;
};

}  // namespace gamecert::games
