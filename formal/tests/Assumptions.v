(* Main theorems rest on no axiom: formal/tests/run.sh reads what this prints. They are gone through together, which takes a fraction of the
   time. *)
From Coq Require Import List.
From Gamecert Require Import Plane Game Alike Impartial ElloOrder Check.
From Gamecert.games Require Import Ello NodeKayles CapturePaper.
From Gamecert.checkers Require Import OrderFormula Field Elimination Steps Symmetry Partners Cancellation Conflicts Exchanges Automata Line Octal Frontiers.
From Gamecert.lemmas Require Import Parities.
From Gamecert.language Require Import Asking Played Rank Invariance NodeKayles Solitaires Remembered AnswersAlike.
From Gamecert.ledgers Require Import Words Extension Hereditary Polygons Digraphs DigraphWords Counts Glued Components Streams Ledger Pieces Tabled Alone.
From Gamecert.lemmas Require Determinant.
From Gamecert.reductions Require Import Corresponding ByNeighbours ByDistance.
Import ListNotations.
Inductive theorem := proved (P : Prop) (p : P).
Definition main_theorems : list theorem := [
  proved _ (@check_sound);
  proved _ (@ello_is_the_paper);
  proved _ (@node_kayles_is_the_paper);
  proved _ (@capture_is_the_paper);
  proved _ (@not_both);
  proved _ (@nim_sum);
  proved _ (@proposition_1_1);
  proved _ (@corollary_1_4);
  proved _ (@theorem_1_5);
  proved _ (@no_order_wins_right);
  proved _ (@Frontiers.no_order_along);
  proved _ (@take_steps_sound);
  proved _ (@exchange_sound);
  proved _ (@exchanges_sound);
  proved _ (@Conflicts.nimber_is_striking);
  proved _ (@Determinant.winnable_by_determinant);
  proved _ (@table_parity);
  proved _ (@follower_wins);
  proved _ (@partners_win);
  proved _ (@alike_outcome_P);
  proved _ (@alike_nimber);
  proved _ (@corresponding_games);
  proved _ (@alike_equal_play);
  proved _ (@proposition_1);
  proved _ (@corollary_12);
  proved _ (@proposition_13);
  proved _ (@proposition_18);
  proved _ (@corollary_19);
  proved _ (@Field.inverse_exists);
  proved _ (@Elimination.det_eliminated);
  proved _ (@check_period_sound);
  proved _ (@repeating);
  proved _ (@check_line_sound);
  proved _ (@check_numbers_sound);
  proved _ (@automaton_of_sound);
  proved _ (@check_sweep_sound);
  proved _ (@check_pieces_sound);
  proved _ (@check_some_sound);
  proved _ (@check_table_sound);
  proved _ (@check_some_of_table_sound);
  proved _ (@check_alone_sound);
  proved _ (@check_counterexample_sound);
  proved _ (@meaning_alike);
  proved _ (@rank_is_the_dimension);
  proved _ (@nimber_is_the_nimber);
  proved _ (@misere_is_the_outcome);
  proved _ (@score_is_the_score);
  proved _ (@by_the_rules_alike);
  proved _ (@remembered_right);
  proved _ (@node_kayles_nimber);
  proved _ (@by_the_rules_is_kayles);
  proved _ (@wins_is_winnable);
  proved _ (@wins_ello);
  proved _ (@wins_odd_elimination);
  proved _ (@reordered_isomorphic);
  proved _ (@extends_sound);
  proved _ (@conditions_hereditary);
  proved _ (@polygons_complete_sound);
  proved _ (@arcs_reordered_isomorphic);
  proved _ (@digraphs_complete_sound);
  proved _ (@digraph_word_isomorphic);
  proved _ (@isomorphic_digraph_word);
  proved _ (@canonical_isomorphic);
  proved _ (@orbit_size);
  proved _ (@counted);
  proved _ (@labelled_connected_bound);
  proved _ (@of_components_unique);
  proved _ (@all_differ_sound)].
Print Assumptions main_theorems.
