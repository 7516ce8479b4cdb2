#!/usr/bin/env bash
# Every room has a README of five lines at most.
set -u
. "$(dirname "$0")/../complaints.sh"
for room in text graphs language games conjectures encode reductions certificates solve sweeps proofs papers pictures verify api pages cli python; do
  [ -d "$room" ] || continue
  if [ ! -f "$room/README.md" ]; then
    complain "$room has no README.md"
  elif [ "$(wc -l <"$room/README.md")" -gt 5 ]; then
    complain "$room/README.md has more than five lines"
  fi
done
[ "$failures" -eq 0 ]
