#!/usr/bin/env bash
# Every registered game has a second program: games.tsv names its source and the script that compares the two, which is a
# test. docs/TRUST.md says so and names the list.
#   every_game.sh GAMECERT SOURCE_FOLDER
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: every_game.sh GAMECERT SOURCE_FOLDER"
gamecert=${1:?$usage}
root=${2:?$usage}
folder=$root/tests/oracle

registered=$("$gamecert" list games | cut -f1 | sort) || complain "no list of games"
[ -n "$registered" ] || complain "no game is registered"
listed=$(grep -v '^#' "$folder/games.tsv" | cut -f1 | sort)
while read -r game; do
  [ -z "$game" ] || complain "$game has no second program: add it to tests/oracle/games.tsv"
done < <(comm -23 <(echo "$registered") <(echo "$listed"))
while read -r game; do
  [ -z "$game" ] || complain "tests/oracle/games.tsv has $game, which is no registered game, or has it twice"
done < <(comm -13 <(echo "$registered") <(echo "$listed"))

while IFS=$'\t' read -r game source script words; do
  grep -qE "^gamecert_oracle\(oracle-[a-z-]+ ${source//./\\.}\)$" "$folder/CMakeLists.txt" || complain "$game: $source is no program of tests/oracle/"
  grep -qF "/$script " "$folder/CMakeLists.txt" || complain "$game: $script is no test"
  [ -n "$words" ] && grep -qF -- "$words" "$folder/$script" || complain "$game: $script does not have '$words'"
done < <(grep -v '^#' "$folder/games.tsv")

grep -qF 'tests/oracle/games.tsv' "$root/docs/TRUST.md" || complain "docs/TRUST.md does not name tests/oracle/games.tsv"
[ "$failures" -eq 0 ] || exit 1
echo "$(wc -l <<<"$registered") games have second programs"
