#!/usr/bin/env bash
# The table of kinds by games in docs/FORMAL.md: each game of Games.v has its column, what is accepted stands in a cell that says so,
# and of each such cell a certificate is accepted. Usage: table.sh CERTIFICATE..., those that are accepted
set -eu
here=$(cd "$(dirname "$0")" && pwd)
known=$(sed -n '/^Definition games /,/]\./p' "$here/../Games.v" | grep -o '"[a-z-]*"' | tr -d '"')
[ -n "$known" ] || { echo "formal: no games in Games.v" >&2; exit 1; }
for file in "$@"; do
  awk '/^game / && !game { game = $2 } /^evidence / && !kind { kind = $2 } END { print "seen", kind, game }' "$file"
done | sort -u | cat - <(printf 'known %s\n' $known) "$here/../../docs/FORMAL.md" | awk '
  function fail(said) { print "formal: " said > "/dev/stderr"; failures++ }
  # The games named in a text, each with its column.
  function named(text, column) {
    while (match(text, /`[a-z-]+`/)) {
      games[substr(text, RSTART + 1, RLENGTH - 2)] = column
      text = substr(text, RSTART + RLENGTH)
    }
  }
  function between(text, first, last) {
    if (!index(text, first)) fail("expected `" first "` in docs/FORMAL.md")
    text = substr(text, index(text, first) + length(first))
    return index(text, last) ? substr(text, 1, index(text, last) - 1) : text
  }
  $1 == "seen" { seen[$2, $3] = 1; next }
  $1 == "known" { known[$2] = 1; next }
  /^\| evidence \|/ { columns = split($0, heads, " *\\| *"); for (i = 3; i < columns; i++) if (heads[i] ~ /`/) named(heads[i], i); table = 1; next }
  table == 1 && /^\| `/ { split($0, cells, " *\\| *"); kind = cells[2]; gsub(/`/, "", kind); kinds[kind] = 1; for (i = 3; i < columns; i++) cell[kind, i] = cells[i]; next }
  table == 1 && /^$/ { table = 2 }
  table == 2 { prose = prose " " $0; if (/Boards are/) table = 3 }
  END {
    head["games with parts"] = between(prose, "Games with parts:", "Other games by")
    head["other games by the last move"] = between(prose, "Other games by the last move:", "Games for points:")
    head["games for points, races"] = between(prose, "Games for points:", "Boards are")
    for (i = 3; i < columns; i++) if (heads[i] in head) named(head[heads[i]], i)
    delete games["extendable"]
    for (game in known) if (!(game in games)) fail(game " has no column in docs/FORMAL.md")
    for (game in games) if (!(game in known)) fail(game " of docs/FORMAL.md is not in Games.v")
    for (both in seen) {
      split(both, s, SUBSEP)
      if (s[2] ~ /^(sweep|conjecture|numbers|octal)$|-(gadget|family)$/) {
        if (!index(prose, "`" s[1] "`")) fail("evidence " s[1] " is not named below the table")
      } else {
        c = games[s[2]]
        if (cell[s[1], c] == "" || cell[s[1], c] == "no") fail("evidence " s[1] " of " s[2] " is accepted, but not in the table")
        met[s[1], c] = 1
      }
    }
    for (kind in kinds) for (i = 3; i < columns; i++)
      if (cell[kind, i] != "" && cell[kind, i] != "no" && !met[kind, i]) fail("no certificate is accepted with evidence " kind ", " heads[i])
    exit failures > 0
  }'
