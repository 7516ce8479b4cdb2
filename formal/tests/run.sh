#!/usr/bin/env bash
# What is proved rests on no axiom; gamecert-check-proved accepts nothing that the corpus rejects, and what it accepts it
# should. Usage: run.sh FOLDER, in which build.sh was run
set -u
here=$(cd "$(dirname "$0")" && pwd)
corpus=$here/../../tests/certificates/corpus
cd "$1" || exit 2
failures=0
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }

if grep -rnE '^ *(Admitted|admit|Axiom|Axioms|Parameter|Conjecture)\b' --include='*.v' "$here/.."; then fail "a hole or an axiom"; fi
bash "$here/lemmas.sh" >lemmas.txt 2>&1 &
lemmas=$!  # meanwhile the rest is tested

asked=$(grep -c '^ *proved _ (@' "$here/Assumptions.v")
[ "$asked" -ge 40 ] && [ "$(cat assumptions.txt)" = "Closed under the global context" ] ||
  fail "expected 40 theorems or more without assumptions, found of $asked: $(cat assumptions.txt)"
grep -A1 '^\* Axioms' coqchk.log | grep -q '<none>' || fail "coqchk finds axioms: $(cat coqchk.log)"

# A line for each certificate: the word behind `s `, a tab, and the file.
printf '%s\0' "$corpus"/{accept,reject,malformed}/*.cert "$here"/{unknown,certificates}/*.cert |
  xargs -0 -n 20 -P "$(nproc)" bash -c 'for file; do printf "%s\t%s\n" "$(./gamecert-check-proved "$file" 2>&1 | sed -n "s/^s //p")" "$file"; done' verdicts |
  sort >verdicts.txt
[ "$(wc -l <verdicts.txt)" -gt 800 ] || fail "only $(wc -l <verdicts.txt) certificates were looked at"
# among FOLDER WORD: the names of the certificates there of which the program says so; of which it says anything else, with `!WORD`.
among() { awk -F'\t' -v word="$2" -v folder="$1/" 'word == $1 || "!" $1 != word && word ~ /^!/ { if (index($2, folder) == 1) { sub(/.*\//, "", $2); sub(/[.]cert$/, "", $2); print $2 } }' verdicts.txt | sort; }
for folder in reject malformed; do
  for name in $(among "$corpus/$folder" VERIFIED); do grep -qx "$folder/$name" "$here/looser" || fail "accepts $folder/$name"; done
done
accepted=$(among "$corpus/accept" VERIFIED)
diff <(echo "$accepted") <(sort "$here/accepted") >&2 || fail "the certificates accepted are not those of formal/tests/accepted"
# What gamecert-check accepts is at worst not known here.
for name in $(comm -23 <(among "$corpus/accept" '!UNKNOWN') <(echo "$accepted")) $(among "$here/unknown" '!UNKNOWN'); do fail "neither accepts nor leaves open $name"; done
for name in $(among "$here/certificates" '!VERIFIED'); do fail "does not accept $name"; done
bash "$here/table.sh" $(sed "s|.*|$corpus/accept/&.cert|" "$here/accepted") "$here"/certificates/*.cert || fail "the table of docs/FORMAL.md"

bash "$here/ledgers.sh" ./gamecert-check-proved || fail "ledgers"
bash "$here/numbers.sh" ./gamecert-check-proved || fail "statements about numbers"
bash "$here/forged.sh" . || fail "forged ledgers"
bash "$here/browser.sh" . verdicts.txt || fail "the checker for browsers"
bash "$here/page.sh" . verdicts.txt || fail "the page"

# What is expected, and folders, as gamecert-check has them.
run() { ./gamecert-check-proved "$@" >said 2>&1; }
order=$here/certificates/ello-order.cert
claim=$(run "$order"; sed -n 's/^c \([^r]\)/\1/p' said)
for e in "$claim" "c $claim" WINNABLE; do run --expect "$e" "$order" || fail "--expect '$e': $(cat said)"; done
run --expect UNWINNABLE "$order"; [ $? = 1 ] && grep -q "found '$claim'" said && grep -qx 's REJECTED' said || fail "--expect another: $(cat said)"
for wrong in "" "--expect" "--expect A --expect B $order" "--trust rules $order"; do run $wrong; [ $? = 2 ] || fail "wrong usage '$wrong': $(cat said)"; done
folder=$(mktemp -d)
mkdir "$folder/below" "$folder/empty" && cp "$order" "$folder/a.cert" && cp "$order" "$folder/below/b.cert"
ln -s .. "$folder/below/around"
run "$folder/" && [ "$(grep -c '^c ello' said)" = 2 ] || fail "a folder: $(cat said)"
run "$folder/empty"; [ $? = 2 ] && grep -q 'found none' said || fail "an empty folder: $(cat said)"
ln -s nowhere "$folder/broken"; run "$folder"; [ $? = 2 ] || fail "a broken link: $(cat said)"
rm "$folder/broken"; sed 's/^statement WINNABLE/statement UNWINNABLE/' "$order" >"$folder/below/a.cert"
# One certificate about a large board, and whatever ends a check, leaves the others to be looked at.
printf '%s\n' "gamecert 1" "game node-kayles 1" "instance path:1100" "statement OUTCOME P" "evidence positions 0 1" end >"$folder/large"
run "$folder/large"; [ $? = 1 ] && grep -q 'large:1: the evidence does not prove the claim' said || fail "a large board: $(cat said)"
printf '%s\n' "gamecert 1" "game ello 1" "instance path:0" "statement UNWINNABLE" "evidence lrat 2147483647 1" "2 0 1 0" end >"$folder/count"
(ulimit -t 20; run "$folder/count"); [ $? = 1 ] && grep -q 'count:6: expected the next number' said || fail "a count of clauses: $(cat said)"
# Boards that are named in a few letters and need more memory than there is: left open, and the next certificate is looked at.
for board in hypercube:40 path:65535 ~~~~~~~~; do
  printf '%s\n' "gamecert 1" "game node-kayles 1" "instance $board" "statement OUTCOME N" "evidence positions 1 1" "3 *0" end | cat - "$order" >"$folder/memory"
  run --memory-limit 128 "$folder/memory"; [ $? = 3 ] && grep -q 'memory:1: expected a board and evidence for which memory suffices' said && grep -qx "c $claim" said ||
    fail "too little memory for $board: $(cat said)"
done
run --memory-limit 63 "$order"; [ $? = 2 ] || fail "--memory-limit 63: $(cat said)"
# What the numbers of a claim rule out is refused before a board is made of them.
sed 's/^parameter colours .*/parameter colours 65536/' "$here/certificates/proper.cert" >"$folder/numbers"
run "$folder/numbers"; [ $? = 1 ] && grep -q 'numbers:1: the evidence does not prove the claim' said || fail "65,536 colours: $(cat said)"
sed 's/^instance .*/instance kneser:60,30/' "$here/certificates/node-kayles-kneser.cert" >"$folder/numbers"
run "$folder/numbers"; [ $? = 1 ] || fail "subsets of 60 elements: $(cat said)"
# One green vertex more, or none, makes a game on a product another one.
for change in "implausible-product s/green=0$/green=0,1/" "determinant-product s/green=.*//"; do
  sed "/^instance /${change#* }" "$here/certificates/${change%% *}.cert" >"$folder/product"
  run "$folder/product"; [ $? = 1 ] && grep -q 'product:1: the evidence does not prove the claim' said || fail "${change%% *} changed: $(cat said)"
