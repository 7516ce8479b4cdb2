// The contract of a rule text: what every game has, what it may have beyond that, and how it says so.
//
// A game is a struct template over planes, in a file of its own. Every game has
//
//   info()                                what it says about itself to command line and help, static
//   refinements                           which of the members below it has, a static constexpr Refinements
//   cells(instance, parameters)           how many cells a plane has, static
//   Board                                 a struct of planes and nothing else: a position, seen by the mover
//   MyGame(space, instance, parameters)   InputError where the rules do not fit the board or its attributes
//   start()                               the position in which play begins
//   moves(at)                             the plane of the codes of legal moves
//   play(at, move)                        the position after a legal move, seen by whoever made it
//   remaining(at)                         a number that falls with every move and is never negative
//
// and what its refinements say (refinements.hpp). The contract is checked for every registered game, over planes of
// words and of circuits, whenever the library of games is built (registry/contracts.cpp.in), both ways: a declared
// member is there exactly as below, on a const value; a member of that name that is not declared is an error, wherever
// it comes from. So no misspelt or undeclared rule is left out of play in silence. docs/ADDING.md shows an example of
// each member.
#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/arenas/graph_arena.hpp"
#include "games/info.hpp"
#include "games/instances/instance.hpp"
#include "games/plane.hpp"
#include "games/refinements.hpp"

namespace gamecert::games::contract {

/// What every kind of plane offers to rules. As no bit becomes a bool, none can branch on one.
template <class P>
concept PlaneOperations = requires(const P a, const P b, const typename P::Bit bit, const typename P::Number number,
                                   const typename P::Space space, int cell, const std::vector<int> cells) {
  { a& b } -> std::same_as<P>;
  { a | b } -> std::same_as<P>;
  { a ^ b } -> std::same_as<P>;
  { a - b } -> std::same_as<P>;
  { a.contains(cell) } -> std::same_as<typename P::Bit>;
  { when(bit, a) } -> std::same_as<P>;
  { any(a) } -> std::same_as<typename P::Bit>;
  { none(a) } -> std::same_as<typename P::Bit>;
  { count(a) } -> std::same_as<typename P::Number>;
  { when(bit, number) } -> std::same_as<typename P::Number>;
  { number + number } -> std::same_as<typename P::Number>;
  { number - number } -> std::same_as<typename P::Number>;
  { number < number } -> std::same_as<typename P::Bit>;
  { number == number } -> std::same_as<typename P::Bit>;
  { !bit } -> std::same_as<typename P::Bit>;
  { bit& bit } -> std::same_as<typename P::Bit>;
  { bit | bit } -> std::same_as<typename P::Bit>;
  { bit ^ bit } -> std::same_as<typename P::Bit>;
  { space.none() } -> std::same_as<P>;
  { space.all(cell) } -> std::same_as<P>;
  { space.cell(cell) } -> std::same_as<P>;
  { space.cells(cells) } -> std::same_as<P>;
  requires !std::is_constructible_v<bool, typename P::Bit>;
};

// Names_member<R>: rules R have a member of that name, of whatever kind, their own or inherited, public or not. It is
// looked up in a class that has another one so called: what is ambiguous there is in R.
// Has_member<R, P>: it is one public function with the signature of the contract, over planes P.
#define GAMECERT_MEMBER(member, ...)                                   \
  struct Another_##member {                                            \
    int member;                                                        \
  };                                                                   \
  template <class R>                                                   \
  struct With_##member : R, Another_##member {};                       \
  template <class R>                                                   \
  concept Names_##member = !requires {                                 \
    &With_##member<R>::member;                                         \
  };                                                                   \
  template <class R, class P, class Board = typename R::Board>         \
  concept Has_##member = requires {                                    \
    requires std::is_convertible_v<decltype(&R::member), __VA_ARGS__>; \
  }

