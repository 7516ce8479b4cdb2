#!/usr/bin/env bash
# The page that checks certificates, in Debian's Chromium: it says what the native program says of every certificate of the corpus and of
# formal/tests, and of ledgers that are forged, and in a time that is compared; what a reader does with files, keys and buttons works.
# Usage: page.sh FOLDER VERDICTS [PICTURES], the folder in which build.sh was run, and lines VERDICT, tab, FILE of the native program; pictures
# of the page are left in PICTURES
set -u
here=$(cd "$(dirname "$0")" && pwd)
folder=$(realpath "$1")
[ -f "$folder/check.html" ] || { echo "formal: there is no page, as js_of_ocaml is not installed"; exit 0; }
command -v chromium >/dev/null || { echo "formal: the page was not looked at, as chromium is not installed"; exit 0; }
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/forged"
"$folder/forged" 7 60 "$scratch/forged" "$here"/certificates/ledger-*.cert || exit 2
for file in "$scratch"/forged/*; do mv "$file" "$file.cert"; done
# VERDICT, FILE and milliseconds of the native program.
{ cut -f2 "$2"; ls "$scratch"/forged/*.cert; } | while read -r file; do
  begin=$(date +%s%N)
  verdict=$("$folder/gamecert-check-proved" "$file" 2>/dev/null | sed -n 's/^s //p')
  printf '%s\t%s\t%s\n' "${verdict:-UNREADABLE}" "$(realpath "$file")" $((($(date +%s%N) - begin) / 1000000))
done >"$scratch/native"
node "$here/page.js" "$folder/check.html" "$scratch/native" ${3:+"$(realpath "$3")"}
