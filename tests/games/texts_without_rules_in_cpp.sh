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
refused "$moves"$'\nmove v in open\n  open := open - N[v]\nagain N(v) meet open = {}' "no such clause"
refused $'one player on a graph\nposition open: vertices\nstart open = V\nmove v in open\n  open := open - v\nwon reach(open, open) = open' "a truth of which there is C++"

"$printer" "$work/ello.hpp" "$root" games/built_in/ello.game || complain "no rules are printed of ello"
touch -d 2001-01-01 "$work/ello.hpp"
"$printer" "$work/ello.hpp" "$root" games/built_in/ello.game
[ "$(date -r "$work/ello.hpp" +%Y)" = 2001 ] || complain "a file that is right was written again"
[ "$failures" -eq 0 ]