GAMECERT_MEMBER(info, GameInfo (*)());
GAMECERT_MEMBER(cells, int (*)(const Instance&, const Parameters&));
GAMECERT_MEMBER(start, Board (R::*)() const);
GAMECERT_MEMBER(moves, P (R::*)(const Board&) const);
GAMECERT_MEMBER(play, Board (R::*)(const Board&, int) const);
GAMECERT_MEMBER(remaining, typename P::Number (R::*)(const Board&) const);

GAMECERT_MEMBER(won, typename P::Bit (R::*)(const Board&) const);
GAMECERT_MEMBER(moves_again, typename P::Bit (R::*)(const Board&, int) const);
GAMECERT_MEMBER(gain, typename P::Number (R::*)(const Board&, int) const);
GAMECERT_MEMBER(head_start, typename P::Number (R::*)() const);
GAMECERT_MEMBER(turn, Board (R::*)(const Board&) const);
GAMECERT_MEMBER(live, P (R::*)(const Board&) const);
GAMECERT_MEMBER(mark, typename P::Number (R::*)(const Board&, int) const);
GAMECERT_MEMBER(beside, P (R::*)(const Board&, const P&) const);
GAMECERT_MEMBER(line_mark, typename P::Number (R::*)(const Board&, const P&) const);
GAMECERT_MEMBER(codes, int (*)(const Instance&, const Parameters&));
GAMECERT_MEMBER(move_name, std::string (R::*)(int) const);
GAMECERT_MEMBER(play_only, std::string_view (*)(const Parameters&));
GAMECERT_MEMBER(position_of, Board (R::*)(const P&) const);
GAMECERT_MEMBER(ruled_out, P (R::*)(const P&) const);

// Of the arena `on`.
GAMECERT_MEMBER(neighbours, const P& (R::*)(int) const);
GAMECERT_MEMBER(lines, const std::vector<P>& (R::*)() const);
GAMECERT_MEMBER(crossing, const P& (R::*)(int) const);
GAMECERT_MEMBER(graph, const GraphArena<P>& (R::*)() const);
#undef GAMECERT_MEMBER

/// Whether Board{p, p, ...} can be made of as many planes as it has room for: no field is anything else.
template <class Board, class P, std::size_t... i>
consteval bool made_of_planes(std::index_sequence<i...>) {
  return requires(const P& plane) { Board{(static_cast<void>(i), plane)...}; };
}
template <class Board, class P>
concept MadeOfPlanes = std::is_aggregate_v<Board> && sizeof(Board) % sizeof(P) == 0 &&
                       made_of_planes<Board, P>(std::make_index_sequence<sizeof(Board) / sizeof(P)>{});

template <class R>
concept Declares = requires {
  requires std::is_same_v<decltype(R::refinements), const Refinements>;
};
template <class R>
concept HasArena = requires(const R& rules) {
  rules.on;
};
template <class R, class P>
concept OnGraphArena = HasArena<R> &&
    (std::is_same_v<decltype(R::on), GraphArena<P>> || Has_graph<decltype(R::on), P, void>);

