#!/usr/bin/env bash
# Texts of games: a naive interpreter in Python, written from docs/GAMES.md and docs/LANGUAGE.md alone, agrees with the
# program.
#   texts_agree.sh GAMECERT TEST_ENCODE SOURCE_DIR ORDER COUNT [--all]
# The interpreter gives the answers of known.tsv, which have other sources. The texts of games/built_in, as it plays them,
# have the answers of the built-in games on all graphs to that order, all digraphs to one less, some triangulations and
# points, bare and with attributes. COUNT texts written at random, as many of Left and Right, and with --all those of examples/games, have the same
# outcomes, nimbers, scores and goals in the program, and play = circuit at their positions, as TEST_ENCODE compares them.
# GAMECERT_SEED=N makes other texts at random.
set -u
. "$(dirname "$0")/../complaints.sh"
usage="usage: texts_agree.sh GAMECERT TEST_ENCODE SOURCE_DIR ORDER COUNT [--all]"
gamecert=${1:?$usage}
test_encode=${2:?$usage}
source=${3:?$usage}
order=${4:?$usage}
count=${5:?$usage}
all=${6:-}
seed=${GAMECERT_SEED:-7}
echo "seed $seed"
texts=$source/tests/oracle/texts
shelf=$source/examples/games
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

python3 "$texts/known.py" "$texts/known" "$source/games/built_in" "$texts/known.tsv" || complain "known answers differ"
python3 "$texts/built_in.py" "$gamecert" "$source/games/built_in" "$order" || complain "texts and built-in games differ"
python3 "$texts/random_texts.py" "$seed" "$count" "$work" || complain "no texts at random"
python3 "$texts/random_sides.py" "$seed" "$count" "$work" || complain "no texts of Left and Right at random"
python3 "$texts/agree.py" "$gamecert" 3 "$work"/*.game || complain "the program and the second interpreter differ"
GAMECERT_TEXTS=$work "$test_encode" --gtest_brief=1 --gtest_filter=TwoReadings.AgreeForTextsOfAFolder ||
  complain "play and circuits of texts at random differ"
if [ -n "$all" ]; then
  python3 "$texts/known.py" "$shelf" "$shelf/values.tsv" || complain "known answers of examples/games differ"
  python3 "$texts/agree.py" "$gamecert" "$order" "$shelf"/*.game || complain "texts of examples/games differ"
fi
[ "$failures" -eq 0 ]
