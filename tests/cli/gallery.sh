#!/usr/bin/env bash
# docs/GALLERY.md and docs/PLOTS.md: ten results and six plots, each with its picture; commands print and draw what the pages have.
set -u
. "$(dirname "$0")/../complaints.sh"
bin=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
docs/gallery.sh "$bin" "$scratch" || complain "a page says what the commands do not"
[ "$(grep -c '^## ' docs/GALLERY.md)" -eq 10 ] || complain "there are not ten results"
[ "$(grep -c '^    s VERIFIED$' docs/GALLERY.md)" -eq 10 ] || complain "not every result is checked"
[ "$(grep -c '^## ' docs/PLOTS.md)" -eq 6 ] || complain "there are not six plots"
[ "$(grep -c -- ' --plot ' docs/PLOTS.md)" -eq 6 ] || complain "not every plot has its command"
sed -n 's/^!\[.*\](gallery\/\(.*\))$/\1/p' docs/GALLERY.md docs/PLOTS.md | sort >"$scratch/shown"
(cd docs/gallery && ls) | diff "$scratch/shown" - >&2 || complain "pictures of the pages (<) and those that are there (>) differ"
while read -r picture; do
  cmp "docs/gallery/$picture" "$scratch/$picture" >&2 || complain "docs/gallery/$picture is out of date: docs/gallery.sh $bin docs/gallery"
done <"$scratch/shown"
[ "$failures" -eq 0 ]
