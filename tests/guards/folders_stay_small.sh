#!/usr/bin/env bash
# No folder holds more than 40 sources.
set -u
failures=0
while IFS= read -r folder; do
  sources=$(find "$folder" -maxdepth 1 \( -name '*.cpp' -o -name '*.hpp' -o -name '*.in' \) | wc -l)
  if [ "$sources" -gt 40 ]; then
    echo "$folder holds $sources sources; 40 are a drawer, so give some of them a folder with a name" >&2
    failures=$((failures + 1))
  fi
done < <(find . -name build -prune -o -name '.*' -not -name . -prune -o -type d -print)
exit $((failures > 0))
