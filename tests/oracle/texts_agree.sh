#!/usr/bin/env bash
# Texts of games: a naive interpreter in Python, written from docs/GAMES.md and docs/LANGUAGE.md alone, agrees with the
# program.
#   texts_agree.sh GAMECERT ORDER
# The texts in tests/oracle/texts/games, as the interpreter plays them, have the answers of the built-in games of the same
# name on all graphs to that order, all digraphs to one less, some triangulations and points, bare and with attributes.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: texts_agree.sh GAMECERT ORDER"
gamecert=${1:?$usage}
order=${2:?$usage}
texts=$(dirname "$0")/texts

python3 "$texts/known.py" "$texts/known" "$texts/games" "$texts/known.tsv" || complain "known answers differ"
python3 "$texts/built_in.py" "$gamecert" "$texts/games" "$order" || complain "texts and built-in games differ"
[ "$failures" -eq 0 ]
