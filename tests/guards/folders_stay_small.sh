#!/usr/bin/env bash
# No folder holds more than 40 sources.
set -u
. "$(dirname "$0")/../complaints.sh"
while IFS= read -r folder; do
  sources=$(find "$folder" -maxdepth 1 \( -name '*.cpp' -o -name '*.hpp' -o -name '*.in' \) | wc -l)
  if [ "$sources" -gt 40 ]; then
    complain "$folder holds $sources sources; 40 are a drawer, so give some of them a folder with a name"
  fi
done < <(find . -name build -prune -o -name '.*' -not -name . -prune -o -type d -print)
[ "$failures" -eq 0 ]
