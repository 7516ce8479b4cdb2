#!/usr/bin/env bash
# Every certificate that the tests of the programs write, and every one that is handed to gamecert-check there, goes through both
# checkers: what gamecert-check rejects is never accepted, and what it accepts is accepted or left open, for a reason in
# formal/tests/left_open. Usage: written.sh FOLDER BIN [TEST...], the folder in which build.sh was run, that of the programs, and
# which of tests/cli are run, if not all that write certificates and leave them
# (files.sh and ledgers.sh end programs while they write)
set -u
here=$(cd "$(dirname "$0")" && pwd)
proved=$(cd "$1" && pwd)/gamecert-check-proved
bin=$(cd "$2" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" "$scratch/seen"
for program in "$bin"/*; do ln -s "$program" "$scratch/bin/"; done
rm "$scratch/bin/gamecert" "$scratch/bin/gamecert-check"
# Both programs as they are, and then a copy of every certificate named in what they were called with.
for program in gamecert gamecert-check; do
  cat >"$scratch/bin/$program" <<WRAPPER
#!/bin/bash
"$bin/$program" "\$@"
status=\$?
PATH=/usr/bin:/bin
for word in "\$@"; do
  case "\$word" in /proc* | /dev* | /sys*) continue ;; esac
  [ -d "\$word" ] || [ -f "\$word" ] || continue
  find -L "\$word" -type f -size -20M -name '*.cert' 2>/dev/null | while read -r file; do
    cp "\$file" "$scratch/seen/\$(sha256sum <"\$file" | cut -c1-32).cert"
  done
done
exit \$status
WRAPPER
  chmod +x "$scratch/bin/$program"
done
cd "$here/../.." || exit 2
failures=0
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }
tests=("${@:3}")
[ ${#tests[@]} -gt 0 ] || tests=(behaviour claims cookbook lemma_commands lemmas)
for test in "${tests[@]}"; do
  read_too=(tests/cli/claims.tsv)
  [ "$test" != lemmas ] || read_too=(tests/cli/lemmas/*.cases)
  for file in "${read_too[@]}"; do
    bash "tests/cli/$test.sh" "$scratch/bin" "$file" >/dev/null || fail "$test.sh fails with $file"
  done
done
for file in $(find examples tests -name '*.cert' ! -path '*/corpus/*'); do
  cp "$file" "$scratch/seen/$(sha256sum <"$file" | cut -c1-32).cert"
done

accepted=0 rejected=0 open=0
: >"$scratch/reasons"
for file in "$scratch"/seen/*.cert; do
  theirs=$(timeout 100 "$bin/gamecert-check" "$file" 2>&1 | sed -n 's/^s //p')
  ours=$( (ulimit -t 100; "$proved" "$file") 2>"$scratch/said" | sed -n 's/^s //p')
  case "$theirs $ours" in
    "VERIFIED VERIFIED") accepted=$((accepted + 1)) ;;
    "VERIFIED UNKNOWN") open=$((open + 1)); sed 's/^[^:]*:[0-9]*: //' "$scratch/said" | sort -u >>"$scratch/reasons" ;;
    VERIFIED*) fail "gamecert-check accepts what is here '$ours': $(head -n 1 "$scratch/said") $(head -n 9 "$file" | cut -c1-200)" ;;
    *" VERIFIED") fail "gamecert-check says '$theirs' of what is accepted here: $(head -n 9 "$file" | cut -c1-200)" ;;
    *) rejected=$((rejected + 1)) ;;
  esac
done
[ "$accepted" -ge 40 ] || fail "only $accepted certificates were seen and accepted"
sort "$scratch/reasons" | uniq -c | sort -rn
while read -r reason; do
  cut -f1 "$here/left_open" | awk -v said="$reason" 'index(said, $0) == 1 { found = 1 } END { exit !found }' || fail "left open for another reason than those of formal/tests/left_open: $reason"
done < <(sort -u "$scratch/reasons")
echo "formal: of the certificates that tests write both programs accept $accepted and reject $rejected, and gamecert-check alone accepts $open, $failures failures"
exit $((failures > 0))
