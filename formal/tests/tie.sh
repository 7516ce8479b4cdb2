#!/usr/bin/env bash
# formal/ and games/ play alike: on small boards of every game, every reachable position has the same moves and options.
# And the boards of formal/reductions are the targets of reductions/maps on all graphs of order at most 4.
# Usage: tie.sh FOLDER PROGRAM, the folder in which build.sh was run and the program formal-reachable, with formal-maps beside it
set -eu
cd "$1"
"$2" boards >boards.txt
"$2" <boards.txt >games.txt
./reachable <boards.txt >formal.txt
diff games.txt formal.txt | head -20
cmp games.txt formal.txt
boards=$(wc -l <boards.txt)
[ "$boards" -gt 100000 ] || { echo "formal: only $boards boards were compared" >&2; exit 1; }
echo "formal: $boards boards, $(($(wc -l <games.txt) - 2 * boards)) positions, the same in formal/ and in games/"

"$(dirname "$2")"/formal-maps >targets.txt
./maps <targets.txt >maps.txt
cmp targets.txt maps.txt
targets=$(wc -l <targets.txt)
[ "$targets" -gt 1000 ] || { echo "formal: only $targets targets were compared" >&2; exit 1; }
echo "formal: $targets targets of reductions, the same in formal/ and in reductions/"
