#!/usr/bin/env bash
# The printed algorithm for MOPs fails at the game that gamecert names, and at no game of smaller order; the repaired
# one is right on all of them: both programs find this.
#   claims_mops.sh RUN ORACLE GAMECERT
set -u
. "$(dirname "$0")/claims_shared.sh"
gamecert=${3:?$usage}
found=$(printed ello.alg-mop)
expect "verdicts" "ello.alg-mop FAILS
ello.alg-mop.scan FAILS
ello.alg-mop.repaired PROVED" "$(awk '/^ello/ { print $1, $2 }' <<<"$found")"
order=$(sed -n 's/^ello\.alg-mop  .* 3\.\.\([0-9]*\) .*/\1/p' <<<"$found")
where=$(where ello.alg-mop | sed 's/: .*//')
says=$("$gamecert" solve ello "$where" -q | sed -n 's/^s //p')
answer=$(printf '%s\n' "$where" | "$oracle")
expect "play at $where" "$says" "${answer%% *}"
expect "the repaired algorithm at $where" "repaired=$says" "${answer##* }"
case $answer in
  "$says printed=$says "*) expect "the printed algorithm at $where" "not only $says" "$answer" ;;
esac
expect "the step" "x = 4 and y = 3, both red" "$(where ello.alg-mop | grep -o 'x = 4 and y = 3, both red')"
scan=$(where ello.alg-mop.scan | sed 's/: .*//')
case $(printf '%s\n' "$scan" | "$oracle") in
  *" indexed=$("$gamecert" solve ello "$scan" -q | sed -n 's/^s //p') "*) complain "the comma as an index is right at $scan" ;;
esac
least=
for n in 3 4 5 6 7; do
  line=$("$oracle" "$n") || complain "the oracle exits with $?"
  echo "$line"
  expect "order $n, the repaired algorithm" "repaired=0" "${line##* }"
  case $line in *" printed=0 "*) ;; *) least=${least:-$n} ;; esac
done
expect "the least order where the printed algorithm is wrong" "$order" "$least"
[ "$failures" -eq 0 ] || exit 1
echo "both fail first at order $order; $where: $answer"
