#!/usr/bin/env bash
# Measured against aimed: runs the programs of bench/ and joins their rows with those of goals.tsv.
#   bench/run.sh BIN [WORD]   with WORD only programs whose name has it
# A row that falls short fails nothing; a goal without a measure, or a measure without a goal, exits 1.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bin=$(cd "$1" && pwd)
word=${2:-}
export PATH="$bin:$PATH"
rows=$(mktemp)
trap 'rm -f "$rows"' EXIT

status=0
programs=()
for source in "$here"/*.cpp; do
  program=$(basename "$source" .cpp)
  case $program in *"$word"*) programs+=("$program") ;; esac
done
[ ${#programs[@]} -gt 0 ] || { echo "bench: no program of bench/ has '$word' in its name" >&2; exit 2; }
for program in "${programs[@]}"; do
  "bench_$program" >>"$rows" || { echo "bench: bench_$program failed" >&2; status=1; }
done

echo
# The programs that ran, the goals, then the rows; the first word of a benchmark is its program.
awk -F '\t' -v programs="${programs[*]}" '
  BEGIN { split(programs, names, " "); for (i in names) ran[names[i]] = 1; printf "%-76s %9s %9s\n", "benchmark", "aimed", "measured" }
  function fault(text) { print "bench: " text; bad = 1 }
  FILENAME != ARGV[1] {
    if ($1 in measured) fault("two measures of " $1)
    if ($2 !~ /^[0-9.]+(e[-+][0-9]+)?$/) fault($1 " has the measure " $2 ", which is no number")
    measured[$1] = $2
    next
  }
  FNR > 1 {
    if ($2 !~ /^[<>]= [0-9.]+$/) fault($1 " has the goal " $2 ", expected such as <= 2 or >= 20")
    if ($1 in aimed) fault("two goals for " $1)
    split($1, words, " ")
    if (words[1] in ran) goals[++count] = $1
    aimed[$1] = $2
  }
  END {
    for (i = 1; i <= count; ++i) {
      name = goals[i]
      if (!(name in measured)) { fault("no measure of " name); continue }
      split(aimed[name], aim, " ")
      met = aim[1] == "<=" ? measured[name] + 0 <= aim[2] + 0 : measured[name] + 0 >= aim[2] + 0
      printf "%-76s %9s %9s %s\n", name, aimed[name], measured[name], met ? "ok" : "short"
      short += !met
    }
    for (name in measured) if (!(name in aimed)) fault("no goal for " name)
    print count - short " of " count " goals are met"
    exit bad
  }' "$here/goals.tsv" "$rows" || status=1
exit $status
