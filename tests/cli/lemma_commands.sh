#!/usr/bin/env bash
# The lemmas that come with the program, lemmas as theorems of Coq, and those that are discovered.
set -u
. "$(dirname "$0")/../complaints.sh"
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
for lemma in $(gamecert list lemmas | cut -f1); do
  gamecert lemma check "$lemma" -q --certificate "$lemma.cert" >out || complain "$lemma: $(cat out)"
  gamecert-check "$lemma.cert" >/dev/null || complain "$lemma: the certificate is not accepted"
done
"$here/../../formal/print_lemmas.sh" "$1" printed || complain "lemmas are not printed as theorems"
digests=$here/../../formal/lemmas/printed.sha256
(cd printed && LC_ALL=C sha256sum ./*.v) | sed 's|[.]/||' | diff "$digests" - >out ||
  complain "formal/lemmas/printed.sha256 (<) is of other theorems ($(head -n 5 out)): read $(sed -n 's|^> .* ||p' out | xargs) as formal/print_lemmas.sh prints them (docs/ADDING.md)"
printf 'lemma far\ngame distance distance=2\nboundary a\nclosed a\ninner x\nedges a-x\nreplace by\ninner x\nedges a-x\n' >far.lemma
gamecert lemma export far.lemma --format coq >out 2>&1
[ $? -eq 2 ] && grep -q '^gamecert: far.lemma:2:6: expected a lemma about ello, node-kayles, proper, blue-red, arc-kayles or capture' out || complain "exported: $(head -n 1 out)"
gamecert lemma export "$here/../../examples/three.lemma" --format coq >out 2>&1
[ $? -eq 2 ] && grep -q 'three.lemma:[0-9]*:1: expected a lemma that tables prove, found one that they do not' out ||
  complain "exported, though tables do not prove it: $(head -n 1 out)"
printf 'lemma paths\nfor k = 1..\nboundary u v\nlink w\nedges u-w.first w-w.next w.last-v\ngreen w\nreplace by\ninner z\nedges u-z z-v\ngreen z\n' >paths.lemma
gamecert lemma export paths.lemma --format coq >out 2>&1
[ $? -eq 2 ] && grep -q '^gamecert: paths.lemma:[0-9]*:[0-9]*: expected a family that tables prove, found one that they do not' out ||
  complain "a family that fails, exported: $(head -n 1 out)"
printf 'lemma two\nboundary x y\npart P at x y\nunwinnable P\nunwinnable\n' >two.lemma
gamecert lemma export two.lemma --format coq >out 2>&1
[ $? -eq 2 ] && grep -q 'two.lemma:[0-9]*:[0-9]*: expected parts at one vertex, which formal/lemmas is about, found P at two' out ||
  complain "exported: $(head -n 1 out)"
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
printf 'lemma kept\nboundary a b\ninner r s x y\nedges a-r a-s a-x x-y y-b\ngreen x y\nred r s\nreplace by\ninner %s\nedges %s\n' 'x y' 'a-x x-y y-b' >kept.lemma
gamecert lemma export ./kept.lemma --format coq >out
grep -qF 'winnable G <-> winnable (without [r; s] G).' out || complain "two vertices that stay: $(cat out)"
sed 's/^inner x y/inner p q/; $s/.*/edges a-p p-q q-b\ngreen p q/' kept.lemma >new.lemma
gamecert lemma export ./new.lemma --format coq >out
grep -qF 'winnable G <-> winnable (add q true [b; p] (add p true [a] (without [r; s; x; y] G))).' out || complain "two new vertices: $(cat out)"
[ "$failures" -eq 0 ] || exit 1
