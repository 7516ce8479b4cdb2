#!/usr/bin/env bash
# First moves have the names that gamecert gives them: its winning moves are among those that --show prints, and each that --show says to leave the
# nimber 0 is among its winning moves, in normal play.
# Usage: moves.sh FOLDER BIN, the folder in which build.sh was run, and that of gamecert
set -u
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0 games=()
for file in "$here"/certificates/*.cert; do
  grep -q '^play misere' "$file" && continue
  "$1/gamecert-check-proved" --show "$file" 2>/dev/null | awk '/^c rests on: / && n++ { exit } sub(/^b first /, "")' >"$scratch/first" # of the first certificate
  grep -q "^[^k]" "$scratch/first" || continue # of heaps moves have numbers alone, and nothing is drawn
  options=$(sed -n '/^evidence/q; s/^parameter \(.*\) \(.*\)/--\1 \2/p' "$file")
  instance=$(sed -n '/^evidence/q; s/^instance //p' "$file") game=$(sed -n 's/^game \(.*\) 1$/\1/p;T;q' "$file")
  "$2/gamecert" solve "$game" "$instance" $options --moves --time-limit 20 2>/dev/null | sed -n 's/^v //p' | head -n 1 | tr ' ' '\n' | sort >"$scratch/wins"
  # `v2`, `v2:1`, `e4:0-3` and `s0-3` are what users write as 2, 2:1, 0-3 and 0-3.
  written() { cut -d' ' -f1 | sed -E 's/^e[0-9]+:|^[vs]//' | sort; }
  written <"$scratch/first" >"$scratch/named"
  grep ' \*0$' "$scratch/first" | written >"$scratch/zero"
  [ -s "$scratch/wins" ] || [ -s "$scratch/zero" ] || continue
  unnamed=$(grep -v '^$' "$scratch/wins" | comm -23 - "$scratch/named" | tr '\n' ' ')
  lost=$(comm -23 "$scratch/zero" "$scratch/wins" | tr '\n' ' ')
  [ -z "$unnamed$lost" ] || { echo "formal: $(basename "$file"): gamecert has the winning moves $unnamed, --show those to 0 $lost" >&2; failures=$((failures + 1)); }
  [ ! -s "$scratch/wins" ] || games+=("$game")
done
count=$(printf '%s\n' "${games[@]}" | sort -u | wc -l)
[ "$count" -ge 10 ] || { echo "formal: first moves of only $count games were compared" >&2; failures=$((failures + 1)); }
echo "formal: first moves of ${#games[@]} certificates of $count games have the names that gamecert gives them, $failures failures"
exit $((failures > 0))
