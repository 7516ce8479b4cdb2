#!/usr/bin/env bash
# Lemmas as theorems: every lemma that comes with the program is printed, each theorem has its refused twin, none rests on an axiom.
# Usage: lemmas.sh, in a folder in which build.sh was run with the program that prints lemmas
set -u
here=$(cd "$(dirname "$0")" && pwd)
failures=0
fail() { echo "formal: $*" >&2; failures=$((failures + 1)); }

[ -d lemmas/printed ] || { echo "formal: lemmas are not proved, as there is no program that prints them: ./quickstart test makes it"; exit 0; }
for lemma in "$here"/../../{reductions/lemmas,papers/*}/*.lemma; do
  [ -e "lemmas/printed/$(basename "$lemma" .lemma | tr '.-' '__').v" ] || fail "$lemma is not printed"
done
theorems=(
  winnable_is_ello winning_orders exchange interchangeable exchange_recolouring along_is_table ello_by_determinant path_of_three
  mirrored_play mirrored_sides mirrored_gadgets is_closed_sound some_nimber nimber_is_node_kayles nimber_is_proper
  nimber_is_blue_red mirrored_arcs arc_nimber_is_arc_kayles counterplay score_by_counterplay score_is_capture split_pairs
  settled_vertex strike_sound cancelled pairs_bound cut_vertex_green cut_vertex_red cut_vertex_dead total_winnable answers_sound
  unwinnable_by_parts winnable_by_parts driven_if_by_tables driven_only_if_by_tables by_repeating_tables exchanged_nimbers)
for file in lemmas/printed/*.v; do
  for name in $(sed -n 's/^Theorem \([A-Za-z0-9_]*\) .*/\1/p' "$file" | grep -v '_twin$'); do
    grep -q "^Theorem ${name}_twin " "$file" || fail "$name has no twin"
    theorems+=("$(basename "$file" .v).$name")
  done
done
# All of them together are gone through once.
{
  echo "From Coq Require Import List."
  echo "From Gamecert.lemmas Require Import SplitPairs Leads Cancelling Coloured Exchange Tables Statements Determinant Mirrored Triples MirroredGadgets Selecting BlueRed Taking Counting CapturingBoards Parts Totals Hanging Driven Repeating Exchanging."
  for file in lemmas/printed/*.v; do echo "From Gamecert.lemmas.printed Require $(basename "$file" .v)."; done
  echo "Import ListNotations. Inductive theorem := proved (P : Prop) (p : P). Definition all_theorems : list theorem := ["
  printf 'proved _ (@%s);\n' "${theorems[@]}" | sed '$s/;$/]./'
  echo "Print Assumptions all_theorems."
} >lemma_assumptions.v
said=$(coqc -R . Gamecert lemma_assumptions.v)
[ ${#theorems[@]} -ge 115 ] && [ "$said" = "Closed under the global context" ] || fail "expected 115 theorems or more on lemmas without assumptions, found of ${#theorems[@]}: $said"
echo "formal: ${#theorems[@]} theorems on lemmas without assumptions"
exit $((failures > 0))
