#!/usr/bin/env bash
# Manual pages and completions, made of what the programs say of themselves.
#   cmake/manual.sh BIN VERSION OUTPUT   leaves OUTPUT/man1/*.1, OUTPUT/compressed/*.1.gz, and in OUTPUT/bash and OUTPUT/zsh what shells load
# by the name of the program
set -euo pipefail
bin=$1 version=$2 out=$3
rm -rf "$out"
mkdir -p "$out"/{man1,bash,zsh}
commands=$("$bin/gamecert" --help | sed -n 's/^  gamecert \([a-z]*\) .*/\1/p')

# Text for roff: backslashes, hyphens that are typed, and signs at the start of a line.
roff() { sed 's/\\/\\e/g; s/-/\\-/g; s/^\([.\x27]\)/\\\&\1/'; }
header() { printf '.TH %s 1 "" "gamecert %s" "User Commands"\n.SH NAME\n%s \\- %s\n' "${1^^}" "$version" "$(roff <<<"$1")" "$(roff <<<"$2")"; }

{
  header gamecert "certified answers about combinatorial games on graphs"
  printf '.SH SYNOPSIS\n.B gamecert\nCOMMAND ...\n.SH COMMANDS\n'
  for command in $commands; do
    "$bin/gamecert" "$command" --help-as-table | awk -F'\t' '$1 == "summary" { print $2 }' | roff |
      { read -r summary; printf '.TP\n.B gamecert\\-%s\n%s\n' "$command" "$summary"; }
  done
  printf '.SH EXIT STATUS\n'
  printf '.TP\n0\nThe answer is certain.\n.TP\n1\nA statement is false.\n.TP\n2\nBad usage or input.\n'
  printf '.TP\n3\nEvidence only, or a limit.\n.TP\n4\nEngines disagree, or an internal check failed.\n'
  printf '.SH SEE ALSO\n'
  for command in $commands; do printf '.BR gamecert\\-%s (1),\n' "$command"; done
  printf '.BR gamecert\\-check (1)\n'
} >"$out/man1/gamecert.1"

for command in $commands; do
  [ "$command" != check ] || continue  # gamecert-check (1) is the page of the program, with the same options
  table=$("$bin/gamecert" "$command" --help-as-table)
  field() { awk -F'\t' -v name="$1" '$1 == name { print $2 }' <<<"$table"; }
  {
    header "gamecert-$command" "$(field summary)"
    printf '.SH SYNOPSIS\n.B gamecert %s\n%s [options]\n.SH OPTIONS\n' "$command" "$(field usage | roff)"
    awk -F'\t' '$1 == "option"' <<<"$table" | roff | awk -F'\t' '{
      printf ".TP\n.B %s%s", ($2 == "" ? "" : $2 ", "), $3
      if ($4 != "") printf " \\fI%s\\fR", $4
      if ($5 != "") printf " (usually %s)", $5
      printf "\n%s\n", $6 }'
    printf '.SH EXAMPLE\n.nf\n%s\n.fi\n.SH SEE ALSO\n.BR gamecert (1),\n.BR gamecert\\-check (1)\n' "$(field example | roff)"
  } >"$out/man1/gamecert-$command.1"
done

# Of the checker, whose help is its own text.
check=$("$bin/gamecert-check" --help)
{
  header gamecert-check "accept or reject certificates about combinatorial games on graphs"
  printf '.SH SYNOPSIS\n.B gamecert\\-check\n[options] FILE...\n.SH DESCRIPTION\n.nf\n'
  sed '1,2d; /^  --expect/,$d' <<<"$check" | sed '/^$/d' | roff
  printf '.fi\n.SH OPTIONS\n'
  sed -n '/^  --expect/,/^  --help/p' <<<"$check" | roff |
    sed -E 's/^  (\\-\\-[a-z\\-]+)(( [A-Z]+)?)  +(.*)$/.TP\n.B \1 \\fI\2\\fR\n\4/; s/\\fI ([A-Z]+)\\fR/\\fI\1\\fR/; s/ \\fI\\fR\n/\n/; s/^ +//'
  printf '.SH EXAMPLE\n.nf\n%s\n.fi\n.SH SEE ALSO\n.BR gamecert (1)\n' "$(sed -n 's/^  \$ //p' <<<"$check" | roff)"
} >"$out/man1/gamecert-check.1"
mkdir -p "$out/compressed"
for page in "$out"/man1/*.1; do gzip -9n <"$page" >"$out/compressed/${page##*/}.gz"; done
check_options=$(grep -oE '^  --[a-z-]+' <<<"$check" | tr -d ' ' | paste -sd ' ')

