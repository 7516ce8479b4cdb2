#!/usr/bin/env bash
# Every example in the README, in docs/ and in --help runs and decides; what pages show of an output is in it.
set -u
. "$(dirname "$0")/../complaints.sh"
bin=$1
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r examples "$scratch"
export PATH="$bin:$PATH"
run=0

# How long a claim took is not the same everywhere.
timeless() { sed -E 's/( instances  ) *[0-9]+\.[0-9] s$/\1T s/'; }

try() {
  run=$((run + 1))
  [[ $1 != "gamecert claims report --output site"* ]] || return 0  # minutes: papers.report makes one of all
  output=$(cd "$scratch" && bash -c "$1" 2>&1)
  status=$?
  output=$(timeless <<<"$output")
  case $status in
    0 | 1 | 3) ;;
    *)
      complain "exit $status: $1"
      echo "$output" | head -5 | cut -c1-200 >&2
      ;;
  esac
}

# page FILE [whole]: runs the commands of a page; each line shown behind one must be a line of its output, and with
# `whole` what is shown behind one must be all of it.
page() {
  local output="" line shown="" command=""
  all_shown() {
    [ -z "$shown" ] || [ "$mode" != whole ] || [ "$shown" = "$output" ] ||
      complain "$page shows not all of the output of $command: $(diff <(echo "$shown") <(echo "$output"))"
    shown=""
  }
  local page=$1 mode=${2:-}
  while IFS= read -r line; do
    case $line in
      '    $ '*)
        all_shown
        command=${line#    \$ }
        try "$command" ;;
      '    '*)
        [ -n "$output" ] || continue
        shown+=${shown:+$'\n'}${line#    }
        grep -qFx -- "${line#    }" <<<"$output" || complain "$1 shows '${line#    }', which is no line of the output" ;;
      *)
        all_shown
        output="" ;;
    esac
  done < <(timeless <"$root/$1")
  all_shown
}
page README.md whole
page docs/QUANTIFIED_GAMES.md
page docs/TUTORIAL.md
page docs/COMMANDS.md
page docs/REDUCING.md
page docs/SWEEPS.md
page docs/OPEN.md
page docs/MY_PAPER.md
page examples/referee/README.md
[ "$run" -ge 90 ] || { echo "only $run examples in the pages" >&2; exit 1; }

while IFS= read -r line; do try "gamecert sweep '$line' --order 1..3"; done < <(sed '/^```/,/^```$/d' "$root/docs/LANGUAGE.md" | sed -n 's/^    \([^ ]\)/\1/p')

while IFS= read -r line; do try "$line"; done < <(sed -n 's/^    \$ //p' "$root/docs/LEMMAS.md")
diff <(sed -n '/^    lemma between$/,/^First the/p' "$root/docs/LEMMAS.md" | sed '$d' | sed 's/^    //' | sed '$d') \
  "$root/examples/between.lemma" || complain "docs/LEMMAS.md does not show examples/between.lemma"
expect "examples/between.lemma" "s PROVED" "$(gamecert lemma check "$root/examples/between.lemma" -q)"
while IFS= read -r line; do try "$line"; done < <(sed -n 's/^    \$ //p' "$root/docs/REDUCTIONS.md")
if ! diff <(sed -n '/^```reduction$/,/^```$/p' "$root/docs/REDUCTIONS.md" | sed '1d;$d') examples/reductions/subdivided.reduction; then
  complain "docs/REDUCTIONS.md does not show examples/reductions/subdivided.reduction"
fi

commands=$(gamecert --help | sed -n 's/^  gamecert \([a-z]*\) .*/\1/p')
for command in "" $commands; do
  examples=$(gamecert $command --help | sed -n 's/^  \$ //p')
  [ -n "$examples" ] || complain "gamecert $command --help has no example"
  while IFS= read -r line; do try "$line"; done <<<"$examples"
done
# Of every game: an example of its own that is answered, and no option that the game refuses.
for game in $(gamecert list games | cut -f1); do
  for command in solve encode; do
    example=$(gamecert $command "$game" --help | sed -n 's/^  \$ //p')
    run=$((run + 1))
    if [[ $example != "gamecert $command $game "* ]] || ! (cd "$scratch" && bash -c "$example") >"$scratch/answer.txt" 2>&1; then
      complain "gamecert $command $game --help: $example"
      head -5 "$scratch/answer.txt" >&2
    fi
  done
  example=$(gamecert solve "$game" --help | sed -n 's/^  \$ //p')
  for option in '--play misere' --nimber --moves; do
    shown=$(gamecert help "$game" | grep -c "^  *${option%% *}\b")
    taken=$(cd "$scratch" && bash -c "$example $option" >/dev/null 2>&1; echo $((($? != 2))))
    [ "$shown" = "$taken" ] || complain "help $game and $option: shown $shown, taken $taken"
  done
done
while IFS= read -r line; do try "$line"; done < <(gamecert-check --help | sed -n 's/^  \$ //p')
echo "$run examples"
[ "$failures" -eq 0 ]
