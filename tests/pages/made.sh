#!/usr/bin/env bash
# Makes the site of all claims, and once more from the finished run, which takes less than a minute and changes nothing.
#   made.sh BIN_DIRECTORY SITE
set -u
export PATH="$1:$PATH"
site=$2
rm -rf "$site"
gamecert claims report --output "$site" --date 2026-01-31 -q >"$site.out" 2>&1
[ $? -eq 1 ] || { echo "made.sh: no report: $(tail -n 3 "$site.out")" >&2; exit 1; }
sums() { (cd "$site" && find . -type f -print0 | sort -z | xargs -0 sha256sum); }
sums >"$site.sums"
SECONDS=0
gamecert claims report --output "$site" --date 2026-01-31 -q >"$site.out" 2>&1
[ "$SECONDS" -lt 60 ] || { echo "made.sh: $SECONDS seconds from a finished run" >&2; exit 1; }
sums | diff "$site.sums" - >&2 || { echo "made.sh: the second time something else" >&2; exit 1; }
rm "$site.sums" "$site.out"
echo "$SECONDS seconds from a finished run"
