#!/usr/bin/env bash
# No name of a type in a header stands in two rooms: whoever reads it knows where it lives.
set -u
rooms=$(sed -nE '/^declare -A may=/,/^\)/s/^  \[([a-z]+)\]=.*/\1/p' tests/guards/includes_respect_the_rooms.sh)
names=$(for room in $rooms; do
  find "$room" -name '*.hpp' -exec cat {} + |
    sed -nE 's/^(struct|class|enum class|enum|union) ([A-Z][A-Za-z0-9]*)( final)?( :.*| \{.*|)$/\2/p; s/^using ([A-Z][A-Za-z0-9]*) = .*/\1/p' |
    sort -u | sed "s/^/$room /"
done)
[ "$(wc -l <<<"$names")" -gt 300 ] || { echo "only $(wc -l <<<"$names") types were seen: the guard looks in the wrong place" >&2; exit 1; }
twice=$(cut -d' ' -f2 <<<"$names" | sort | uniq -d)
for name in $twice; do
  echo "the type $name stands in $(awk -v name="$name" '$2 == name {print $1}' <<<"$names" | paste -sd' ' | sed 's/ / and in /g')" >&2
done
[ -z "$twice" ]
