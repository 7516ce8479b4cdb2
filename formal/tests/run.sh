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
said=$(coqc -R . Gamecert tests/Assumptions.v)
asked=$(grep -c '^Print' tests/Assumptions.v)
closed=$(grep -c '^Closed under the global context$' <<<"$said")
if [ "$asked" -lt 5 ] || [ "$closed" != "$asked" ]; then fail "expected $asked theorems without assumptions, found $closed: $said"; fi
coqchk -silent -o -R . Gamecert Gamecert.Check Gamecert.lemmas.Statements Gamecert.lemmas.Pairs Gamecert.lemmas.Taking Gamecert.lemmas.Determinant \
  Gamecert.reductions.ByNeighbours Gamecert.reductions.ByDistance Gamecert.games.CapturePaper >coqchk.log 2>&1 || fail "coqchk: $(tail -3 coqchk.log)"
grep -A1 '^\* Axioms' coqchk.log | grep -q '<none>' || fail "coqchk finds axioms: $(cat coqchk.log)"

bash "$here/lemmas.sh" || fail "lemmas"

verdict() { ./gamecert-check-proved "$1" 2>&1 | grep '^s '; }
for folder in reject malformed; do
  for file in "$corpus/$folder"/*.cert; do
    [ "$(verdict "$file")" = "s VERIFIED" ] && ! grep -qx "$folder/$(basename "$file" .cert)" "$here/looser" && fail "accepts $file"
  done
done
accepted=$(for file in "$corpus"/accept/*.cert; do [ "$(verdict "$file")" = "s VERIFIED" ] && basename "$file" .cert; done)
diff <(echo "$accepted") "$here/accepted" >&2 || fail "the certificates accepted are not those of formal/tests/accepted"
for file in "$here"/certificates/*.cert; do
  [ "$(verdict "$file")" = "s VERIFIED" ] || fail "does not accept $file"
done

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
run "$folder" "$order"; [ $? = 1 ] && [ "$(grep -c '^c ello' said)" = 1 ] || fail "a wrong certificate in a folder: $(cat said)"
rm -r "$folder"

echo "formal: $closed theorems without assumptions, $(wc -l <<<"$accepted") certificates of the corpus accepted, $failures failures"
exit $((failures > 0))