done
# A further edge of sparse6 that is there before would make a multigraph.
for board in A_ :An :Ab; do
  printf '%s\n' "gamecert 1" "game node-kayles 1" "instance $board" "statement NIMBER 1" "evidence positions 1 1" "3 *1" end >"$folder/$board"
  run "$folder/$board"; [ $? = $([ $board = :Ab ] && echo 1 || echo 0) ] || fail "an edge on $board: $(cat said)"
  rm "$folder/$board"
done
# Kayles has the period 12 from 71 tokens on, and Dawson's Kayles 34 from 53 on (Guy and Smith 1956): no less, and not from less on.
sed -n '1,/^end/p' "$here/certificates/period-kayles.cert" >"$folder/kayles"
for change in 's/PERIOD 12 FROM 71 0/PERIOD 12 FROM 70/' 's/PERIOD 12 FROM 71/PERIOD 13 FROM 70/' 's/ 8 2$/ 8 1/' 's/^instance 0.77/instance 0.73/' 's/FROM 71 0 1/FROM 71 1 0/'; do
  sed "$change" "$folder/kayles" >"$folder/period"; cmp -s "$folder/kayles" "$folder/period" && fail "$change changes nothing"
  run "$folder/period"; [ $? = 1 ] || fail "Kayles changed by $change: $(cat said)"
