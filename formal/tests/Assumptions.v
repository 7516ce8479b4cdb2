(* Main theorems rest on no axiom: formal/tests/run.sh reads what this prints. *)
From Gamecert Require Import Plane Game Impartial Check.
From Gamecert.games Require Import Ello NodeKayles.
Print Assumptions check_sound.
Print Assumptions ello_is_the_paper.
Print Assumptions node_kayles_is_the_paper.
Print Assumptions not_both.
Print Assumptions nim_sum.
