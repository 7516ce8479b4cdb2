// Formulas about graphs as values, and their prefix text.
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
//   either   recursive (a head, what is meant by it, and a body in which it may be called): the head is a name, the
//            sort that it gives, and the sort and the name of each parameter up to `is`, `recursive truth f number n
//            is`; then `f 3` is a call. Inside, nothing of outside is named. The first argument of a call is a number
//            or a set; that of a call inside is less, and not below 0, or has fewer members
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
//   number-part, ups, stars, left-stop, right-stop, mean, temperature   of the value of a game for Left and Right;
//   value=2|-1       whether it is that value, written without blanks; value<=0 and value>=0: at most, at least that
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

#include <string>
#include <string_view>
#include <vector>

namespace gamecert::language {

class GameWords;

struct Formula {
  std::string word;
  std::vector<Formula> arguments;
  friend bool operator==(const Formula&, const Formula&) = default;
};

/// Whether the word stands somewhere in the formula, as a word of the language, a name or a number.
bool has_word(const Formula& formula, std::string_view word);
/// Whether a quantifier, `let` or a recursion in the formula gives the name to a variable.
bool binds(const Formula& formula, std::string_view name);
/// `-> oddity odd-degenerate`: words in prefix order, single spaces between.
std::string prefix(const Formula& formula);
/// The reverse; InputError with the column. The result is well-typed: every word is known, has
/// its arguments, and gives what its place asks for. Questions to games are read by those who know games.
Formula read_prefix(std::string_view text, const GameWords* games);
/// The same of a formula that gives a number.
Formula read_prefix_number(std::string_view text, const GameWords* games);

}  // namespace gamecert::language