# What may stand behind a command: the words of its usage that are not arguments; or `(games)`, the name of a game.
behind() {
  local usage
  usage=$("$bin/gamecert" "$1" --help-as-table | awk -F'\t' '$1 == "usage" { print $2 }')
  case $usage in
    GAME* | "[GAME]"*) echo '(games)' ;;
    *) sed -E 's/\[?--[a-z]+ [^] ]+\]?//g; s/\|/\n/g' <<<"$usage" | awk '$1 ~ /^[a-z][a-z-]*$/ { print $1 }' | paste -sd ' ' ;;
  esac
}
# What may stand behind these: one of the names that `gamecert list` has of this kind.
names_of() { case $1 in lemma | reduction) echo "$1s" ;; esac; }
games='$(gamecert list games 2>/dev/null | cut -f1)'

options() { "$bin/gamecert" "$1" --help-as-table | awk -F'\t' '$1 == "option" { print $3; if ($2 != "") print $2 }' | paste -sd ' '; }
{
  echo '# Completion of gamecert for bash; made by cmake/manual.sh.'
  cat <<'BASH'
_gamecert() {
  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]:-} words
BASH
  printf '  if [ "$COMP_CWORD" -eq 1 ]; then\n    COMPREPLY=($(compgen -W "%s help --help --version" -- "$word"))\n    return\n  fi\n' "$(paste -sd ' ' <<<"$commands")"
  printf '  case $command in\n'
  for command in $commands; do printf '    %s) words="%s" ;;\n' "$command" "$(options "$command")"; done
  cat <<'BASH'
    *) words= ;;
  esac
  if [[ $word != -* ]]; then
    case $command:$COMP_CWORD in
BASH
  for command in $commands; do
    words=$(behind "$command") kind=$(names_of "$command")
    [ -z "$words" ] || printf '      %s:2) words="%s" ;;\n' "$command" "${words/(games)/$games}"
    [ -z "$kind" ] || printf '      %s:3) words=$(gamecert list %s 2>/dev/null | cut -f1) ;;\n' "$command" "$kind"
  done
  cat <<'BASH'
      *) words= ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
}
complete -o filenames -F _gamecert gamecert
BASH
} >"$out/bash/gamecert"
{
  echo '# Completion of gamecert-check for bash; made by cmake/manual.sh.'
  printf '_gamecert_check() {\n  local word=${COMP_WORDS[COMP_CWORD]}\n  COMPREPLY=($(compgen -W "%s" -- "$word") $(compgen -f -- "$word"))\n}\n' "$check_options"
  echo 'complete -o filenames -F _gamecert_check gamecert-check'
} >"$out/bash/gamecert-check"

# A specification of _arguments: colons and brackets have a meaning there.
zsh_options() {
  "$bin/gamecert" "$1" --help-as-table | awk -F'\t' '$1 == "option"' | sed "s/[]:\\\\[]/\\\\&/g; s/'/'\\\\''/g" |
    awk -F'\t' '{
      tail = $4 == "" ? "" : ":value:_files"
      printf " \\\n        '\''%s[%s]%s'\''", $3, $6, tail
      if ($2 != "") printf " \\\n        '\''%s[%s]%s'\''", $2, $6, tail }'
}
{
  printf '#compdef gamecert\n# Completion for zsh; made by cmake/manual.sh.\n'
  printf 'if (( CURRENT == 2 )); then\n  _values command'
  for command in $commands; do
    summary=$("$bin/gamecert" "$command" --help-as-table | awk -F'\t' '$1 == "summary" { print $2 }' | sed "s/[]:\\\\[]/\\\\&/g; s/'/'\\\\''/g")
    printf " '%s[%s]'" "$command" "$summary"
  done
  printf '\n  return\nfi\ncase $words[2] in\n'
  for command in $commands; do
    printf '  %s)\n      _arguments%s \\\n' "$command" "$(zsh_options "$command")"
    words=$(behind "$command") kind=$(names_of "$command")
    [ -z "$words" ] || printf "        '2:what:(%s)' \\\\\n" "${words/(games)/$games}"
    [ -z "$kind" ] || printf "        '3:name:(\$(gamecert list %s 2>/dev/null | cut -f1))' \\\\\n" "$kind"
    echo "        '*:file:_files' ;;"
  done
  echo 'esac'
} >"$out/zsh/_gamecert"
{
  printf '#compdef gamecert-check\n# Completion for zsh; made by cmake/manual.sh.\n_arguments'
  for option in $check_options; do printf " '%s'" "$option"; done
  printf " '*:file:_files'\n"
} >"$out/zsh/_gamecert-check"
