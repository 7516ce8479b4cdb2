#!/usr/bin/env bash
# How bench/run.sh joins measures and goals: with programs in the place of the real ones that print what it is told.
set -u
. "$(dirname "$0")/../complaints.sh"
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin"
for source in bench/*.cpp; do
  program=$(basename "$source" .cpp)
  printf '#!/bin/sh\ngrep "^%s " "%s/rows" || true\n' "$program" "$scratch" >"$scratch/bin/bench_$program"
  chmod +x "$scratch/bin/bench_$program"
done

# prints STATUS PATTERN [WORD]: of the rows in place
prints() {
  output=$(bash "$root/bench/run.sh" "$scratch/bin" ${3:+"$3"} 2>&1)
  got=$?
  [ "$got" -eq "$1" ] && grep -qE -- "$2" <<<"$output" && return
  complain "expected $1 and /$2/, found $got from: $(tail -n 5 <<<"$output")"
}

goals=$(($(wc -l <bench/goals.tsv) - 1))
just_met=$(awk -F '\t' 'FNR > 1 { split($2, aim, " "); print $1 "\t" aim[2] }' bench/goals.tsv)
echo "$just_met" >"$scratch/rows"
prints 0 "^$goals of $goals goals are met$"
prints 0 '^proofs pigeonhole 9 elaboration +<= 2 +2 ok$' proofs
prints 2 "no program of bench/ has 'qqq' in its name" qqq
sed 's/^\(proofs pigeonhole 9 elaboration\t\).*/\12.01/' <<<"$just_met" >"$scratch/rows"
prints 0 '^proofs pigeonhole 9 elaboration +<= 2 +2.01 short$'
prints 0 "^$((goals - 1)) of $goals goals are met$"
grep -v '^proofs pigeonhole 9 elaboration' <<<"$just_met" >"$scratch/rows"
prints 1 '^bench: no measure of proofs pigeonhole 9 elaboration$'
prints 0 'goals are met$' qbf
printf '%s\nqbf cycle:99 naive\t7\n' "$just_met" >"$scratch/rows"
prints 1 '^bench: no goal for qbf cycle:99 naive$'
printf '%s\nqbf cycle:12 naive\t7\n' "$just_met" >"$scratch/rows"
prints 1 '^bench: two measures of qbf cycle:12 naive$'
sed 's/^\(qbf cycle:12 naive\t\).*/\1inf/' <<<"$just_met" >"$scratch/rows"
prints 1 'the measure inf, which is no number'
echo "$just_met" >"$scratch/rows"
printf '#!/bin/sh\nexit 3\n' >"$scratch/bin/bench_sweep"
prints 1 '^bench: bench_sweep failed$'
[ "$failures" -eq 0 ]
