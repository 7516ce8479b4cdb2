#!/usr/bin/env bash
# Prints certificates/linked_sources.txt: every source of the rooms that gamecert-check links, and the checkers that a linker takes it
# into. For this the checkers are built by themselves, each source in an object of its own, as a linker's map names objects.
#   cmake/linked_sources.sh > LIST && mv LIST certificates/linked_sources.txt
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
build=build/linked
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=OFF -DGAMECERT_CHECKER_ONLY=ON >/dev/null
cmake --build "$build" >&2

# The sources of a program, of generated ones the template, the text that it takes in and what it includes.
sources_of() {
  local map=$build/$1.map source
  {
    # Objects of libraries, `libgamecert_ROOM.a(x.cpp.o)`, and of the program itself.
    grep -oE 'libgamecert_[a-z_]+\.a\([A-Za-z0-9_.]+\.o\)' "$map" |
      sed -E 's/libgamecert_([a-z_]+)\.a\((.*)\.o\)/\1 \2/; s/^certificates_/certificates\//; s/^explanation /certificates /'
    grep -oE "$1"'\.dir/[A-Za-z0-9_/-]+\.cpp\.o' "$map" | sed -E 's/[^/]*\/(.*)\.o/certificates \1/'
  } | sort -u | while read -r folder name; do
    for source in "$folder/$name" "$(find "$folder" -path "*/$name")" "$build/$folder/$name" "$(find "$build/$folder" -path "*/$name")" ""; do
      [ ! -f "$source" ] || break
    done
    case $source in
      "") echo "linked_sources.sh: no source of $name in $folder, or several" >&2; exit 1 ;;
      "$build"/*) ;;
      *) echo "$source"; continue ;;
    esac
    sed -nE 's/^\/\/ (Generated from|Takes in) ([a-z_/-]+\.(cpp\.in|txt|game)).*/\2/p' "$source"
    sed -nE 's/^#include "([^"]+)".*/\1/p' "$source"
  done | sed -E "s#^$PWD/##" | sort -u
}

parts=()
for map in "$build"/gamecert-check*.map; do
  program=$(basename "$map" .map)
  part=${program#gamecert-}
  part=${part#check-}
  parts+=("$part")
  sources_of "$program" | sed "s/\$/ $part/"
done >"$build/linked"
echo "# What a linker takes into each checker, gamecert-check and the programs of families and of the driver, where every source is an"
echo "# object; - marks a source that no checker takes. Printed by cmake/linked_sources.sh; headers follow from what these include."
{
  cat "$build/linked"
  git ls-files text graphs language games conjectures encode reductions certificates | grep '\.cpp$' | grep -vE '^(graphs/nauty|certificates/writing)/'
} | sort | awk '$1 != last {if (last != "") print last (parts == "" ? " -" : parts); last = $1; parts = ""} NF > 1 {parts = parts " " $2}
  END {print last (parts == "" ? " -" : parts)}'
