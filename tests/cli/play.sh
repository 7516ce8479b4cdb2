#!/usr/bin/env bash
# `gamecert play`: games against the program through a pipe, certificates replayed, pages, and refusals.
#   play.sh BIN
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cases=0

# says STATUS PATTERN WORDS ARGUMENT...: the words, one a line, as input.
says() {
  local status=$1 pattern=$2 input=$3 output got
  shift 3
  cases=$((cases + 1))
  output=$(tr ' ' '\n' <<<"$input" | timeout 60 gamecert play "$@" 2>&1)
  got=$?
  [ "$got" -eq "$status" ] && grep -qE -- "$pattern" <<<"$output" && return
  complain "play $* <<<'$input': expected $status and /$pattern/, found $got and $output"
}

# A path of five: the middle wins, as what is left are two equal vertices.
says 0 'Good: 2' 'hint' node-kayles path:5
says 0 'The program resigns: the first player wins by perfect play; its nimber is 0' '2' node-kayles path:5
says 0 'The second player cannot move and loses' '2 go 4' node-kayles path:5 --to-the-end
says 0 'Nimber 0 is a P-position' '2 why' node-kayles path:5
says 0 '0: loses, to nimber 1' '2 values' node-kayles path:5
says 0 'The second player has the moves 2' '0' node-kayles path:3 --both
says 0 'The second player cannot move and loses' '' node-kayles path:3 --second
says 0 'The second player cannot move and wins' '1' node-kayles path:3 --play misere --both
says 0 '^node-kayles path:3$' '' node-kayles path:3
says 0 '^triangle convex:4:$' '' triangle convex:4: --both
says 0 '^Rules: .*; who cannot move loses$' '' node-kayles path:3
says 0 '^node-kayles path:3, misere play$' '' node-kayles path:3 --play misere
says 0 '^Rules: .*; who cannot move wins$' '' node-kayles path:3 --play misere
says 0 '^Rules: .*; who cannot wins$' '' sequential path:3 --play misere
says 0 '^Rules: .*; the last to flip loses$' '' flip fan:3 --play misere
says 0 'over the rules, positions taken apart by .Parts of open vertices. ' 'why' node-kayles path:4
says 0 'Found by search over the rules\.$' 'why' node-kayles path:4 --play misere --both
# A theorem says that every move loses, where search would take too long.
says 0 'The program resigns: the second player wins by perfect play, by theorem on flips in fans of docs/TRIANGULATIONS.md' \
  '' flip-to-triangle fan:41 --second
says 0 'Every move loses by perfect play, by theorem on flips in fans of' 'hint' flip-to-triangle fan:41
says 0 'The second player wins by perfect play. By theorem on flips in fans of' 'why' flip-to-triangle fan:41
says 0 'The program plays .*' 'go' flip-to-triangle fan:41 --second
says 0 'Every move loses by perfect play, by theorem on deciding trees of' '5 hint' geodetic path:100000
# Boards too large to be searched, where a theorem has the strategy.
says 0 'The program plays 19:2' '17:1' proper cycle:401
says 0 'and 2002 more, which `moves` lists' '' proper cycle:1006
says 0 'The program plays 99994' '5' geodetic path:100000
says 0 'The program plays 869-899, for 1 point' '0-1 0-30' capture grid:30x30
says 0 'Good: 0-301' 'hint' nimstring fan:600
says 0 'The first player wins by perfect play. By Theorem 11 of docs/PARTS.md\.' 'why' nimstring fan:600
says 0 'Good: 0-2' 'hint' flip-to-triangle fan:60
says 0 'The second player wins by perfect play. By theorem on flips in fans of' 'why' flip-to-triangle fan:61
says 0 'The program plays ' '0-1' bichromatic-colouring wheel:600
says 0 'The program plays 999:2' '0:1' distance path:1000
says 0 'The program plays 960:1' '0:1' proper grid:31x31 --second
says 0 'The program plays 1:2' '0:1' sequential path:2000
says 0 '^The first player has the moves .* 1499\.$' 'moves' hackendot path:1500
says 0 'all moves: not known: the board has 1101 cells' '1 values' geodetic path:1101 --both
says 3 '^s UNKNOWN the board has 1600 cells' '' geodetic grid:40x40
# Positions of these games are never split, as docs/PARTS.md says.
says 0 'Found by search over the rules\.$' 'why' capture path:3 --both
says 0 'Found by search over the rules\.$' 'why' complete-triangulation convex:4: --both
says 0 'after 0 2' '0 2 position' node-kayles path:3 --both
says 0 'The first player has the moves 0 1 2' '0 2 undo back moves' node-kayles path:3 --both
says 0 'expected a legal move.*found .9' '9' node-kayles path:3
says 0 '  hint ' 'help' node-kayles path:3
says 0 'Good: 2' 'HINT' node-kayles path:5
says 0 "did you mean 'values'.*found 'value'" 'value' node-kayles path:5
says 0 '^Won: the goal is reached' 'next next next next' ello 'path:4 green=0'
says 0 'It cannot be won any more' '0 hint' ello 'path:3 green=0,2'
says 0 'for 2 points' '0-1' capture path:2
says 0 'SCORE 2, by evidence `strategy` that the checker accepts' '' capture path:2
says 0 'has the moves 1:2' '' sequential 'path:2 painted=0:1'

