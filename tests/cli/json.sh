#!/usr/bin/env bash
# Every command with --json prints what docs/JSON.md says, and nothing else.
set -eu
export PATH="$1:$PATH"
root=$PWD
page=$root/docs/JSON.md
graphs=$PWD/examples/small-graphs.g6
wrong=$PWD/examples/wrong.lemma
family=$PWD/examples/red-path.lemma
open=$PWD/examples/open.conjectures
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
objects=0

# said STATUS ARGUMENTS...: adds what gamecert prints to the objects.
said() {
  local status=$1 got=0
  shift
  gamecert "$@" --json >>all 2>>chatter || got=$?
  [ "$got" = "$status" ] || { echo "expected status $status, found $got: gamecert $*" >&2; exit 1; }
  objects=$((objects + 1))
}

said 0 solve ello 'petersen green=0,1'
said 0 solve ello 'fan:6 green=0,2,3' --steps
said 0 solve node-kayles petersen --nimber --nodes
said 0 solve proper path:3 --moves
said 0 solve ello 'petersen green=0,1,2' --engine all
said 0 solve capture path:4 --certificate one.cert
said 3 solve node-kayles grid:8x9 --time-limit 0.01
said 0 solve green-wins fan:4
said 0 solve weak path:30
said 0 solve "$root/examples/games/snort.game" path:3 --value
said 0 solve "$root/examples/games/colouring-game.game" star:3 --first left --least colours
said 3 solve "$root/examples/games/colouring-game.game" grid:5x5 --first left --least colours --time-limit 0.05
said 0 game check "$root/examples/games/snort.game"
said 0 sweep 'oddity -> odd-degenerate' --order 1..5
said 0 sweep 'oddity -> odd-degenerate' --order 1..5 --certificates held
cat >refusing.game <<'GAME'
game refusing 1
> Take a vertex of a connected graph.
> Made up for this test.
two players on a graph; who cannot move loses
position open: vertices
start open = V
require connected
move v in open
  open := open - v
GAME
said 0 sweep 'nimber(refusing) >= 0' --order 1..3 --class all --game refusing.game
said 0 table 'max(nimber(refusing))' --order 3 --class all --game refusing.game
said 1 find 'nimber(refusing) = 7' --order 1..3 --class all --game refusing.game
said 1 sweep 'forall edge e: connected(G - e)' --order 1..4 --certificates failed
said 1 sweep 'oddity -> tree' --order 1..6 --all --class all
said 1 sweep 'oddity -> tree' --order 1..7 --first
said 0 sweep 'size < 14' --order 1..6 --class planar
said 3 sweep 'order > 7 -> tree' --order 1..4 --definition
said 3 sweep 'score(capture) >= 0' --order 9 --class size:36 --time-limit 0.01
said 3 sweep 'size < 40' --order 1..6 --certificates part-0 --shard 0/2
said 3 sweep 'size < 40' --order 1..6 --certificates part-1 --shard 1/2
said 0 merge part-0 part-1 --output merged
said 1 conjectures run "$open" --order 1..6
said 3 conjectures run "$open" brooks long-tree --order 1..5 --certificates share-0 --shard 0/2
said 3 conjectures run "$open" brooks --near cycle:5 --budget 0.2
said 0 table 'count(tree),histogram(girth),argmax(size),min(diameter)' --order 1..5 --by 'bipartite,components' --class all
said 0 table 'min(size)' --order 5 --class regular:3
said 3 table 'max(score(capture))' --order 9 --class size:36 --time-limit 0.01
said 3 table 'argmin(size)' --order 1..6 --by girth --certificates column-0 --shard 0/2
said 3 table 'argmin(size)' --order 1..6 --by girth --certificates column-1 --shard 1/2
said 0 merge column-0 column-1 --output columns
said 0 table 'count(tree)' - <"$graphs"
said 0 values 'order,girth,tree,nimber(node-kayles)' <"$graphs"
said 3 values 'order,nimber(node-kayles)' < <(echo ':~?@@@')
said 0 find 'oddity & !tree' --order 1..
said 0 find 'exists vertex v: cut-vertices = 1 & degree(v) = 3' --order 1.. --count 3 --certificates found
said 1 find 'order > 5' --order 1..4
said 1 find 'oddity & !odd-degenerate' --order 1..4
said 3 find 'score(capture) > 100' --order 9 --class size:36 --time-limit 0.01
said 0 find 'size > 1' --order 1..4 --certificates share --shard 0/2
said 0 find 'size = 21 | score(capture) > 100' --order 7 --class size:20..21 --time-limit 0.01
said 0 explain 'oddity -> planar' --order 1..4
said 0 explain 'forall vertex v: domination-number(G - v) < 3' --order 1..3
said 0 explain 'girth - order' --order 1..4 --class all
said 0 explain 'splittable & core-order < order' path:5
said 0 explain core-order star:6
said 3 explain 'score(capture) > 100' --order 9 --class size:36 --time-limit 0.01
said 3 explain 'exists colouring: !plausible' --order 20..21 --class trees,max-degree:2
said 0 lemma check lem-7.6
said 3 lemma check lem-7.6 --time-limit 0.000001
said 0 lemma check "$family"
said 1 lemma check "$wrong"
printf 'lemma far\ngame distance distance=2\nboundary a\nclosed a\ninner x\nedges a-x\nreplace by\ninner x\nedges a-x\n' >far.lemma
said 0 lemma check far.lemma
said 0 lemma discover ello --boundary 1 --inner 2
said 0 lemma discover node-kayles --boundary 1 --inner 2
said 0 reduction check col.prop-1 --order 1..3
said 0 reduction prove col.prop-1 --set k=3
said 0 reduction apply col.prop-1 path:3
said 0 reduction apply ello.cone path:3 green=0
printf 'source node-kayles\ntarget blue-red\nvertex v\narc a.v b.v\nmove v:any means 1\nlevel corresponding\n' >half.reduction
said 1 reduction check half.reduction --order 1..3
said 3 reduction mutants col.prop-1 --set k=2 --time-limit 0.0001
# A name that is no UTF-8, and what stands for it: U+FFFD.
name=$(printf './caf\351.reduction')
cp half.reduction "$name"
said 1 reduction check "$name" --order 1..3
tail -n 1 all | grep -q "$(printf '"reduction":"./caf\357\277\275.reduction"')"
said 0 reduction mutants col.prop-1 --set k=2
said 0 reduction minimise col.prop-1 --set k=2
said 0 claims run ello.abs-tree
said 1 claims run ello.rem-3.20-odd
said 1 claims run ello.abs-cube
said 1 claims run col.thm-22
said 1 claims run tri.tbl-4
said 1 claims run tri.tbl-2 --budget 1
said 1 claims run geo.prop-2 --short
said 0 claims list
# Of claims whose page is known or that are interrupted, or whose facts are not certified in time, and of a sweep that is
# interrupted while it proves.
check-json "$page" 'gamecert-claim-1 page' 'gamecert-claim-1 interrupted' 'gamecert-claim-1 missing' 'gamecert-claim-entry-1 page' 'gamecert-sweep-1 no_certificate' 'gamecert-find-1 no_certificate' <all
echo "$objects commands, $(wc -l <all) objects"
