#!/usr/bin/env bash
# The printer of rules refuses a text that has no C++, with the clause, and leaves no file; it does not touch a file that is right.
#   texts_without_rules_in_cpp.sh PRINTER SOURCE_FOLDER
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: texts_without_rules_in_cpp.sh PRINTER SOURCE_FOLDER"
printer=${1:?$usage}
root=${2:?$usage}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# refused LINES EXPECTED: a text of a game with these clauses is refused at its last line, where that was expected.
refused() {
  printf 'game sketch 1\n%s\n' "$1" >"$work/sketch.game"
  local said line
  line=$(wc -l <"$work/sketch.game")
  said=$("$printer" "$work/sketch.hpp" "$work" sketch.game 2>&1) && complain "rules are printed of: $1"
  [ ! -e "$work/sketch.hpp" ] || complain "a file is left of: $1"
  [[ "$said" == "sketch.game:$line: expected $2"* ]] || complain "expected an error at line $line of '$1', found: $said"
}
moves=$'two players on a graph; who cannot move loses\nposition open: vertices\nstart open = V'
refused "$moves"$'\nmove v in open\n  open := open - v - {u in N(v): degree(u) > 1}' "a number of which there is C++"
refused "$moves"$'\nmove v in open\n  open := open - N[v]\nlost open = {}' "no such clause"
refused $'one player on a graph\nposition open: vertices\nstart open = V\nmove v in open\n  open := open - v\nwon reach(open, open) = open' "a truth of which there is C++"

# without_lemma GAME SED: the text, so changed, has not the form that a lemma on parts or shapes speaks of: its rules name none, or there are
# none.
without_lemma() {
  local text=games/built_in/$1.game
  mkdir -p "$work/games/built_in"
  "$printer" "$work/rules.hpp" "$root" "$text" && grep -q '\.live = "' "$work/rules.hpp" || complain "the rules of $1 name no lemma"
  sed "$2" "$root/$text" >"$work/$text"
  cmp -s "$root/$text" "$work/$text" && complain "$1 is not changed by $2"
  rm "$work/rules.hpp"
  if "$printer" "$work/rules.hpp" "$work" "$text" 2>"$work/said"; then
    grep -q '\.live = "' "$work/rules.hpp" && complain "a lemma is named by $1 with $2"
  else
    grep -q "^$text:[0-9]*: expected .*games/built_in/printed_rules.hpp" "$work/said" || complain "$1 with $2: $(cat "$work/said")"
  fi
  rm -f "$work/rules.hpp"
}
without_lemma nimstring 's/^move .*/& where |corners(e)| = 2/'
without_lemma nimstring 's/meet unmarked. = {}/meet unmarked = {}/'
without_lemma triangle-colouring 's/ in E.e. then/ in E[e] \& |black| > 2 then/'
without_lemma triangle-colouring 's/on a triangulation/on points/; s/:= black - e/:= black - e - crossing(e)/'
without_lemma four-cycle 's/|corners(d)| = 2 & e in/|corners(d)| > 0 \& e in/'
without_lemma triangle 's/drawn := drawn + e/drawn := drawn + e - marked/'
without_lemma triangle 's/^move .*/& where drawn != {}/'
without_lemma complete-triangulation 's/ - crossing(e)$//'
without_lemma bichromatic-complete "s/^gain .*/gain |mine' meet E[e]|/"
without_lemma bichromatic-colouring 's/^won .*/& | black = {}/'
without_lemma kayles 's/standing - v/standing - N[v]/'
without_lemma capture 's/> |E(v)|$/>= |E(v)|/'
without_lemma capture 's/mine := mine + e/mine := mine + E(e)/'
without_lemma hackendot 's/between(r, v)/between(v, r)/'
without_lemma node-kayles 's/N\[v\]/N(v)/'
without_lemma arc-kayles 's/E(e)/E[e]/'

"$printer" "$work/ello.hpp" "$root" games/built_in/ello.game || complain "no rules are printed of ello"
touch -d 2001-01-01 "$work/ello.hpp"
"$printer" "$work/ello.hpp" "$root" games/built_in/ello.game
[ "$(date -r "$work/ello.hpp" +%Y)" = 2001 ] || complain "a file that is right was written again"
[ "$failures" -eq 0 ]
