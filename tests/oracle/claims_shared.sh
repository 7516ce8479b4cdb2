# Sourced by the scripts that compare `gamecert claims` with an oracle: their first two arguments, and complaints, whose
# number is $failures.
script=$(basename "$0")
usage="usage: $script GAMECERT ORACLE [TABLE]"
gamecert=${1:?$usage}
oracle=${2:?$usage}
failures=0
complain() {
  echo "$script: $1" >&2
  failures=$((failures + 1))
}
# expect WHAT EXPECTED FOUND
expect() {
  [ "$2" = "$3" ] || complain "$(printf '%s: expected\n%s\nfound\n%s' "$1" "$2" "$3")"
}
# agree COUNT WRONG: of so many statements, lines STATEMENT tab WHERE, gamecert says that they fail there, or, where that is -,
# that they hold.
agree() {
  local found id verdict expected agreed instance where
  found=$("$gamecert" claims run $(cut -f1 <<<"$2" | grep -v '\.repaired$' | sort -u))
  for id in $(cut -f1 <<<"$2" | sort -u); do
    verdict=$(awk -v id="$id" '$1 == id { print $2 }' <<<"$found")
    expected=$(awk -F '\t' -v id="$id" '$1 == id { print $2 }' <<<"$2")
    if [ "$expected" = - ]; then
      [ "$verdict" = HOLDS ] || [ "$verdict" = PROVED ] || complain "$id: the oracle finds nothing wrong, gamecert says $verdict"
      continue
    fi
    [ "$verdict" = FAILS ] || complain "$id: wrong at $expected, gamecert says $verdict"
    where=$(awk -v id="$id" '/^[a-z]+\./ { current = $1 } /^c   fails at / && current == id' <<<"$found" | sed 's/^c   fails at //')
    agreed=no
    while read -r instance; do
      case $where in *"$instance" | *"$instance"[\ \;:]*) agreed=yes ;; esac
    done <<<"$expected"
    [ "$agreed" = yes ] || complain "$id: the oracle finds wrong: $expected; gamecert: $where"
  done
  [ "$(cut -f1 <<<"$2" | sort -u | wc -l)" -eq "$1" ] || complain "expected $1 statements from the oracle"
}
