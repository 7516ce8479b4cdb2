(* Main theorems rest on no axiom: formal/tests/run.sh reads what this prints. *)
From Gamecert Require Import Plane Game Alike Impartial ElloOrder Check.
From Gamecert.games Require Import Ello NodeKayles CapturePaper.
From Gamecert.checkers Require Import OrderFormula Field Elimination Steps Symmetry Partners Cancellation.
From Gamecert.lemmas Require Import Parities.
From Gamecert.reductions Require Import Corresponding ByNeighbours ByDistance.
Print Assumptions check_sound.
Print Assumptions ello_is_the_paper.
Print Assumptions node_kayles_is_the_paper.
Print Assumptions capture_is_the_paper.
Print Assumptions not_both.
Print Assumptions nim_sum.
Print Assumptions proposition_1_1.
Print Assumptions corollary_1_4.
Print Assumptions theorem_1_5.
Print Assumptions no_order_wins_right.
Print Assumptions take_steps_sound.
Print Assumptions exchange_sound.
Print Assumptions table_parity.
Print Assumptions follower_wins.
Print Assumptions partners_win.
Print Assumptions alike_outcome_P.
Print Assumptions alike_nimber.
Print Assumptions corresponding_games.
Print Assumptions alike_equal_play.
Print Assumptions proposition_1.
Print Assumptions corollary_12.
Print Assumptions proposition_13.
Print Assumptions proposition_18.
Print Assumptions corollary_19.
Print Assumptions Field.inverse_exists.
Print Assumptions Elimination.det_eliminated.
