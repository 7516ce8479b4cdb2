#!/usr/bin/env bash
# How many positions search meets on the boards of bench/goals.tsv: exactly so many, on every machine. Times are not compared.
#   nodes.sh BIN [GOALS]
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
rows=0
while IFS=$'\t' read -r benchmark _ nodes _; do
  [[ $nodes =~ ^[0-9]+$ ]] || continue
  rows=$((rows + 1))
  read -ra words <<<"$benchmark"
  output=$(gamecert "${words[@]}" --nodes 2>&1 </dev/null)
  found=$(sed -n 's/^c nodes //p' <<<"$output")
  if [ "$found" = "$nodes" ]; then
    echo "ok      $benchmark: $nodes nodes"
    continue
  fi
  complain "$benchmark: expected $nodes nodes, found ${found:-none, but: $(tail -n 1 <<<"$output")}"
done <"${2:-bench/goals.tsv}"
echo "$rows boards, $failures failures"
[ "$failures" -eq 0 ] || echo "If search was changed on purpose, write the numbers found into the third column of bench/goals.tsv, and the reason into the commit."
[ "$failures" -eq 0 ] && [ "$rows" -ge 30 ]
