#!/usr/bin/env bash
# formal/ and games/ play alike: on small boards of every game, every reachable position has the same moves and options.
# And the boards of formal/reductions are the targets of reductions/maps on all graphs of order at most 4.
# Usage: tie.sh FOLDER PROGRAM, the folder in which build.sh was run and the program formal-reachable, with formal-maps beside it
set -eu
cd "$1"
program=$2
"$program" boards >boards.txt

play() {
  "$program" <boards.txt >games.txt &
  ./reachable <boards.txt >formal.txt
  wait $!
  diff games.txt formal.txt | head -20
  cmp games.txt formal.txt
  local boards=$(wc -l <boards.txt)
  [ "$boards" -gt 100000 ] || { echo "formal: only $boards boards were compared" >&2; exit 1; }
  echo "formal: $boards boards, $(($(wc -l <games.txt) - 2 * boards)) positions, the same in formal/ and in games/"
}

targets() {
  "$(dirname "$program")"/formal-maps >targets.txt
  ./maps <targets.txt >maps.txt
  cmp targets.txt maps.txt
  local targets=$(wc -l <targets.txt)
  [ "$targets" -gt 1000 ] || { echo "formal: only $targets targets were compared" >&2; exit 1; }
  echo "formal: $targets targets of reductions, the same in formal/ and in reductions/"
}

# changed GAME NAME TEXT OTHER: a rule changed in what is extracted does not go unseen.
changed() {
  local folder=changed/$1
  mkdir -p "$folder"
  sed "/^let $2 /,/^(\*\*/ s/$3/$4/" checked.ml >"$folder/checked.ml"
  ! cmp -s checked.ml "$folder/checked.ml" || { echo "formal: expected '$3' in $2, found none" >&2; exit 1; }
  cp checked.mli reachable.ml "$folder"
  (cd "$folder" && ocamlfind ocamlc -w -a -package str -linkpkg checked.mli checked.ml reachable.ml -o reachable)
  grep "^game $1 1;" boards.txt | head -60 >"$folder/boards.txt"
  "$program" <"$folder/boards.txt" >"$folder/games.txt"
  ./reachable <"$folder/boards.txt" | cmp -s - "$folder/games.txt" || { echo "formal: $1 alone differs" >&2; exit 1; }
  ! "$folder/reachable" <"$folder/boards.txt" | cmp -s - "$folder/games.txt" || { echo "formal: a changed rule of $1 is not seen" >&2; exit 1; }
}
# Neighbours that stay, or are not lit, and captures by one edge more.
changes() {
  rm -rf changed
  changed node-kayles node_kayles '(neighbours on0 v)' N0
  changed lights-out lights_out '(neighbours on0 v)' N0
  changed capture majority '(Npos XH)$' '(Npos (XO XH))'
  echo "formal: changed rules of three games differ from those in games/"
}

play >play.txt 2>&1 &
played=$!
{ targets; changes; } >rest.txt 2>&1 &
rest=$!
status=0
wait "$played" || status=1
wait "$rest" || status=1
cat play.txt rest.txt
exit "$status"
