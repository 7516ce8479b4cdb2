#!/usr/bin/env bash
# Ledgers that were changed are not accepted, with their digests made again. Usage: ledgers.sh PROGRAM
set -u
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
failures=0
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 2
split_at() { csplit -s -z -f "$2-" "$1" '/^gamecert 1$/' '{*}'; }  # a file for each piece, PREFIX-00 and so on
seal() { local text; text=$(sed '/^sha256 /,$d' "$1"); printf '%s\nsha256 %s\nend\n' "$text" "$(printf '%s\n' "$text" | sha256sum | cut -d' ' -f1)" >"$1"; }
said() { "$program" "$@" >out 2>&1; }
holds=$here/certificates/ledger-node-kayles.cert
split_at "$holds" piece
said piece-* || fail "the pieces of a ledger: $(cat out)"
grep -qx 'c conjecture <= nimber node-kayles 5 HOLDS order 1..5 connected graphs 31' out || fail "the claim of a ledger: $(cat out)"
said --expect 'HOLDS order 1..5 connected graphs 31' "$holds" || fail "what is expected of a ledger: $(cat out)"
said --expect 'HOLDS order 1..5 connected graphs 30' "$holds"; [ $? = 1 ] || fail "another claim is expected of a ledger"
cp piece-03 as-it-was && seal as-it-was && cmp -s piece-03 as-it-was || fail "a piece is not sealed as it was"

# changed WHAT STATUS SED: the piece of order 4 with another text, beside the others.
changed() {
  mkdir -p all && cp piece-* all/ && sed "$3" piece-03 >all/piece-03
  cmp -s piece-03 all/piece-03 && fail "$1 changes nothing"
  [ "$1" = "the digest" ] || seal all/piece-03
  said all/piece-*; [ $? = "$2" ] || fail "expected status $2 with $1, found: $(cat out)"
}
changed "the digest" 1 's/^sha256 ./sha256 x/'
changed "a graph left out" 1 's/^HNBDDf/HNBDD/; s/^evidence ledger 6 38/evidence ledger 5 37/'
changed "a graph left out, and the numbers kept" 1 's/^HNBDDf/HNBDD/'
changed "another number of labelled graphs" 1 's/ 38$/ 37/'
changed "a class of no name" 3 's/^instance connected/instance sparse/'
changed "a class of fewer graphs" 1 's/^instance connected/instance connected,bipartite/'
changed "another formula" 1 's/^statement HOLDS .*/statement HOLDS <= nimber node-kayles 1/'
changed "failures claimed" 1 's/^statement HOLDS/statement FAILS/'
changed "a piece that is not there" 0 's/piece 0 of 1$/piece 0 of 2/'
grep -q ' HOLDS order 4..4 connected graphs 6; of 2 pieces these alone: 0$' out || fail "the claim of one piece of two: $(cat out)"
changed "a piece twice" 1 's/order 4 piece/order 3 piece/'
sed 's/ 5$/ 2/' "$holds" >false; split_at false false; for f in false-*; do seal "$f"; done
said false-*; [ $? = 1 ] && grep -q 'does not prove the claim' out || fail "a statement that is false at a graph: $(cat out)"
rm all/piece-03; said all/piece-*; [ $? = 0 ] && [ "$(grep -c '^c conjecture' out)" = 2 ] || fail "the orders about one that is left out: $(cat out)"

