#!/usr/bin/env bash
# Prints how many lines of the project the checkers are made of, of each family and of all, and how many of these are in rule texts
# of games, a file each; then every file of gamecert-check with its lines: the sources of the objects in the linker's maps, templates
# of generated ones and the texts that these take in, and the headers they include.
# Usage: docs/trusted_files.sh BUILD_FOLDER [PROGRAM]    of one program: its files only
set -eu
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

# The files of a program, sorted.
files_of() {
  local map=$build/$1.map todo seen="" now
  [ -f "$map" ] || { echo "no linker map at $map" >&2; exit 1; }
  # Objects that were linked, `lib.a(x.cpp.o)`: the source is in the folder of the library or was generated.
  todo=$(grep -oE 'libgamecert_[a-z_]+\.a\([A-Za-z0-9_.]+\.o\)' "$map" | sort -u |
    sed -E 's/libgamecert_([a-z_]+)\.a\((.*)\.o\)/\1 \2/; s/^certificates_/certificates\//; s/^explanation /certificates /' |
    while read -r folder name; do
      found=$(find "$folder" -name "$name")
      [ -n "$found" ] || found=$(find "$build/$folder" -name "$name" -not -path '*/gamecert-check-*' | head -1)
      [ -n "$found" ] || { echo "no source of $name in $folder" >&2; exit 1; }
      echo "$found"
    done)
  todo+=$'\n'$(grep -oE "$1"'\.dir/[A-Za-z0-9_/-]+\.cpp\.o' "$map" | sort -u | sed -E 's/[^/]*\/(.*)\.o/\1/' |
    while read -r name; do
      [ -f "certificates/$name" ] && echo "certificates/$name" || echo "$build/certificates/$name"
    done)
  while [ -n "$todo" ]; do
    seen=$(printf '%s\n%s\n' "$seen" "$todo" | sed '/^$/d' | sort -u)
    now=$todo
    todo=$({
      grep -hoE '^#include "[^"@]+' $now | sed 's/#include "//'
      grep -hoE '^// (Generated from|Takes in) [a-z_/]+\.(cpp\.in|txt)' $now | sed 's/.* //'
    } | sort -u | while read -r file; do [ ! -f "$file" ] || echo "$file"; done | comm -23 - <(echo "$seen"))
  done
  grep -v '^/' <<<"$seen"
}

counted() { xargs wc -l | grep -v ' total$' | awk '{printf "%6d  %s\n", $1, $2}'; }

if [ $# -gt 1 ]; then
  files_of "$2" | counted
  exit
fi
rules=$(grep -l 'static GameInfo info()' games/*.hpp)
for map in "$build"/gamecert-check*.map; do
  program=$(basename "$map" .map)
  files_of "$program" | counted | awk -v name="$program" -v rules="$rules" '
    BEGIN {split(rules, file, "\n"); for (i in file) rule[file[i]] = 1}
    {lines += $1} $2 in rule {games++; of_games += $1}
    END {printf "%6d  lines in %d files: %s", lines, NR, name
         printf games ? "; %d of them in %d rule texts of games\n" : "\n", of_games, games}'
done | sort -n
files_of gamecert-check | counted
