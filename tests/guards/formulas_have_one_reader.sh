#!/usr/bin/env bash
# Formulas are read in language/ alone: no other room cuts connectives, arithmetic or quantifiers from a text. What stood before
# is listed, a file with what it takes; the list gets shorter, never longer.
set -u
. "$(dirname "$0")/../complaints.sh"
# Conditions on vertices of a reduction: certificates have them as files do, with signs between them, and keep their bytes. Checkers
# read them, and link no reader of such formulas, which is a thousand lines; a reader for files alone would be one reader more.
known="reductions/reduction_file.cpp ! & |"
others="conjectures/column.cpp +
games/forms/value_reader.cpp * - /
games/instances/attributes.cpp -
graphs/families/random_families.cpp /
reductions/gadgets/gadget_text.cpp -
reductions/gadgets/parts_text.cpp =
reductions/reduction_lines.cpp +" # names, numbers and edges; heaps that stand beside one another; values of games
signs='\+|-|\*|/|\^|->|<->|&|\||!|=|!=|<|<=|>|>=|mod|xor|meet|forall|exists|count|sum|if|let'
found=$(git ls-files -co --exclude-standard -- '*.cpp' '*.hpp' | grep -vE '^(language|tests|bench)/' | while read -r file; do
  taken=$(grep -oE "take(_word|_directly|_sign)?\\((\"($signs)\"|'[-+*/^&|!<>]')" "$file" | sed -E "s/^[a-z_]*\\(.(.*).\$/\\1/" | LC_ALL=C sort -u | paste -sd' ')
  [ -z "$taken" ] || echo "$file $taken"
done)
diff <(printf '%s\n' "$known" "$others" | LC_ALL=C sort) <(LC_ALL=C sort <<<"$found") >/dev/null ||
  complain "formulas are read outside of language/: $(diff <(printf '%s\n' "$known" "$others" | LC_ALL=C sort) <(LC_ALL=C sort <<<"$found"))"
[ "$failures" -eq 0 ]
