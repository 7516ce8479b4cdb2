#!/usr/bin/env bash
# Formulas as the page writes them are those that gamecert-check prints behind `c reads:`, or are left in prefix form.
# Usage: typed.sh BIN, the folder of gamecert-check
set -u
here=$(cd "$(dirname "$0")" && pwd)
command -v node >/dev/null || { echo "formal: formulas of the page were not looked at, as node is not installed"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# What `where` leaves out, false of the graph with one vertex.
while read -r number formula; do
  printf 'gamecert 1\ngame conjecture 1\ninstance @\nstatement FAILS %s\nevidence counterexample 0\nend\n' "$formula" >"$scratch/$number.cert"
done <<'END'
1 > sum vertex v if > degree v 1 degree v 0 3
2 > nim-sum vertex v if > degree v 1 degree v 0 3
3 > max vertex v if > degree v 1 degree v -infinite 3
4 < min vertex v if > degree v 1 degree v infinite 3
5 > mex vertex v if > degree v 1 degree v -1 3
6 > sum vertex v if > degree v 1 degree v 1 3
7 > + sum vertex v if > degree v 1 degree v 0 1 3
END
grep -lE '^game (conjecture|sweep) 1$' "$here"/../../tests/certificates/corpus/accept/*.cert "$here"/certificates/*.cert "$here"/../../examples/*/*.cert "$scratch"/*.cert |
  while read -r file; do
    typed=$("$1/gamecert-check" "$file" 2>/dev/null | sed -n 's/^c reads: //p' | head -n 1)
    prefix=$(sed -nE 's/^statement (FAILS|HOLDS|VACUOUS) //p' "$file" | head -n 1)
    [ -z "$typed" ] || [ -z "$prefix" ] || printf '%s\t%s\n' "$prefix" "$typed"
  done | sort -u | node "$here/typed.js"
