#!/usr/bin/env bash
# Prints docs/LISTS.md, and what docs/OPEN_LISTS.md has of single statements. Usage, in the top folder:
#   docs/lists.sh FOLDER_OF_GAMECERT                     docs/LISTS.md
#   docs/lists.sh FOLDER_OF_GAMECERT open                the tables of docs/OPEN_LISTS.md, from examples/open and its results
#   docs/lists.sh FOLDER_OF_GAMECERT runs TABLE...       examples/open/results/LIST.connected.tsv, from tables of runs of LIST
#   docs/lists.sh FOLDER_OF_GAMECERT ledger LIST TABLE FOLDER SECONDS
#       a row of examples/open/results/ledgers.tsv, from a run of LIST: its table, its certificates, its processor time
#   docs/lists.sh FOLDER_OF_GAMECERT ledgers             the table of ledgers in docs/OPEN_LISTS.md, from these rows
#   docs/lists.sh FOLDER_OF_GAMECERT trees LIST FOLDER ORDER [NAME...]
#       examples/open/results/LIST.trees.tsv, of all statements or of those named; certificates into FOLDER
set -eu
export LC_ALL=C # the order of names of pieces
gamecert=$1/gamecert
open=examples/open

all_names() {
  echo "# All games and words

Printed by \`docs/lists.sh\`; a test compares. \`gamecert help WORD\` says more of each."
  for list in games properties families classes lemmas reductions claim-words; do
    printf '\n## %s\n\n| name | |\n|---|---|\n' "${list^}"
    "$gamecert" list "$list" | sed 's/|/\\|/g; s/^\([^\t]*\)\t/| `\1` | /; s/$/ |/'
  done
}

# The rows of tables of `conjectures run -q` without what the file says: of each statement the one that goes furthest, or in which it falls.
rows_that_go_furthest() {
  awk -F '\t' -v OFS='\t' '
    NF < 6 || $1 == "statement" { next }
    !($1 in row) { name[++names] = $1 }
    $1 in row && (verdict[$1] == "FAILS" || $2 != "FAILS" && $3 + 0 <= order[$1]) { next }
    { verdict[$1] = $2; order[$1] = $3 + 0; row[$1] = $1 OFS $2 OFS $3 OFS $4 }
    END { for (i = 1; i <= names; ++i) print row[name[i]] }' "$@"
}

# List, statements (their number, or names if not all were asked), class, orders, graphs, how many fall, hold and are of no graph,
# bytes and digest of the ledger, processor time.
ledger() {
  local list=$1 table=$2 folder=$3 seconds=$4
  awk -F '\t' -v OFS='\t' -v list="$list" -v all="$(grep -c '^conjecture ' "$open/$list.conjectures")" '
    NF == 6 && $1 != "statement" { names = names (asked++ ? ", " : "") $1; ++of[$2] }
    /^s / {
      split(substr($0, index($0, "; order ") + 8), words, " ")
      printf "%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\t", list, asked == all ? all : names, words[2], words[1], words[4], of["FAILS"], of["HOLDS"], of["VACUOUS"]
    }' "$table"
  printf '%d\t%s\t%s\n' "$(cat "$folder"/sweep-*.cert | wc -c)" "$(cat "$folder"/sweep-*.cert | sha256sum | cut -d ' ' -f 1)" "$seconds"
}

table_of_ledgers() {
  echo "| list | statements | \`--class\` | \`--order\` | graphs | fall | hold | of no graph | bytes of the ledger | SHA-256 | processor time |"
  echo "|---|---|---|---|---|---|---|---|---|---|---|"
  awk -F '\t' '
    function grouped(number,    groups) {
      for (; length(number) > 3; number = substr(number, 1, length(number) - 3)) groups = "," substr(number, length(number) - 2) groups
      return number groups
    }
    { printf "| `%s` | %s | `%s` | %s | %s | %s | %s | %s | %s | `%s` | %s s |\n", $1, $2, $3, $4, grouped($5), $6, $7, $8, grouped($9), $10, $11 }' \
    "$open/results/ledgers.tsv"
}

# What the engine for types of trees says of a statement, of those to order 24 and, where it holds, of all: verdict, orders,
# counterexample. Each question has LIMIT seconds of processor time, 20 without it; certificates go into a folder.
answer_by_types() {
  local text=$1 folder=$2 orders answer graph row=
  for orders in 1..24 1..; do
    answer=$(ulimit -t "${LIMIT:-20}"; "$gamecert" sweep "$text" --class trees --engine types --order "$orders" \
      --certificates "$folder" -q 2>/dev/null | tail -n 1) || true
    case $answer in
      's HOLDS '*) row="HOLDS\t$orders\t-\n" ;;
      's VACUOUS '*) row="VACUOUS\t$orders\t-\n" ;;
      's FAILS '*) graph=${answer#s FAILS }; printf 'FAILS\t%d\t%s\n' $(($(printf '%d' "'$graph") - 63)) "$graph"; return ;;
      *) break ;;
    esac
  done
  printf "$row"
}

# One pass over all trees of order at most ORDER, then types, which go further where they can. The two must agree.
trees() {
  local list=$1 folder=$2 order=$3 name text rest listed typed checked
  mkdir -p "$folder"
  "$gamecert" conjectures run "$open/$list.conjectures" "${@:4}" --class trees --order "1..$order" --time-limit 1 --jobs 1 \
    --certificates "$folder/enumeration" -q >"$folder/enumeration.txt" || [ $? -ne 2 ]
  "$gamecert" conjectures list "$open/$list.conjectures" | while IFS=$'\t' read -r name text rest; do
    listed=$(awk -F '\t' -v OFS='\t' -v name="$name" '
      $1 == name { print $2, ($2 == "FAILS" ? "" : "1..") $3, $4 }' "$folder/enumeration.txt")
    [ -n "$listed" ] || continue
    typed=$(answer_by_types "$text" "$folder/$name")
    [ -n "$typed" ] || { printf '%s\t%s\t-\n' "$name" "$listed"; continue; }
    printf '%s\t%s\n' "$listed" "$typed" | awk -F '\t' -v order="$order" '
      function fall(verdict, at) { return verdict == "FAILS" && at <= order ? at : "none" }
      { exit $1 != "UNKNOWN" && fall($1, $2) != fall($4, $5) }' ||
      { echo "$name: enumeration says $listed, types say $typed" >&2; exit 4; }
    checked=$(ulimit -t "${LIMIT:-20}"; "$gamecert-check" "$folder/$name" 2>/dev/null | tail -n 1) || true
    printf '%s\t%s\t%s\n' "$name" "$typed" "$([ "$checked" = 's VERIFIED' ] && echo checked || echo -)"
  done
}

# One list: what it says of each statement (`printed`, `known` without its graph), what a run found, what is known of trees.
table_of_list() {
  local list=$1 title=$2
  printf '\n## %s\n\n| statement | in short | known | all connected graphs | trees |\n|---|---|---|---|---|\n' "$title"
  awk -F '\t' -v results="$open/results/$list" '
    function code(graph) {
      gsub(/\|/, "\\|", graph)
      return graph ~ /`/ ? "`` " graph " ``" : "`" graph "`"
    }
    function verdict(fields,    all) {
      all = fields[3] ~ /\.\.$/
      sub(/^1\.\./, "", fields[3])
      if (fields[2] == "FAILS") return "false at order " fields[3] ": " code(fields[4])
      if (fields[2] == "VACUOUS") return all ? "no tree satisfies the hypotheses" : "nothing to order " fields[3] ": no graph satisfies the hypotheses"
      if (fields[2] == "HOLDS") return all ? "true of all trees" : "true to order " fields[3]
      return fields[3] > 0 ? "true to order " fields[3] ", then too dear" : "too dear"
    }
    function read_results(file, said,    line, fields) {
      while ((getline line <file) > 0) {
        split(line, fields, "\t")
        said[fields[1]] = verdict(fields)
      }
    }
    function close_entry(    graph) {
      if (name == "") return
      if (known ~ /^refuted [^, ]+/ && known !~ /^refuted at /) {
        graph = known
        sub(/^refuted /, "", graph)
        sub(/,? .*/, "", graph)
        sub(/^refuted [^, ]+/, "refuted", known)
        if (connected[name] !~ /^false/) connected[name] = connected[name] ", false of " code(graph)
      }
      gsub(/\|/, "\\|", known)
      printf "| %s | %s | %s | %s | %s |\n", name, printed, known, connected[name], tree[name]
      name = ""
    }
    BEGIN { read_results(results ".connected.tsv", connected); read_results(results ".trees.tsv", tree) }
    /^conjecture / { close_entry(); name = $0; sub(/^conjecture /, "", name); sub(/:.*/, "", name); known = "-" }
    /^[a-z]/ { field = $1; sub(/ .*/, "", field); text = substr($0, length(field) + 2) }
    /^ / { sub(/^ */, " "); text = $0 }
    field == "known" { known = /^ / ? known text : text }
    field == "printed" { printed = /^ / ? printed text : text }
    END { close_entry() }' "$open/$list.conjectures"
}

open_statements() {
  table_of_list wow2 "Written on the Wall II"
  table_of_list wow1 "Written on the Wall"
  table_of_list txgraffiti "TxGraffiti"
  table_of_list textbook "Textbooks, and false twins"
}

case ${2:-names} in
  names) all_names ;;
  open) open_statements ;;
  runs) rows_that_go_furthest "${@:3}" ;;
  ledger) ledger "${@:3}" ;;
  ledgers) table_of_ledgers ;;
  trees) trees "${@:3}" ;;
  *) echo "docs/lists.sh: expected open, runs, ledger, ledgers or trees, found '$2'" >&2; exit 2 ;;
esac
