#!/usr/bin/env bash
# The algorithm for MOPs, read with the colourings of Reduction Lemma 1, is right on all of them; with moves played in step
# 2.2(i) it fails at the game that gamecert names, and at no game of smaller order, and with the comma of the scan at another:
# both programs find this.
#   claims_mops.sh RUN ORACLE GAMECERT
set -u
. "$(dirname "$0")/claims_shared.sh"
gamecert=${3:?$usage}
found=$(printed ello.alg-mop)
expect "verdicts" "ello.alg-mop PROVED
ello.alg-mop.pair PROVED
ello.alg-mop.played FAILS
ello.alg-mop.scan FAILS" "$(awk '/^ello/ { print $1, $2 }' <<<"$found")"
order=$(sed -n 's/^ello\.alg-mop\.played  .* 3\.\.\([0-9]*\) .*/\1/p' <<<"$found")
where=$(where ello.alg-mop.played | sed 's/: .*//')
says=$("$gamecert" solve ello "$where" -q | sed -n 's/^s //p')
answer=$(printf '%s\n' "$where" | "$oracle")
expect "play at $where" "$says" "${answer%% *}"
expect "the algorithm with Reduction Lemma 1 at $where" "lemma=$says" "${answer##* }"
case $answer in
  "$says played=$says "*) expect "the algorithm with moves played at $where" "not only $says" "$answer" ;;
esac
expect "the step" "x = 4 and y = 3, both red" "$(where ello.alg-mop.played | grep -o 'x = 4 and y = 3, both red')"
scan=$(where ello.alg-mop.scan | sed 's/: .*//')
case $(printf '%s\n' "$scan" | "$oracle") in
  *" comma=$("$gamecert" solve ello "$scan" -q | sed -n 's/^s //p') "*) complain "the comma of the scan is right at $scan" ;;
esac
least=
for n in 3 4 5 6 7; do
  line=$("$oracle" "$n") || complain "the oracle exits with $?"
  echo "$line"
  expect "order $n, the algorithm with Reduction Lemma 1" "lemma=0" "${line##* }"
  case $line in *" played=0 "*) ;; *) least=${least:-$n} ;; esac
done
expect "the least order where the algorithm with moves played is wrong" "$order" "$least"
[ "$failures" -eq 0 ] || exit 1
echo "both fail first at order $order; $where: $answer"