done
awk '/^statement/ { $3 = 6; $5 = 77 } { print }' "$folder/kayles" >"$folder/period"; run "$folder/period"; [ $? = 1 ] || fail "a period of 6: $(cat said)"
awk '/^statement/ { $3 = 24; $5 = 59 } { print }' "$folder/kayles" >"$folder/period"; run "$folder/period"; [ $? = 1 ] || fail "a period of 24 from 59 on: $(cat said)"
rm "$folder/kayles" "$folder/period"
# A layout says nothing of a game that is won, and neither does one that is cut short or has a vertex twice.
torus=$here/certificates/frontiers-of-a-torus.cert
for change in 's/green=0$/green=0,4,8/' 's/^statement .*/statement WINNABLE/' 's/^evidence frontiers 27/evidence frontiers 26/; 7s/ [0-9]*$//' '7s/ [0-9]*$/ 0/' '7s/[0-9]*$/27/' 's/^instance .*/instance directed-cycle:27 green=0/'; do
  sed "$change" "$torus" >"$folder/layout"; cmp -s "$torus" "$folder/layout" && fail "$change changes nothing"
  run "$folder/layout"; [ $? = 1 ] && grep -q 'layout:1: the evidence does not prove the claim' said || fail "a layout changed by $change: $(cat said)"
done
printf '%s\n' "gamecert 1" "game ello 1" "instance complete:11" "statement UNWINNABLE" "evidence frontiers 11" "0 1 2 3 4 5 6 7 8 9 10" end >"$folder/layout"
run "$folder/layout"; [ $? = 3 ] && grep -q 'layout:1: expected frontiers of at most 9 vertices, found one of 10' said || fail "frontiers of ten vertices: $(cat said)"
rm "$folder/layout"
# Parts of the geodetic game: each value changed by one is refused.
parts=$here/certificates/geodetic-parts.cert
for line in $(grep -nE '^[0-9a-f]+ [*]' "$parts" | cut -d: -f1); do
  sed "${line}s/[*]0/*9/; ${line}s/[*][1-8]/*0/" "$parts" >"$folder/parts"
  run "$folder/parts"; [ $? = 1 ] && grep -q 'the evidence does not prove the claim' said || fail "line $line of $parts changed: $(cat said)"
done
rm "$folder/parts"
# Numbers are those of certificates/FORMAT.md, though a claim with a greater one may hold.
sed 's/^statement .*/statement SCORE >= -2147483648/' "$here/certificates/all-green.cert" >"$folder/numbers"
run "$folder/numbers"; [ $? = 1 ] && grep -q 'numbers:[0-9]*: expected numbers of at most 2147483647, found 2147483648' said || fail "a great number: $(cat said)"
printf '%s\n' "gamecert 1" "game triangle 1" "instance fan:1 marked=0-1,0-2,1-2" "statement OUTCOME second" "evidence strategy 0 2" end >"$folder/numbers"
run "$folder/numbers"; [ $? = 1 ] && grep -q 'numbers:5: expected 1 word' said || fail "words of no entry: $(cat said)"
run "$here/unknown" "$order"; [ $? = 3 ] && grep -qx "c $claim" said && grep -q 'sums of parts of this game are not proved here' said ||
  fail "an open certificate before another: $(cat said)"
