#!/usr/bin/env bash
# In the report of all claims every claim has the verdict of claims.tsv; whatever fails, plain arithmetic apart, and what it calls
# certified has left certificates that gamecert-check accepts, and nothing else has.
#   claims.sh BIN_DIRECTORY TABLE REPORT [--short]    --short: the report is one of a short run
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
table=$2
report=$3
short=${4:-}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

[ ! -s "$report.err" ] || complain "unexpected on standard error: $(head -n 3 "$report.err")"
# What a short run leaves out is UNKNOWN in it.
[ -z "$short" ] || awk '!/^c / { id = $1 } /takes too long for a short run$/ { print id }' "$report.out" >"$scratch/left_out"
[ -z "$short" ] || [ "$(wc -l <"$scratch/left_out")" -le 2 ] || complain "a short run leaves out $(xargs <"$scratch/left_out")"
kept() { if [ -z "$short" ]; then cat; else awk 'FILENAME == ARGV[1] { out[$1] = 1; next } !($1 in out)' "$scratch/left_out" -; fi; }
grep -v '^[cs] ' "$report.out" | awk '{ print $1 "\t" $2 }' | kept >"$scratch/found"
grep -v '^#' "$table" | kept >"$scratch/table"
cut -f1,2 "$scratch/table" >"$scratch/expected"
diff "$scratch/expected" "$scratch/found" >&2 || complain "the verdicts differ from $table (< expected, > found)"

awk '$2 == "FAILS" && $3 != "arithmetic" || $3 == "certified" { gsub("/", "-", $1); print $1 ".cert" }' "$scratch/table" | sort >"$scratch/wanted"
ls "$report/certificates" | sort >"$scratch/certified"
diff "$scratch/wanted" "$scratch/certified" >&2 || complain "certificates are not of what should have them (< should, > has)"
[ -s "$scratch/wanted" ] && (cd "$report/certificates" && gamecert-check ./*.cert >/dev/null) ||
  complain "gamecert-check does not accept the certificates"
awk '$2 == "FAILS" { print $1 }' "$scratch/found" >"$scratch/false"
while read -r id; do
  grep -q "^#### .* (\`$id\`)\$" "$report/CLAIMS.md" || complain "the report does not say where $id fails"
done <"$scratch/false"
gamecert claims list --json >"$scratch/entries"
sed -n 's/.*"id":"\([^"]*\)".*"fault":.*/\1/p' "$scratch/entries" | kept >"$scratch/faulty"
diff "$scratch/false" "$scratch/faulty" >&2 || complain "what fails and what has a fault differ (< fails, > has a fault)"
# Certified is what refutes a claim and nothing else, of a sentence about all numbers that it is false, and that it is of one.
awk '/"fault":/ { count = gsub(/"refutation /, "&") + gsub(/"refutation all /, "&")
  sub(/.*"id":"/, ""); sub(/".*/, ""); gsub("/", "-"); print $0, (count > 0 ? count : 1) }' "$scratch/entries" | kept >"$scratch/refuted"
[ "$(wc -l <"$scratch/refuted")" -eq "$(wc -l <"$scratch/faulty")" ] || complain "not every claim with a fault is counted"
while read -r name count; do
  certificates=$report/certificates/$name.cert
  [ ! -e "$certificates" ] || expect "certificates of $name" "$count" "$(gamecert-check "$certificates" | grep -c '^c rests on: ')"
done <"$scratch/refuted"
# Whatever is said of a claim is said with its reading; what is proved says by what; what fails says so in words; and what
# hangs on a symbol of a scan accuses nobody.
for words in 'read thus: =reading' 'what else it could mean: =otherwise' 'how the paper uses it: =used'; do
  expect "lines '${words%%=*}'" "$(sed -n "s/.*\"id\":\"\([^\"]*\)\".*\"${words#*=}\":.*/\1/p" "$scratch/entries" | kept | wc -l)" \
    "$(grep -c "^c   ${words%%=*}" "$report.out")"
done
expect "lines of proofs" "$(awk '$2 == "PROVED"' "$scratch/found" | wc -l)" \
  "$(grep -c '^c   proved by \(a certificate that carries the statement\|an argument in words\|a page.s proof\)' "$report.out")"
grep '^c   fails at .*\(V = [0-9]\|against \(let\|forall\|exists\|(\|<\)\)' "$report.out" >&2 && complain "what fails is a formula"
sed -n 's/^\([^ ]*[.]scan\) .*FAILS.*/\1/p' "$report.out" >"$scratch/scans"
[ -s "$scratch/scans" ] || complain "no entry is of a scan"
while read -r id; do
  grep -q "$id" "$report/errata.tex" && complain "errata.tex has $id"
  grep -q "| .$id. | FAILS (scan) |" "$report/CLAIMS.md" || complain "CLAIMS.md does not say that $id is of the scan"
done <"$scratch/scans"
grep -q '^c [0-9]* fail: [0-9]* entries with a fault (.*) and [0-9]* with none (corner .*, reading .*, scan [0-9]*)$' "$report.out" ||
  complain "faults are not counted apart"
# What is said of each entry is what was read when its digest was written; of a short run place, verdict and statement.
comparable() { if [ -z "$short" ]; then cat; else grep -v '^the rest' | cut -f1,2 | kept; fi; }
digests=$(dirname "$table")/claims.digests
diff <(comparable <"$digests") <("$(dirname "$table")/claim_digests.sh" "$report/CLAIMS.md" | comparable) >&2 ||
  complain "other things are said of these entries than when $digests was written: read $report/CLAIMS.md, then tests/cli/claim_digests.sh DIR/CLAIMS.md >$digests, with DIR of a whole run"

# A finished run is taken as it is, and its site is the same again; a certificate that is not as it was is made anew.
again=$scratch/again
cp -r "$report" "$again"
sums() { (cd "$again" && find . -type f | sort | xargs sha256sum); }
sums >"$scratch/first"
rm "$again/index.html"
echo >>"$again/certificates/ello.abs-cube.cert"
gamecert claims report ${short:+"$short"} --output "$again" --date 2026-01-31 -q >/dev/null 2>&1
anew=$(diff "$report/claims.jsonl" "$again/claims.jsonl" | sed -n 's/^> .*"id":"\([^"]*\)".*/\1/p')
[ "$anew" = ello.abs-cube ] || complain "expected that a finished run makes ello.abs-cube anew alone, found $anew"
sums | diff "$scratch/first" - | grep -v claims.jsonl | grep '^[<>]' >&2 && complain "the site of the finished run differs"
[ "$(cut -f1 "$scratch/found")" = "$(gamecert claims list | kept | cut -f1)" ] || complain "list and run differ"

[ "$failures" -eq 0 ] || exit 1
echo "$(wc -l <"$scratch/found") claims have the verdicts expected"
