#!/usr/bin/env bash
# Every name of the index of `gamecert help` has a page, and the commands that its page shows decide. Evidence that a
# page says a command writes is in what it writes.
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r examples "$scratch"
cd "$scratch"
names=0
commands=0

# TITLE<TAB>NAME for every name of the index.
index() {
  gamecert help | awk '/^[A-Z].*[^:.]$/ && !/^Exit|^A page/ {title = $0; next} /^$/ {title = ""; next}
    /^  / && title != "" {gsub(/^ +|,$/, ""); n = split($0, part, ", "); for (i = 1; i <= n; i++) print title "\t" part[i]}'
}
index >index.tsv
for list in games properties families classes lemmas reductions; do
  gamecert list "$list" | sed 's/[:[(\t].*//' | grep . || complain "gamecert list $list lists nothing"
done | sort -u | comm -23 - <(cut -f2 index.tsv | sort -u) >missing
[ ! -s missing ] || complain "not in the index: $(cat missing)"
while IFS=$'\t' read -r title name; do
  names=$((names + 1))
  page=$(gamecert help "$name") || { complain "gamecert help '$name': no page"; continue; }
  shown=$(sed -n 's/^  \$ //p' <<<"$page" | sort -u)
  [ -n "$shown" ] || complain "gamecert help '$name' has no example"
  case $title in
    Games) grep -q '^  Source: ' <<<"$page" || complain "gamecert help $name names no source" ;;
    'The language of formulas') grep -q '^  written  ' <<<"$page" || complain "gamecert help '$name' says not how it is written" ;;
    Lemmas | Reductions | Commands) shown="" ;; # they have tests of their own
  esac
  while IFS= read -r command; do
    [ -n "$command" ] || continue
    rm -rf x.cert x.dir
    commands=$((commands + 1))
    output=$(eval "$command" 2>&1 </dev/null)
    status=$?
    case $status:$title in
      0:* | 3:Verdicts | 3:'Words for classes of graphs') ;;
      1:Verdicts | 1:'Kinds of evidence') ;;
      *) complain "gamecert help '$name' shows $command, which exits with $status: ${output:0:300}" ;;
    esac
    if [ "$title" = Verdicts ]; then
      grep -q "^s $name\|^[a-z0-9.-]* *$name " <<<"$output" || complain "$command shows no $name: ${output:0:300}"
    elif [ "$title" = 'The language of formulas' ] && [[ $command == *sweep* ]]; then
      grep -q '^s HOLDS' <<<"$output" || complain "$command: ${output:0:300}"
    elif [[ $command == *x.cert || $command == *x.dir ]]; then
      grep -qrE "^ *evidence $name( |$)" x.* || complain "$command writes no evidence $name"
    fi
  done < <(if [ "$title" = 'Kinds of evidence' ]; then grep 'x\.\(cert\|dir\)$\|petersen.cert$' <<<"$shown"; else grep -v 'x\.\(cert\|dir\)$' <<<"$shown"; fi)
done <index.tsv
echo "$names names, $commands commands"
[ "$failures" -eq 0 ] && [ "$names" -gt 290 ] && [ "$commands" -gt 220 ]
