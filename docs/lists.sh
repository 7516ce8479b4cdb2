#!/usr/bin/env bash
# Prints docs/LISTS.md. Usage: docs/lists.sh FOLDER_OF_GAMECERT
set -eu
gamecert=$1/gamecert
echo "# All games and words

Printed by \`docs/lists.sh\`; a test compares. \`gamecert help WORD\` says more of each."
for list in games properties families classes lemmas reductions; do
  printf '\n## %s\n\n| name | |\n|---|---|\n' "${list^}"
  "$gamecert" list "$list" | sed 's/|/\\|/g; s/^\([^\t]*\)\t/| `\1` | /; s/$/ |/'
done
