#!/usr/bin/env bash
# Pages with a player, in Debian's Chromium: a game of each of many kinds is played to its end by buttons, board and keys;
# the positions, moves and ends are those that `gamecert play` prints of the same moves, and no script fails. Two boards
# on one page leave each other alone.
#   player.sh BIN
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
here=$(dirname "$0")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME=$scratch XDG_CONFIG_HOME=$scratch XDG_CACHE_HOME=$scratch
games=0
command -v chromium >/dev/null || { echo "chromium is not installed" >&2; exit 1; }

# part ID: the lines of that element of the page.
part() { sed -n "/<pre id=\"$1\">/,/<\/pre>/p" "$scratch/after.html" | sed '1d;$d' | sed 's/&gt;/>/g;s/&lt;/</g;s/&amp;/\&/g'; }

# look SCRIPT: opens page.html with the script behind it.
look() {
  { sed '/<\/body>/,$d' "$scratch/page.html"; echo "<script>"; cat "$here/report.js" "$here/$1"; echo "</script></body></html>"; } >"$scratch/test.html"
  timeout 100 chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --user-data-dir="$scratch/profile" \
    --virtual-time-budget=5000 --dump-dom "file://$scratch/test.html" >"$scratch/after.html" 2>"$scratch/errors"
}

# game ARGUMENT...
game() {
  games=$((games + 1))
  gamecert play "$@" --html "$scratch/page.html" >/dev/null || { complain "$*: no page"; return; }
  look play_to_the_end.js
  part faults | grep . >"$scratch/faults"
  part transcript >"$scratch/page.txt"
  if [ ! -s "$scratch/page.txt" ] || [ -s "$scratch/faults" ]; then
    complain "$*: $(cat "$scratch/faults")"
    [ -s "$scratch/page.txt" ] || tail -n 3 "$scratch/errors" >&2
  fi
  # What was played stands in the last line.
  local played both=--both
  case $1 in ello | ello-modular | lights-out | all-green) both= ;; esac  # for one player
  played=$(tail -n 1 "$scratch/page.txt" | sed -n 's/.*, after \(.*\)\.$/\1/p')
  { for move in $played; do echo position; echo "$move"; done; echo position; } |
    gamecert play "$@" $both | tail -n +3 | grep -E '^Position |has the moves|^Moves:|o move is left|cannot move|has won|reached' >"$scratch/program.txt"
  diff "$scratch/program.txt" "$scratch/page.txt" >&2 || complain "$*: positions differ"
}

game ello cycle:5 green=0,1
game ello-modular path:4 coloured=0:1
game lights-out path:4 lit=0
game node-kayles grid:2x3
game kayles heaps:2,3 --play misere
game arc-kayles path:6
game capture 'cycle:5 painted=0-1:1'
game geodetic cycle:6
game sequential cycle:4
game proper path:4
game weak path:4
game oriented directed-path:4
game nimstring wheel:3
game triangle convex:5:
game triangle-colouring wheel:4
game complete-triangulation convex:4:
game bichromatic-flip convex:6:0-2,2-4,0-4
game flip convex:6:0-2,2-4,0-4
game all-green convex:6:0-2,2-4,0-4

# Two of them on one page.
gamecert play oriented directed-path:4 --html "$scratch/second.html" >/dev/null
gamecert play ello cycle:5 green=0,1 --html "$scratch/first.html" >/dev/null
section() { sed -n '/<section class="player"/,/<\/section>/p' "$1"; }
{ sed '/<\/section>/q' "$scratch/first.html"
  section "$scratch/second.html" | sed 's/id="board/id="second/g; s/#board/#second/g'
  sed '1,/<\/section>/d' "$scratch/first.html"; } >"$scratch/page.html"
look two_boards.js
part faults | grep . >&2 && complain "two boards on one page"
[ "$(part done)" -gt 60 ] || complain "two boards on one page: nothing was tried"
[ "$failures" -eq 0 ] || exit 1
echo "$games games were played to their end"
