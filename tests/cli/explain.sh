#!/usr/bin/env bash
# What `gamecert explain` prints, to the letter: explained.md, and the example of docs/LANGUAGE.md.
set -u
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
said=$(docs/run_page.sh tests/cli/explained.md)
status=$?
sed -n '/^```explain$/,/^```$/p' docs/LANGUAGE.md | sed '1d;$d; s/^/    /' >"$scratch/page.md"
shown=$(docs/run_page.sh "$scratch/page.md") || status=1
echo "$said; in docs/LANGUAGE.md $shown"
[ "$status" -eq 0 ] && [ "${said% commands}" -ge 11 ] && [ "${shown% commands}" -eq 1 ]
