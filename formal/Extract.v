(* The checker as an OCaml program; and the boards of reductions, to be compared with those of papers/colouring. *)
From Coq Require Import Extraction ExtrOcamlBasic ExtrOcamlChar.
From Gamecert Require Import Text Board Game Check OctalClaim.
From Gamecert.checkers Require Import Listed Automata Line Octal.
From Gamecert.language Require Import Graphs Formulas Reader.
From Gamecert.ledgers Require Import Simple Words Extension Sweep Computed Hereditary Drawn Streams Pieces Ledger Columns Tabled Alone.
From Gamecert.reductions Require Import Boards.
Extraction Language OCaml.
(* What is required comes first: a board that is refused for its numbers is not made. *)
Extraction Inline require.
Extraction "checked.ml" check step_of rules_on legal_moves after is_known board_in links_in left_in start_in said_in row claim_line rests_on
  check_sweep sweep_line graphs_listed check_piece check_pieces check_some some_line graphs_in advance at_start check_counterexample formula_rests_on games_in class_named no_condition read_piece read_formula read_formula_of_digraphs read_about true_in_digraph
  check_period read_period check_line line_about subjects_rest_on check_numbers claimed_numbers terms_automaton two_automaton number_automaton opposite_of comes_equal comes_less machine_of_terms machine_of_two machine_of_number
  check_alone check_table check_some_of_table table_line some_table_line number_of_graphs read_table_piece read_columns columns_computed columns_rest_on total_lines hypothesis true_at true_there is_there directed lasting_at is_computed adjacent_by natural number_text.
Extraction "targets.ml" is_graph proposition_1_board corollary_12_board hung_colours proposition_13_board corollary_19_board
  corollary_19_colours.
