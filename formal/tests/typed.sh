#!/usr/bin/env bash
# Formulas as the page writes them are those that gamecert-check prints behind `c reads:`, or are left in prefix form.
# Usage: typed.sh BIN, the folder of gamecert-check
set -u
here=$(cd "$(dirname "$0")" && pwd)
command -v node >/dev/null || { echo "formal: formulas of the page were not looked at, as node is not installed"; exit 0; }
grep -lE '^game (conjecture|sweep) 1$' "$here"/../../tests/certificates/corpus/accept/*.cert "$here"/certificates/*.cert "$here"/../../examples/*/*.cert |
  while read -r file; do
    typed=$("$1/gamecert-check" "$file" 2>/dev/null | sed -n 's/^c reads: //p' | head -n 1)
    prefix=$(sed -nE 's/^statement (FAILS|HOLDS|VACUOUS) //p' "$file" | head -n 1)
    [ -z "$typed" ] || [ -z "$prefix" ] || printf '%s\t%s\n' "$prefix" "$typed"
  done | sort -u | node "$here/typed.js"