# Each character of the words of order 5 made another one; each graph of order 4 left out.
words=$(sed -n 6p piece-04)
for ((i = 0; i < ${#words}; i++)); do
  for by in A B h z; do
    other=${words:0:i}$by${words:i+1}
    [ "$other" = "$words" ] && continue
    sed "6s|.*|$other|" piece-04 >word; seal word
    said piece-00 piece-01 piece-02 piece-03 word && fail "accepts the words $other"
  done
done

# An order in 16 pieces, whose graphs are looked at in two runs; a third run puts them together.
split_at "$here/certificates/ledger-in-pieces.cert" part
mkdir one two
for f in part-0*; do mv "$f" "one/$f.cert"; done
for f in part-1*; do mv "$f" "two/$f.cert"; done
for d in one two; do said "$d" --report "$d/report" && [ "$(grep -c '^sha256' "$d/report")" = "$(ls "$d" | grep -c cert)" ] || fail "a shard: $(cat out)"; done
together() { said --checked one/report --checked two/report "$@"; }
together one two && grep -qx 'c conjecture -> > nimber node-kayles 2 > order 6 HOLDS order 7..7 connected graphs 853' out &&
  grep -qx 'c rests on: rules of node-kayles 1; definitions of conjectures 1; reports of gamecert-check-proved' out &&
  grep -qx 'c checked: two/report' out || fail "two shards: $(cat out)"
said one two && ! grep -q reports out || fail "two shards in one run: $(cat out)"
refused() { [ $? = "$2" ] && grep -q "$3" out || fail "expected status $2 with $1, found: $(cat out)"; }
together one && grep -q ' HOLDS order 7..7 connected graphs 680; of 16 pieces these alone: 0..9$' out || fail "one shard of two: $(cat out)"
together one two two/part-11.cert; refused "a piece twice" 1 'expected another piece, found the same'
said --checked one/report one two; refused "a report that is missing" 1 'expected a report on this piece with sha256 .*, found none'
said --checked out one; refused "a file that is no report" 2 'expected gamecert-check-proved report 1'
said --checked nowhere one; refused "a report that is nowhere" 2 nowhere
sed '3s/ .*/ 0000/' two/report >wrong; said --checked one/report --checked wrong one two; refused "a report on other bytes" 1 'found one with sha256 0000'
sed '$d' two/report >wrong; said --checked wrong two; refused "half a report" 2 'expected `claim `'
said --report one/part-01.cert one; refused "a report in the place of a certificate" 2 'expected nothing there or an earlier report'
cp two/part-12.cert kept
# A piece in the place of another is right by itself, and a report says so; together they have its graphs twice.
sed 's/piece 11 of/piece 12 of/' two/part-11.cert >two/part-12.cert; seal two/part-12.cert
together one two; refused "a piece that was changed behind its report" 1 'expected a report on this piece'
said two/part-12.cert --report two/again || fail "a piece with the graphs of another, by itself: $(cat out)"
together --checked two/again one two; refused "graphs in two pieces" 1 'the ledger does not prove the claim'
for all in "one two" two; do said $all; refused "graphs in two pieces, in one run" 1 'the ledger does not prove the claim'; done
mv kept two/part-12.cert
# without_last PIECE: its last graph is left out, and its numbers are those of the others, so that the piece is right by itself.
without_last() {
  local count line
  count=$(sed -n 's/^evidence ledger \([0-9]*\) .*/\1/p' "$1"); line=$(sed -n 6p "$1")
  line=$(sed -E 's/[g-z0-9+/]*[A-Za-f]$//' <<<"$line")
  sed -i "6s|.*|$line|; 5s/.*/evidence ledger $((count - 1)) 1/" "$1"; seal "$1"
  said "$1"; sed -i "5s/ 1\$/ $(sed -n 's/.*expected \([0-9]*\) labelled graphs, found 1$/\1/p' out)/" "$1"; seal "$1"
}
cp two/part-12.cert kept
without_last two/part-12.cert
said two/part-12.cert || fail "a piece without its last graph, by itself: $(cat out)"
said one two; refused "a graph left out of a piece" 1 'the ledger does not prove the claim'
mv kept two/part-12.cert
split_at "$here/certificates/ledger-triangle-free.cert" free
said free-* && grep -q ' HOLDS order 5..6 connected,triangle-free graphs 25$' out || fail "the claim about triangle-free graphs: $(cat out)"
for f in free-*; do
  cp "$f" kept; without_last "$f"
  said free-*; refused "a triangle-free graph left out" 1 'expected all graphs of the class'
  mv kept "$f"
done
# Of polygons one left out; what is none put in the place of one.
split_at "$here/certificates/ledger-of-polygons.cert" polygons
said polygons-* && grep -q ' FAILS order 3..6 mops graphs 6, false at 1$' out || fail "the claim about polygons: $(cat out)"
last=polygons-02
for change in '6s/.*/qe/; 5s/ 1 60/ 1 60/' '6s/.*/qd/' '5s/ 1 60/ 0 0/; 6d'; do
  cp "$last" kept; sed -i "$change" "$last"; seal "$last"; cmp -s kept "$last" && fail "$change changes nothing"
  said polygons-*; refused "polygons changed by $change" 1 expected
  mv kept "$last"
done
# One piece of three, and its graphs in two pieces.
last=$(ls polygons-* | tail -1)
for i in 1 2; do sed "s/piece 0 of 1/piece $i of 3/" "$last" >alone-$i; seal alone-$i; done
said alone-1 && grep -q ' FAILS order 6..6 mops graphs 3, false at 1; of 3 pieces these alone: 1$' out || fail "a piece of polygons alone: $(cat out)"
said alone-1 alone-2; refused "polygons in two pieces" 1 'the ledger does not prove the claim'
for change in 's/mops/trees/' 's/mops/mops,max-degree:4/' 's/order 6/order 7/' 's/^failures 1/failures 2/'; do
  sed "$change" alone-1 >alone; seal alone; said alone; refused "a piece of polygons alone, changed by $change" 1 expected
done
for wrong in "s/^instance [0-9].*/instance 0/" "s/^instance [0-9].*/instance 1/" "s/^instance [0-9].*/instance 99/" "s/^statement HOLDS/statement FAILS/"; do
  cp two/part-12.cert kept; sed -i "$wrong" two/part-12.cert; seal two/part-12.cert
  cmp -s kept two/part-12.cert || { said one two; refused "a piece changed by $wrong" 1 expected; }
  mv kept two/part-12.cert
done

for f in ledger-fails ledger-hypothesis-of-none ledger-of-trees ledger-all; do
  split_at "$here/certificates/$f.cert" "$f"
  said "$f"-* || fail "$f: $(cat out)"
done
grep -q '^c .* HOLDS order 3..5 all graphs 49$' out || fail "the claim about all graphs: $(cat out)"
# Of order 3 the edge beside a vertex with the vertex last, or a vertex between; in the place of a path; left out. A piece by itself.
first=$(ls ledger-all-* | head -1)
said "$first" && grep -q ' HOLDS order 3..3 all graphs 4$' out || fail "all graphs of one order: $(cat out)"
cp "$first" kept
for change in '6s/ABAD/AABD/' '6s/ABAD/ADAB/' '6s/ABAD/ACBB/' '6s/ABAD/ABE/; 5s/ 4 8/ 3 5/' '6s/ABAD/CAD/; 5s/ 4 8/ 3 5/'; do
  sed "$change" kept >"$first"; seal "$first"; cmp -s kept "$first" && fail "$change changes nothing"
  said "$first"; refused "all graphs changed by $change" 1 expected
done
sed '6s/ABAD/ABA/; 5s/ 4 8/ 3 7/' kept >"$first"; seal "$first"; said "$first"; refused "a graph left out of all" 1 'does not prove the claim'
sed '6s/ABAD/ABA/; 5s/ 4 8/ 3 7/; s/piece 0 of 1/piece 0 of 2/' kept >"$first"; seal "$first"
said "$first" && grep -q ' HOLDS order 3..3 all graphs 3; of 2 pieces these alone: 0$' out || fail "a piece of all graphs: $(cat out)"
mv kept "$first"
# Of trees a parenthesis less, and a tree left out.
last=$(ls ledger-of-trees-* | head -2 | tail -1)
cp "$last" kept
for change in '6s/..$/AA/' '6s/.$//; 5s/ [0-9]* / 1 /'; do
  sed "$change" kept >"$last"; seal "$last"; cmp -s kept "$last" && fail "$change changes nothing"
  said ledger-of-trees-* && fail "accepts trees changed by $change"
done
cp kept "$last"
last=$(grep -l '^failures' ledger-fails-*)
cp "$last" kept
for change in '/^failures/{n;d}' 's/^statement FAILS/statement HOLDS/' 's/^instance [1-9].*/instance 0/' 's/^failures .*/failures 0/'; do
  sed "$change" kept >"$last"; seal "$last"; cmp -s kept "$last" && fail "$change changes nothing"
  said ledger-fails-* && fail "accepts failures changed by $change"
done
last=$(ls ledger-hypothesis-of-none-* | tail -1)
sed -i 's/^instance 0/instance 1/' "$last"; seal "$last"; said ledger-hypothesis-of-none-* && fail "accepts an instance that satisfies no hypothesis"
# Of digraphs (of tournaments there are 1, 1, 2, 4, 12 and 56, of which each has a king: Landau 1953): one left out, one changed, one in two
# pieces, a formula that is false at one, another class.
for f in ledger-of-tournaments ledger-of-digraphs ledger-of-connected-orientations; do
  split_at "$here/certificates/$f.cert" "$f"
  said "$f"-* || fail "$f: $(cat out)"
  cp out "$f.said"
done
grep -q ' HOLDS order 1..6 tournaments graphs 76$' ledger-of-tournaments.said || fail "the claim about tournaments: $(cat ledger-of-tournaments.said)"
grep -q ' FAILS order 3..4 digraphs graphs 234, false at 2$' ledger-of-digraphs.said || fail "the claim about digraphs: $(cat ledger-of-digraphs.said)"
grep -q ' HOLDS order 1..4 connected,orientations graphs 41$' ledger-of-connected-orientations.said || fail "the claim about orientations: $(cat ledger-of-connected-orientations.said)"
for i in 02 03 04; do
  cp "ledger-of-tournaments-$i" kept; without_last "ledger-of-tournaments-$i"
  said ledger-of-tournaments-*; refused "a tournament left out" 1 'the ledger does not prove the claim'
  mv kept "ledger-of-tournaments-$i"
done
# changed_in FILE SED STATUS MESSAGE: one of the pieces with another text, beside the others.
changed_in() {
  cp "$1" kept; sed -i "$2" "$1"; seal "$1"; cmp -s kept "$1" && fail "$2 changes nothing"
  said "${1%-*}"-*; refused "$1 changed by $2" "$3" "$4"
  mv kept "$1"
}
changed_in ledger-of-tournaments-02 '6s/TV/TU/' 1 'expected its canonical word'
changed_in ledger-of-tournaments-02 '6s/TV/TZ/' 1 'expected its canonical word\|expected a graph of the class'
changed_in ledger-of-tournaments-04 's/1024$/1023/' 1 'expected 1024 labelled graphs'
changed_in ledger-of-tournaments-03 's/piece 0 of 1/piece 0 of 2/' 0 ' HOLDS order 4..4 tournaments graphs 4; of 2 pieces these alone: 0$'
changed_in ledger-of-tournaments-03 's/order 4/order 3/' 1 expected
cp ledger-of-tournaments-03 again
for i in 0 1; do sed "s/piece 0 of 1/piece $i of 2/" ledger-of-tournaments-03 >again-$i; seal again-$i; done
said ledger-of-tournaments-0[012] again-0 again-1; refused "tournaments in two pieces" 1 'expected graphs of one piece alone'
changed_in ledger-of-digraphs-00 '6s/ABAF/ABAA/' 1 'expected its canonical word'
changed_in ledger-of-digraphs-00 '6s/^A//; 5s/ 16 64/ 15 63/' 1 'expected'
changed_in ledger-of-digraphs-01 's/^statement FAILS/statement HOLDS/; /^failures/,+2d' 1 'the ledger does not prove the claim'
changed_in ledger-of-digraphs-01 '/^&C\[|w/d; s/^failures 2/failures 1/' 1 'expected 2 failures'
changed_in ledger-of-digraphs-01 's/^&C\[|w/\&CY|w/' 1 'expected the failure &C\[|w'
changed_in ledger-of-digraphs-01 's/^instance digraphs/instance orientations/' 1 'expected a graph of the class'
changed_in ledger-of-digraphs-01 's/^instance digraphs/instance connected,digraphs/' 1 'expected a graph of the class'
changed_in ledger-of-digraphs-01 's/^instance digraphs/instance all/' 1 expected
for c in tournaments/digraphs tournaments/orientations; do
  for i in 0 1 2 3 4 5; do sed "s/$c/" "ledger-of-tournaments-0$i" >other-$i; seal other-$i; done
  said other-*; refused "tournaments as $c" 1 'the ledger does not prove the claim'
done
for c in connected,orientations/orientations connected,orientations/connected,digraphs; do
  for i in 0 1 2 3; do sed "s/$c/" "ledger-of-connected-orientations-0$i" >other-$i; seal other-$i; done
  said other-[0-3]; refused "orientations as $c" 1 'the ledger does not prove the claim\|expected all graphs of the class'
done
# One piece of two, its digraphs in both, and a wrong one; no digraph that meets the hypotheses; an order that is too large.
for i in 0 1; do sed "s/piece 0 of 1/piece $i of 3/" ledger-of-digraphs-01 >"alone-$i"; seal "alone-$i"; done
said alone-1 && grep -q ' FAILS order 4..4 digraphs graphs 218, false at 2; of 3 pieces these alone: 1$' out || fail "a piece of digraphs alone: $(cat out)"
said alone-0 alone-1; refused "digraphs in two pieces" 1 'the ledger does not prove the claim'
for change in 's/digraphs/tournaments/' 's/order 4/order 5/' 's/^failures 2/failures 1/' 's/< size 11/< size 12/'; do
  sed "$change" alone-1 >alone; seal alone; said alone; refused "a piece of digraphs alone, changed by $change" 1 expected
done
for i in 0 1 2 3; do
  sed 's/-> forall vertex v > in-degree v 0/-> > size 6/; s/^instance [0-9]*$/instance 0/' "ledger-of-connected-orientations-0$i" >"other-$i"; seal "other-$i"
done
said other-[0-3] && grep -q ' VACUOUS order 1..4 connected,orientations graphs 41$' out || fail "more arcs than there are pairs: $(cat out)"
printf '%s\n' 'gamecert 1' 'game sweep 1' 'instance digraphs,size:0 order 6 piece 0 of 1' 'statement HOLDS = size 0' 'evidence ledger 1 1' A >other; seal other
said other; refused "digraphs of order 6" 3 'expected orders of at most 5 of the class digraphs,size:0'
# A table of digraphs, whose rows are those of 1, 3 and 16; its names, totals and columns.
split_at "$here/certificates/ledger-table-of-digraphs.cert" arcs
said arcs-* && grep -qx $'v 3\t1\t13\t6:&B\\\\o\t1:13' out && grep -q ' order 1..3 digraphs graphs 20$' out || fail "a table of digraphs: $(cat out)"
for change in 's/:&B@O/:\&B@_/' 's/2:2,3:1/2:1,3:2/' 's/histogram components/histogram size/' 's/instance digraphs/instance orientations/' 's/instance digraphs/instance all/' \
  '6s/L$/H/' '6s/^A//; 5s/16 64/15 63/; s/0 3; 1 13/0 2; 1 13/; s/2:2,3:1/2:2/'; do
  changed_in arcs-02 "$change" 1 'expected\|does not prove'
done
sed 's/piece 0 of 1/piece 1 of 2/' arcs-02 >other; seal other
said other && grep -q ' order 3..3 digraphs graphs 16; of 2 pieces these alone: 1$' out || fail "a piece of a table of digraphs: $(cat out)"

# Of tables: the rows; a total, a column, a graph or a piece changed.
table=$here/certificates/ledger-of-a-table.cert
split_at "$table" table
said table-* && grep -qx $'v 4\tinfinite\t2\t2\t1:CF\t3/2' out && [ "$(grep -c '^v ' out)" = 11 ] &&
  grep -qx 'c table by girth; count tree; argmax nimber node-kayles; sum / size order order 1..5 connected graphs 31' out || fail "the rows of a table: $(cat out)"
said --expect 'order 1..5 connected graphs 31' "$table" || fail "what is expected of a table: $(cat out)"
said --expect 'order 1..5 connected graphs 30' "$table"; [ $? = 1 ] || fail "another table is expected"
cp table-03 kept
for change in '/^total/{s/ 3 3;/ 3 4;/}' 's/:CN,C^/:C^,CN/' 's/:CN,C^/:CN/' 's/ 15\/4/ 4/' 's/ 15\/4/ 30\/8/' '0,/^total/{/^total/d}' 's/^statement TABLE by girth; count/statement TABLE count/' \
  's/count tree/count bipartite/' 's/argmax/argmin/' 's/connected order/all order/' 's/^statement TABLE/statement HOLDS/' 's/^HNBDDf/HNBDD/; s/^evidence ledger 6 38/evidence ledger 5 37/' \
  's/piece 0 of 1/piece 1 of 2/; s/^total 3 3; 4 1/total 3 2; 4 2/'; do
  sed "$change" kept >table-03; seal table-03; cmp -s kept table-03 && fail "$change changes nothing"
  said table-* && fail "accepts a table changed by $change: $(cat out)"
done
cp kept table-03; said table-00 table-01 table-03 && [ "$(grep -c '^c table' out)" = 2 ] || fail "tables about one that is left out: $(cat out)"
# Without the complete graph, and right by itself: as one piece of two, but not as the whole order.
sed '6s/.$//; 5s/6 38/5 37/; s/ 3 3; 4 1;/ 3 2; 4 1;/; s| 15/4| 9/4|' kept >table-03; seal table-03
said table-03; refused "a table without a graph" 1 'the ledger does not prove the claim'
sed -i 's/piece 0 of 1/piece 0 of 2/' table-03; seal table-03
said table-03 && grep -q ' connected graphs 5; of 2 pieces these alone: 0$' out || fail "a piece of a table: $(cat out)"
cp kept table-03
for f in ledger-table-of-trees ledger-table-in-pieces; do
  split_at "$here/certificates/$f.cert" "$f"
  said "$f"-* || fail "$f: $(cat out)"
done
grep -q ' order 7..7 connected graphs 58; of 16 pieces these alone: 3, 11..12$' out && grep -qx $'v 7\t0\t55\t18:FF~~w,FJ~~w' out || fail "three pieces of a table: $(cat out)"
cp ledger-table-in-pieces-01 again; sed -i 's/piece 11 of/piece 0 of/' again; seal again
said again ledger-table-in-pieces-*; refused "a piece of a table twice" 1 'expected graphs of one piece alone\|the ledger does not prove the claim'

# What is defined in the language is what language/definitions.txt says.
diff <(sed -nE 's/^(digraphs )?(property|invariant|fraction|set) ([^ ]+) = (.*)/\3 \4/p' "$here/../../language/definitions.txt") \
  <(sed -nE 's/^  \("([^"]*)", "([^"]*)"\)(;|\]\.)$/\1 \2/p' "$here/../language/Definitions.v") >&2 || fail "the definitions of words"
exit $((failures > 0))
