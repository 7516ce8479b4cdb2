#!/usr/bin/env bash
# Every command has a manual page and completions for bash and zsh that name exactly the options of its --help.
#   tests/cli/manual.sh BIN MANUAL
set -u
. "$(dirname "$0")/../complaints.sh"
bin=$1 manual=$2
same() { # same WHAT EXPECTED FOUND
  [ "$2" = "$3" ] && return
  complain "$1 has $3, --help $2"
}
words() { tr ' ' '\n' | sed '/^$/d' | sort -u | paste -sd ' '; }

# shellcheck disable=SC1091
source "$manual/bash/gamecert"
# shellcheck disable=SC1091
source "$manual/bash/gamecert-check"
complete_bash() { # the answers to `gamecert WORD... -`
  COMP_WORDS=("$@" -)
  COMP_CWORD=$#
  COMPREPLY=()
  "$([ "$1" = gamecert ] && echo _gamecert || echo _gamecert_check)"
  printf '%s\n' "${COMPREPLY[@]}" | grep -E -- '^--' | words
}

commands=$("$bin/gamecert" --help | sed -n 's/^  gamecert \([a-z]*\) .*/\1/p')
[ "$(wc -w <<<"$commands")" -ge 15 ] || { echo "only these commands: $commands" >&2; exit 1; }
for command in $commands; do
  help=$("$bin/gamecert" "$command" --help)
  expected=$(sed -nE 's/^  (-[a-zA-Z] \[ )?(--[a-z-]+).*/\2/p' <<<"$help" | words)
  [ -n "$expected" ] || complain "no options of $command"
  page=$manual/man1/gamecert-$command.1
  # The page of `check` is that of the program gamecert-check, which alone has --version.
  same "$page" "$expected" "$(sed -nE 's/^\.B (\\-[a-zA-Z], )?(\\-\\-[a-z\\-]+).*/\2/p' "$page" | tr -d '\\' |
    { [ "$command" = check ] && grep -vx -- --version || cat; } | words)"
  same "the completion of $command for bash" "$expected" "$(complete_bash gamecert "$command")"
  same "the completion of $command for zsh" "$expected" \
    "$(sed -nE "/^  $command\)/,/;;/p" "$manual/zsh/_gamecert" | sed -nE "s/^ *'(--[a-z-]+)\[.*/\1/p" | words)"
  grep -q "gamecert\\\\-$command (1)" "$manual/man1/gamecert.1" || complain "gamecert.1 does not name $command"
  [ "$command" != check ] || continue  # its page is that of gamecert-check, whose options are compared below, too
  example=$(sed -n 's/^  \$ //p' <<<"$help" | head -1)
  sed 's/\\-/-/g; s/\\e/\\/g' "$page" | grep -qFx -- "$example" || complain "$page has another example than '$example'"
done
# Behind a command stand the words that it names when it misses one, or games.
behind() ( # behind COMMAND BEGINNING
  export PATH=$bin:$PATH
  cd "$(mktemp -d)" || exit
  COMP_WORDS=(gamecert "$1" "$2") COMP_CWORD=2 COMPREPLY=()
  _gamecert
  printf '%s\n' "${COMPREPLY[@]}" | words
  rmdir "$PWD"
)
of_zsh() { sed -n "/^  $1)/,/;;/p" "$manual/zsh/_gamecert"; }
for command in claims lemma list reduction; do
  expected=$("$bin/gamecert" "$command" nonsense 2>&1 | sed -E 's/.*expected (one of )?(.*), found .*/\2/; s/,| or| and//g' | words)
  same "the completion behind $command for bash" "$expected" "$(behind "$command" "")"
  same "the completion behind $command for zsh" "$expected" "$(of_zsh "$command" | sed -nE "s/.*'2:what:\((.*)\)'.*/\1/p" | words)"
done
for command in solve encode draw play; do
  same "the completion behind $command for bash" "node-kayles" "$(behind "$command" node-k)"
  same "the completion behind $command for zsh" "games" "$(of_zsh "$command" | sed -nE "s/.*'2:what:\(.*gamecert list ([a-z]*) .*/\1/p")"
done

first=$(COMP_WORDS=(gamecert "") COMP_CWORD=1 && COMPREPLY=() && _gamecert && printf '%s\n' "${COMPREPLY[@]}" | grep -vE '^-|^help$' | words)
same "the completion of commands for bash" "$(words <<<"$commands")" "$first"
same "the pages" "$(for command in $commands; do echo "gamecert-$command.1"; done | { cat; echo gamecert.1; } | words)" \
  "$(ls "$manual/man1" | words)"

expected=$("$bin/gamecert-check" --help | sed -nE 's/^  (--[a-z-]+).*/\1/p' | words)
same gamecert-check.1 "$expected" "$(sed -nE 's/^\.B (\\-\\-[a-z\\-]+).*/\1/p' "$manual/man1/gamecert-check.1" | tr -d '\\' | words)"
same "the completion of gamecert-check for bash" "$expected" "$(complete_bash gamecert-check)"
same "the completion of gamecert-check for zsh" "$expected" "$(grep -oE "'--[a-z-]+'" "$manual/zsh/_gamecert-check" | tr -d "'" | words)"

if command -v zsh >/dev/null; then
  zsh -n "$manual/zsh/_gamecert" || complain "zsh does not read its completion"
fi
if command -v man >/dev/null && command -v groff >/dev/null; then
  for page in "$manual"/man1/*.1; do
    said=$(MANROFFSEQ='' MANWIDTH=100 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    [ -z "$said" ] || complain "$page: $said"
  done
fi
[ "$failures" -eq 0 ]
