#!/usr/bin/env bash
# formal/ and games/ play alike: on small boards of every game, every reachable position has the same moves and options.
# And the boards of formal/reductions are the targets of reductions/maps on all graphs of order at most 4.
# Usage: tie.sh FOLDER PROGRAM, the folder in which build.sh was run and the program formal-reachable, with formal-maps beside it
set -eu
cd "$1"
program=$2
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

# A changed rule does not go unseen: neighbours that stay, or are not lit, and captures by one edge more.
rm -rf changed && mkdir changed
changed() {
  sed "/^let $2 /,/^(\*\*/ s/$3/$4/" checked.ml >changed/checked.ml
  ! cmp -s checked.ml changed/checked.ml || { echo "formal: expected '$3' in $2, found none" >&2; exit 1; }
  cp checked.mli reachable.ml changed
  (cd changed && ocamlfind ocamlc -w -a -package str -linkpkg checked.mli checked.ml reachable.ml -o reachable)
  grep "^game $1 1;" boards.txt | head -60 >changed/boards.txt
  "$program" <changed/boards.txt >changed/games.txt
  ./reachable <changed/boards.txt | cmp -s - changed/games.txt || { echo "formal: $1 alone differs" >&2; exit 1; }
  ! changed/reachable <changed/boards.txt | cmp -s - changed/games.txt || { echo "formal: a changed rule of $1 is not seen" >&2; exit 1; }
}
changed node-kayles node_kayles '(neighbours on0 v)' N0
changed lights-out lights_out '(neighbours on0 v)' N0
changed capture majority '(Npos XH)$' '(Npos (XO XH))'
echo "formal: changed rules of three games differ from those in games/"
