#!/usr/bin/env bash
# Lemma files, right and subtly wrong: verdict, exit status, and certificates that gamecert-check accepts.
# A case is a line `=== STATUS | PATTERN` and the lines of a lemma below it.
set -u
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
cases=0
failures=0
complain() {
  failures=$((failures + 1))
  echo "$1" >&2
}

try() {  # try STATUS PATTERN, the lemma being in case.lemma
  cases=$((cases + 1))
  rm -f case.cert
  output=$(gamecert lemma check ./case.lemma --certificate case.cert 2>&1)
  got=$?
  [ "$got" -eq "$1" ] && grep -qE -- "$2" <<<"$output" ||
    complain "expected $1 and /$2/, found $got from $(cat case.lemma): $output"
  if [ "$1" -le 1 ]; then
    gamecert-check case.cert >/dev/null || complain "the certificate of $(cat case.lemma) is not accepted"
  elif [ -e case.cert ]; then
    complain "exit status $1, and yet a certificate of $(cat case.lemma)"
  fi
}

status=""
while IFS= read -r line; do
  if [[ $line == "=== "* ]]; then
    [ -z "$status" ] || try "$status" "$pattern"
    status=${line:4:1}
    pattern=${line#*| }
    : >case.lemma
  else
    printf '%s\n' "$line" >>case.lemma
  fi
done <<'CASES'
=== 0 | ^s PROVED$
lemma red-twins-of-degree-one
boundary a
inner x y
edges a-x a-y
red x y
replace by nothing
=== 1 | ^s FAILS
lemma prop-6.1-with-a-flipped-colour
boundary x y
inner z
edges z-x z-y
green z
replace by nothing
toggle x-y
=== 1 | ^s FAILS
lemma lem-7.4-with-a-flipped-colour
boundary a b
inner x y
edges x-y x-a y-a y-b
red x
green y
replace by nothing
=== 1 | ^s FAILS
lemma lem-7.5-with-a-missing-hypothesis
boundary a b
inner x y
edges x-y x-a y-a y-b
green x
either y
first x
=== 1 | ^s FAILS CV green=0,3$
lemma lem-7.4-with-a-boundary-vertex-swapped
boundary a b
inner x y
edges x-y x-a y-a y-b
red x
green y
replace by nothing
recolour a
=== 1 | fails: iii, x green, y red$
lemma lem-7.6-without-its-hypothesis
boundary a b
inner x y z
edges x-a x-y y-a y-b y-z z-b
case i
red x y z
unwinnable
case iii
different x-y
green z
replace by nothing
=== 0 | PROVED x green, y green: 6\+2:.* IF 6\+0:$
lemma equal-twins-of-degree-6
boundary a b c d e f
inner x y
edges x-a x-b x-c x-d x-e x-f y-a y-b y-c y-d y-e y-f
equal x-y
winnable if nothing
=== 1 | ^s FAILS F\?\?Fw green=6$
lemma green-vertex-of-degree-6
boundary a b c d e f
inner x
edges x-a x-b x-c x-d x-e x-f
green x
winnable only if nothing
=== 0 | PROVED u-v one vertex: 1\+3:0-1,0-3,1-2,2-3 green=1,2,3 SAME AS 1\+1: green=1$
lemma thread-of-three-green
boundary u v
coincide u-v
inner z x y
edges u-z z-x x-y y-v
green z x y
replace by
inner z
edges u-z z-v
=== 1 | FAILS u-v one vertex: 1\+3:0-1,0-3,1-2,2-3 green=1,2,3 SAME AS 1\+1: recoloured=0$
lemma thread-of-three-green-becomes-red
boundary u v
coincide u-v
inner z x y
edges u-z z-x x-y y-v
green z x y
replace by
inner z
edges u-z z-v
red z
recolour u
=== 1 | ^s FAILS
lemma thread-of-three-green-with-one-red
boundary u v
coincide u-v
inner z x y
edges u-z z-x x-y y-v
green z y
red x
replace by
inner z
edges u-z z-v
=== 0 | PROVED the lemma, all k: 2\+0\+1 first 0-2 next 2-3 last 1-2 SAME AS 2\+1\+0 last 0-2,1-2$
lemma path-of-red-vertices
for k = 1..
boundary u v
link w
edges u-w.first w-w.next w.last-v
red w
replace by
inner z
edges u-z z-v
red z
=== 1 | FAILS k = 1: 2\+1:0-2,1-2 SAME AS 2\+1:0-2,1-2 green=2$
lemma path-of-red-vertices-becomes-green
for k = 1..
boundary u v
link w
edges u-w.first w-w.next w.last-v
red w
replace by
inner z
edges u-z z-v
green z
=== 0 | ^s PROVED$
lemma path-of-evenly-many-green-vertices
for k = 1..
boundary u v
link w x
edges u-w.first w-x x-w.next x.last-v
green w x
replace by
inner y z
edges u-y y-z z-v
green y z
=== 1 | FAILS k = 2:
lemma path-of-green-vertices
for k = 1..
boundary u v
link w
edges u-w.first w-w.next w.last-v
green w
replace by
inner z
edges u-z z-v
green z
=== 0 | ^s PROVED$
lemma green-twins-of-degree-2
for k = 1..
boundary u v
link w
edges u-w v-w
green w
replace by
inner z
edges u-z v-z
green z
=== 0 | ^s PROVED$
lemma pairs-of-red-twins
for k = 1..
boundary u v
link w x
edges u-w v-w u-x v-x
red w x
replace by nothing
=== 1 | ^s FAILS
lemma pairs-of-twins-one-green
for k = 1..
boundary u v
link w x
edges u-w v-w u-x v-x
red w
green x
replace by nothing
=== 0 | PROVED the lemma, all k: 1\+1\+1 first 1-2 next 2-3 UNWINNABLE$
lemma red-paths-apart
for k = 1..
boundary a
inner z
link w
edges z-w.first w-w.next
red z w
unwinnable
=== 3 | a gadget has more than 6 boundary vertices
lemma too-wide-a-front
for k = 1..
boundary u v
inner z
link w x
edges u-z z-w.first w-x x-w.next x.last-v
green z w x
unwinnable
=== 0 | ^s PROVED$
lemma lem-7.7-with-a-red-vertex
boundary a b
inner x y z
edges x-a x-y y-a y-b y-z z-b
green x
red z
either y
first x
=== 1 | ^s FAILS
lemma thm-4.1-of-a-game-that-need-not-be-plausible
boundary x
part P at x
winnable P
replace by nothing
plausible x
=== 1 | ^s FAILS
lemma thm-4.1-with-the-colour-of-x-kept
boundary x
part P at x
assume plausible
winnable P
replace by nothing
=== 1 | ^c with P: .* UNWINNABLE$
lemma thm-4.1-for-the-other-colour
boundary x
part P at x
unwinnable P with x green
replace by nothing
recolour x
=== 1 | ^c with P: .* EVENT$
lemma thm-4.2-for-events
boundary x
part P at x parity-driven
odd P
replace by nothing
green x
=== 1 | ^c with P: .* ODDITY$
lemma thm-4.2-with-the-colours-exchanged
boundary x
part P at x oddity
odd P
replace by nothing
red x
=== 1 | ^s FAILS
lemma event-at-a-vertex-that-may-be-red
boundary x
part P at x event
odd P
replace by nothing
red x
=== 0 | ^s PROVED$
lemma event-at-a-vertex-that-is-red
boundary x
part P at x event
odd P
nontrivial P-x
replace by nothing
red x
=== 0 | ^s PROVED$
lemma thm-3.2-for-three-edges
inner x u y v
edges x-y x-v u-y
part P at x u oddity
part Q at y v oddity
either x u y v
assume plausible
winnable
=== 1 | ^v winnable by the lemma$
lemma thm-3.2-for-two-edges
inner x u y v
edges x-y u-v
part P at x u oddity
part Q at y v oddity
either x u y v
assume plausible
winnable
=== 1 | ^v winnable by the lemma$
lemma thm-3.2-for-a-game-that-need-not-be-plausible
inner x y
edges x-y
part P at x oddity
part Q at y oddity
either x y
winnable
=== 0 | ^s PROVED$
lemma an-event-and-an-oddity-joined-by-an-edge
inner x y
edges x-y
part P at x event
part Q at y oddity
either x y
nontrivial P-x
assume plausible
winnable
=== 1 | ^c with P: .* EVENT$
lemma an-event-and-an-oddity-joined-by-an-edge-are-no-event
inner x y
edges x-y
part P at x event
part Q at y oddity
either x y
assume plausible nontrivial
winnable
=== 1 | ^v .* PARITY-DRIVEN$
lemma prop-6.3-without-the-edge
boundary u v
inner z
edges u-z z-v
nonadjacent u-v
parity-driven if nothing
=== 0 | ^s PROVED$
lemma prop-6.3-twice
boundary u v
inner y z
edges u-y y-z z-v
nonadjacent u-v
parity-driven exactly if nothing
adjacent u-v
=== 1 | ^v .* PARITY-DRIVEN$
lemma a-leaf-is-added
boundary x
inner w
edges w-x
parity-driven if nothing
=== 1 | ^s FAILS
lemma needs-that-the-game-is-plausible-and-does-not-say-so
boundary a
inner x
edges a-x
green x
winnable if nothing
=== 0 | ^s PROVED$
lemma part-that-is-as-nothing
boundary x y
part P at x y
winnable P with x green y red
unwinnable P with x red y green
replace by nothing
recolour y
=== 1 | ^s FAILS
lemma part-that-may-be-more
boundary x y
part P at x y
winnable P with x green y red
replace by nothing
recolour y
=== 3 | ^s VACUOUS no parts are as supposed$
lemma no-such-part
boundary x
part P at x oddity
unwinnable P
unwinnable
=== 3 | ^s UNKNOWN what parts can do does not prove it, and no graph of at most 6 vertices refutes it: the lemma$
lemma full-gadgets-with-a-part
boundary a b c
inner x y
edges x-a y-a x-b y-c
green y
red x
part P at x oddity
odd P
replace by
inner x y
edges x-a y-a x-b y-b x-c
green x
recolour a
=== 0 | ^s PROVED$
lemma prop-6.3-one-direction-for-a-green-vertex
boundary u v
inner z
edges z-u z-v
green z
nonadjacent u-v
winnable if nothing
adjacent u-v
recolour u
=== 1 | ^s FAILS
lemma prop-6.3-the-other-direction
boundary u v
inner z
edges z-u z-v
green z
nonadjacent u-v
winnable only if nothing
adjacent u-v
recolour u
=== 1 | ^v the move is not possible$
lemma a-red-vertex-first
boundary a
inner x
edges a-x
red x
first x
=== 1 | ^v unwinnable by the lemma$
lemma not-dead
inner x y
edges x-y
green x
red y
unwinnable
=== 1 | ^s FAILS
lemma toggled-although-adjacent-is-kept
boundary u v
inner w
edges w-u w-v
red w
adjacent u-v
replace by nothing
=== 1 | ^c   PROVED a-b one vertex
lemma two-leaves-perhaps-of-one-vertex
boundary a b
inner x y
edges a-x y-b
red x
green y
coincide a-b
missing a
replace by nothing
recolour b
=== 3 | ^s VACUOUS no colouring
lemma contradiction
inner x
green x
red x
unwinnable
=== 3 | ^s VACUOUS one: u-v are adjacent and nonadjacent$
lemma contradiction
boundary u v
inner x
edges u-x
red x
adjacent u-v
case one
nonadjacent u-v
replace by nothing
case two
replace by nothing
=== 0 | ^s PROVED$
lemma true-of-plausible-games-alone
boundary a
inner x
edges a-x
green x
assume plausible
winnable if nothing
=== 0 | ^s PROVED$
lemma two-tables-that-behave-alike
boundary a b c
inner x y
edges a-x a-y b-x c-y
green x y
replace by
inner x y
edges a-x a-y b-x b-y c-x
green x y
recolour a
=== 0 | ^s PROVED$
lemma twins-with-a-neighbour-in-two
game node-kayles
boundary a b
inner x y
edges x-y x-a x-b y-a y-b
assume connected
replace by
inner y
edges y-a y-b
=== 1 | ^s FAILS Bo$
lemma a-leaf-is-nothing
game node-kayles
boundary a
inner x
edges a-x
replace by nothing
=== 1 | ^s FAILS A_$
lemma nothing-is-a-heap
game node-kayles
boundary a
inner x
edges a-x
replace by plus 1
inner x
edges a-x
=== 1 | ^v H\]\?\?\[QC NIMBER 4$
lemma wrong-with-a-host-of-order-6
game node-kayles
boundary a
inner x y z
edges a-y a-z x-y x-z
replace by
inner x y z
edges a-z x-y x-z
=== 3 | ^s UNKNOWN mirrored play does not prove it, and no host of at most 6 vertices tells them apart
lemma wrong-with-a-host-of-order-7
game node-kayles
boundary a
inner v w x y z
edges a-x a-y a-z v-x v-y w-z
replace by
inner v w x y z
edges a-v a-w v-y v-z w-y x-z
=== 1 | ^s FAILS EpE[?]$
lemma a-leaf-and-a-path-of-three-edges
game capture
boundary v
inner w x y z
edges v-w v-x x-y y-z
replace by nothing
=== 0 | ^s PROVED$
lemma a-captured-vertex
game capture
boundary v
inner x y z
edges v-x x-y x-z
painted x-y:1 x-z:1
replace by plus 6
inner x y z
edges v-x x-y x-z
painted x-y:2 x-z:2
=== 1 | ^v Ci painted=1-2:1,1-3:1 SCORE 4$
lemma a-captured-vertex-and-a-point-too-much
game capture
boundary v
inner x y z
edges v-x x-y x-z
painted x-y:1 x-z:1
replace by plus 7
inner x y z
edges v-x x-y x-z
painted x-y:2 x-z:2
=== 3 | ^s UNKNOWN counterplay does not prove it, and no host of at most 5 vertices tells them apart
lemma an-edge-that-matters-to-nobody
game capture
inner x y a b c d
edges x-y x-a x-b y-c y-d
painted x-a:1 x-b:1 y-c:2 y-d:2
replace by nothing
=== 2 | expected an edge of the line `edges` before it, found 'x-z:1'
lemma painted-what-is-no-edge
game capture
boundary v
inner x y z
edges v-x x-y
painted x-z:1
replace by nothing
=== 2 | expected an edge and its player, as a-x:1 or a-x:2, found 'v-x:3'
lemma painted-by-a-third-player
game capture
boundary v
inner x
edges v-x
painted v-x:3
replace by nothing
=== 2 | expected a line of a lemma about node-kayles, found 'painted'
lemma painted-in-an-impartial-game
game node-kayles
boundary v
inner x
edges v-x
painted v-x:1
replace by nothing
=== 3 | ^s VACUOUS
lemma adjacent-and-not
game node-kayles
boundary a b
inner x
edges a-x b-x
adjacent a-b
nonadjacent a-b
replace by nothing
=== 0 | ^c game: proper colours=3$
lemma two-free-vertices-with-three-colours
game proper colours=3
inner x y
replace by nothing
=== 1 | ^v EwaO NIMBER 1$
lemma triangle-as-leaf-with-two-colours
game proper colours=2
boundary a
inner x y
edges a-x a-y x-y
replace by
inner x
edges a-x
=== 1 | ^s FAILS &
lemma arcs-matter
game blue-red
boundary a
inner x
edges a>x
replace by
inner x
edges x>a
=== 0 | ^s PROVED$
lemma leaves-in-arc-kayles
game arc-kayles
boundary a b
inner x y z
edges a-x a-y a-z b-z
replace by
inner x z
edges a-x a-z b-z
=== 1 | ^s FAILS
lemma twins-are-two-edges
game arc-kayles
boundary a b
inner x y
edges a-x b-x a-y b-y
replace by
inner x
edges a-x b-x
=== 0 | ^s PROVED$
lemma leaves-at-a-thick-boundary
game distance colours=1 distance=2
boundary a b
inner x y
edges a-b b-x b-y
replace by
inner x
edges a-b b-x
=== 1 | ^s FAILS
lemma a-leaf-at-a-thick-boundary-matters
game distance colours=1 distance=2
boundary a b
inner x
edges a-b b-x
replace by
inner x
edges a-b
=== 2 | expected boundary vertices as far from vertex
lemma other-distances
game distance colours=1 distance=2
boundary a b
inner x
edges a-x b-x
replace by nothing
=== 2 | found oriented: an arc between two painted vertices
lemma not-local
game oriented
inner x
replace by nothing
=== 2 | found weak: whether a vertex may be painted depends
lemma not-local
game weak
inner x
replace by nothing
=== 2 | found geodetic: a move labels vertices on shortest paths
lemma not-local
game geodetic
inner x
replace by nothing
=== 2 | expected a line of a lemma about node-kayles, found 'green'
lemma colours
game node-kayles
inner x
green x
replace by nothing
=== 2 | ^gamecert: ./case.lemma:3:9: expected a vertex of the lemma, found 'z'$
lemma undefined
inner x y
edges x-z
=== 2 | expected every edge once, found a second 'y-x'$
lemma twice
inner x y
edges x-y y-x
=== 2 | found none for 'y'$
lemma colourless
inner x y
green x
first x
=== 2 | expected `recolour a` if the boundary vertex changes colour, found 'red'$
lemma silent
boundary a
inner x
edges a-x
green x
replace by nothing
red a
CASES
try "$status" "$pattern"

for lemma in $(gamecert list lemmas | cut -f1); do
  gamecert lemma check "$lemma" -q --certificate "$lemma.cert" >out || complain "$lemma: $(cat out)"
  gamecert-check "$lemma.cert" >/dev/null || complain "$lemma: the certificate is not accepted"
  gamecert lemma export "$lemma" --format coq | diff - "$here/../../formal/lemmas/printed/$(tr '.-' '__' <<<"$lemma").v" >out ||
    complain "$lemma: formal/lemmas/printed has other theorems: $(head -n 5 out)"
done
printf 'lemma far\ngame distance distance=2\nboundary a\ninner x\nedges a-x\nreplace by\ninner x\nedges a-x\n' >far.lemma
gamecert lemma export far.lemma --format coq >out 2>&1
[ $? -eq 2 ] && grep -q 'expected a lemma about ello, node-kayles, proper, blue-red, arc-kayles or capture' out || complain "exported: $(head -n 1 out)"
gamecert lemma export "$here/../../examples/three.lemma" --format coq >out 2>&1
[ $? -eq 2 ] && grep -q 'expected a lemma that tables prove, found one that they do not' out ||
  complain "exported, though tables do not prove it: $(head -n 1 out)"
printf 'lemma two\nboundary x y\npart P at x y\nunwinnable P\nunwinnable\n' >two.lemma
gamecert lemma export two.lemma --format coq >out 2>&1
[ $? -eq 2 ] && grep -q 'expected parts at one vertex, which formal/lemmas is about, found P at two' out || complain "exported: $(head -n 1 out)"
printf 'lemma new\nboundary u\ninner w x\nedges u-w w-x\ngreen w x\nreplace by\ninner y z\nedges u-y y-z\ngreen y z\n' >new.lemma
gamecert lemma export new.lemma --format coq | grep -qx '  winnable G <-> winnable (add z true \[y\] (add y true \[u\] (without \[w; x\] G))).' ||
  complain "two new vertices are exported as others"
# Graphs of different parity are never both winnable, so this rests on what is supposed.
printf 'lemma parity\nboundary u\ninner w\nedges u-w\nred w\nassume plausible\nwinnable if nothing\nrecolour u\n' >parity.lemma
gamecert lemma export parity.lemma --format coq | grep -qx '  plausible_game G ->' || complain "plausible games are not supposed in what is exported"
gamecert lemma export lem-7.6 --format lean >out 2>&1
[ $? -eq 2 ] && grep -q "expected --format coq, found 'lean'" out || complain "an unknown format: $(cat out)"
gamecert lemma export lem-7.6 --format coq --order 1..3 >out 2>&1
[ $? -eq 2 ] || complain "export takes --order: $(cat out)"
[ "$(ls ./*.cert | wc -l)" -ge 12 ] || complain "too few lemmas come with the program"
gamecert lemma discover ello --boundary 2 --inner 3 --certificate rules.cert -q >out || complain "discover fails"
grep -q '^s HOLDS tables 11 classes 11 ' out || complain "the tables on two vertices: $(tail -n 1 out)"
rules=$(sed -n 's/^s .* rules //p' out)
[ "$(gamecert-check rules.cert | grep -c '^c ello-gadget ')" = "$rules" ] || complain "not every rule has a certificate"
gamecert lemma discover node-kayles --boundary 2 --inner 3 --certificate rules.cert -q >out || complain "discover fails"
grep -q '^s HOLDS classes 77 separated 77 rules 7$' out || complain "the classes on two vertices: $(tail -n 1 out)"
[ "$(gamecert-check rules.cert | grep -c '^c node-kayles-gadget ')" = 7 ] || complain "not every rule has a certificate"
gamecert lemma discover capture --boundary 2 --inner 2 --certificate rules.cert -q >out || complain "discover fails"
grep -q '^s HOLDS classes 16 separated 16 rules 1$' out || complain "the classes of capture: $(tail -n 1 out)"
gamecert-check rules.cert | grep -q '^c capture-gadget 2+2:0-2,0-3,1-2,1-3 SAME AS 2+0:$' || complain "no twins in capture"
gamecert lemma discover proper colours=2 --boundary 1 --inner 3 --json | grep -q '"game":"proper colours=2"' ||
  complain "discover proper"
gamecert lemma discover distance --boundary 1 --inner 1 >out 2>&1
[ $? -eq 2 ] && grep -q 'thick boundary' out || complain "a thick boundary: $(cat out)"
gamecert lemma check nothing-of-the-kind >/dev/null 2>&1
[ $? -eq 2 ] || complain "an unknown lemma is not refused"
[ "$failures" -eq 0 ] || exit 1
echo "$cases lemma files"
