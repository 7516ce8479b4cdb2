#!/usr/bin/env bash
# What is printed for LaTeX, compiled: the errata of the site, its bibliography in the styles one has, and pictures. Nothing
# is wrong, no letter is missing, no line of the errata is wider than the page, and special signs are printed as they are.
#   latex.sh BIN_DIRECTORY SITE
set -u
. "$(dirname "$0")/../complaints.sh"
export PATH="$1:$PATH"
site=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME=$scratch
for program in pdflatex bibtex pdftotext; do
  command -v "$program" >/dev/null || { echo "latex.sh: there is no $program" >&2; exit 1; }
done
cd "$scratch" || exit 1

# compiles NAME WRONG...: NAME.tex without errors, and without the lines of its log that a pattern describes.
compiles() {
  pdflatex -interaction=nonstopmode -halt-on-error "$1.tex" >"$1.out" 2>&1 || { complain "$1: $(grep -A 3 '^!' "$1.log")"; return; }
  local wrong
  for wrong in 'Missing character' 'LaTeX Warning: \(Citation\|Reference\)' "${@:2}"; do
    grep "$wrong" "$1.log" >&2 && complain "$1: $wrong"
  done
}

cp "$site/errata.tex" "$site/claims.bib" .
compiles errata 'Overfull .hbox'
[ "$(grep -c '^\\paragraph{Erratum' errata.tex)" -eq 5 ] || complain "there is not an erratum a paper"
LC_ALL=C grep -n '[^ -~]' claims.bib >&2 && complain "a style that abbreviates names would cut these letters"

# What a page says to be cited by, of two pages, beside the file.
for page in ello.abs-cube tri.tbl-4; do
  sed -n '/^<pre[^>]*aria-label="BibTeX">/,/<\/pre>/p' "$site/claims/$page.html" |
    sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g'
done >pages.bib
[ "$(grep -c '^@' pages.bib)" -eq 2 ] || complain "pages do not say how to cite them"
for style in plain abbrv alpha unsrt; do
  for encoding in '' '\usepackage[T1]{fontenc}'; do
    printf '%s\n' "\\documentclass{article}$encoding" '\begin{document}\nocite{*}' "\\bibliographystyle{$style}\\bibliography{pages,claims}" '\end{document}' >cited.tex
    rm -f cited.aux cited.bbl
    pdflatex -interaction=nonstopmode cited.tex >/dev/null 2>&1
    bibtex cited >cited.bib.out 2>&1 || complain "bibtex: $(cat cited.bib.out)"
    grep -i warning cited.bib.out >&2 && complain "bibtex in the style $style"
    pdflatex -interaction=nonstopmode cited.tex >/dev/null 2>&1
    compiles cited
  done
done

# picture NAME ARGUMENT...: a picture of these for gamecert draw.
pictures=0
picture() {
  pictures=$((pictures + 1))
  gamecert draw "${@:2}" --format tikz >"$1.tex" || complain "no picture of ${*:2}"
  compiles "$1" 'Overfull'
}
picture petersen petersen
picture colours 'path:8 painted=0:1,1:2,2:3,3:4,4:5,5:6,6:7,7:8'
picture arcs directed-cycle:5
picture points 'points:0,0;4,0;4,3;0,3;2,1:0-1,1-2,2-3,3-0,0-4,1-4,2-4,3-4'
picture graph6 'E~~w'
picture lemma lem-7.6
picture part thm-4.1
picture reduction col.prop-18
picture map geo.thm-1
picture worths node-kayles grid:2x3
picture lines capture cycle:5
gamecert solve ello 'grid:4x5 green=0,3,7' --certificate order.cert -q >order.out
gamecert solve nimstring wheel:4 --certificate first.cert -q >first.out
picture certificates order.cert first.cert "$site"/certificates/tri.tbl-4.cert

# Letter by letter.
picture signs A_
picture grave 'E?`_'
pdftotext signs.pdf signs.txt
grep -qx 'A_' signs.txt || complain "A_ is printed as $(cat signs.txt)"
pdftotext grave.pdf grave.txt
grep -qxF 'E?`_' grave.txt || complain "E?\`_ is printed as $(cat grave.txt)"
pdftotext -layout errata.pdf errata.txt
for printed in '<=>' 'K_{2n_1,2n_2,...,2n_k}' 'n >= 3' '->'; do
  grep -qF -- "$printed" errata.txt || complain "in the errata, $printed is printed otherwise"
done
echo "$pictures pictures, errata and bibliography"
[ "$failures" -eq 0 ]
