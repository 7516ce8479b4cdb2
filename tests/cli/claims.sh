#!/usr/bin/env bash
# Runs every claim and compares its verdict with claims.tsv; whatever fails, plain arithmetic apart, and what it calls
# certified must leave certificates that gamecert-check accepts, and nothing else may. Prints how long it took.
#   claims.sh BIN_DIRECTORY TABLE
set -u
export PATH="$1:$PATH"
table=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0
complain() {
  echo "claims.sh: $1" >&2
  failures=$((failures + 1))
}

start=$SECONDS
gamecert claims report --output "$scratch/report" --date 2026-01-31 >"$scratch/out" 2>"$scratch/err"
status=$?
echo "all claims in $((SECONDS - start)) s"
[ "$status" -eq 1 ] || complain "expected exit status 1, some printed claims being false, found $status: $(cat "$scratch/err")"
[ ! -s "$scratch/err" ] || complain "unexpected on standard error: $(head -n 3 "$scratch/err")"
grep -v '^[cs] ' "$scratch/out" | awk '{ print $1 "\t" $2 }' >"$scratch/found"
grep -v '^#' "$table" | cut -f1,2 >"$scratch/expected"
diff "$scratch/expected" "$scratch/found" >&2 || complain "the verdicts differ from $table (< expected, > found)"

awk '$2 == "FAILS" && $3 != "arithmetic" || $3 == "certified" { gsub("/", "-", $1); print $1 ".cert" }' "$table" | sort >"$scratch/wanted"
ls "$scratch/report/certificates" | sort >"$scratch/certified"
diff "$scratch/wanted" "$scratch/certified" >&2 || complain "certificates are not of what should have them (< should, > has)"
[ -s "$scratch/wanted" ] && (cd "$scratch/report/certificates" && gamecert-check ./*.cert >/dev/null) ||
  complain "gamecert-check does not accept the certificates"
awk '$2 == "FAILS" { print $1 }' "$scratch/found" >"$scratch/false"
while read -r id; do
  grep -q "^#### .* (\`$id\`)\$" "$scratch/report/CLAIMS.md" || complain "the report does not say where $id fails"
done <"$scratch/false"
gamecert claims list --json | sed -n 's/.*"id":"\([^"]*\)".*"fault":.*/\1/p' >"$scratch/faulty"
diff "$scratch/false" "$scratch/faulty" >&2 || complain "what fails and what has a fault differ (< fails, > has a fault)"
diff docs/CLAIMS.md "$scratch/report/CLAIMS.md" >&2 ||
  complain "docs/CLAIMS.md is out of date: gamecert claims report --output DIR; cp DIR/CLAIMS.md docs"

# A finished run is taken as it is, and its site is the same again; a certificate that is not as it was is made anew.
sums() { (cd "$scratch/report" && find . -type f | sort | xargs sha256sum); }
sums >"$scratch/first"
cp "$scratch/report/claims.jsonl" "$scratch/run"
rm "$scratch/report/index.html"
echo >>"$scratch/report/certificates/ello.abs-cube.cert"
gamecert claims report --output "$scratch/report" --date 2026-01-31 -q >"$scratch/again" 2>&1
anew=$(diff "$scratch/run" "$scratch/report/claims.jsonl" | sed -n 's/^> .*"id":"\([^"]*\)".*/\1/p')
[ "$anew" = ello.abs-cube ] || complain "expected that a finished run makes ello.abs-cube anew alone, found $anew"
sums | diff "$scratch/first" - | grep -v claims.jsonl | grep '^[<>]' >&2 && complain "the site of the finished run differs"
[ "$(cut -f1 "$scratch/found")" = "$(gamecert claims list | cut -f1)" ] || complain "list and run differ"

[ "$failures" -eq 0 ] || exit 1
echo "$(wc -l <"$scratch/found") claims have the verdicts expected"
