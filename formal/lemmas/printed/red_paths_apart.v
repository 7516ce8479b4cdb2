(* red-paths-apart *)
From Gamecert.lemmas Require Import Repeating.

Theorem lemma_red_paths_apart : holds_for_all_copies
  (Family 1 [false] [false] [(1, 2)] [(2, 3)] [])
  All_never.
Proof. by_induction 2. Qed.
(* Refused with the colour of 1 changed: *)
Theorem lemma_red_paths_apart_twin : holds_for_all_copies
  (Family 1 [true] [false] [(1, 2)] [(2, 3)] [])
  All_never.
Proof. refused_induction 2. Abort.
