#!/usr/bin/env bash
# Every certificate that the tests of the programs write, and every file that is handed to gamecert-check there, goes through both
# checkers: what gamecert-check rejects is never accepted, and what it accepts is accepted or left open, for a reason in
# formal/tests/left_open. Files of 20 MB and more are left out.
# Usage: written.sh FOLDER BIN [TEST...], the folder in which build.sh was run, that of the programs, and which of tests/cli are
# run, if not all that write certificates and leave them (files.sh and ledgers.sh end programs while they write); `claims` stands
# for one run of all claims
set -u
here=$(cd "$(dirname "$0")" && pwd)
export proved bin scratch
proved=$(cd "$1" && pwd)/gamecert-check-proved
bin=$(cd "$2" && pwd)
tests=("${@:3}")
[ ${#tests[@]} -gt 0 ] || tests=(claims behaviour cookbook lemma_commands lemmas)
cd "$here/../.." || exit 2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" "$scratch/seen"
for program in "$bin"/*; do ln -s "$program" "$scratch/bin/"; done
rm "$scratch/bin/gamecert" "$scratch/bin/gamecert-check"

# keep WORD...: copies what the words name: certificates in folders, and files that begin as certificates do. A file that stays as
# it was is copied once.
cat >"$scratch/keep" <<'KEEP'
named=()
for word in "$@"; do
  case "$word" in -* | / | /proc* | /dev* | /sys*) continue ;; esac
  if [ -d "$word" ]; then
    named+=("$word")
  elif [ -f "$word" ]; then
    { IFS= LC_ALL=C read -r -n 8 begins <"$word"; } 2>/dev/null
    [ "$begins" != gamecert ] || named+=("$word")
  fi
done
[ ${#named[@]} = 0 ] || find -L "${named[@]}" -type f -size -20M -printf '%D-%i-%T@\t%d\t%p\n' 2>/dev/null | while IFS=$'\t' read -r key depth file; do
  [ "$depth" = 0 ] || [[ $file = *.cert ]] || continue
  [ -e "$scratch/seen/$key" ] || { cp "$file" "$scratch/$key.$$" && mv "$scratch/$key.$$" "$scratch/seen/$key"; }
done
KEEP
# Both programs as they are, and then what they were called with is kept.
for program in gamecert gamecert-check; do
  cat >"$scratch/bin/$program" <<WRAPPER
#!/bin/bash
"$bin/$program" "\$@"
status=\$?
PATH=/usr/bin:/bin
scratch="$scratch"
. "$scratch/keep"
exit \$status
WRAPPER
  chmod +x "$scratch/bin/$program"
done

run_test() {  # run_test NAME [CASES]
  if [ "$1" = claims ]; then
    "$scratch/bin/gamecert" claims run --certificates "$scratch/claims" >"$scratch/claims.out" || [ $? = 1 ]
  else
    bash "tests/cli/$1.sh" "$scratch/bin" "${@:2}" >/dev/null
  fi || echo "formal: $* fails" >&2
}
export -f run_test
start=$SECONDS
for test in "${tests[@]}"; do
  if [ "$test" = lemmas ]; then printf 'lemmas %s\n' tests/cli/lemmas/*.cases; else echo "$test"; fi
done | xargs -P "$(nproc)" -L 1 bash -c 'run_test "$@"' run_test 2>"$scratch/complaints"
cat "$scratch/complaints" >&2
failures=$(grep -c '^formal: .* fails$' "$scratch/complaints")
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }
find examples tests -name '*.cert' ! -path '*/corpus/*' -exec cp --backup=numbered -t "$scratch/seen" {} +
find "$scratch/seen" -type f -exec sha256sum {} + | sort | awk '!seen[$1]++ { print $2 }' >"$scratch/files"
echo "formal: $(wc -l <"$scratch/files") certificates were seen in $((SECONDS - start)) s"

# What both say of a file, a tab, and a line that explains it; of what is left open, all its reasons, a line each.
compare() {
  local theirs ours status
  theirs=$("$bin/gamecert-check" "$1" 2>/dev/null | sed -nE 's/^s ([A-Z]+).*/\1/p')
  { (ulimit -t 100; exec "$proved" "$1") >"$1.out" 2>"$1.said"; } 2>/dev/null
  status=$?
  ours=$(sed -n 's/^s //p' "$1.out")
  if [ $status = 137 ] || [ $status = 152 ]; then ours=UNKNOWN; echo "$1:1: was not gone through in 100 s of the processor, $(grep -m 1 '^evidence ' "$1" | cut -d' ' -f1,2)" >>"$1.said"; fi
  case "${theirs:-nothing} ${ours:-nothing}" in
    "VERIFIED UNKNOWN") printf 'open\t\n'; sed 's/^[^:]*:[0-9]*: //; s/^/reason\t/' "$1.said" | sort -u ;;
    *) printf '%s %s\t%s\n' "${theirs:-nothing}" "${ours:-nothing}" "$(head -n 1 "$1.said" | cut -c1-200) $(head -n 9 "$1" | cut -c1-200 | tr '\n\t' '; ')" ;;
  esac
}
export -f compare
xargs -P "$(nproc)" -n 1 bash -c 'compare "$1"' compare <"$scratch/files" >"$scratch/verdicts"
number() { cut -f1 "$scratch/verdicts" | grep -cxE "$1"; }
while IFS=$'\t' read -r verdicts said; do
  case "$verdicts" in
    "VERIFIED VERIFIED" | "REJECTED REJECTED" | "REJECTED UNKNOWN" | "UNKNOWN REJECTED" | "UNKNOWN UNKNOWN" | "nothing nothing" | open) ;;
    reason)
      cut -f1 "$here/left_open" | awk -v said="$said" 'index(said, $0) == 1 { found = 1 } END { exit !found }' ||
        fail "left open for another reason than those of formal/tests/left_open: $said" ;;
    *) fail "gamecert-check and the checker that is proved say '$verdicts': $said" ;;
  esac
done < <(sort -u "$scratch/verdicts")
sed -n 's/^reason\t//p' "$scratch/verdicts" | sort | uniq -c | sort -rn
accepted=$(number 'VERIFIED VERIFIED')
[ $# -gt 2 ] || [ "$accepted" -ge 200 ] || fail "only $accepted certificates were seen and accepted"
echo "formal: of the certificates that tests write both programs accept $accepted, $(number '(REJECTED|UNKNOWN|nothing) .*') are not accepted by gamecert-check, and gamecert-check alone accepts $(number open), $failures failures"
exit $((failures > 0))
