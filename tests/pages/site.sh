#!/usr/bin/env bash
# The site of all claims in Chromium, in the light and in the dark: no link leads nowhere, no script fails, no page is wider
# than a telephone or a desk, no label is cut, all text stands out from what is behind it, and the filter finds theorems.
#   site.sh SITE
set -u
. "$(dirname "$0")/../complaints.sh"
site=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
command -v chromium >/dev/null || { echo "site.sh: there is no chromium" >&2; exit 1; }

(cd "$site" && find . -name '*.html' | sed 's/^..//' | sort) >"$scratch/names"
{
  echo '<!DOCTYPE html><html><body><script>'
  echo "const site = \"file://$site/\";"
  echo "const pages = [$(sed 's/.*/"&",/' "$scratch/names" | tr -d '\n')];"
  cat "$here/look_at_site.js"
  echo '</script></body></html>'
} >"$scratch/look.html"

for scheme in 1 0; do # light, dark
  timeout 500 chromium --headless --no-sandbox --disable-gpu --allow-file-access-from-files --hide-scrollbars \
    --blink-settings=preferredColorScheme=$scheme --enable-logging=stderr --virtual-time-budget=3600000 --window-size=1400,1000 \
    --user-data-dir="$scratch/profile" --dump-dom "file://$scratch/look.html" >"$scratch/dom" 2>"$scratch/log"
  sed -n 's/^read //p' "$scratch/dom" | sort | diff "$scratch/names" - >&2 || complain "not every page was read"
  grep '^wrong ' "$scratch/dom" >&2 && complain "pages are not as they should be"
  grep 'CONSOLE' "$scratch/log" >&2 && complain "a script has something to say"
  grep '^filter ' "$scratch/dom" >"$scratch/filter"
  of() { grep -c "\"id\":\"$1" "$site/claims.jsonl"; }
  number=0
  while read -r wanted; do
    number=$((number + 1))
    sed -n "${number}p" "$scratch/filter" | grep -q "^filter $wanted" ||
      complain "the filter shows, for search $number, $(sed -n "${number}p" "$scratch/filter"), not $wanted"
  done <<WANTED
$(of ''), papers 5:
[1-9], papers 0: Theorem 12, Section 7.2
0, papers 0: 0 of $(of ''). Type words
$(of 'tri\.'), papers 1:
$(of 'col\.'), papers 1:
$(of 'cap\.'), papers 1:
[1-9], papers 0: Corollary 6.3
WANTED
done
sed -n 's/^link [^ ]* file:\/\///p' "$scratch/dom" | sed 's/#.*//' | sort -u >"$scratch/links"
while read -r file; do
  [ -e "$file" ] || complain "there is no $file"
done <"$scratch/links"
[ "$(wc -l <"$scratch/links")" -gt "$(wc -l <"$scratch/names")" ] || complain "hardly any links"
grep '^link [^ ]* \(http\|//\)' "$scratch/dom" >&2 && complain "pages need a network"
echo "$(wc -l <"$scratch/names") pages, $(wc -l <"$scratch/links") files that links lead to"
[ "$failures" -eq 0 ]
