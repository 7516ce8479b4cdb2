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
coqchk -silent -o -R . Gamecert Gamecert.Check Gamecert.lemmas.Statements Gamecert.lemmas.Pairs Gamecert.lemmas.Determinant \
  Gamecert.reductions.ByNeighbours Gamecert.reductions.ByDistance >coqchk.log 2>&1 || fail "coqchk: $(tail -3 coqchk.log)"
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
echo "formal: $closed theorems without assumptions, $(wc -l <<<"$accepted") certificates of the corpus accepted, $failures failures"
exit $((failures > 0))
