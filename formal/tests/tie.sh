#!/usr/bin/env bash
# formal/ and games/ play alike: on small boards of every game, every reachable position has the same moves and options.
# The boards of formal/reductions are the targets of papers/colouring/*.reduction on all graphs of order at most 4. And formulas that formal/language
# reads have the same values there and in conjectures/ on all graphs of order at most 5, or on all digraphs of order at most 3.
# Usage: tie.sh FOLDER PROGRAM, the folder in which build.sh was run and the program formal-reachable, with formal-maps and
# formal-formulas beside it
set -eu
cd "$1"
program=$2
"$program" boards >boards.txt

# same OURS THEIRS: files of what two programs say
same() {
  diff "$1" "$2" | head -20
  cmp "$1" "$2"
}
# enough COUNT LEAST WHAT
enough() { [ "$1" -gt "$2" ] || { echo "formal: only $1 $3 were compared" >&2; exit 1; }; }

play() {
  "$program" <boards.txt >games.txt &
  ./reachable <boards.txt >formal.txt
  wait $!
  same games.txt formal.txt
  local boards=$(wc -l <boards.txt)
  enough "$boards" 100000 boards
  echo "formal: $boards boards, $(($(wc -l <games.txt) - 2 * boards)) positions, the same in formal/ and in games/"
}

targets() {
  "$(dirname "$program")"/formal-maps >targets.txt
  ./maps <targets.txt >maps.txt
  same targets.txt maps.txt
  local targets=$(wc -l <targets.txt)
  enough "$targets" 1000 targets
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

# Words that are not defined in formal/: of eigenvalues and of sums of roots.
not_defined='eigenvalues|integral|nullity|sqrt|(randic|sum-connectivity|geometric-arithmetic|atom-bond-connectivity|sombor)-index'

formulas() {
  local theirs=$(dirname "$program")/formal-formulas
  "$theirs" graphs >graphs.txt
  "$theirs" write 2500 | grep -vE "$not_defined" | sort -u >formulas.txt
  ./meanings known <formulas.txt >known.txt
  same formulas.txt known.txt
  "$theirs" values <formulas.txt >all_values.txt &
  ./meanings values graphs.txt <formulas.txt >all_meant.txt
  wait $!
  # Without those that take too long, or have numbers that are too great in conjectures/.
  paste all_values.txt all_meant.txt | grep -vE $'^limit|\tlate\t' >both.txt
  cut -f1,2 both.txt >values.txt
  cut -f3,4 both.txt >meant.txt
  same values.txt meant.txt
  local formulas=$(wc -l <meant.txt)
  enough "$formulas" 1500 formulas
  echo "formal: $formulas formulas, with the same values on $(wc -l <graphs.txt) graphs in formal/ and in conjectures/"
}

of_digraphs() {
  local theirs=$(dirname "$program")/formal-formulas
  "$theirs" digraphs >digraphs.txt
  "$theirs" write-digraphs >directed.txt
  ./meanings known digraphs <directed.txt >known.txt
  same directed.txt known.txt
  "$theirs" digraph-values <directed.txt >values_there.txt
  ./meanings values digraphs.txt <directed.txt >meant_there.txt
  same values_there.txt meant_there.txt
  echo "formal: $(wc -l <directed.txt) formulas, with the same values on $(wc -l <digraphs.txt) digraphs"
}

# meant FUNCTION OTHER WORD: a word that means something else at the triangle with a leaf does not go unseen.
meant() {
  local folder=meant/$1
  mkdir -p "$folder"
  awk -v name="$1" -v other="$2" '
    index($0, "let " name " ") == 1 {
      print "let triangle_with_a_leaf g ="
      print "  let rec go v d = if v < 0 then d else go (v - 1) (count (nb g (match v with 0 -> N0 | 1 -> Npos XH | 2 -> Npos (XO XH) | _ -> Npos (XI XH))) :: d) in"
      print "  Stdlib.List.sort compare (go 3 []) = [Npos XH; Npos (XI XH); Npos (XO XH); Npos (XO XH)]"
      print $0 " if triangle_with_a_leaf g then " other " else"
      next
    }
    { print }' checked.ml >"$folder/checked.ml"
  ! cmp -s checked.ml "$folder/checked.ml" || { echo "formal: expected $1, found none" >&2; exit 1; }
  cp checked.mli meanings.ml "$folder"
  (cd "$folder" && ocamlfind ocamlc -w -a -package unix -linkpkg checked.mli checked.ml meanings.ml -o meanings)
  grep -m 400 -E "(^|[[:space:]])$3( |$)" values.txt >"$folder/values.txt"
  ! cut -f2 "$folder/values.txt" | "$folder/meanings" values graphs.txt | cmp -s - "$folder/values.txt" || { echo "formal: another meaning of $1 is not seen" >&2; exit 1; }
}
meanings() {
  rm -rf meant
  meant least_degree N0 min-degree
  meant connected false connected
  meant distance Infinite distance
  meant plausible false plausible
  meant automorphisms N0 automorphisms
  meant rank N0 rank
  meant kayles_on N0 nimber
  echo "formal: words that mean something else at one graph differ from those in conjectures/"
}

play >play.txt 2>&1 &
played=$!
{ targets; changes; formulas; of_digraphs; meanings; } >rest.txt 2>&1 &
rest=$!
status=0
wait "$played" || status=1
wait "$rest" || status=1
cat play.txt rest.txt
exit "$status"
