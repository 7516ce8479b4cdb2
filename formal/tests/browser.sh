#!/usr/bin/env bash
# The checker that is compiled for browsers says under node what the native one says of every certificate of the corpus and of
# formal/tests, also of larger ones that are made here.
# Usage: browser.sh FOLDER VERDICTS, the folder in which build.sh was run, and lines VERDICT, tab, FILE of the native program
set -u
here=$(cd "$(dirname "$0")" && pwd)
folder=$(realpath "$1")
verdicts=$(realpath "$2")
script=$folder/gamecert-check-proved.js
[ -f "$script" ] || { echo "formal: not compiled for browsers, as js_of_ocaml is not installed"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0
cut -f2 "$verdicts" | xargs -n 100 -P "$(nproc)" node "$here/run_script.js" "$script" | sort >"$scratch/said"
sort "$verdicts" | diff - "$scratch/said" >"$scratch/differ" || { echo "formal: under node other answers are given:" >&2; head -20 "$scratch/differ" >&2; failures=1; }
# Folders, standard input and the status, as the native program has them.
for arguments in "$here/certificates" "--expect WINNABLE $here/certificates/ello-order.cert" "--expect UNWINNABLE $here/certificates/ello-order.cert" "" \
  "$scratch"; do
  "$folder/gamecert-check-proved" $arguments >"$scratch/native" 2>&1; native=$?
  node "$script" $arguments >"$scratch/node" 2>&1; status=$?
  [ $native = $status ] && cmp -s "$scratch/native" "$scratch/node" || { echo "formal: under node another answer to '$arguments': $(cat "$scratch/node")" >&2; failures=$((failures + 1)); }
done
node "$script" - <"$here/certificates/ello-order.cert" | grep -qx 's VERIFIED' || { echo "formal: under node standard input is not read" >&2; failures=$((failures + 1)); }
# What page/without_stack.ml makes of functions gives what they give, on lists that a small stack does not bear without it.
cp "$here/calls.ml" "$folder"/script/deep.* "$scratch"
(cd "$scratch" && ocamlfind ocamlopt -w -a calls.ml -o calls && ocamlfind ocamlopt -w -a -ppx "$folder/script/without_stack" deep.ml calls.ml -o rewritten) || failures=$((failures + 1))
few=$("$scratch/calls" 1000) many=$(ulimit -s unlimited; "$scratch/calls" 200000)
[ -n "$few" ] && [ "$few" = "$("$scratch/rewritten" 1000)" ] || { echo "formal: functions without a stack give another value than $few" >&2; failures=$((failures + 1)); }
[ -n "$many" ] && [ "$many" = "$(ulimit -s 500; "$scratch/rewritten" 200000)" ] || { echo "formal: functions without a stack give another value than $many" >&2; failures=$((failures + 1)); }
(ulimit -s 500; "$scratch/calls" 200000 >/dev/null 2>&1) && { echo "formal: a stack of 500 kB bears what it should not" >&2; failures=$((failures + 1)); }
echo "formal: $(wc -l <"$scratch/said") certificates were checked under node, $failures failures"
exit $((failures > 0))
