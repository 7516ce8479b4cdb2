#!/usr/bin/env bash
# Prints how many lines of the project the checkers are made of, of each family and of all, and how many of these are in rule texts
# of games, a file each, and in definitions of words, a line each. Counted are the sources of certificates/linked_sources.txt and the
# headers they include. Rules that the build prints of texts are listed as if they stood in games/; they are read where it puts them,
# under $GAMECERT_PRINTED, by default build/release/games/printed.
# Usage: docs/trusted_files.sh            the block of docs/TRUST.md
#        docs/trusted_files.sh PROGRAM    every file of one program, with its lines
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."
printed=${GAMECERT_PRINTED:-build/release/games/printed}
[ -d "$printed/games" ] || { echo "trusted_files.sh: no folder $printed/games: build first, or set GAMECERT_PRINTED" >&2; exit 1; }

# Every file that one includes or is included by, `FILE INCLUDED`, of the rooms that checkers link.
includes=$({
  find text graphs language games conjectures encode reductions certificates -name '*.[ch]pp' -o -name '*.cpp.in' | xargs grep -HoE '^#include "[^"@]+"'
  (cd "$printed" && grep -HoE '^#include "[^"@]+"' games/*.hpp)
} | sed -E 's/:#include "(.*)"/ \1/')

# The files of a program, sorted.
files_of() {
  local part=${1#gamecert-}
  awk -v part="${part#check-}" '
    FILENAME != ARGV[1] { of[$1] = of[$1] " " $2; next }
    !/^#/ { for (i = 2; i <= NF; ++i) if ($i == part) todo[++count] = $1 }
    END {
      for (k = 1; k <= count; ++k) {
        if (todo[k] in seen) continue
        seen[todo[k]] = 1
        print todo[k]
        n = split(of[todo[k]], included, " ")
        for (i = 1; i <= n; ++i) todo[++count] = included[i]
      }
    }' certificates/linked_sources.txt <(echo "$includes") | sort | grep .
}

counted() {
  while read -r file; do
    [ -f "$file" ] || file=$printed/$file
    echo "$file"
  done | xargs wc -l | grep -v ' total$' | awk -v printed="$printed/" '{sub(printed, "", $2); printf "%6d  %s\n", $1, $2}'
}

if [ $# -gt 0 ]; then
  files_of "$1" | counted
  exit
fi
rules=$(grep -l 'static GameInfo info()' games/*.hpp; (cd "$printed" && ls games/*.hpp))
for part in $(grep -v '^#' certificates/linked_sources.txt | cut -d' ' -f2- | tr ' ' '\n' | grep -v '^-$' | sort -u); do
  program=gamecert-check-$part
  [ "$part" != check ] || program=gamecert-check
  files_of "$program" | counted | awk -v name="$program" -v rules="$rules" '
    BEGIN {split(rules, file, "\n"); for (i in file) rule[file[i]] = 1}
    {lines += $1} $2 in rule {games++; of_games += $1} $2 == "language/definitions.txt" {of_words = $1}
    END {printf "%6d  lines in %d files: %s", lines, NR, name
         if (games) printf "; %d of them in %d rule texts of games", of_games, games
         if (of_words) printf ", %d in definitions of words", of_words
         print ""}'
done | sort -n
