# Sourced by tests that are scripts: complaints, whose number is $failures.
failures=0

complain() {
  echo "${0##*/}: $1" >&2
  failures=$((failures + 1))
}

# expect WHAT EXPECTED FOUND
expect() {
  [ "$2" = "$3" ] || complain "$(printf '%s: expected\n%s\nfound\n%s' "$1" "$2" "$3")"
}
