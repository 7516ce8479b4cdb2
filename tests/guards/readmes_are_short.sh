#!/usr/bin/env bash
# Every room has a README of five lines at most.
set -u
failures=0
for room in text graphs games conjectures encode reductions certificates solve sweeps proofs papers pictures verify api pages cli python; do
  [ -d "$room" ] || continue
  if [ ! -f "$room/README.md" ]; then
    echo "$room has no README.md" >&2
    failures=1
  elif [ "$(wc -l <"$room/README.md")" -gt 5 ]; then
    echo "$room/README.md has more than five lines" >&2
    failures=1
  fi
done
exit $failures
