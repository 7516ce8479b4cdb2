(* Lemmas about families of gadgets, as they are printed: tables that repeat prove them. *)
From Gamecert Require Export FamilyClaim.
From Gamecert.lemmas Require Export Gadgets.
From Gamecert.checkers Require Import Induction.

Theorem by_repeating_tables f c n : check_induction f c n = true -> holds_for_all_copies f c.
Proof. apply check_induction_sound. Qed.

(* So many copies are the first with the tables of fewer. *)
Ltac by_induction n := apply (by_repeating_tables _ _ n); vm_compute; reflexivity.
Ltac refused_induction n :=
  assert_fails (by_induction n); apply (by_repeating_tables _ _ n); vm_compute; lazymatch goal with |- false = true => idtac end.