gamecert solve triangle convex:5: --certificate "$scratch/triangle.cert" >/dev/null
gamecert solve ello petersen green=0,1,2 --certificate "$scratch/order.cert" >/dev/null
gamecert lemma check lem-7.6 --certificate "$scratch/lemma.cert" >/dev/null
says 0 'The program is the second player' '' --replay "$scratch/triangle.cert"
gamecert solve weak path:30 --certificate "$scratch/theorem.cert" >/dev/null
says 0 'The program plays 26:2' '3:1' --replay "$scratch/theorem.cert"
gamecert solve flip-to-triangle fan:60 --certificate "$scratch/wide.cert" >/dev/null
says 0 'The program plays 0-2' '' --replay "$scratch/wide.cert"
says 0 'all moves: not known: the board has 1200 cells' 'values' bichromatic-colouring wheel:600
says 0 'OUTCOME tie, by evidence' 'why' bichromatic-colouring wheel:600
# A theorem that says no more than a tie gives no win away: a triangle that can be completed is, and search knows more.
says 0 'Good: 0-4\.' '0-3 1-2 3-4 0-2 hint' bichromatic-colouring fan:3 --both
says 0 'The program plays 1-2\.' '0-3 3-4' bichromatic-colouring fan:3 --second
says 0 'Good:.* 1-6' '0-1 2-3 1-2 3-4 hint' bichromatic-colouring wheel:6 --both
says 0 'Good: 0-1\.' '0-600 10-11 1-600 20-21 hint' bichromatic-colouring wheel:600 --both
says 0 'The program plays 228' '100' geodetic rays:3,200
says 0 '^Good: 0-101' 'hint' nimstring fan:200
says 0 'The program plays 27:1' '3:1' weak path:31 --second
says 0 'has won' '3-4 0-2 0-3 2-4 1-2 0-4 0-1 1-3 2-3 1-4' --replay "$scratch/triangle.cert"
says 0 '^Won: the goal' "$(printf 'next %.0s' {1..10})" --replay "$scratch/order.cert"
says 2 'expected a certificate about play on a board' '' --replay "$scratch/lemma.cert"
says 2 'cannot read' '' --replay "$scratch/none.cert"
says 2 'expected --both or --replay, found both of them' '' --replay "$scratch/order.cert" --both
says 2 'expected --to-the-end or --html, found both of them' '' --html "$scratch/none.html" --to-the-end node-kayles path:3
says 2 'without --play' '' --replay "$scratch/order.cert" --play misere
says 0 'q and exit do so, too' 'help q 9' node-kayles path:3
says 2 'without GAME INSTANCE' '' --replay "$scratch/order.cert" ello petersen
says 2 'expected GAME INSTANCE' '' node-kayles
says 2 'expected --second or --both' '' node-kayles path:3 --second --both
says 2 'the last move decides' '' ello path:3 --play misere
says 2 'expected a game of two players for --second, found the solitaire lights-out' '' lights-out 'cycle:3 lit=0' --second
says 2 'two players for --both' '' lights-out 'cycle:3 lit=0' --both
says 2 'two players for --to-the-end' '' --replay "$scratch/order.cert" --to-the-end
says 2 'one instance on the command line' '' node-kayles -
says 2 'expected --positions' '' node-kayles path:3 --positions 0

says 0 's WROTE [0-9]+ positions' '' node-kayles path:5 --html "$scratch/page.html"
[ "$(grep -o 'Select a vertex and remove it with its neighbours; who cannot move loses\.' "$scratch/page.html" | wc -l)" -eq 1 ] ||
  complain "the page of node-kayles does not say its rules once"
says 0 's WROTE' '' node-kayles path:5 --play misere --html "$scratch/page.html"
grep -q '<p>Misere play: who cannot move wins, ' "$scratch/page.html" || complain "the page of misere node-kayles does not say who wins"
says 0 's WROTE' '' --replay "$scratch/order.cert" --html "$scratch/order.html"
says 0 'c Of the (first|second) player only one good move' '' node-kayles path:12 --positions 100 --html "$scratch/large.html"
says 0 '^c more than 100 positions' '' node-kayles path:12 --positions 100 --html "$scratch/large.html"
says 3 '^c more than 5000 positions' '' capture grid:4x4 --time-limit 0.1 --html "$scratch/none.html"
says 3 '^s UNKNOWN no page of capture grid:4x4: time limit of 0.1 s' '' capture grid:4x4 --time-limit 0.1 --html "$scratch/none.html"
says 3 '^s UNKNOWN a page of node-kayles path:12 needs more than 5 positions' '' node-kayles path:12 --positions 5 --html "$scratch/none.html"
says 3 '^s UNKNOWN a page of ello petersen green=0,1,2 needs more than 9 positions' '' ello 'petersen green=0,1,2' --positions 9 --html "$scratch/none.html"
says 0 's WROTE' '' --replay "$scratch/order.cert" --positions 9 --html "$scratch/order.html"
[ ! -e "$scratch/none.html" ] || complain 'a page was made of a board that is too large'
grep -q 'elect a vertex and remove it with its neighbours' "$scratch/page.html" || complain 'page.html does not say the rules'
says 2 'gamecert: ' '' node-kayles path:5 --html "$scratch/no/such/page.html"
for page in page order large; do
  grep -q '</html>' "$scratch/$page.html" && ! grep -qE '(src|href)="' "$scratch/$page.html" && continue
  complain "$page.html is not whole in itself"
done
[ "$failures" -eq 0 ] && echo "$cases cases"
