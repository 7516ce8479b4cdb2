#!/usr/bin/env bash
# Prints every file of the project that gamecert-check is made of, with its lines, from the linker's map and the
# #include lines. Usage: docs/trusted_files.sh BUILD_FOLDER
set -eu
build=$1
root=$(cd "$(dirname "$0")/.." && pwd)
map=$build/gamecert-check.map
[ -f "$map" ] || { echo "no linker map at $map" >&2; exit 1; }

# Objects that were linked: `lib.a(x.cpp.o)` members and plain objects.
members=$(grep -oE 'libgamecert_[a-z]+\.a\([A-Za-z0-9_]+\.cpp\.o\)' "$map" | sort -u | sed -E 's/libgamecert_([a-z]+)\.a\((.*)\.o\)/\1 \2/')
sources=$(while read -r room file; do
  (cd "$root" && find "$room" -name "$file") # also in folders of the room, such as reductions/maps
done <<<"$members"
  echo certificates/gamecert_check.cpp
  cd "$root" && find games encode -name '*.cpp.in')
# The games themselves, included by generated sources.
games=$(sed -nE 's/^ *"([a-z_]+) [A-Za-z]+"$/games\/\1.hpp/p' "$root/games/CMakeLists.txt")
# Headers they include, followed to the end.
todo=$(printf '%s\n%s\n' "$sources" "$games" | sort -u)
seen=""
while [ -n "$todo" ]; do
  seen=$(printf '%s\n%s\n' "$seen" "$todo" | sort -u | sed '/^$/d')
  todo=$(for file in $todo; do grep -hoE '^#include "[^"@]+\.hpp' "$root/$file" | sed 's/#include "//'; done | sort -u | comm -23 - <(echo "$seen"))
done
for file in $seen; do
  printf '%6d  %s\n' "$(wc -l <"$root/$file")" "$file"
done
