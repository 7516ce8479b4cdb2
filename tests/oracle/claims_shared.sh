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
