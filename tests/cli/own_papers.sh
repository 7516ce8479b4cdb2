#!/usr/bin/env bash
# A paper of one's own: made, run, run again where it has changed, reported, packed; and what is no such folder.
#   own_papers.sh BIN
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
root=$PWD
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1

# last WANTED STATUS ARGUMENT...: the last line of `gamecert claims ARGUMENT...`, and its exit status.
last() {
  local wanted=$1 status=$2 out
  shift 2
  out=$(gamecert claims "$@" 2>&1)
  expect "status of claims $*" "$status" "$?"
  expect "claims $*" "$wanted" "$(tail -n 1 <<<"$out")"
}

last "c draft: gamecert claims run draft" 0 new draft
last "gamecert: expected a folder that is empty or not there yet, found draft" 2 new draft
last "s HOLDS claims 2: HOLDS 2" 0 run draft
expect "files of a run without --changed" "own-kayles.game paper.txt statements.claims" "$(echo $(ls draft))"
expect "ids" "my.lem-1 my.thm-2" "$(echo $(gamecert claims list draft | cut -f 1))"

# What was found is kept, and taken as it is until something that it depends on changes.
last "s HOLDS claims 2: HOLDS 2" 0 run draft --changed
sed -i 's/"instances":6/"instances":66/' draft/claims.jsonl
kept() { gamecert claims run draft --changed | grep -c ' 66 instances'; }
expect "an entry that is as it was is taken from the file" 1 "$(kept)"
echo '# a remark' >>draft/statements.claims
expect "a remark changes nothing" 1 "$(kept)"
echo 'define unused = 7' >draft/words.definitions
expect "a definition that an entry does not use changes nothing" 1 "$(kept)"
echo 'define one = 1' >>draft/words.definitions
sed -i 's/complete:{n} = 1/complete:{n} = one/' draft/statements.claims
expect "an entry that has changed is tested again" 0 "$(kept)"
sed -i 's/"instances":6/"instances":66/' draft/claims.jsonl
expect "an entry with a definition is taken from the file" 1 "$(kept)"
sed -i 's/one = 1/one = 2 - 1/' draft/words.definitions
expect "an entry is tested again where a definition changes that it uses" 0 "$(kept)"
sed -i 's/"instances":6/"instances":66/' draft/claims.jsonl
sed -i 's/^> Take.*/> Take a vertex with its neighbours./' draft/own-kayles.game
expect "an entry is tested again where a file changes that it may name" 0 "$(kept)"
sed -i 's/complete:{n} = one/complete:{n} = one + one/' draft/statements.claims
last "s FAILS claims 2: HOLDS 1, FAILS 1" 1 run draft --changed --certificates out
expect "certificates" "my.lem-1.cert" "$(ls out)"
expect "what the checker says" "s VERIFIED" "$(gamecert-check out/my.lem-1.cert | tail -n 1 | cut -c 1-10)"
gamecert claims run draft | grep -q 'complete:1 has the nimber 1, not 2$' || complain "the wrong nimber is not said beside the right one"
echo '{"foreign":1}' >draft/claims.jsonl
last "gamecert: expected a line that gamecert claims has written in draft/claims.jsonl, found '{\"foreign\":1}'" 2 run draft --changed
rm draft/claims.jsonl

last "s FAILS claims 2: HOLDS 1, FAILS 1" 1 report draft --output site --date 2026-01-31
for file in index.html my.html claims/my.lem-1.html certificates/my.lem-1.cert claims.bib errata.tex CLAIMS.md; do
  [ -s "site/$file" ] || complain "the site of a folder has no $file"
