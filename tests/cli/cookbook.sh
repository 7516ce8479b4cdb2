#!/usr/bin/env bash
# docs/COOKBOOK.md: every command prints what stands behind it, to the letter.
set -u
export PATH="$1:$PATH"
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r examples "$scratch"
cd "$scratch"
said=$("$root/docs/run_page.sh" "$root/docs/COOKBOOK.md")
status=$?
questions=$(grep -c '^\*\*[0-9]*\. ' "$root/docs/COOKBOOK.md")
echo "$questions questions, $said"
[ "$status" -eq 0 ] && [ "$questions" -eq 30 ] && [ "${said% commands}" -ge 55 ]
