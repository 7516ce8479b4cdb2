#!/usr/bin/env bash
# Rules that break their contract do not compile, and the message names the member.
#   rules_that_do_not_compile.sh COMPILER SOURCE_FOLDER PRINTED_FOLDER
set -u
. "$(dirname "$0")/../complaints.sh"
export LC_ALL=C
usage="usage: rules_that_do_not_compile.sh COMPILER SOURCE_FOLDER PRINTED_FOLDER"
compiler=${1:?$usage}
root=${2:?$usage}
printed=${3:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# What all sketches include, compiled once.
printf '#include "%s"\n' games/node_kayles.hpp games/play/word_plane.hpp games/rules.hpp >"$work/contract.hpp"
"$compiler" -std=c++20 "-I$root" "-I$printed" -x c++-header "$work/contract.hpp" -o "$work/contract.hpp.gch" || exit 1

# rules REFINEMENTS MEMBERS: Node-Kayles with these refinements and members instead of its own.
rules() {
  cat <<CPP
namespace gamecert::games {
template <Plane P>
struct Sketch : NodeKayles<P> {
  using typename NodeKayles<P>::Board, NodeKayles<P>::NodeKayles;
  $1
  $2
};
static_assert(contract::meet<Sketch<WordPlane<1>>, WordPlane<1>>());
}
CPP
}

# says MESSAGE REFINEMENTS MEMBERS: compiles if MESSAGE is empty, and else stops with it.
says() {
  local said status
  rules "$2" "$3" >"$work/sketch.cpp"
  said=$("$compiler" -std=c++20 -fsyntax-only "-I$root" "-I$printed" -include "$work/contract.hpp" "$work/sketch.cpp" 2>&1)
  status=$?
  if [ -z "$1" ]; then
    [ $status -eq 0 ] && return
  else
    [ $status -ne 0 ] && grep -qF "$1" <<<"$said" && return
  fi
  complain "$2 $3: expected '$1', found status $status and: $(grep -m3 error <<<"$said")"
}

declares='static constexpr Refinements refinements = '
live='.live = "Parts of open vertices"'
won='typename P::Bit won(const Board& at) const { return none(at.open); }'
says '' '' ''
rest='.any_graph = true, .position_of = true, .ruled_out = true'
says '' "$declares{.won = true, $live, $rest};" "$won"
says '`won` is declared, and the game has none' "$declares{.won = true, $live};" ''
says '`won` is declared, and the game has none' "$declares{.won = true, $live};" "${won/ const \{/ \{}"
says 'the game has a member `won`, and its refinements do not' '' "$won"
says 'the game has a member `live`, and its refinements do not' "$declares{};" ''
says 'the game has a member `gain`, and its refinements do not' '' 'int gain = 0;'
says '`gain` is declared, and the game has none' "$declares{.gain = true, $live};" 'typename P::Number gian(const Board&, int) const { return 1; }'
says 'the game has a member `codes`, and its refinements do not' '' 'static int codes(const Instance&, const Parameters&) { return 1; }'
says 'the game has no public `remaining`' '' 'int remaining(const Board&) const { return 1; }'
says 'the game has no public `moves`' '' 'P moves(Board& at) const { return at.open; }'
says '`lines` is declared, and the arena has none' "$declares{$live, .lines = true};" ''
says '`line_mark` and `crossing` are of lines' "$declares{$live, .crossing = true};" ''
says '`mark`, `beside` and `lines` are of live cells' "$declares{.lines = true};" 'int live_ = 0;'
says 'the game has a member `ruled_out`, and its refinements do not' "$declares{$live, .any_graph = true, .position_of = true};" ''
says 'of `position_of` and `ruled_out` one is declared' "$declares{$live, .any_graph = true, .position_of = true};" ''
says '`position_of` and `ruled_out` are of painted vertices of some graph' "$declares{$live, .position_of = true, .ruled_out = true};" ''
says '`position_of` is declared, and the game has none' "$declares{$live, $rest};" 'Board position_of(P painting) const { return {painting}; }'
says '`any_graph` is declared, and `on` is no GraphArena' "$declares{$live, $rest};" 'struct { const P& neighbours(int) const; } on;'
turn='Board turn(const Board& at) const { return at; }'
says '`turn` is declared, so the players differ, and neither `won` nor `gain` is' "$declares{.turn = true, $live};" "$turn"
says '' "$declares{.won = true, .turn = true, $live, $rest};" "$won $turn"
says "has no non-static data member named 'gian'" "$declares{.gian = true};" ''
[ "$failures" -eq 0 ]