#define GAMECERT_REQUIRE(member) \
  static_assert(Has_##member<R, P>, "the game has no public `" #member "` with the signature of games/rules.hpp")
#define GAMECERT_CHECK(member)                                                                             \
  static_assert(!R::refinements.member || Has_##member<R, P>,                                              \
                "`" #member "` is declared, and the game has none with the signature of games/rules.hpp"); \
  static_assert(bool(R::refinements.member) || !Names_##member<R>,                                         \
                "the game has a member `" #member "`, and its refinements do not declare it")
#define GAMECERT_CHECK_ARENA(member)                                                                        \
  static_assert(!R::refinements.member || Has_##member<Arena, P, void>,                                     \
                "`" #member "` is declared, and the arena has none with the signature of games/rules.hpp"); \
  static_assert(R::refinements.member || !Names_##member<Arena>,                                            \
                "the arena of live cells has a member `" #member "`, and the refinements do not declare it")

/// Compiles for rules R over planes P only if they meet the contract of rules with live cells.
template <class R, Plane P>
consteval bool meet_arena() {
  if constexpr (!R::refinements.live) {
    static_assert(!R::refinements.mark && !R::refinements.beside && !R::refinements.lines,
                  "`mark`, `beside` and `lines` are of live cells, and `live` is not declared");
  } else {
    static_assert(HasArena<R>, "`live` is declared, and there is no arena `on`");
    using Arena = decltype(R::on);
    static_assert(Has_neighbours<Arena, P, void>,
                  "`live` is declared, and the arena has no `neighbours` with the signature of games/rules.hpp");
    GAMECERT_CHECK_ARENA(lines);
    GAMECERT_CHECK_ARENA(crossing);
  }
  return true;
}

/// Compiles for rules R over planes P only if they meet the contract; the message names the member that does not.
template <class R, Plane P>
consteval bool meet() {
  using Board = typename R::Board;
  static_assert(PlaneOperations<P>,
                "the planes do not offer what contract::PlaneOperations says, or their bits can be branched on");
  static_assert(Declares<R>, "the game declares no refinements: static constexpr Refinements refinements = {...}");
  static_assert(!std::is_final_v<R>, "rules must not be final, or their members cannot be looked up");
  static_assert(MadeOfPlanes<Board, P>, "`Board` is not a struct of planes");
  static_assert(std::is_constructible_v<R, const typename P::Space&, const Instance&, const Parameters&>,
                "there is no constructor from space, instance and parameters");
  GAMECERT_REQUIRE(info);
  GAMECERT_REQUIRE(cells);
  GAMECERT_REQUIRE(start);
  GAMECERT_REQUIRE(moves);
  GAMECERT_REQUIRE(play);
  GAMECERT_REQUIRE(remaining);
  GAMECERT_CHECK(won);
  GAMECERT_CHECK(moves_again);
  GAMECERT_CHECK(gain);
  GAMECERT_CHECK(head_start);
  GAMECERT_CHECK(turn);
  GAMECERT_CHECK(live);
  GAMECERT_CHECK(mark);
  GAMECERT_CHECK(beside);
  GAMECERT_CHECK(line_mark);
  GAMECERT_CHECK(codes);
  GAMECERT_CHECK(move_name);
  GAMECERT_CHECK(play_only);
  GAMECERT_CHECK(position_of);
  GAMECERT_CHECK(ruled_out);
  static_assert(
      !R::refinements.turn || R::refinements.won || R::refinements.gain,
      "`turn` is declared, so the players differ, and neither `won` nor `gain` is: nimbers, and games that the "
      "last move decides, are of players who have the same moves");
  static_assert(R::refinements.gain || !R::refinements.head_start, "`head_start` is of points: declare `gain`");
  static_assert(
      R::refinements.lines || (!R::refinements.lines_win && !R::refinements.line_mark && !R::refinements.crossing),
      "`lines_win`, `line_mark` and `crossing` are of lines, and `lines` is not declared");
  static_assert(R::refinements.won || !R::refinements.lines_win, "`lines_win` is declared, and `won` is not");
  static_assert(!R::refinements.coins || (R::refinements.lines && R::refinements.moves_again && !R::refinements.won),
                "`coins` is declared, and `lines` and `moves_again` are not, or `won` is");
  static_assert(!R::refinements.any_graph || OnGraphArena<R, P>,
                "`any_graph` is declared, and `on` is no GraphArena and has no `graph`");
  static_assert(R::refinements.position_of == R::refinements.ruled_out,
                "of `position_of` and `ruled_out` one is declared, and the other is not");
  static_assert(R::refinements.any_graph || !R::refinements.position_of,
                "`position_of` and `ruled_out` are of painted vertices of some graph: declare `any_graph`");
  return meet_arena<R, P>();
}
#undef GAMECERT_REQUIRE
#undef GAMECERT_CHECK
#undef GAMECERT_CHECK_ARENA

}  // namespace gamecert::games::contract
