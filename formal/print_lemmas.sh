#!/usr/bin/env bash
# Prints the lemmas that come with the program, and families in formal/tests/lemmas and examples, as theorems of Coq, a file each.
# formal/lemmas/printed.sha256 has the digests of these files.
# Usage: print_lemmas.sh FOLDER_OF_GAMECERT OUTPUT
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$2"
for lemma in $("$1/gamecert" list lemmas | cut -f1) "$here"/tests/lemmas/*.lemma "$here/../examples/red-path.lemma"; do
  file=$2/$(basename "$lemma" .lemma | tr '.-' '__').v
  "$1/gamecert" lemma export "$lemma" --format coq >"$file.said"
  cmp -s "$file.said" "$file" || cp "$file.said" "$file"  # what is proved already keeps its time
  rm "$file.said"
done