done
grep -q '^@unpublished{my' site/claims.bib || complain "a draft is no article"
grep -q 'gamecert claims run draft my.lem-1 --certificates kept' site/claims/my.lem-1.html || complain "a page does not say how it is repeated"
grep -q 'define one = 2 - 1' site/claims/my.lem-1.html || complain "a page does not show the definitions that its test uses"
! grep -q 'unused' site/claims/my.lem-1.html || complain "a page shows definitions that its test does not use"
! grep -q 'page numbers' site/*.html || complain "pages of a folder speak of texts that were read"
! grep -q 'check.html' site/*.html site/claims/*.html || complain "pages link to a checker that is not there"
echo '<title>gamecert: check a certificate</title>' >check.html
last "s FAILS claims 2: HOLDS 1, FAILS 1" 1 report draft --output site --date 2026-01-31 --checker check.html
cmp check.html site/check.html || complain "the checker is not put into the site"
grep -q 'href="../check.html#my%2Elem%2D1%2Ecert:gamecert' site/claims/my.lem-1.html || complain "a page does not link to the checker"
last "gamecert: expected --checker with claims report only, found it with run" 2 run draft --checker check.html
gamecert pack out draft --output draft.tar >/dev/null || complain "a folder cannot be packed"
tar tf draft.tar | grep -q '/texts/paper.txt$' || complain "the package has no paper.txt"

mkdir draft/z.definitions
last "gamecert: expected a file of the paper, by its name, found the directory draft/z.definitions" 2 list draft
rmdir draft/z.definitions
last "gamecert: expected the id of a claim (did you mean 'my.lem-1'?), found 'my.lem1'" 2 run draft my.lem1
last "gamecert: expected --changed with the folder of a paper, which keeps what is found, found none" 2 run col.cor-4 --changed
mkdir boards
printf 'paper b\ntitle Boards\nauthors A. Author\nyear 2026\n' >boards/paper.txt
printf 'claim b.lem-1: statement, Section 1, Lemma 1\nstatement boards are as commands take them\nrange boards\n' >boards/b.claims
printf '%s\n' 'expect nimber of node-kayles on rook:2x2 = 0' 'on torus:3x{n + 2}: max-degree = 4' 'expect outcome of node-kayles on composition(path:2;edges:2:) = P' \
  'expect score of all-green on point-set:3 = 5' 'expect nimber of node-kayles on fan:2 = 2' >>boards/b.claims
last "s HOLDS claims 1: HOLDS 1" 0 run boards
mkdir numbers
printf 'paper n\ntitle Numbers\nauthors A. Author\nyear 2026\n' >numbers/paper.txt
printf 'claim n.lem-1: statement\nstatement numbers from 1 on are above 0\nrange all numbers\ncertify all n >= 1: n > 0\n' >numbers/n.claims
gamecert claims run numbers | grep -q '^c   no instance, but a certificate of all whole numbers; ' || complain "what holds of no instance does not say what it has"
printf 'proof certificate\nbecause that is what it says\n' >>numbers/n.claims
last "s PROVED claims 1: PROVED 1" 0 run numbers
mkdir slips
printf 'paper s\ntitle Slips\nauthors A. Author\nyear 2026\n' >slips/paper.txt
sed '/^move v:3/d' "$root/examples/reductions/subdivided.reduction" >slips/slip.reduction
printf 'claim s.thm-1: statement, Section 1, Theorem 1\nstatement a reduction with a slip\nrange graphs of order 1..3\ncheck reduction name=slip\n' >slips/s.claims
last "s FAILS claims 1: FAILS 1" 1 run slips
gamecert claims run slips | grep -q '^c   fails at slip, the source graph @: ' || complain "where a reduction fails is not said"
mkdir empty ello
last "gamecert: expected a folder with paper.txt, found empty, which has none" 2 list empty
last "$(gamecert claims list ello | tail -n 1)" 0 list ello
cp draft/* ello
last "gamecert: expected claims or the folder of a paper, found 'ello', which is both; ./ello is the folder alone" 2 list ello
last "s FAILS claims 2: HOLDS 1, FAILS 1" 1 run ./ello
sed -i 's/^move/moev/' draft/own-kayles.game
gamecert claims run draft 2>&1 | grep -q '^gamecert: draft/own-kayles.game:6:' || complain "an error in a game does not say where it stands"
sed -i 's/^moev/move/' draft/own-kayles.game
printf 'lemma lone\nbundary a\n' >draft/lone.lemma
gamecert claims run draft 2>&1 | grep -q "^gamecert: draft/lone.lemma:2:1: .*'bundary'" || complain "an error in a lemma does not say where it stands"
[ "$failures" -eq 0 ]