for file in "$here/unknown/geodetic-parts.cert" "$corpus/accept/full-same.cert"; do
  cat "$file" "$order" "$file" >"$folder/several"; run "$folder/several"; [ $? = 3 ] && [ "$(grep -c '^c ' said)" = 2 ] || fail "two open ones around another: $(cat said)"
  sed 's/^statement WINNABLE/statement UNWINNABLE/' "$order" | cat "$file" - >"$folder/several"; run "$folder/several"; [ $? = 1 ] || fail "a wrong one behind an open one: $(cat said)"
done

# Lines in messages, and evidence without a kind.
message() { sed "$2" "$order" >"$folder/line"; run "$folder/line"; [ $? = 1 ] && grep -q "^$folder/line:$1: " said || fail "expected line $1 with $2: $(cat said)"; }
message 1 's/^gamecert 1/gamecert 2/'
kind=$(grep -n '^evidence ' "$order" | cut -d: -f1)
message "$kind" 's/^evidence .*/evidence /'
message $((kind + 1)) "$((kind + 1))s/.*/x/"
message "$(wc -l <"$order")" '$s/.*/ende/'
message "$(wc -l <"$order")" '$d'

# What claims rest on, as gamecert-check has it but for theorems.
rests() { run "$1"; grep -qxF "c rests on: $2" said || fail "expected that $1 rests on $2: $(cat said)"; }
rests "$here/certificates/weak.cert" "rules of weak 1; reading edges of weak"
rests "$here/certificates/geodetic-hull.cert" "rules of geodetic 1; reading hull of geodetic"
rests "$here/certificates/bichromatic-triangle.cert" "rules of bichromatic-triangle 1; reading loses of bichromatic-triangle"
rests "$corpus/accept/simulation.cert" "rules of geodetic 1; rules of hackendot 1; reading contract of geodetic"
rests "$here/certificates/signature-lem-7.5.cert" "rules of ello 1; definitions of ello-gadget 1"
rests "$corpus/accept/induction-red-path.cert" "rules of ello 1; definitions of ello-family 1"
rests "$corpus/accept/mirror.cert" "rules of node-kayles 1; definitions of GAME-gadget 1"
rests "$here/certificates/distance.cert" "rules of distance 1"

# The other game of `SAME AS` stands in the evidence too.
for change in 's/^game hackendot 1/game kayles 1/' 's/^instance A?/instance B?/' 's/^game hackendot 1/&\nparameter x 1/' '/^game hackendot 1/d' '/^instance A?/d'; do
  sed "$change" "$corpus/accept/simulation.cert" >"$folder/other"; run "$folder/other"; [ $? = 1 ] || fail "another game in the evidence, $change: $(cat said)"
done

rm "$folder"/{product,large,count,memory,numbers,several,line,other}
run "$folder" "$order"; [ $? = 1 ] && [ "$(grep -c '^c ello' said)" = 1 ] || fail "a wrong certificate in a folder: $(cat said)"
rm -r "$folder"

wait "$lemmas" || fail "lemmas"
cat lemmas.txt
# Each theorem of the table of docs/FORMAL.md is among those whose assumptions were read.
for name in $(sed -n '/^| theorem /,/^$/p' "$here/../../docs/FORMAL.md" | cut -d'|' -f2 | grep -o '`[A-Za-z_0-9]*`' | tr -d '`'); do
  grep -qE "^ *proved _ \(@([A-Za-z_]*[.])?$name\)" "$here/Assumptions.v" lemma_assumptions.v || fail "assumptions of $name are not read"
done
echo "formal: $asked theorems without assumptions, $(wc -l <<<"$accepted") certificates of the corpus accepted, $failures failures"
exit $((failures > 0))
